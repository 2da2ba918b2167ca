//! One of everything that can be put into words.

use fleet::cards::{Crisis, Destination, Loyalty, Quorum, SuperCrisis, skill};
use fleet::characters::{Ability, Character};
use fleet::choice::{
    Action, Brutal, CrisisBox, Deck, DeckEnd, FleetOrder, LostViper, Move, Order, Purpose, Repairs, Target,
    ViperOrder,
};
use fleet::combat::Weapon;
use fleet::configuration::Configuration;
use fleet::craft::Craft;
use fleet::effect::words::check;
use fleet::effect::{Activation, Among, Condition, Effect, From, Risked, Rule, Test, Title, VipersIn, Who};
use fleet::origin::Origin;
use fleet::space::{Area, BasestarDamage, Cargo, CivilianId, Piece};
use fleet::state::{
    CheckFor, CheckOutcome, CrisisUnderWay, DamageToken, Matter, Outcome, Public, Roll, RollFor, Step,
};
use fleet::window::{Moment, plays};
use fleet::{Ask, Choice, Event, Fleet, Location, Resource, Setup, Skill, SkillCard, SkillName, Skills};
use strum::IntoEnumIterator;
use tabletop::{Game, Seat, Seed};

const ACTIVATIONS: [Activation; 4] =
    [Activation::Raiders, Activation::HeavyRaiders, Activation::Basestars, Activation::Launch];
const PIECES: [Piece; 5] =
    [Piece::Basestar, Piece::Raider, Piece::HeavyRaider, Piece::Viper, Piece::Civilian];
const DECKS: [Deck; 2] = [Deck::Crisis, Deck::Destination];
const BOXES: [CrisisBox; 4] = [CrisisBox::First, CrisisBox::Second, CrisisBox::Check, CrisisBox::Instead];
const CHECK_OUTCOMES: [CheckOutcome; 3] = [CheckOutcome::Pass, CheckOutcome::Partial, CheckOutcome::Fail];

/// A table where nobody has a character yet.
pub(crate) fn before_the_game() -> Public {
    Fleet::set_up(&Setup::base(5), Seed::from_number(1)).expect("a set-up").public
}

/// A table where everything is under way: a turn, a crisis, a die roll.
pub(crate) fn during_the_game() -> Public {
    use Character::*;
    let setup = Setup::base(4).with_characters(vec![Adama, Roslin, Starbuck, Tyrol]);
    let mut table = crate::common::random_table(&setup, 3);
    while table.public.players.is_empty() {
        // The layout has no end of the game.
        let _ = table.play_out(1);
    }
    let mut public = table.public.clone();
    let crisis = Crisis::all().next().expect("a crisis card");
    public.matters.push(Matter::Crisis(CrisisUnderWay::new(Origin::Crisis(crisis))));
    public.players[0].place = fleet::state::Place::At(Location::AdmiralsQuarters);
    public.space[Area::REAR].civilians.push(CivilianId(3));
    public.matters.push(Matter::Roll(Roll {
        roller: Seat(0),
        purpose: RollFor::Effect,
        needs: Test::AtLeast(5),
        bonus: 2,
        planned: true,
        shown: Some(4),
        again: false,
    }));
    public
}

pub(crate) fn outcomes() -> [Outcome; 7] {
    use Outcome::*;
    [HumansWin, NoFuel, NoFood, NoMorale, NoPopulation, CenturionInvasion, GalacticaDestroyed]
}

pub(crate) fn steps() -> [Step; 11] {
    use Step::*;
    [
        ChooseCharacters,
        LayOut,
        FirstHands,
        ReceiveSkills,
        Movement,
        Action,
        Crisis,
        ResolveCrisis,
        ActivateCylonShips,
        PrepareForJump,
        EndOfTurn,
    ]
}

fn skill_cards() -> Vec<SkillCard> {
    SkillName::iter().flat_map(skill::printings).map(|(card, _)| card).collect()
}

fn targets() -> Vec<Target> {
    let area = Area::number(2);
    vec![
        Target::Raider(area),
        Target::HeavyRaider(area),
        Target::Basestar(area, 0),
        Target::Basestar(Area::FRONT, 1),
        Target::Centurion(0),
    ]
}

/// Effects of every kind, those included that no card has.
pub(crate) fn effects() -> Vec<Effect> {
    use Effect::*;
    let whos = [Who::Current, Who::President, Who::Admiral, Who::Chosen, Who::Actor, Who::Each];
    let among = [
        Among::OtherPlayers,
        Among::OtherHumans,
        Among::OtherHumansNotAdmiral,
        Among::PresidentAndAdmiral,
        Among::Sendable(Location::Brig),
        Among::OthersInBrig,
        Among::Others,
        Among::Nominees,
        Among::OthersAboard(Location::Brig),
    ];
    let lose = || Box::new(Change(Resource::Food, -1));
    let gain = || Box::new(Change(Resource::Fuel, 2));
    let demand = || check(7, &[Skill::Politics, Skill::Tactics], *gain(), *lose());
    let mut effects = vec![
        Nothing,
        LoseNuke,
        ActivatePlacedRaiders,
        RecallVipers,
        BrutalForce,
        Assign,
        AsIfFailed,
        AnotherCrisis,
        RemoveThis,
        AttackWithGalactica,
        AttackCenturion,
        LaunchInViper,
        ActAgain,
        DrawOrPlayQuorum,
        ExchangeSuperCrisis,
        GiveAwayLoyalty,
        Scout,
        ChooseDamage { drawn: 5, applied: 2 },
        GainOneOf(&[Resource::Food, Resource::Fuel, Resource::Morale]),
        RiskyJump(Test::AtMost(6)),
        Check(Box::new(demand())),
        Check(Box::new(demand().partly(4, *gain()))),
        Refit { vipers: 1, raptors: 2 },
        Jump(2),
        Jump(-2),
        Place(vec![(Area::FRONT, Piece::Basestar, 1), (Area::REAR, Piece::Civilian, 5)]),
        SendAllOn(fleet::Ship::Galactica, Location::Brig),
        All(vec![*lose(), *gain(), Board(2), *lose()]),
    ];
    for who in whos {
        effects.extend([
            Discard(vec![(who, 2), (Who::Admiral, 5)]),
            DiscardRandom(who, 1),
            DiscardHand(who),
            Draw(who, 1, From::Any),
            Draw(who, 3, From::Type(Skill::Piloting)),
            Draw(who, 1, From::OneOf(&[Skill::Politics, Skill::Tactics])),
            Release(who),
            TakeCard(who),
            LookAtAllLoyalty(who),
            Send(who, Location::Sickbay),
            Either(who, lose(), gain()),
            May(who, lose()),
            May(who, Box::new(Choose(who, among[5], Box::new(Send(Who::Chosen, Location::Brig))))),
            Roll(who, Test::AtMost(3), lose(), Box::new(Nothing)),
            Roll(who, Test::AtLeast(3), lose(), gain()),
            Give(Title::President, who),
            LookAtLoyalty(Who::President, who),
        ]);
        for among in among {
            let mutiny = Roll(Who::Chosen, Test::AtLeast(3), gain(), lose());
            for then in [
                Assign,
                Release(Who::Chosen),
                TakeCard(Who::Chosen),
                LookAtAllLoyalty(Who::Chosen),
                Check(Box::new(demand())),
                mutiny,
                *lose(),
                Give(Title::Admiral, Who::Chosen),
                LookAtLoyalty(who, Who::Chosen),
            ] {
                effects.push(Choose(who, among, Box::new(then)));
            }
        }
    }
    for count in [1, 2, 5] {
        effects.extend([
            DestroyRaptors(count),
            RestoreRaptors(count),
            DamageVipers(count, VipersIn::Reserves),
            DamageVipers(count, VipersIn::Space),
            DestroyCivilians(count),
            DamageGalactica(count),
            Board(count),
            LookAtCivilians(count),
            DirectVipers(count),
            DrawQuorum(count),
            AttackWithViper(count),
            DirectEachOnce(count),
            Repair { vipers: count },
            MayRisk(Risked::Raptors, count, Test::AtLeast(3), gain(), lose()),
            MayRisk(Risked::Vipers, count, Test::AtLeast(3), gain(), lose()),
        ]);
    }
    for resource in Resource::ALL {
        effects.extend([Change(resource, 1), Change(resource, -5), IfBelow(resource, 6, lose())]);
    }
    let conditions = [
        Condition::OnBlueSpace,
        Condition::InSkillSet(Skill::Piloting),
        Condition::Holds(Title::Admiral),
        Condition::DistanceAtMost(7),
        Condition::There(Risked::Raptors, 1),
        Condition::There(Risked::Vipers, 2),
    ];
    effects.extend(conditions.map(|condition| If(condition, lose())));
    effects.extend(conditions.map(|condition| OnlyIf(condition, gain())));
    effects.extend(ACTIVATIONS.map(Activate));
    effects.extend(Rule::iter().map(Keep));
    effects.extend(Location::iter().map(|location| SendAllAt(location, Location::Sickbay)));
    effects
}

/// Questions of every kind.
pub(crate) fn asks() -> Vec<Ask> {
    use Ask::*;
    use Purpose::*;
    let purposes = [
        Brig,
        Sickbay,
        Release,
        Look,
        LookAtAll,
        Presidency,
        Assign,
        Mutiny,
        Purpose::ExecutiveOrder,
        Infiltrate,
        GiveLoyalty,
        Accuse,
        Wound,
    ];
    let mut asks = vec![
        ChooseCharacter,
        LaunchArea,
        DrawFrom { left: 1 },
        DrawFrom { left: 3 },
        Move,
        Action,
        Ask::ExecutiveOrder,
        Discard { count: 1 },
        Discard { count: 5 },
        HandLimit { count: 2 },
        DiscardToThree,
        AddToCheck,
        EitherEffect,
        MayEffect,
        LeaveBrigTo,
        ChooseCrisis,
        ChooseQuorum,
        PresidentsOffice,
        ChooseDestination,
        ScoutDeck,
        AttackedPilot,
        DestroyCivilian,
        DamageViper,
        LookAtCivilians,
        MoveCivilian { ship: CivilianId(3) },
        DirectViper { left: 1 },
        DirectViper { left: 6 },
        FlyViper,
        ReturnViper,
        WhichCraft,
        Repair,
        RefitVipers,
        RefitRaptor,
        IgnoreLook { viewer: Seat(1) },
        BrutalForce,
        ChooseDamage,
        GainResource,
        Caprica,
        CylonFleet,
        TakeCard { from: Seat(1) },
        ExchangeSuperCrisis,
        PassSympathizer,
        BlindDevotion,
        MysteriousIntuition,
        WhoFirst {
            wanted: vec![
                (Seat(0), fleet::window::Play::StrategicPlanning),
                (Seat(1), fleet::window::Play::StrategicPlanning),
            ],
        },
    ];
    asks.extend(purposes.map(|purpose| ChoosePlayer { purpose }));
    asks.extend(Location::iter().flat_map(|to| [PayForMove { to }, PayForLocation { location: to }]));
    asks.extend(Crisis::all().map(|crisis| CrisisBox { crisis: Some(crisis), super_crisis: None }));
    asks.extend(DECKS.map(|deck| TopOrBottom { deck }));
    asks.extend(ACTIVATIONS.map(|activation| NextArea { activation }));
    asks.extend(PIECES.map(|piece| Shortage { piece }));
    asks.extend(Weapon::iter().map(|with| Ask::Target { with }));
    asks.extend(Loyalty::iter().map(|card| RevealPower { card }));
    asks.extend(Moment::iter().map(|moment| Interrupt { moment }));
    asks
}

fn actions() -> Vec<Action> {
    let mut actions = vec![Action::Viper, Action::DrawQuorum, Action::Nuke, Action::Nothing];
    actions.extend(Location::iter().map(Action::Location));
    actions.push(Action::Skill(skill_cards()[0]));
    actions.extend(Character::iter().map(Action::Character));
    actions.extend(Quorum::all().map(Action::Quorum));
    actions.extend(Loyalty::iter().map(Action::Reveal));
    actions
}

/// Choices of every kind.
pub(crate) fn choices() -> Vec<Choice> {
    let mut choices = vec![Choice::Pass, Choice::Do, Choice::Either(0), Choice::Either(1)];
    choices.extend(Character::iter().map(Choice::Character));
    choices.extend(Location::iter().map(Choice::Location));
    choices.extend(Area::ALL.map(Choice::Area));
    choices.extend(Skill::ALL.map(Choice::Skill));
    choices.extend([skill_cards()[0], skill_cards()[20]].map(Choice::Card));
    choices.extend(Resource::ALL.map(Choice::Resource));
    choices.extend(Crisis::all().map(Choice::Crisis).take(3));
    choices.extend(SuperCrisis::all().map(Choice::SuperCrisis).take(3));
    choices.extend(Quorum::all().map(Choice::Quorum).take(3));
    choices.extend(Destination::all().map(Choice::Destination).take(3));
    choices.extend([Choice::Civilian(CivilianId(3)), Choice::Civilian(CivilianId(99))]);
    choices.extend(targets().into_iter().map(Choice::Target));
    choices.extend(targets().into_iter().map(|target| Choice::Viper(ViperOrder::Attack(target))));
    choices.push(Choice::Viper(ViperOrder::Launch(Area::number(5))));
    choices.push(Choice::Viper(ViperOrder::Fly(Area::REAR, Area::number(5))));
    choices.extend(actions().into_iter().map(Choice::Action));
    choices.push(Choice::Move(Move::Stay));
    choices.push(Choice::Move(Move::Fly(Area::FRONT)));
    choices.extend(Location::iter().map(|to| Choice::Move(Move::To(to))));
    choices.extend(BOXES.map(Choice::Box));
    choices.extend([Order::MoveAndAct, Order::ActTwice, Order::Decline].map(Choice::Order));
    choices.extend([DeckEnd::Top, DeckEnd::Bottom].map(Choice::End));
    choices.extend(DECKS.map(Choice::Deck));
    choices.extend(
        [LostViper::Destroyed(Craft::Viper), LostViper::Damaged(Craft::Viper)].map(Choice::LostViper),
    );
    choices.extend(Craft::vipers().map(Choice::Craft));
    choices.push(Choice::Damage(DamageToken::Location(Location::Command)));
    choices.push(Choice::Damage(DamageToken::Resource(Resource::Fuel)));
    choices.extend(CHECK_OUTCOMES.map(Choice::Outcome));
    choices.extend([Brutal::Raiders, Brutal::HeavyRaider, Brutal::Centurion].map(Choice::Brutal));
    choices.extend([Repairs::Location, Repairs::Vipers].map(Choice::Repairs));
    choices.extend(ACTIVATIONS.map(|activation| Choice::Fleet(FleetOrder::Activate(activation))));
    choices.push(Choice::Fleet(FleetOrder::Launch));
    choices.extend(plays().map(|interrupt| Choice::Play(interrupt.play, None)));
    choices.push(Choice::Play(fleet::window::Play::StrategicPlanning, Some(skill_cards()[0])));
    choices
}

/// Events of every kind.
pub(crate) fn events() -> Vec<Event> {
    use Event::*;
    let (seat, at, area) = (Seat(0), Seat(1), Area::number(5));
    let (ship, cards) = (CivilianId(3), skill_cards());
    let base = &Configuration::base(4);
    let (crisis, super_crisis) = (Crisis::deck(base)[0], SuperCrisis::deck(base)[0]);
    let (quorum, destination) = (Quorum::deck(base)[0], Destination::deck(base)[0]);
    let mut events = vec![
        DestinyRebuilt,
        VipersRecalled,
        RaptorDestroyed,
        RaptorRestored,
        CenturionsAdvanced,
        CenturionBoarded,
        CenturionDestroyed,
        NukeSpent,
        SleeperAgents,
        TurnBegan { seat, turn: 7 },
        SkillsReceived { cards: cards.clone() },
        Discarded { seat, cards: cards.clone() },
        Moved { seat, to: Move::Stay },
        Moved { seat, to: Move::Fly(area) },
        Launched { seat: Some(seat), area },
        Launched { seat: None, area },
        AssignedCardUsed { seat, card: quorum },
        QuorumReceived { cards: Quorum::all().collect() },
        QuorumPlayed { seat, card: quorum },
        CrisisRevealed { crisis },
        CrisisDiscarded { crisis },
        SuperCrisisPlayed { seat, card: super_crisis },
        SuperCrisisDrawn { seat },
        SuperCrisisReceived { card: super_crisis },
        CheckBegan {
            what: CheckFor::Crisis(crisis),
            difficulty: 9,
            partial: Some(6),
            skills: Skills::of(&[Skill::Tactics]),
        },
        DifficultyChanged { by: -2, to: 7 },
        DifficultyChanged { by: 2, to: 11 },
        OpenCardsAdded { seat: Some(seat), cards: Vec::new(), worth: Vec::new() },
        OpenCardsAdded { seat: None, cards: cards.clone(), worth: vec![1] },
        CheckRevealed { cards: cards.clone(), worth: vec![1] },
        CheckCounted { strength: -3, difficulty: 9 },
        Rolled { seat, shown: 3, bonus: 0, result: 3, needs: None, met: None },
        Rolled { seat, shown: 3, bonus: 2, result: 5, needs: None, met: None },
        Rolled { seat, shown: 3, bonus: -2, result: 1, needs: None, met: None },
        ViperAttacked { area, pilot: None, result: 5 },
        ViperAttacked { area, pilot: Some(seat), result: 8 },
        ViperDamaged { pilot: None },
        ViperDamaged { pilot: Some(seat) },
        ViperDestroyed { pilot: None },
        ViperDestroyed { pilot: Some(seat) },
        GalacticaAttacked { by: Piece::Basestar, result: 4 },
        GalacticaAttacked { by: Piece::Raider, result: 8 },
        FleetJumped { final_jump: false },
        FleetJumped { final_jump: true },
        DestinationReached { destination, distance: 4 },
        CardAssigned { card: quorum, to: at },
        Looked { seat, at },
        LookedAtShip { seat, ship },
        CivilianMoved { ship, to: area },
        SawCrisis { crisis },
        SawDestination { destination },
        CardTaken { from: seat, by: at },
        CardStolen { card: cards[0] },
        SawHand { of: seat, cards: cards.clone() },
        CheckEnded { crisis: None, super_crisis: Some(super_crisis), outcome: CheckOutcome::Fail },
    ];
    events.extend(Character::iter().map(|character| CharacterChosen { seat, character }));
    events.extend([Title::President, Title::Admiral].map(|title| TitleGiven { title, to: at }));
    events.extend(
        Loyalty::iter().flat_map(|card| {
            [LoyaltyReceived { card }, SawLoyalty { of: at, card }, Revealed { seat, card }]
        }),
    );
    for count in [0, 1, 3, 5] {
        events.extend([
            LoyaltyDealt { seat, cards: count },
            QuorumDrawn { seat, cards: count },
            CardsAdded { seat, cards: count },
            VipersRepaired { count },
            LoyaltyGiven { from: seat, to: at, cards: count },
            JumpTrackMoved { to: count },
        ]);
        events.extend(Skill::ALL.map(|skill| SkillsDrawn { seat, skill, cards: count }));
        events.extend(PIECES.map(|piece| ShipsPlaced { area, piece, count }));
    }
    events.extend(Skill::ALL.map(|skill| Reshuffled { skill }));
    for at in Location::iter() {
        events.extend([
            Moved { seat, to: Move::To(at) },
            Sent { seat, to: at },
            Placed { seat, at },
            GalacticaDamaged { token: DamageToken::Location(at) },
            LocationRepaired { location: at },
        ]);
    }
    events.extend(actions().into_iter().map(|action| ActionTaken { seat, action }));
    events.extend(cards.iter().map(|&card| CardPlayed { seat, card }));
    events.extend(Ability::iter().map(|ability| AbilityUsed { seat, ability }));
    events.extend(Crisis::all().flat_map(|crisis| {
        BOXES.map(|choice| BoxChosen { crisis: Some(crisis), super_crisis: None, seat, choice })
    }));
    for outcome in CHECK_OUTCOMES {
        events.push(CheckEnded { crisis: None, super_crisis: None, outcome });
        events.push(CheckEnded { crisis: Some(crisis), super_crisis: None, outcome });
    }
    for resource in Resource::ALL {
        events.push(ResourceChanged { resource, by: -2, now: 5 });
        events.push(ResourceChanged { resource, by: 1, now: 9 });
        events.push(GalacticaDamaged { token: DamageToken::Resource(resource) });
    }
    for piece in PIECES {
        events.push(ShipMoved { piece, from: Area::FRONT, to: area });
        events.push(ShipDestroyed { piece, area });
    }
    events.extend(ACTIVATIONS.map(|activation| ShipsActivated { activation }));
    for target in targets() {
        events.extend([Attacked { target, hit: true }, Attacked { target, hit: false }]);
    }
    events.extend(BasestarDamage::ALL.map(|token| BasestarDamaged { area, token }));
    for (cargo, _) in Cargo::TOKENS {
        events.push(CivilianDestroyed { ship: Some(ship), cargo });
        events.push(CivilianDestroyed { ship: None, cargo });
        events.push(SawShip { ship, cargo });
    }
    events.extend(Rule::iter().flat_map(|rule| [RuleKept { rule }, RuleEnded { rule }]));
    for deck in DECKS {
        events.push(LookedAtDeck { seat, deck });
        events.extend([DeckEnd::Top, DeckEnd::Bottom].map(|end| PutBack { deck, end }));
    }
    for outcome in outcomes() {
        events.push(GameOver { outcome, winners: Vec::new() });
        events.push(GameOver { outcome, winners: vec![seat, at] });
    }
    events
}
