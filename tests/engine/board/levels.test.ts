import { describe, expect, it } from 'vitest';
import { gapBetween } from '../../../src/engine/board/base.ts';
import { terrainMoved } from '../../../src/engine/board/margin.ts';
import { HIDDEN, type Outcome, hiddenBy } from '../../../src/engine/board/outcome.ts';
import type { Point } from '../../../src/engine/board/plane.ts';
import { bestLeanings, sightOf } from '../../../src/engine/board/sight.ts';
import { KILL_TEAM_3 } from '../../../src/engine/board/sightRules.ts';
import { type Terrain, terrainOf } from '../../../src/engine/board/terrain.ts';
import { INCH, toGrid } from '../../../src/engine/board/units.ts';
import { sampledAcross } from '../../support/board/acrossLevels.ts';
import { type Scene, sceneOf } from '../../support/board/scenes.ts';

const SCENES = 400;
const SAMPLED = Number(process.env['BOARD_LEVELS'] ?? 12);
const MILLIMETRE = 100;

/** A scene of which one stands two to four inches higher, and is more than two inches away. */
function raised(seed: number): Scene {
  const scene = sceneOf(seed + 700_000);
  const z = toGrid(2 + (seed % 5) / 2);
  return seed % 2 === 0 ? { ...scene, a: { ...scene.a, z } } : { ...scene, b: { ...scene.b, z } };
}

const scenes = Array.from({ length: SCENES }, (_, seed) => raised(seed));
const rankOf = (outcome: Outcome): number => HIDDEN.indexOf(hiddenBy(outcome));
const leastOf = (outcomes: readonly Outcome[]): number => Math.min(...outcomes.map(rankOf));

const answer = ({ a, b }: Scene, terrain: Terrain) => {
  const { visible, valid } = sightOf(KILL_TEAM_3, a, b, terrain);
  return { visible, valid, least: leastOf(bestLeanings(KILL_TEAM_3, a, b, terrain)) };
};
const told = (scene: Scene, by = 0): string => JSON.stringify(answer(scene, terrainMoved(terrainOf(scene.parts), by)));

const isFirm = (scene: Scene, by: number): boolean => [-by, by].every((each) => told(scene, each) === told(scene));

const turned = ({ x, y }: Point): Point => {
  const [cos, sin] = [Math.cos(Math.PI / 3), Math.sin(Math.PI / 3)];
  return { x: x * cos - y * sin, y: x * sin + y * cos };
};
const mirrored = ({ x, y }: Point): Point => ({ x: -x, y });

describe('a scene across levels', () => {
  it('should never show more of a target, nor hide it less, where terrain grows', () => {
    const wrong = scenes.filter((scene) => {
      const terrain = terrainOf(scene.parts);
      const [small, large] = [answer(scene, terrain), answer(scene, terrainMoved(terrain, MILLIMETRE))];
      return (
        (large.visible && !small.visible) || (large.valid.conceal && !small.valid.conceal) || large.least < small.least
      );
    });
    expect(wrong).toEqual([]);
  });

  // The places that are tried are the same where a base is turned by a sixth.
  it.each([
    ['turned by a sixth', turned, false],
    ['in a mirror', mirrored, true],
  ] as const)('should be the same %s, but where half a millimetre changes it', (_, to, isTurned) => {
    const wrong = scenes.filter((scene) => {
      const { a, b, parts } = scene;
      const there: Scene = {
        a: { ...a, ...to(a) },
        b: { ...b, ...to(b) },
        parts: parts.map((part) => {
          const corners = part.corners.map(to);
          return { ...part, corners: isTurned ? corners.toReversed() : corners };
        }),
      };
      return told(scene) !== told(there) && isFirm(scene, MILLIMETRE / 2);
    });
    expect(wrong).toEqual([]);
  });

  it(`should hide as many samples say, in ${SAMPLED} scenes, wherever a millimetre and a half changes nothing`, () => {
    let firm = 0;
    const wrong: unknown[] = [];
    for (const scene of scenes.slice(0, SAMPLED)) {
      const { a, b, parts } = scene;
      if (gapBetween(a, b) <= 2.1 * INCH || !isFirm(scene, 1.5 * MILLIMETRE)) continue;
      firm += 1;
      const least = leastOf(sampledAcross(a, b, parts).map((each) => ({ ...each, heavyCover: new Set() })));
      const found = answer(scene, terrainOf(parts)).least;
      if (found !== least) wrong.push({ id: scenes.indexOf(scene), found, least });
    }
    expect(wrong).toEqual([]);
    expect(firm).toBeGreaterThan(SAMPLED / 2);
  });
});
