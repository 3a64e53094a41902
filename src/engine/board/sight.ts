import { type Standing, gapBetween } from './base.ts';
import { leaningsAtOneLevel } from './between.ts';
import { leaningsBetweenLevels } from './betweenLevels.ts';
import { type Hidden, type Leaning, HIDDEN, bestOf, hiddenBy } from './outcome.ts';
import type { SightRules } from './sightRules.ts';
import type { Terrain } from './terrain.ts';
import { EPSILON, INCH } from './units.ts';
import { isVisible } from './visible.ts';

/** So much lower than a shooter on Vantage, in grid steps, Light terrain does not hide a concealed target. */
const LOOKED_DOWN_ON = 2 * INCH;

/** What a shooter has against its target from every place that it may choose on its base. */
export const leaningsOf = (rules: SightRules, a: Standing, b: Standing, terrain: Terrain): readonly Leaning[] =>
  (a.z === b.z ? leaningsAtOneLevel : leaningsBetweenLevels)(rules, a, b, terrain);

/** Whether a shooter looks down from Vantage on a target, so that only Heavy cover hides it. */
export const looksDown = (a: Standing, b: Standing): boolean =>
  a.vantage !== undefined && a.z - b.z >= LOOKED_DOWN_ON - EPSILON;

/** By how much Accurate is better for who shoots from Vantage at an engaged target. Source: rules/kill-team.md A8. */
export const accurateFrom = (a: Standing, b: Standing): 0 | 1 | 2 =>
  !looksDown(a, b) ? 0 : a.z - b.z >= 2 * LOOKED_DOWN_ON - EPSILON ? 2 : 1;

/** What a shooter and its target are to each other. */
export interface Sight {
  readonly visible: boolean;
  /** What the shooter may choose from: none is better than another in all. */
  readonly best: readonly Leaning[];
  /** Whether it is a valid target where its order is Engage, and where it is Conceal; range and the rest aside. */
  readonly valid: { readonly engage: boolean; readonly conceal: boolean };
  /** What the target has at least; null: it is not seen. */
  readonly least: Hidden | null;
}

/** What one sees of another, and what is between. Source: rules/kill-team.md A8. */
export function sightOf(rules: SightRules, a: Standing, b: Standing, terrain: Terrain): Sight {
  const visible = isVisible(a, b, terrain);
  const best = bestOf(leaningsOf(rules, a, b, terrain));
  const down = looksDown(a, b);
  const isBare = ({ cover, heavyCover }: Leaning) => (down ? heavyCover : cover).size === 0;
  const rank = Math.min(...best.map((leaning) => HIDDEN.indexOf(hiddenBy(leaning))));
  return {
    visible,
    best,
    valid: { engage: visible, conceal: visible && best.some(isBare) },
    least: visible ? (HIDDEN[rank] ?? null) : null,
  };
}

/** Whether two are in each other's control range: within an inch, and one sees the other. Source: rules/kill-team.md A8. */
export const inControlRange = (a: Standing, b: Standing, terrain: Terrain): boolean =>
  gapBetween(a, b) <= INCH + EPSILON && (isVisible(a, b, terrain) || isVisible(b, a, terrain));
