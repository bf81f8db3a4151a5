//! The functions of a module in an order in which they compress well.
//!
//! A compiler's functions repeat each other: above all those that take and give the same, are of about
//! one size, and end alike. Compression finds what repeats the cheaper the nearer it is, so these become
//! neighbours: the module of the page loses some five per cent that way.

use std::convert::Infallible;

use anyhow::Result;
use wasm_encoder::reencode::{Error, Reencode};
use wasm_encoder::{CodeSection, FunctionSection, Module};
use wasmparser::{CodeSectionReader, FunctionSectionReader, Parser, Payload, TypeRef};

/// The same module with its functions in another order.
pub(crate) fn well_ordered(code: &[u8]) -> Result<Vec<u8>> {
    let mut order = Order::of(code)?;
    let mut module = Module::new();
    order.parse_core_module(&mut module, Parser::new(0), code)?;
    Ok(module.finish())
}

/// The order of a module's functions.
struct Order {
    /// How many functions come from outside: their numbers come first, and stay.
    imported: u32,
    /// Which function comes at each place.
    at: Vec<usize>,
    /// The place of each function.
    place: Vec<u32>,
}

impl Order {
    fn of(code: &[u8]) -> Result<Self> {
        let (mut imported, mut types, mut bodies) = (0, Vec::new(), Vec::new());
        for payload in Parser::new(0).parse_all(code) {
            match payload? {
                Payload::ImportSection(section) => {
                    for import in section.into_imports() {
                        imported += u32::from(matches!(import?.ty, TypeRef::Func(_)));
                    }
                }
                Payload::FunctionSection(section) => {
                    types = section.into_iter().collect::<Result<Vec<_>, _>>()?;
                }
                Payload::CodeSectionEntry(body) => bodies.push(body.as_bytes()),
                _ => {}
            }
        }
        let mut at: Vec<usize> = (0..bodies.len()).collect();
        let kin = |function: usize| (types.get(function), bodies[function].len().checked_ilog2());
        at.sort_by(|&one, &other| {
            let end = |function: usize| bodies[function].iter().rev();
            kin(one).cmp(&kin(other)).then_with(|| end(one).cmp(end(other)))
        });
        let mut place = vec![0; at.len()];
        for (number, &function) in (0..).zip(&at) {
            place[function] = number;
        }
        Ok(Self { imported, at, place })
    }

    /// What a section has for each function, in the new order.
    fn sorted<T: Clone>(&self, all: &[T]) -> Result<Vec<T>, Error> {
        let one = |&function: &usize| all.get(function).cloned();
        self.at.iter().map(one).collect::<Option<_>>().ok_or(Error::InvalidCodeSectionSize)
    }
}

impl Reencode for Order {
    type Error = Infallible;

    fn function_index(&mut self, function: u32) -> Result<u32, Error> {
        let own = function.checked_sub(self.imported).and_then(|own| self.place.get(own as usize));
        Ok(own.map_or(function, |place| self.imported + place))
    }

    fn parse_function_section(
        &mut self,
        functions: &mut FunctionSection,
        section: FunctionSectionReader<'_>,
    ) -> Result<(), Error> {
        let types = section.into_iter().collect::<Result<Vec<_>, _>>()?;
        for number in self.sorted(&types)? {
            functions.function(number);
        }
        Ok(())
    }

    fn parse_code_section(
        &mut self,
        code: &mut CodeSection,
        section: CodeSectionReader<'_>,
    ) -> Result<(), Error> {
        let bodies = section.into_iter().collect::<Result<Vec<_>, _>>()?;
        for body in self.sorted(&bodies)? {
            self.parse_function_body(code, body)?;
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeMap;

    use wasm_encoder::{EntityType, ExportKind, ExportSection, Function, ImportSection};
    use wasm_encoder::{TypeSection, ValType};
    use wasmparser::Operator;

    use super::*;

    /// A module with one function from outside and these: the first calls the last, and all others
    /// the one from outside.
    fn module(names: &[&str]) -> Vec<u8> {
        let (mut types, mut functions) = (TypeSection::new(), FunctionSection::new());
        let (mut exports, mut code) = (ExportSection::new(), CodeSection::new());
        types.ty().function([], []);
        types.ty().function([], [ValType::I32]);
        let mut imports = ImportSection::new();
        imports.import("outside", "it", EntityType::Function(0));
        let last = names.len() as u32;
        for (number, name) in (1..).zip(names) {
            functions.function(number % 2);
            exports.export(name, ExportKind::Func, number);
            let mut function = Function::new([]);
            function.instructions().call(if number == 1 { last } else { 0 });
            for _ in 0..name.len() {
                function.instructions().nop();
            }
            function.instructions().i32_const(7 - number as i32).end();
            code.function(&function);
        }
        let mut module = Module::new();
        module.section(&types).section(&imports).section(&functions);
        module.section(&exports).section(&code);
        module.finish()
    }

    /// What each function is, by its name, and the names in the order of the functions.
    fn told(code: &[u8]) -> (BTreeMap<String, String>, Vec<String>) {
        let (mut names, mut types, mut bodies) = (vec!["outside".to_owned()], vec![], vec![]);
        for payload in Parser::new(0).parse_all(code) {
            match payload.unwrap() {
                Payload::FunctionSection(all) => {
                    types = all.into_iter().map(Result::unwrap).collect();
                }
                Payload::ExportSection(all) => {
                    let mut all: Vec<_> = all.into_iter().map(Result::unwrap).collect();
                    all.sort_by_key(|export| export.index);
                    names.extend(all.iter().map(|export| export.name.to_owned()));
                }
                Payload::CodeSectionEntry(body) => bodies.push(body),
                _ => {}
            }
        }
        let own = names[1..].to_vec();
        let body = |(body, number): (&wasmparser::FunctionBody<'_>, &u32)| {
            let operators = body.get_operators_reader().unwrap().into_iter().map(Result::unwrap);
            let said = operators.map(|operator| match operator {
                Operator::Call { function_index } => {
                    format!("call {}", names[function_index as usize])
                }
                other => format!("{other:?}"),
            });
            format!("{number}: {}", said.collect::<Vec<_>>().join(", "))
        };
        let said = own.iter().cloned().zip(bodies.iter().zip(&types).map(body)).collect();
        (said, own)
    }

    #[test]
    fn functions_change_places_and_nothing_else() {
        let before = module(&["a rather long one", "b", "c", "another long one", "d"]);
        let after = well_ordered(&before).unwrap();
        let ((was, old), (is, new)) = (told(&before), told(&after));
        assert_eq!(was, is);
        assert_ne!(old, new);
        assert_eq!(new.last().unwrap(), "a rather long one", "those of one size are together");
        assert_eq!(well_ordered(&after).unwrap(), after, "nothing is left to be done");
    }

    #[test]
    fn what_is_no_module_is_refused() {
        assert!(well_ordered(b"just apples").is_err());
    }
}
