import { type Standing, gapBetween } from './base.ts';
import { marksAtOneLevel } from './between.ts';
import { marksOfBodies } from './bodies.ts';
import { marksBetweenLevels } from './betweenLevels.ts';
import { leaningOf } from './marks.ts';
import { type Hidden, type Leaning, HIDDEN, hiddenBy } from './outcome.ts';
import type { Marked, Pair } from './scene.ts';
import type { SightRules } from './sightRules.ts';
import type { Terrain } from './terrain.ts';
import { EPSILON, INCH } from './units.ts';
import { maybeBetween } from './swept.ts';
import { isVisible, isVisiblePast } from './visible.ts';

/** So much lower than a shooter on Vantage, in grid steps, Light terrain does not hide a concealed target. */
const LOOKED_DOWN_ON = 2 * INCH;

const pairOf = (rules: SightRules, a: Standing, b: Standing, terrain: Terrain): Pair => ({
  rules,
  a,
  b,
  terrain,
  near: maybeBetween(a, b, terrain.flat),
});

function marked(pair: Pair, onlyBest: boolean): Marked {
  if (pair.rules.lines === 'bodies') return marksOfBodies(pair, onlyBest);
  return pair.a.z === pair.b.z ? marksAtOneLevel(pair, onlyBest) : marksBetweenLevels(pair, onlyBest);
}

/** What a shooter has against its target from every place that matters of its base. Source: rules/kill-team.md A8. */
export function leaningsOf(rules: SightRules, a: Standing, b: Standing, terrain: Terrain): readonly Leaning[] {
  const { scene, all } = marked(pairOf(rules, a, b, terrain), false);
  return all.map((marks) => leaningOf(marks, scene));
}

function bestOf(pair: Pair): readonly Leaning[] {
  const { scene, all } = marked(pair, true);
  return all.map((marks) => leaningOf(marks, scene));
}

/** What a shooter may choose from: nothing has all that something else has, and more. The first of equals. */
export const bestLeanings = (rules: SightRules, a: Standing, b: Standing, terrain: Terrain): readonly Leaning[] =>
  bestOf(pairOf(rules, a, b, terrain));

/** Whether a shooter looks down from Vantage on a target, so that only Heavy cover hides it. */
export const looksDown = (a: Standing, b: Standing): boolean =>
  a.vantage !== undefined && a.z - b.z >= LOOKED_DOWN_ON - EPSILON;

/** By how much Accurate is better for who shoots from Vantage at an engaged target. Source: rules/kill-team.md A8. */
export const accurateFrom = (a: Standing, b: Standing): 0 | 1 | 2 =>
  !looksDown(a, b) ? 0 : a.z - b.z >= 2 * LOOKED_DOWN_ON - EPSILON ? 2 : 1;

/** What a shooter and its target are to each other. */
export interface Sight {
  readonly visible: boolean;
  /** What the shooter may choose from: none is better than another in all. Nothing where the target is not seen. */
  readonly best: readonly Leaning[];
  /** Whether it is a valid target where its order is Engage, and where it is Conceal; range and the rest aside. Where the
   * rules know no orders both are the same. */
  readonly valid: { readonly engage: boolean; readonly conceal: boolean };
  /** What the target has at least; null: it is not seen. */
  readonly least: Hidden | null;
}

/**
 * What one sees of another, and what is between, as the rules read it. Bases that lie over each other have nothing between
 * them. Source: rules/kill-team.md A8, B8, C6.
 */
export function sightOf(rules: SightRules, a: Standing, b: Standing, terrain: Terrain): Sight {
  const pair = pairOf(rules, a, b, terrain);
  const isHidden = rules.lines === 'bases' && !isVisiblePast(a, b, terrain.flat, pair.near);
  const best = isHidden ? [] : bestOf(pair);
  const visible = best.length > 0;
  const down = looksDown(a, b);
  const mayShoot = best.filter(({ obscured }) => !rules.obscuredForbids || obscured.size === 0);
  const isBare = ({ cover, heavyCover }: Leaning) => rules.lines === 'bodies' || (down ? heavyCover : cover).size === 0;
  const rank = Math.min(...best.map((leaning) => HIDDEN.indexOf(hiddenBy(leaning, rules.eitherOr))));
  return {
    visible,
    best,
    valid: { engage: mayShoot.length > 0, conceal: mayShoot.some(isBare) },
    least: HIDDEN[rank] ?? null,
  };
}

/** Whether two are in each other's control range: within an inch, and one sees the other. Source: rules/kill-team.md A8. */
export const inControlRange = (a: Standing, b: Standing, terrain: Terrain): boolean =>
  gapBetween(a, b) <= INCH + EPSILON && (isVisible(a, b, terrain) || isVisible(b, a, terrain));
