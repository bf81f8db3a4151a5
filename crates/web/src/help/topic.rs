//! What the rules can be open at.

use rules::{Phase, Setup};

/// A place in the rules.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Topic {
    /// What the game is about.
    Beginning,
    /// The list of all sections.
    Contents,
    /// A section.
    Section(Section),
    /// A rule, by its id.
    Rule(&'static str),
}

impl Topic {
    /// What a phase is about.
    pub(crate) const fn of(phase: &Phase) -> Self {
        Self::Section(Section::of(phase))
    }

    /// The id of its element, which `xtask` gave it.
    pub(super) fn id(self) -> String {
        match self {
            Self::Beginning => "rules-beginning".to_owned(),
            Self::Contents => "rules-contents".to_owned(),
            Self::Section(section) => format!("rules-{}", section.letter()),
            Self::Rule(id) => format!("rule-{id}"),
        }
    }
}

/// A section of the rules that a phase is about.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Section {
    Market,
    Load,
    Declaration,
    Inspection,
    Debts,
    Honour,
    TimeLimit,
    Victory,
    Deputies,
    BlackMarket,
}

impl Section {
    /// The section that has the name of the phase.
    const fn of(phase: &Phase) -> Self {
        match phase {
            Phase::Market(_) => Self::Market,
            Phase::Load(_) => Self::Load,
            Phase::Declaration(_) => Self::Declaration,
            Phase::Inspection(_) => Self::Inspection,
            Phase::Over(_) => Self::Victory,
        }
    }

    /// Its letter, which is the same in every language.
    pub(super) const fn letter(self) -> &'static str {
        match self {
            Self::Market => "M",
            Self::Load => "L",
            Self::Declaration => "C",
            Self::Inspection => "I",
            Self::Debts => "B",
            Self::Honour => "H",
            Self::TimeLimit => "T",
            Self::Victory => "V",
            Self::Deputies => "D",
            Self::BlackMarket => "K",
        }
    }

    /// Everything that a phase is about at a table where this is played.
    pub(super) fn all(phase: &Phase, setup: &Setup) -> Vec<Self> {
        let mut all = vec![Self::of(phase)];
        if matches!(phase, Phase::Inspection(_)) {
            all.extend([Self::Debts, Self::Honour]);
            all.extend(setup.options().time_limit.then_some(Self::TimeLimit));
            all.extend(setup.options().deputies.then_some(Self::Deputies));
        }
        if matches!(phase, Phase::Inspection(_) | Phase::Over(_)) {
            all.extend(setup.black_market().map(|_| Self::BlackMarket));
        }
        all
    }
}

#[cfg(test)]
mod tests {
    use std::sync::Arc;

    use rules::setup::BlackMarketRule;
    use rules::{Edition, Good, Goods, Options, Scene, Seat};

    use super::*;

    /// The letters of what a phase is about, with or without variants.
    fn letters(options: Options, at: fn(Scene) -> Scene) -> String {
        let setup = Arc::new(Setup::new(options).unwrap());
        let phase = at(Scene::new(setup.clone())).build().unwrap().public().phase.clone();
        Section::all(&phase, &setup).into_iter().map(Section::letter).collect()
    }

    fn load(scene: Scene) -> Scene {
        let hand = Goods::from([(Good::APPLES, 3)]);
        let seats = scene.setup().seats();
        seats.iter().fold(scene, |scene, seat| scene.hand(seat, hand)).load()
    }

    fn gate(scene: Scene) -> Scene {
        let bag = Goods::from([(Good::APPLES, 1)]);
        scene.bag(Seat::new(3), bag).declares(Seat::new(3), Good::APPLES).inspection()
    }

    #[test]
    fn a_phase_is_about_its_own_section() {
        let basic = || Options::new(Edition::Second, 4);
        assert_eq!(letters(basic(), Scene::market), "M");
        assert_eq!(letters(basic(), load), "L");
        assert_eq!(letters(basic(), gate), "IBH");
        assert_eq!(letters(basic(), Scene::over), "V");
    }

    #[test]
    fn an_inspection_is_about_what_the_table_plays() {
        let mut options = Options::new(Edition::Second, 6);
        options.time_limit = true;
        options.black_market = Some(BlackMarketRule::default());
        assert_eq!(letters(options.clone(), gate), "IBHTDK");
        assert_eq!(letters(options, Scene::over), "VK");
    }

    #[test]
    fn a_place_has_the_id_of_its_element() {
        assert_eq!(Topic::Rule("M3").id(), "rule-M3");
        assert_eq!(Topic::Section(Section::Honour).id(), "rules-H");
        assert_eq!(Topic::Contents.id(), "rules-contents");
    }
}
