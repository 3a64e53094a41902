import { added, type DamageChances } from './damageSums.ts';
import { shotOdds, type ShotOdds } from './shoot.ts';
import type { OddsShot } from './shot.ts';

/**
 * What one action does that attacks several, each attack with dice of its own. `kills`: chances by how many go down; `self`:
 * wounds to the shooter by all of them together (Hot), null: it has no such rule.
 */
export interface VolleyOdds {
  readonly each: readonly ShotOdds[];
  readonly kills: readonly number[];
  readonly meanKills: number;
  readonly self: DamageChances | null;
}

/** One more target, which goes down by this chance. */
const withTarget = (kills: readonly number[], kill: number): readonly number[] =>
  [...kills, 0].map((chance, down) => chance * (1 - kill) + (kills[down - 1] ?? 0) * kill);

const together = (one: DamageChances | null, other: DamageChances | null): DamageChances | null =>
  one === null || other === null ? (one ?? other) : added(one, other);

/** Blast, Torrent or Fusillade against these targets, in order. Throws `OddsRangeError`. Source: Kill Team (2021). */
export function volleyOdds(shots: readonly OddsShot[]): VolleyOdds {
  const each = shots.map(shotOdds);
  return {
    each,
    kills: each.reduce<readonly number[]>((kills, { kill }) => withTarget(kills, kill), [1]),
    meanKills: each.reduce((sum, { kill }) => sum + kill, 0),
    self: each.reduce<DamageChances | null>((sum, { self }) => together(sum, self), null),
  };
}
