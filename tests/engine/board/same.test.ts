import { describe, expect, it } from 'vitest';
import { hasAnyLine } from '../../../src/engine/board/anyLine.ts';
import { type Standing, gapBetween } from '../../../src/engine/board/base.ts';
import { terrainMoved } from '../../../src/engine/board/margin.ts';
import { HIDDEN, hiddenBy } from '../../../src/engine/board/outcome.ts';
import type { Point } from '../../../src/engine/board/plane.ts';
import { bestLeanings, inControlRange, sightOf } from '../../../src/engine/board/sight.ts';
import { ACOLYTE, KILL_TEAM_3, type SightRules } from '../../../src/engine/board/sightRules.ts';
import { type Terrain, terrainOf } from '../../../src/engine/board/terrain.ts';
import { type Scene, sceneOf } from '../../support/board/scenes.ts';

const SCENES = 1_000;
const MILLIMETRE = 100;

const answer = ({ a, b }: Scene, terrain: Terrain, rules: SightRules = ACOLYTE) => {
  const { visible, valid } = sightOf(rules, a, b, terrain);
  const best = bestLeanings(rules, a, b, terrain);
  const listed = best.map((each) =>
    [hiddenBy(each), ...[...each.cover].toSorted(), '|', ...[...each.obscured].toSorted()].join(' '),
  );
  return { visible, valid, best: listed.toSorted() };
};

/** The same scene, every place of it elsewhere. */
const elsewhere = ({ a, b, parts }: Scene, to: (at: Point) => Point, turned = false): Scene => ({
  a: { ...a, ...to(a) },
  b: { ...b, ...to(b) },
  parts: parts.map((part) => {
    const corners = part.corners.map(to);
    return { ...part, corners: turned ? corners.toReversed() : corners };
  }),
});

const mirrored = ({ x, y }: Point): Point => ({ x: -x, y });
const quarter = ({ x, y }: Point): Point => ({ x: -y, y: x });
const away = ({ x, y }: Point): Point => ({ x: x + 12_345, y: y - 6_789 });
const turnedBy =
  (angle: number) =>
  ({ x, y }: Point): Point => ({
    x: x * Math.cos(angle) - y * Math.sin(angle),
    y: x * Math.sin(angle) + y * Math.cos(angle),
  });

const scenes = Array.from({ length: SCENES }, (_, seed) => sceneOf(seed + 100_000));

describe('a scene', () => {
  it.each([
    ['elsewhere on the table', away, false],
    ['turned by a quarter', quarter, false],
    ['turned by any angle', turnedBy(1.234), false],
    ['in a mirror', mirrored, true],
  ] as const)('should be the same %s, but where half a millimetre changes it', (_, to, turned) => {
    const wrong = scenes.filter((scene) => {
      const terrain = terrainOf(scene.parts);
      const here = answer(scene, terrain);
      const there = elsewhere(scene, to, turned);
      const now = answer(there, terrainOf(there.parts));
      if (JSON.stringify(here) === JSON.stringify(now)) return false;
      const close = [-MILLIMETRE / 2, MILLIMETRE / 2].map((by) =>
        JSON.stringify(answer(scene, terrainMoved(terrain, by))),
      );
      return close.every((each) => each === JSON.stringify(here));
    });
    expect(wrong).toEqual([]);
  });

  // In ACOLYTE a feature that grows may come near both, and then never obscures.
  it('should never show more of a target, nor hide it less, where terrain grows', () => {
    const rank = ({ best }: ReturnType<typeof answer>) =>
      Math.min(...best.map((each) => HIDDEN.indexOf(each.split(' ')[0] as (typeof HIDDEN)[number])));
    const wrong = scenes.filter((scene) => {
      const terrain = terrainOf(scene.parts);
      const [small, large] = [terrain, terrainMoved(terrain, MILLIMETRE)].map((each) =>
        answer(scene, each, KILL_TEAM_3),
      );
      if (small === undefined || large === undefined) return true;
      return (
        (large.visible && !small.visible) || (large.valid.conceal && !small.valid.conceal) || rank(large) < rank(small)
      );
    });
    expect(wrong).toEqual([]);
  });

  it('should be the same where everything, the lengths of the rules too, is so much larger', () => {
    const LARGER = 3;
    const { coverWithin, coverBeyond, obscuredBeyond, ...rest } = KILL_TEAM_3;
    const rules: SightRules = {
      ...rest,
      coverWithin: LARGER * coverWithin,
      coverBeyond: LARGER * coverBeyond,
      obscuredBeyond: { shooter: LARGER * obscuredBeyond.shooter, target: LARGER * obscuredBeyond.target },
    };
    const larger = (base: Standing): Standing => ({
      x: LARGER * base.x,
      y: LARGER * base.y,
      z: LARGER * base.z,
      head: LARGER * base.head,
      radius: LARGER * base.radius,
    });
    const wrong = scenes.filter(({ a, b, parts }) => {
      const grown = parts.map((part) => ({
        ...part,
        corners: part.corners.map(({ x, y }) => ({ x: LARGER * x, y: LARGER * y })),
        low: LARGER * part.low,
        high: LARGER * part.high,
      }));
      const here = answer({ a, b, parts }, terrainOf(parts), KILL_TEAM_3);
      const there = answer({ a: larger(a), b: larger(b), parts: grown }, terrainOf(grown), rules);
      const isClose = [-MILLIMETRE / 2, MILLIMETRE / 2].some(
        (by) =>
          JSON.stringify(answer({ a, b, parts }, terrainMoved(terrainOf(parts), by), KILL_TEAM_3)) !==
          JSON.stringify(here),
      );
      return JSON.stringify(here) !== JSON.stringify(there) && !isClose;
    });
    expect(wrong).toEqual([]);
  });

  it('should have one line from base to base and one control range, whoever looks', () => {
    const wrong = scenes.filter(({ a, b, parts }) => {
      const terrain = terrainOf(parts);
      return (
        hasAnyLine(a, b, terrain) !== hasAnyLine(b, a, terrain) ||
        inControlRange(a, b, terrain) !== inControlRange(b, a, terrain)
      );
    });
    expect(wrong).toEqual([]);
  });

  it('should have one gap, whoever measures', () => {
    const gaps = (one: Standing, other: Standing) => [gapBetween(one, other), gapBetween(other, one)];
    for (const { a, b } of scenes) expect(gaps(a, b)[0]).toBe(gaps(a, b)[1]);
  });
});
