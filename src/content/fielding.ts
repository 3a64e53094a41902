import { unharmed } from '../engine/family/killteam/model/fresh.ts';
import type { Ability, Operative } from '../engine/family/killteam/model/operative.ts';
import type { BattleSettings, FullSettings } from '../engine/family/killteam/model/settings.ts';
import type { BattleState } from '../engine/family/killteam/model/state.ts';
import { ownBases } from '../engine/campaign/model/bases.ts';
import type { CampaignContent } from '../engine/campaign/model/content.ts';
import type { Member } from '../engine/campaign/model/member.ts';
import { chapterChanges } from '../engine/campaign/model/modules.ts';
import { segmentChanges } from '../engine/campaign/model/segments.ts';
import { faceWith } from '../engine/campaign/model/segmentTags.ts';
import { retinueOf, sheetOf } from '../engine/campaign/model/sheetOf.ts';
import type { CampaignState } from '../engine/campaign/model/state.ts';
import { present } from '../engine/core/invariant.ts';
import { seededFaces } from '../engine/dice/seededDice.ts';
import { modifiersOf } from '../engine/family/killteam/traits/trait.ts';
import { magazinesOf } from './arming.ts';
import { battleOf } from './buildBattle.ts';
import { buildRetinue } from './buildForces.ts';
import { type Circumstances } from './circumstances.ts';
import { battleTraits, lasting, withUsesLeft } from './campaign/battleTraits.ts';
import { type CampaignPack, PERILS } from './campaign/campaignPack.ts';
import { withCampaignTables } from './campaign/withCampaignTables.ts';
import { itemsOfMember, memberWeapons, type Packs } from './campaign/memberArms.ts';
import { followed } from './campaign/followed.ts';
import { withTags } from './campaign/segmentBattle.ts';
import { eventTableFrom } from './eventDeck.ts';
import { preparedBudget, preparedVariant, startOf } from './followPlan.ts';
import type { Pack } from './pack.ts';
import { type EnemyPick, pickEnemies } from './pickEnemies.ts';
import type { OperativeCard } from './schema/operativeCard.ts';
import { variantByLot } from './variants.ts';

/** Everything that fielding reads. */
export interface FieldContents extends Packs {
  readonly content: CampaignContent;
}

/** A human of the lists, for a member whose card no pack has any more (DECISIONS, reading 13). */
const NOBODYS_CARD: OperativeCard = {
  id: 'unknown',
  name: 'Operative',
  kind: 'follower',
  portrait: 'cap',
  apl: 2,
  move: 6,
  hit: 4,
  rangedHit: null,
  save: 6,
  wounds: 7,
  dv: 0,
  keywords: [],
  abilities: [],
  reanimateBonus: 0,
  unarmed: null,
  arms: [],
  ownArmour: null,
  wargearCapacity: 0,
  followerCapacity: 0,
  capacityCost: 0,
  models: 1,
  rules: [],
  provenance: 'ours',
};

const PSYKER = 'PSYKER';

type Stats = Pick<Operative, 'apl' | 'move' | 'hit' | 'save' | 'maxWounds' | 'wounds' | 'dv'>;

function statsOf(card: OperativeCard, sheet: ReturnType<typeof sheetOf>): Stats {
  const { apl, move, hit, save, wounds } = sheet.stats;
  const known = sheet.card !== null;
  const maxWounds = known ? wounds.value : card.wounds;
  return {
    apl: known ? apl.value : card.apl,
    move: known ? move.value : card.move,
    hit: known ? hit.value : card.hit,
    save: known ? save.value : card.save,
    maxWounds,
    wounds: maxWounds,
    dv: sheet.dv,
  };
}

/** Of the campaign that a member comes from: what lies in its stash, and the parts of its base. */
type From = Pick<CampaignState, 'stash' | 'bases'>;

function fielded(contents: FieldContents, member: Member, { stash, bases }: From): Operative {
  const card = contents.pack.operatives.get(member.card) ?? NOBODYS_CARD;
  const sheet = sheetOf(contents.content, member, stash);
  const stats = statsOf(card, sheet);
  const items = itemsOfMember(contents, member, card);
  const abilities: readonly Ability[] = [
    ...card.abilities,
    ...modifiersOf(lasting(sheet.traits), 'ability').map(({ ability }) => ability),
    ...(member.groupActivation ? (['groupActivation'] as const) : []),
  ];
  const [first] = modifiersOf(lasting(sheet.traits), 'firstOrder');
  return {
    ...unharmed(),
    ...(first !== undefined && { usualOrder: first.order }),
    ...stats,
    id: member.id,
    side: 'retinue',
    owner: member.player,
    name: member.name,
    card: member.card,
    role: card.name,
    portrait: member.portrait,
    keywords: [...new Set([...card.keywords, ...(member.psyker ? [PSYKER] : [])])],
    abilities: [...new Set(abilities)],
    reanimateBonus: card.reanimateBonus,
    weapons: memberWeapons(items, card, { hit: stats.hit, traits: sheet.traits }),
    ammo: magazinesOf(items),
    traits: battleTraits(member, [
      ...(card.traits ?? []),
      ...withUsesLeft(sheet.traits, member, stash),
      ...ownBases(contents.content, { bases }).flatMap(({ trait }) => trait ?? []),
    ]),
  };
}

/**
 * A member of the roster as it takes the field: gains and traits worked into its numbers and weapons, everything else it
 * has that a battle reads in `traits`. Never throws: what no pack has any more is left out.
 */
export const fieldMember = (
  pack: Pack,
  campaignPack: CampaignPack,
  content: CampaignContent,
  member: Member,
): Operative => fielded({ pack, campaignPack, content }, member, { stash: [], bases: [] });

/**
 * A scenario of a campaign. `deployed`: members by id; `auxiliaries`: cards by id, one for each that comes along;
 * `objectives`: secondary objectives by id, tracked as ticks; the rest as in a battle. `perils`: the table that a psychic
 * test's natural 1 is rolled on, by id.
 */
export interface CampaignDeployment extends Circumstances {
  readonly deployed: readonly string[];
  readonly auxiliaries: readonly string[];
  readonly objectives: readonly string[];
  readonly mission: string;
  readonly faction: string;
  readonly variant?: string | null;
  readonly enemies: readonly EnemyPick[];
  readonly eventTable: string;
  readonly difficulty: FullSettings['difficulty'];
  readonly dice: BattleSettings['dice'];
  readonly seed: string;
  readonly perils: string;
  /** The chapter of the campaign's module that it plays; left out: none. */
  readonly chapter?: string | undefined;
  /** The place of the segment that it is played in; left out: none. */
  readonly segment?: number | undefined;
}

/** Auxiliaries of the cards that there are, dealt to the players; ids that no member has. */
function auxiliariesOf({ pack }: FieldContents, state: CampaignState, cards: readonly string[]): Operative[] {
  const members = cards.flatMap((id, index) => {
    const card = pack.operatives.get(id);
    if (card === undefined) return [];
    const same = cards.filter((other) => other === id);
    const number = cards.slice(0, index + 1).filter((other) => other === id).length;
    const name = same.length > 1 ? `${card.name} ${number}` : card.name;
    return [{ id: `auxiliary-${index + 1}`, name, card: id, portrait: null, weapons: [], armour: null }];
  });
  return buildRetinue(pack, members, state.players);
}

/** Set up with so many CP more, at least 0. */
function withMoreCp(battle: BattleState, by: number): BattleState {
  const { settings } = battle;
  const { parameters } = settings;
  const startingCp = Math.max(0, (parameters?.startingCp ?? 0) + by);
  return by === 0 || parameters === undefined
    ? battle
    : { ...battle, settings: { ...settings, parameters: { ...parameters, startingCp } } };
}

/**
 * The battle of a scenario, in phase `setUp`, owners the members' players. Members and auxiliaries that are unknown are left
 * out; throws when the pack lacks the mission, faction, event table or difficulty.
 */
export function fieldCampaign(contents: FieldContents, state: CampaignState, plan: CampaignDeployment): BattleState {
  const { pack } = contents;
  const members = plan.deployed.flatMap((id) => state.members.find((member) => member.id === id) ?? []);
  const operatives = [
    ...members.map((member) => fielded(contents, member, state)),
    ...auxiliariesOf(contents, state, plan.auxiliaries),
  ];
  const acolytes = Math.max(1, members.filter(({ kind }) => kind === 'acolyte').length);
  const { cp, flags } = chapterChanges(state, plan.chapter);
  const frame = { ...plan, pack, players: state.players, flags: [...new Set([...state.flags, ...flags])] };
  const plain = withMoreCp(battleOf(frame, { operatives, acolytes }), cp);
  const battle = withTags(withCampaignTables(contents, state, { battle: plain, perils: plan.perils }), state, plan);
  return followed(battle, contents.content, { objectives: plan.objectives, heldClues: state.nextClues });
}

/** What the players choose of a scenario; everything else of it follows. */
export type ScenarioChoice = Pick<
  CampaignDeployment,
  'deployed' | 'auxiliaries' | 'objectives' | 'mission' | 'faction' | 'chapter' | 'segment'
> &
  Circumstances & {
    /** Chosen by the players; without it the scenario's own, else the force is rolled. */
    readonly enemies?: readonly EnemyPick[] | undefined;
    /** Chosen by the players; without it the scenario's own, else the lot decides. */
    readonly variant?: string | null | undefined;
  };

const D20 = 20;

/** DV that takes the field, auxiliaries included. */
function valueOf(
  { pack, content }: FieldContents,
  state: CampaignState,
  { deployed, auxiliaries }: ScenarioChoice,
): number {
  const lent = auxiliaries.reduce((sum, id) => sum + (pack.operatives.get(id)?.dv ?? 0), 0);
  return retinueOf(content, state, deployed).dv + lent;
}

/** The table of events: the one that was chosen, else the scenario's, else the pack's first. */
function eventTableFor(pack: Pack, { eventTable }: ScenarioChoice, start: ReturnType<typeof startOf>): string {
  const chosen = eventTable !== undefined && eventTableFrom(pack, eventTable) !== null ? eventTable : null;
  return chosen ?? start.eventTable ?? present([...pack.tables.keys()][0], 'an event table');
}

/**
 * The battle of a scenario as its campaign plays it: difficulty, seed and flags of the campaign; enemies, variant and event
 * table that the scenario prepares, else the pack's first event table and a force rolled with the campaign's seed for the DV
 * deployed. The same each time it is asked in the same scenario.
 */
export function fieldScenario(
  contents: FieldContents,
  state: CampaignState,
  scenario: ScenarioChoice,
  dice: BattleSettings['dice'],
): BattleState {
  const { pack } = contents;
  const { difficulty } = state;
  const number = state.scenario === null ? state.scenarios + 1 : state.scenario.number;
  const seed = `${state.seed}/${number}`;
  const row = present(pack.difficulties.get(difficulty), `no difficulty ${difficulty}`);
  const faction = present(pack.factions.get(scenario.faction), `no faction ${scenario.faction}`);
  const start = startOf(pack, scenario.mission);
  const tags = segmentChanges(state, scenario.segment);
  const percents = [start.dvTimes, chapterChanges(state, scenario.chapter).dvTimes, tags.dvTimes];
  let rolls = 0;
  const roll = (): number => {
    rolls += 1;
    const face = present(seededFaces(seed, `enemies.${rolls}`, { count: 1, sides: D20 })[0], 'a face of the D20');
    return faceWith(tags, face);
  };
  const lot = (sides: number): number => seededFaces(seed, 'variant', { count: 1, sides })[0] ?? 1;
  return fieldCampaign(contents, state, {
    ...scenario,
    variant:
      scenario.variant === undefined
        ? (preparedVariant(start, faction) ?? variantByLot(faction, lot))
        : scenario.variant,
    difficulty,
    dice,
    seed,
    eventTable: eventTableFor(pack, scenario, start),
    enemies:
      scenario.enemies ??
      (start.faction === null || start.faction === faction.id ? start.enemies : null) ??
      pickEnemies(pack, faction, { budget: preparedBudget(row, valueOf(contents, state, scenario), percents), roll }),
    perils: PERILS,
  });
}
