import * as z from 'zod/mini';
import { hasAnyLine } from '../../engine/board/anyLine.ts';
import { type Standing, gapBetween, ovalOf } from '../../engine/board/base.ts';
import { oftenIn } from '../../engine/board/often.ts';
import { type Part, convexOf, withDoors } from '../../engine/board/part.ts';
import { type Leaning, hiddenBy } from '../../engine/board/outcome.ts';
import { accurateFrom, bestLeanings, inControlRange, leaningsOf, sightOf } from '../../engine/board/sight.ts';
import {
  ACOLYTE,
  KILL_TEAM_2021,
  KILL_TEAM_3,
  KILL_TEAM_LITE,
  type SightRules,
  VANGUARD,
} from '../../engine/board/sightRules.ts';
import { type Other, withBases, withBodies } from '../../engine/board/others.ts';
import { type Terrain, terrainOf } from '../../engine/board/terrain.ts';
import { TRAITS, type Trait } from '../../engine/board/trait.ts';
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
  /** It is there only where this door is open, or closed. */
  door: z.optional(z.object({ id: z.string(), when: z.enum(['open', 'closed']) })),
});
const other = z.object({ ...standing.shape, id: z.string(), conceals: z.optional(z.boolean()) });

/** How the games read it, by the ids of their systems. */
const RULES = {
  kt3: KILL_TEAM_3,
  acolyte: ACOLYTE,
  kt2021: KILL_TEAM_2021,
  'kt2021-lite': KILL_TEAM_LITE,
  vanguard: VANGUARD,
} as const satisfies Record<string, SightRules>;
const SYSTEMS = ['kt3', 'acolyte', 'kt2021', 'kt2021-lite', 'vanguard'] as const;

const shape = z.object({
  A: standing,
  B: standing,
  terrain: z.array(part),
  /** Which game; without it `acolyte` says whether it is that, or Kill Team 3. */
  rules: z.optional(z.enum(SYSTEMS)),
  acolyte: z.optional(z.boolean()),
  /** Who else stands there, and whose order is Conceal. */
  others: z.optional(z.array(other)),
  /** The doors that are open. */
  open: z.optional(z.array(z.string())),
});

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

function partOf({ id, feature, poly, z0, z1, traits, door }: z.infer<typeof part>): Part {
  const corners = convexOf(poly.map(([x, y]) => ({ x: steps(x), y: steps(y) })));
  if (typeof corners === 'string')
    throw new CaseError({
      code: 'outOfRange',
      path: `terrain.${id}.poly`,
      message: `not a convex shape: ${corners}`,
    });
  return {
    id,
    feature,
    corners,
    low: steps(z0),
    high: steps(z1),
    traits: new Set<Trait>(traits),
    ...(door && { door }),
  };
}

const DECIMALS = 1e4;
const rounded = (inches: number): number => Math.round(inches * DECIMALS) / DECIMALS;
const listed = (ids: ReadonlySet<string>): readonly string[] => [...ids].toSorted();

/** Of everything with an id how often it is so. */
const oftenBy = (ids: Iterable<string>, leanings: readonly Leaning[], isSo: (each: Leaning, id: string) => boolean) =>
  Object.fromEntries([...ids].map((id) => [id, oftenIn(leanings, (each) => isSo(each, id))]));

/** The terrain with the doors as they are, and with those who stand there as far as the game counts them. */
function terrainIn({ A, terrain: parts, others = [], open = [] }: z.infer<typeof shape>, rules: SightRules): Terrain {
  const terrain = terrainOf(withDoors(parts.map(partOf), new Set(open)));
  const there = others.map((each): Other => ({
    id: each.id,
    base: standingOf(each),
    conceals: each.conceals === true,
  }));
  if (rules.lines === 'bodies') return withBodies(there, terrain);
  return rules.basesCover ? withBases(rules, standingOf(A), there, terrain) : terrain;
}

const frontierOf = (best: readonly Leaning[], eitherOr: boolean) =>
  best.map((each) => ({
    cover: listed(each.cover),
    obscured: listed(each.obscured),
    heavyCover: listed(each.heavyCover),
    label: hiddenBy(each, eitherOr),
  }));

/** What two operatives see of each other past terrain, and what is between, by the rules of a game. */
export const los = caseKind(shape, (input) => {
  const [a, b] = [standingOf(input.A), standingOf(input.B)];
  const rules = RULES[input.rules ?? (input.acolyte === false ? 'kt3' : 'acolyte')];
  const terrain = terrainIn(input, rules);
  const leanings = leaningsOf(rules, a, b, terrain);
  const { visible, valid, least } = sightOf(rules, a, b, terrain);
  const accurate = accurateFrom(a, b);
  return {
    gap: rounded(toInches(gapBetween(a, b))),
    visible,
    visible_back: rules.lines === 'bodies' ? sightOf(rules, b, a, terrain).visible : isVisible(b, a, terrain),
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
    frontier: frontierOf(bestLeanings(rules, a, b, terrain), rules.eitherOr),
    valid: {
      ...valid,
      best_for_attacker: least ?? 'not visible',
      ...(accurate > 0 && { accurate }),
    },
  };
});
