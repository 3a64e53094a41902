import { describe, expect, it } from 'vitest';
import { graphOf } from '../../../../src/engine/board/move/graph.ts';
import { ACOLYTE_MOVES, KILL_TEAM_2021_MOVES, KILL_TEAM_3_MOVES } from '../../../../src/engine/board/move/moveRules.ts';
import { VANGUARD_MOVES } from '../../../../src/engine/board/move/moveRules.ts';
import { type Going, nobody } from '../../../../src/engine/board/move/others.ts';
import { pathTo, reachFrom } from '../../../../src/engine/board/move/reach.ts';
import { type Step, costOf } from '../../../../src/engine/board/move/step.ts';
import { pathCost } from '../../../../src/engine/board/move/walk.ts';
import { INCH, toGrid, toInches } from '../../../../src/engine/board/units.ts';
import { moveCost } from '../../../../src/engine/family/killteam/flow/move.ts';
import { pathCost as vanguardCost } from '../../../../src/engine/family/vanguard/rules/moving/pathCost.ts';
import { costOf as costOf2021 } from '../../../../src/engine/systems/kt2021/movePath.ts';
import { chanceOf, groundFor, moveSceneOf } from '../../../support/board/grounds.ts';

const SCENES = 25;
const LISTS = 2_000;
const going: Going = { allowance: 6 * INCH, climbs: true, ranges: 'never', falls: false };

const of = <K extends Step['kind']>(steps: readonly Step[], kind: K) =>
  steps.filter((step): step is Extract<Step, { kind: K }> => step.kind === kind);

/** All climbs, of those by a ladder the one that it saves the most of as one of an inch without the least. Source: A3.3. */
function climbs3(steps: readonly Step[]): { readonly climbs: readonly number[]; readonly ladders: number } {
  const all = of(steps, 'climb').map(({ height, ladder }) => ({ inches: toInches(height), ladder }));
  const by = all.filter(({ ladder }) => ladder).toSorted((one, other) => other.inches - one.inches)[0];
  return { climbs: all.filter((each) => each !== by).map(({ inches }) => inches), ladders: by === undefined ? 0 : 1 };
}

/** What `kt3.move` makes of the same parts. */
function cost3(steps: readonly Step[]): number {
  const level = [...of(steps, 'go').map(({ length }) => length), ...of(steps, 'jump').map(({ across }) => across)];
  const { climbs, ladders } = climbs3(steps);
  const { cost } = moveCost({
    horizontal: level.map(toInches),
    climbs,
    drops: of(steps, 'drop').map(({ height }) => toInches(height)),
    accessible: of(steps, 'go').reduce((sum, { extra }) => sum + extra / INCH, 0),
    dash: false,
    budget: 99,
  });
  return (cost + ladders) * INCH;
}

/** What `kt21.move` makes of a part; what is traversed costs beside the way. */
function cost21(step: Step): number {
  const inches = (): number => {
    switch (step.kind) {
      case 'go': {
        const traverse = costOf2021({ kind: 'traverse' }, false) * (step.extra / (2 * INCH));
        return costOf2021({ kind: 'go', length: toInches(step.length) }, false) + traverse;
      }
      case 'climb':
        return costOf2021({ kind: 'climb', height: toInches(step.height), scalable: step.scalable }, false);
      case 'drop':
        return costOf2021({ kind: 'drop', height: toInches(step.height) }, false);
      case 'jump':
        return costOf2021({ kind: 'jump', across: toInches(step.across), rise: toInches(step.rise) }, false);
      case 'fall':
      case 'fly':
        return 0;
    }
  };
  return inches() * INCH;
}

/** What `van.move` makes of a part. */
function costVan(step: Step): number {
  switch (step.kind) {
    case 'go': {
      const obstacles = Array.from(
        { length: step.extra / (2 * INCH) },
        () => ({ kind: 'obstacle', height: 1 }) as const,
      );
      return vanguardCost([{ kind: 'open', inches: toInches(step.length) }, ...obstacles]) * INCH;
    }
    case 'climb':
      return vanguardCost([{ kind: step.scalable ? 'ladder' : 'surface', inches: toInches(step.height) }]) * INCH;
    case 'drop':
      return vanguardCost([{ kind: 'drop', height: toInches(step.height) }]) * INCH;
    case 'jump':
    case 'fall':
    case 'fly':
      return 0;
  }
}

/** Parts of a move by chance, in hundredths of an inch or in steps of the grid. */
function stepsBy(seed: number): readonly Step[] {
  const chance = chanceOf(seed);
  const long = (most: number) =>
    chance() < 0.5 ? toGrid(Math.round(chance() * most * 4) / 4) : Math.round(chance() * most * INCH);
  return Array.from({ length: 1 + Math.floor(chance() * 5) }, (): Step => {
    const kind = Math.floor(chance() * 4);
    if (kind === 0) return { kind: 'climb', height: long(5), scalable: chance() < 0.5, ladder: chance() < 0.5 };
    if (kind === 1) return { kind: 'drop', height: long(5) };
    if (kind === 2) return { kind: 'jump', across: long(3), rise: 0 };
    return { kind: 'go', length: long(6), extra: 2 * INCH * Math.floor(chance() * 3) };
  });
}

const sum = (numbers: readonly number[]): number => numbers.reduce((total, each) => total + each, 0);

describe('what parts of a move cost', () => {
  it('should be what each game makes of them', () => {
    for (let seed = 0; seed < LISTS; seed += 1) {
      const steps = stepsBy(seed);
      expect(costOf(KILL_TEAM_3_MOVES, steps), `${seed}`).toBeCloseTo(cost3(steps), 5);
      expect(costOf(KILL_TEAM_2021_MOVES, steps), `${seed}`).toBeCloseTo(sum(steps.map(cost21)), 5);
      const walked = steps.filter(({ kind }) => kind !== 'jump');
      expect(costOf(VANGUARD_MOVES, walked), `${seed}`).toBeCloseTo(sum(walked.map(costVan)), 5);
    }
  });
});

describe.each([
  ['Kill Team 3', KILL_TEAM_3_MOVES, cost3],
  ['ACOLYTE', ACOLYTE_MOVES, cost3],
  ['Kill Team 2021', KILL_TEAM_2021_MOVES, (steps: readonly Step[]) => sum(steps.map(cost21))],
  ['Vanguard', VANGUARD_MOVES, (steps: readonly Step[]) => sum(steps.map(costVan))],
] as const)('the cheapest paths of %s', (_, rules, costThere) => {
  it('should be moves, cost what they are said to cost, and what the game makes of their parts', () => {
    const kinds = new Set<string>();
    for (let seed = 0; seed < SCENES; seed += 1) {
      const scene = moveSceneOf(seed, rules);
      const ground = groundFor(scene, rules);
      const reach = reachFrom(graphOf(ground), scene.from, going, nobody);
      if (typeof reach === 'string') throw new Error(`${seed}: ${reach}`);
      for (const { at, cost } of reach.ends.filter((_end, index) => index % 7 === 0)) {
        const path = pathTo(reach, at);
        if (path === null || typeof path === 'string') throw new Error(`${seed}: ${path}`);
        const walked = pathCost(ground, going, nobody, path.points);
        expect(walked, `${seed} ${JSON.stringify(path.points)}`).toMatchObject({ why: null });
        if (walked.why !== null) continue;
        expect(path.cost).toBeLessThanOrEqual(cost + 1e-6);
        expect(walked.cost).toBeCloseTo(path.cost, 5);
        expect(walked.cost).toBeCloseTo(costThere(walked.steps), 5);
        for (const { kind } of walked.steps) kinds.add(kind);
      }
    }
    expect([...kinds].toSorted()).toEqual(
      rules.jump === null ? ['climb', 'drop', 'go'] : ['climb', 'drop', 'go', 'jump'],
    );
  });
});
