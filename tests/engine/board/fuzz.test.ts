import { describe, expect, it } from 'vitest';
import { HIDDEN, hiddenBy } from '../../../src/engine/board/outcome.ts';
import { terrainMoved } from '../../../src/engine/board/margin.ts';
import { bestLeanings, sightOf } from '../../../src/engine/board/sight.ts';
import { KILL_TEAM_3, type SightRules } from '../../../src/engine/board/sightRules.ts';
import { type Terrain, terrainOf } from '../../../src/engine/board/terrain.ts';
import { type Hiding, sampledHiding, sampledVisible } from '../../support/board/sampled.ts';
import { type Scene, sceneOf } from '../../support/board/scenes.ts';

const SCENES = Number(process.env['BOARD_SCENES'] ?? 400);
/** What the samples may miss: a line or a place between two of them, in grid steps. */
const MISSED = 100;

const rankOf = (hiding: Hiding): number => HIDDEN.indexOf(hiddenBy({ ...hiding, heavyCover: new Set() }));

/** The rules with their inches so much longer. */
const longer = (by: number): SightRules => ({
  ...KILL_TEAM_3,
  coverWithin: KILL_TEAM_3.coverWithin + by,
  obscuredBeyond: { shooter: KILL_TEAM_3.obscuredBeyond.shooter + by, target: KILL_TEAM_3.obscuredBeyond.target + by },
});

/** What is compared: whether it is seen, what it has at least, whether it is a target on Conceal. */
const exact = ({ a, b }: Scene, terrain: Terrain, rules: SightRules = KILL_TEAM_3) => {
  const { visible } = sightOf(rules, a, b, terrain);
  const best = bestLeanings(rules, a, b, terrain);
  return { visible, least: Math.min(...best.map(rankOf)), bare: best.some(({ cover }) => cover.size === 0) };
};

function sampled({ a, b, parts }: Scene) {
  const hidings = sampledHiding(a, b, parts);
  return {
    visible: sampledVisible(a, b, parts),
    least: Math.min(...hidings.map(rankOf)),
    bare: hidings.some(({ cover }) => cover.size === 0),
  };
}

describe('lines of sight against many samples', () => {
  it(`should agree in ${SCENES} scenes wherever a millimetre changes nothing`, () => {
    let firm = 0;
    const wrong: unknown[] = [];
    for (let seed = 0; seed < SCENES; seed += 1) {
      const scene = sceneOf(seed);
      const terrain = terrainOf(scene.parts);
      const answer = exact(scene, terrain);
      const nearly = [-MISSED, MISSED].flatMap((by) => [
        exact(scene, terrainMoved(terrain, by)),
        exact(scene, terrain, longer(by)),
      ]);
      const second = sampled(scene);
      for (const what of ['visible', 'least', 'bare'] as const) {
        if (nearly.some((each) => each[what] !== answer[what])) continue;
        firm += 1;
        if (answer[what] !== second[what]) wrong.push({ seed, what, exact: answer[what], sampled: second[what] });
      }
    }
    expect(wrong).toEqual([]);
    expect(firm).toBeGreaterThan(SCENES * 2.5);
  });
});
