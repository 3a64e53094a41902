import { type BattlePlan, buildBattle } from '../../content/buildBattle.ts';
import { type Circumstances, eventTableIn } from '../../content/circumstances.ts';
import { countModels } from '../../content/buildForces.ts';
import { acolytesOf, deploymentValue, followerCapacity } from '../../content/deploymentValue.ts';
import { preparedBudget, preparedVariant, preparesForces, startOf } from '../../content/followPlan.ts';
import type { Pack } from '../../content/pack.ts';
import { type EnemyPick, pickEnemies } from '../../content/pickEnemies.ts';
import { readyScenario } from '../../content/readyScenario.ts';
import type { Faction } from '../../content/schema/faction.ts';
import type { MissionRow } from '../../content/schema/mission.ts';
import type { Difficulty } from '../../content/schema/difficulty.ts';
import type { RetinueMember } from '../../content/schema/retinue.ts';
import { variantByLot } from '../../content/variants.ts';
import type { BattleState, Player } from '../../engine/family/killteam/model/state.ts';
import { present } from '../../engine/core/invariant.ts';

/** Someone who could come along. `player`: place at the table from 0; null: dealt in order. */
export interface Candidate {
  readonly member: RetinueMember;
  readonly taken: boolean;
  readonly player: number | null;
}

/** A battle being prepared. `byHand`: the player has changed the enemies, so they are not rolled again by themselves. */
export interface Draft {
  readonly pack: Pack;
  readonly mission: string;
  readonly faction: string;
  /** The kind of the faction; null: it has none. */
  readonly variant: string | null;
  readonly difficulty: Difficulty['id'];
  readonly candidates: readonly Candidate[];
  readonly enemies: readonly EnemyPick[];
  readonly byHand: boolean;
  /** What is chosen of the scenario's surroundings; nothing: as it plans them. */
  readonly circumstances: Circumstances;
}

/** A draft as it is parked: without the pack. */
export type Parked = Omit<Draft, 'pack'>;

export function parkedOf(draft: Draft): Parked {
  const { mission, faction, variant, difficulty, candidates, enemies, byHand, circumstances } = draft;
  return { mission, faction, variant, difficulty, candidates, enemies, byHand, circumstances };
}

/** The draft that was parked over a pack; null: the pack has not all of it any more. */
export function draftOver(pack: Pack, parked: Parked): Draft | null {
  const { mission, faction, difficulty, candidates, enemies } = parked;
  const cards = [...candidates.map(({ member }) => member.card), ...enemies.map(({ card }) => card)];
  const has = pack.missions.has(mission) && pack.factions.has(faction) && pack.difficulties.has(difficulty);
  return has && cards.every((card) => pack.operatives.has(card)) ? { ...parked, pack } : null;
}

/** A face 1..sides. */
type Roll = (sides: number) => number;

export const missionOf = ({ pack, mission }: Draft): MissionRow =>
  present(pack.missions.get(mission), `no mission ${mission}`);
export const factionOf = ({ pack, faction }: Draft): Faction =>
  present(pack.factions.get(faction), `no faction ${faction}`);
const difficultyOf = ({ pack, difficulty }: Draft): Difficulty =>
  present(pack.difficulties.get(difficulty), `no difficulty ${difficulty}`);

/** Who comes along, in order; an emptied name becomes the card's. */
export const takenOf = ({ pack, candidates }: Draft): RetinueMember[] =>
  candidates
    .filter(({ taken }) => taken)
    .map(({ member }) => ({
      ...member,
      name: member.name.trim() === '' ? (pack.operatives.get(member.card)?.name ?? member.card) : member.name.trim(),
    }));

/** DV of those who come along, what is allowed, and the followers they lead. */
export function sumsOf(draft: Draft) {
  const { pack } = draft;
  const members = takenOf(draft);
  const { retinueDv } = difficultyOf(draft);
  return {
    dv: deploymentValue(pack, members),
    cap: retinueDv.first + retinueDv.further * (acolytesOf(pack, members) - 1),
    capacity: followerCapacity(pack, members),
    count: members.length,
  };
}

/** Models on either side. */
export const modelsOn = (draft: Draft) => ({
  ours: countModels(draft.pack, takenOf(draft)),
  theirs: countModels(draft.pack, draft.enemies),
});

/** DV that the enemies are rolled to. */
export const budgetOf = (draft: Draft): number =>
  preparedBudget(difficultyOf(draft), sumsOf(draft).dv, [startOf(draft.pack, draft.mission).dvTimes]);

/** Why the battle cannot start; null: it can. */
export function problemOf(draft: Draft): 'noRetinue' | 'over' | 'capacity' | 'noEnemy' | null {
  const { dv, cap, capacity, count } = sumsOf(draft);
  if (count === 0) return 'noRetinue';
  if (dv > cap) return 'over';
  if (capacity.used > capacity.of) return 'capacity';
  return draft.enemies.length === 0 ? 'noEnemy' : null;
}

/** The same with enemies rolled anew. */
export const rolled = (draft: Draft, roll: Roll): Draft => ({
  ...draft,
  byHand: false,
  enemies: pickEnemies(draft.pack, factionOf(draft), { budget: budgetOf(draft), roll: () => roll(20) }),
});

/** The same with a change that enemies depend on: rolled anew, unless the player has chosen them; of another faction by lot which kind. */
export const changed = (draft: Draft, change: Partial<Draft>, roll: Roll): Draft => {
  const other = change.faction === undefined || change.faction === draft.faction ? null : change.faction;
  const kind = other === null ? {} : { variant: variantByLot(factionOf({ ...draft, faction: other }), roll) };
  const next = { ...draft, ...kind, ...change };
  return next.byHand && next.faction === draft.faction ? next : rolled(next, roll);
};

/**
 * The same with another scenario: begun as the scenario prepares it, faction, variant and enemies; the players may change it
 * all. Where neither this scenario nor the one before chooses its enemies, they are rolled anew only for another DV.
 */
export function withMission(draft: Draft, mission: string, roll: Roll): Draft {
  const next = { ...draft, mission, circumstances: {} };
  if (mission === draft.mission) return draft;
  if (!preparesForces(draft.pack, draft.mission) && !preparesForces(draft.pack, mission))
    return draft.byHand || budgetOf(next) === budgetOf(draft) ? next : rolled(next, roll);
  const start = startOf(draft.pack, mission);
  const faction = factionOf({ ...draft, faction: start.faction ?? draft.faction });
  const kept = faction.id === draft.faction ? draft.variant : variantByLot(faction, roll);
  const prepared = { ...next, faction: faction.id, variant: preparedVariant(start, faction) ?? kept };
  return start.enemies === null ? rolled(prepared, roll) : { ...prepared, enemies: start.enemies, byHand: true };
}

/** The same with one candidate changed. */
export const withCandidate = (draft: Draft, id: string, change: Partial<Candidate>): readonly Candidate[] =>
  draft.candidates.map((candidate) => (candidate.member.id === id ? { ...candidate, ...change } : candidate));

const EXTRA = 'extra-';

/** Whether it is somebody of the pack who is not in the ready-made retinue. */
export const isExtra = ({ id }: RetinueMember): boolean => id.startsWith(EXTRA);

const strangers = (pack: Pack, members: readonly RetinueMember[]): RetinueMember[] =>
  [...pack.operatives.values()]
    .filter(({ kind, onlyInScenario }) => kind === 'follower' || (kind === 'auxiliary' && onlyInScenario !== true))
    .filter(({ id }) => !members.some(({ card }) => card === id))
    .map(({ id, name, arms }) => ({
      id: `${EXTRA}${id}`,
      name,
      card: id,
      portrait: null,
      weapons: arms[0] ?? [],
      armour: null,
    }));

/** The ready-made battle as a start, with everybody else of the pack at the side. */
export function newDraft(pack: Pack, difficulty: Difficulty['id'], roll: Roll): Draft {
  const { scenario, members } = readyScenario(pack);
  const draft: Draft = {
    pack,
    mission: scenario.mission,
    faction: scenario.faction,
    variant: variantByLot(present(pack.factions.get(scenario.faction), 'the faction of the quick start'), roll),
    difficulty,
    candidates: [
      ...members.map((member) => ({ member, taken: true, player: null })),
      ...strangers(pack, members).map((member) => ({ member, taken: false, player: null })),
    ],
    enemies: [],
    byHand: false,
    circumstances: {},
  };
  return rolled(draft, roll);
}

/** Place at the table of everybody who comes along, by member id. */
export function placesOf({ candidates }: Draft, players: number): ReadonlyMap<string, number> {
  const taken = candidates.filter((candidate) => candidate.taken);
  return new Map(taken.map(({ member, player }, index) => [member.id, (player ?? index) % Math.max(1, players)]));
}

/** The battle of a draft, in phase `setUp`. */
export function battleOf(draft: Draft, table: Pick<BattlePlan, 'players' | 'dice' | 'seed'>): BattleState {
  const { pack, mission, faction, variant, enemies, difficulty, circumstances } = draft;
  const state = buildBattle({
    ...table,
    ...circumstances,
    pack,
    mission,
    faction,
    variant,
    enemies,
    difficulty,
    eventTable: eventTableIn(pack, mission, circumstances),
    retinue: takenOf(draft),
  });
  const places = placesOf(draft, table.players.length);
  const ownerOf = (id: string): Player | undefined => {
    const member = [...places.keys()].find((each) => id === each || id.startsWith(`${each}-`));
    return member === undefined ? undefined : table.players[places.get(member) ?? 0];
  };
  return {
    ...state,
    operatives: state.operatives.map((operative) =>
      operative.side === 'retinue' ? { ...operative, owner: ownerOf(operative.id)?.id ?? operative.owner } : operative,
    ),
  };
}
