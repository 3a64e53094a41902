import { givenDv } from './followPlan.ts';
import type { Pack } from './pack.ts';
import type { Faction } from './schema/faction.ts';
import type { MissionPlan } from './schema/mission.ts';
import type { OperativeCard } from './schema/operativeCard.ts';

/** Acolytes who play together, one of each player. Source: rules/acolyte.md A1. */
const PLAYERS = 4;

/** The least DV of the cards of some kinds; those that scenarios give away count for none. Null: the pack has none. */
function leastDv({ operatives }: Pack, kinds: readonly OperativeCard['kind'][]): number | null {
  const all = [...operatives.values()].filter(({ kind, dv }) => kinds.includes(kind) && dv > 0);
  return all.length === 0 ? null : Math.min(...all.map(({ dv }) => dv));
}

/** How many so many Acolytes come with, themselves among them, for so much DV. */
function retinueFor(acolytes: number, dv: number, acolyteDv: number, otherDv: number | null): number {
  const left = dv - acolytes * acolyteDv;
  return left < 0 ? 0 : acolytes + (otherDv === null ? 0 : Math.floor(left / otherDv));
}

/** The most operatives that a retinue of this pack sets up, by any difficulty and for any number of players (C1, C2). */
export function largestRetinue(pack: Pack): number {
  const acolyteDv = leastDv(pack, ['acolyte']);
  if (acolyteDv === null) return 0;
  const otherDv = leastDv(pack, ['follower', 'auxiliary']);
  const players = Array.from({ length: PLAYERS }, (_, at) => at + 1);
  const all = [...pack.difficulties.values()].flatMap(({ retinueDv: { first, further } }) =>
    players.map((count) => retinueFor(count, first + further * (count - 1), acolyteDv, otherDv)),
  );
  return Math.max(0, ...all);
}

/** The most that rows of a faction bring for so much DV: the cheapest first (C11). */
function largestForce({ rows }: Faction, budget: number): number {
  let [count, left] = [0, budget];
  for (const { dv, max } of rows.filter((row) => row.dv > 0).toSorted((one, other) => one.dv - other.dv)) {
    const taken = Math.min(max ?? Infinity, Math.floor(left / dv));
    count += taken;
    left -= taken * dv;
  }
  return count;
}

/** The most enemies that are rolled for a scenario, by any difficulty and for any number of players (C1, C11). */
export function largestRolled(
  { difficulties, factions }: Pack,
  { faction, dvTimes }: Pick<MissionPlan, 'faction' | 'dvTimes'>,
): number {
  const named = faction === null ? undefined : factions.get(faction);
  const all = named === undefined ? [...factions.values()] : [named];
  const budget = Math.max(0, ...[...difficulties.values()].map((each) => givenDv(each, PLAYERS, dvTimes)));
  return Math.max(0, ...all.map((each) => largestForce(each, budget)));
}
