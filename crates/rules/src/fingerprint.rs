//! A hash of a value that is the same on every platform.

use std::hash::{Hash, Hasher};

/// Mixes what it is fed, word by word. Lengths and discriminants are widened, so that 32-bit and
/// 64-bit platforms agree.
struct Portable(u64);

impl Portable {
    const fn mix(&mut self, word: u64) {
        let mixed = (self.0 ^ word).wrapping_mul(0x9e37_79b9_7f4a_7c15);
        self.0 = mixed ^ (mixed >> 32);
    }
}

impl Hasher for Portable {
    fn finish(&self) -> u64 {
        let mut last = Self(self.0);
        last.mix(0x6a75_7374);
        last.0
    }

    fn write(&mut self, bytes: &[u8]) {
        for chunk in bytes.chunks(8) {
            let mut word = [0; 8];
            word[..chunk.len()].copy_from_slice(chunk);
            self.mix(u64::from_le_bytes(word));
        }
    }

    fn write_u8(&mut self, n: u8) {
        self.mix(u64::from(n));
    }

    fn write_u16(&mut self, n: u16) {
        self.mix(u64::from(n));
    }

    fn write_u32(&mut self, n: u32) {
        self.mix(u64::from(n));
    }

    fn write_u64(&mut self, n: u64) {
        self.mix(n);
    }

    fn write_usize(&mut self, n: usize) {
        self.mix(n as u64);
    }

    fn write_isize(&mut self, n: isize) {
        self.mix(n as u64);
    }
}

/// The fingerprint of a value: 64 bits that are the same on every platform. It tells mistakes, not
/// attacks.
#[must_use]
pub fn fingerprint(value: &impl Hash) -> u64 {
    let mut hasher = Portable(0x4a75_7374_4170_706c);
    value.hash(&mut hasher);
    hasher.finish()
}
