import * as z from 'zod/mini';
import { hasAnyLine } from '../../engine/board/anyLine.ts';
import { type Standing, gapBetween, ovalOf } from '../../engine/board/base.ts';
import { oftenIn } from '../../engine/board/often.ts';
import { type Part, TRAITS, type Trait, convexOf } from '../../engine/board/part.ts';
import { type Leaning, hiddenBy } from '../../engine/board/outcome.ts';
import { accurateFrom, inControlRange, leaningsOf, sightOf } from '../../engine/board/sight.ts';
import { ACOLYTE, KILL_TEAM_3 } from '../../engine/board/sightRules.ts';
import { terrainOf } from '../../engine/board/terrain.ts';
import { INCH, radiusOf, toInches } from '../../engine/board/units.ts';
import { isVisible } from '../../engine/board/visible.ts';
import { CaseError } from '../caseError.ts';
import { caseKind } from '../caseKind.ts';

const standing = z.object({
  x: z.number(),
  y: z.number(),
  /** How wide a round base is, or how long and wide an oval one; that lies so many degrees from the x axis. */
  mm: z.union([z.number(), z.tuple([z.number(), z.number()])]),
  turn: z.optional(z.number()),
  z: z.number(),
  h: z.number(),
  onVantage: z.optional(z.string()),
});
const part = z.object({
  id: z.string(),
  feature: z.string(),
  poly: z.array(z.tuple([z.number(), z.number()])),
  z0: z.number(),
  z1: z.number(),
  traits: z.array(z.enum(TRAITS)),
});
const shape = z.object({ A: standing, B: standing, terrain: z.array(part), acolyte: z.optional(z.boolean()) });

/** A case may lie between the steps of the grid. */
const steps = (inches: number): number => inches * INCH;

const standingOf = ({ x, y, mm, turn = 0, z: height, h, onVantage }: z.infer<typeof standing>): Standing => ({
  x: steps(x),
  y: steps(y),
  z: steps(height),
  head: steps(h),
  ...(typeof mm === 'number' ? { radius: radiusOf(mm) } : ovalOf(...mm, (turn * Math.PI) / 180)),
  ...(onVantage !== undefined && { vantage: onVantage }),
});

function partOf({ id, feature, poly, z0, z1, traits }: z.infer<typeof part>): Part {
  const corners = convexOf(poly.map(([x, y]) => ({ x: steps(x), y: steps(y) })));
  if (typeof corners === 'string')
    throw new CaseError({ code: 'outOfRange', path: `terrain.${id}.poly`, message: `not a convex shape: ${corners}` });
  return { id, feature, corners, low: steps(z0), high: steps(z1), traits: new Set<Trait>(traits) };
}

const DECIMALS = 1e4;
const rounded = (inches: number): number => Math.round(inches * DECIMALS) / DECIMALS;
const listed = (ids: ReadonlySet<string>): readonly string[] => [...ids].toSorted();

/** Of everything with an id how often it is so. */
const oftenBy = (ids: Iterable<string>, leanings: readonly Leaning[], isSo: (each: Leaning, id: string) => boolean) =>
  Object.fromEntries([...ids].map((id) => [id, oftenIn(leanings, (each) => isSo(each, id))]));

const frontierOf = (best: readonly Leaning[]) =>
  best.map((each) => ({
    cover: listed(each.cover),
    obscured: listed(each.obscured),
    heavyCover: listed(each.heavyCover),
    label: hiddenBy(each),
  }));

/** What two operatives see of each other past terrain, and what is between (Kill Team 3; with `acolyte` its changes). */
export const los = caseKind(shape, (input) => {
  const [a, b] = [standingOf(input.A), standingOf(input.B)];
  const terrain = terrainOf(input.terrain.map(partOf));
  const rules = input.acolyte === false ? KILL_TEAM_3 : ACOLYTE;
  const leanings = leaningsOf(rules, a, b, terrain);
  const { visible, best, valid, least } = sightOf(rules, a, b, terrain);
  const accurate = accurateFrom(a, b);
  return {
    gap: rounded(toInches(gapBetween(a, b))),
    visible,
    visible_back: isVisible(b, a, terrain),
    control_range: inControlRange(a, b, terrain),
    base_to_base_line: hasAnyLine(a, b, terrain),
    parts: oftenBy(
      terrain.parts.map(({ id }) => id),
      leanings,
      ({ crossed }, id) => crossed.includes(id),
    ),
    cover: oftenBy(terrain.byFeature.keys(), leanings, ({ cover }, id) => cover.has(id)),
    obscured: oftenBy(terrain.byFeature.keys(), leanings, ({ obscured }, id) => obscured.has(id)),
    any_cover: oftenIn(leanings, ({ cover }) => cover.size > 0),
    any_obscured: oftenIn(leanings, ({ obscured }) => obscured.size > 0),
    frontier: frontierOf(best),
    valid: { ...valid, best_for_attacker: least ?? 'not visible', ...(accurate > 0 && { accurate }) },
  };
});
