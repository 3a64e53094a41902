import { readFileSync } from 'node:fs';
import path from 'node:path';
import * as z from 'zod/mini';
import { describe, expect, it } from 'vitest';
import type { Standing } from '../../../../src/engine/board/base.ts';
import { groundOf } from '../../../../src/engine/board/move/ground.ts';
import * as games from '../../../../src/engine/board/move/moveRules.ts';
import { type Foe, type Going, type Others, counteracting } from '../../../../src/engine/board/move/others.ts';
import { pathCost } from '../../../../src/engine/board/move/walk.ts';
import type { Place } from '../../../../src/engine/board/move/place.ts';
import { TRAITS } from '../../../../src/engine/board/trait.ts';
import { terrainOf } from '../../../../src/engine/board/terrain.ts';
import { radiusOf, toGrid, toInches } from '../../../../src/engine/board/units.ts';
import { isVisible } from '../../../../src/engine/board/visible.ts';
import { boxPart } from '../../../support/board/grounds.ts';

const place = z.tuple([z.number(), z.number(), z.number()]);
const pair = z.tuple([z.number(), z.number()]);
const standing = z.strictObject({ at: place, mm: z.number(), engaged: z.optional(z.boolean()) });
const flag = z.optional(z.boolean());
const row = z.strictObject({
  id: z.string(),
  rule: z.string(),
  game: z.enum(['kt3', 'acolyte', 'kt2021', 'kt2021-lite', 'vanguard']),
  allowance: z.number(),
  parts: z.array(
    z.strictObject({
      at: pair,
      size: pair,
      heights: pair,
      traits: z.array(z.enum(TRAITS)),
      feature: z.optional(z.string()),
    }),
  ),
  points: z.array(place),
  foes: z.optional(z.array(standing)),
  friends: z.optional(z.array(standing)),
  ranges: z.optional(z.enum(['never', 'through', 'into'])),
  climbs: flag,
  falls: flag,
  strict: flag,
  injured: flag,
  counteract: flag,
  expect: z.record(z.string(), z.unknown()),
});
type Row = z.infer<typeof row>;

const RULES: Readonly<Record<Row['game'], games.MoveRules>> = {
  kt3: games.KILL_TEAM_3_MOVES,
  acolyte: games.ACOLYTE_MOVES,
  kt2021: games.KILL_TEAM_2021_MOVES,
  'kt2021-lite': games.KILL_TEAM_2021_LITE_MOVES,
  vanguard: games.VANGUARD_MOVES,
};
const BOUNDS = { left: 0, right: toGrid(30), near: 0, far: toGrid(22) };
const BASE = { radius: radiusOf(32), head: toGrid(1.6) };
/** What an injury takes off a Move (A-56). */
const INJURY = 2;

const rows = readFileSync(path.join(import.meta.dirname, '../../../vectors/moves.jsonl'), 'utf8')
  .split('\n')
  .filter((line) => line !== '')
  .map((line) => row.parse(JSON.parse(line)));

const placeOf = ([x, y, up]: z.infer<typeof place>): Place => ({ x: toGrid(x), y: toGrid(y), z: toGrid(up) });

const standingOf = ({ at, mm, engaged = false }: z.infer<typeof standing>): Foe => ({
  ...placeOf(at),
  radius: radiusOf(mm),
  head: BASE.head,
  engaged,
});

function walk(given: Row) {
  const rules = given.strict === true ? games.strictClimbs(RULES[given.game]) : RULES[given.game];
  const terrain = terrainOf(given.parts.map((part, at) => boxPart(part, `p${at}`)));
  const sees = (at: Place, foe: Standing): boolean =>
    isVisible({ ...at, ...BASE }, foe, terrain) || isVisible(foe, { ...at, ...BASE }, terrain);
  const others: Others = {
    foes: (given.foes ?? []).map(standingOf),
    friends: (given.friends ?? []).map(standingOf),
    sees,
  };
  const going: Going = {
    allowance: toGrid(given.allowance - (given.injured === true ? INJURY : 0)),
    climbs: given.climbs ?? true,
    ranges: given.ranges ?? 'never',
    falls: given.falls ?? false,
  };
  const allowed = given.counteract === true ? counteracting(going, rules.counteract ?? 0) : going;
  return pathCost(groundOf(terrain, BOUNDS, BASE, rules), allowed, others, given.points.map(placeOf));
}

const rounded = (steps: number): number => Math.round(toInches(steps) * 100) / 100;

describe('rows of moves', () => {
  it('should all be there, each once, M01 to M20 among them', () => {
    const ids = new Set(rows.map(({ id }) => id));
    expect(ids.size).toBe(rows.length);
    for (let at = 1; at <= 20; at += 1) expect(ids).toContain(`M${`${at}`.padStart(2, '0')}`);
  });

  it.each(rows)('[$id] should hold: $rule', (given) => {
    const found = walk(given);
    const falls = found.why === null ? found.falls.map(rounded) : [];
    expect({ ...found, cost: rounded(found.cost), falls }).toMatchObject(given.expect);
  });
});
