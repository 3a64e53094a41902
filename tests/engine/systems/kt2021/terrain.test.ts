import { describe, expect, it } from 'vitest';
import type { BattleState } from '../../../../src/engine/family/killteam/model/state.ts';
import type { MoveId } from '../../../../src/engine/family/killteam/rules/killTeamRules.ts';
import { kt2021KillTeam } from '../../../../src/engine/systems/kt2021/kt2021.ts';
import { killTeamSystem } from '../../../../src/engine/systems/killTeamSystem.ts';
import {
  type TerrainKind,
  type TerrainPart,
  USUAL_TRAITS,
} from '../../../../src/engine/systems/kt2021/terrain/terrain.ts';
import { A, activates, B, battle2021, op, Play2021 } from '../../../support/play2021.ts';

const system = killTeamSystem(kt2021KillTeam);
const before = (set: Partial<BattleState> = {}): Play2021 =>
  new Play2021(battle2021([op('a1', A), op('b1', B)], { phase: 'setUp', turningPoint: 0, ...set }));
const part = (kind: TerrainKind, ...traits: TerrainPart['traits']): TerrainPart => ({ kind, traits });
const agrees = (...parts: readonly TerrainPart[]) => ({ type: 'agreeTerrain', parts }) as const;
const agreed = (...parts: readonly TerrainPart[]): BattleState => before().does(agrees(...parts)).state;
const view = (state: BattleState) => {
  const { terrain } = system.view(state).parts;
  if (terrain === undefined) throw new Error('no terrain in this game');
  return terrain;
};
/** What is said beside a move of the first operative. */
const said = (state: BattleState, move: MoveId): readonly string[] => {
  const [who] = state.operatives;
  if (who === undefined) throw new Error('nobody is there');
  return system.view(state).guides.move(who, move);
};

const pipes = part('pipe', ...USUAL_TRAITS.pipe);
const walls = part('wall', ...USUAL_TRAITS.wall);
const scrap = part('scrapPile', 'heavy', 'scalable');

describe('the terrain that both players agree on', () => {
  it('[K-76] should be proposed as it usually is: pipes, low walls, walls, machines, detritus, crates', () => {
    const { usual } = view(before().state);
    expect((['pipe', 'lowWall', 'lowCrates'] as const).map(usual)).toEqual([
      ['light', 'traversable'],
      ['light', 'traversable'],
      ['light', 'traversable'],
    ]);
    expect((['wall', 'machine', 'crates', 'detritus'] as const).map(usual)).toEqual([
      ['heavy'],
      ['heavy'],
      ['light'],
      ['insignificant'],
    ]);
    expect(usual('barricade')).toEqual(['light', 'traversable', 'barricade']);
  });

  it('[K-76] should not be proposed of what has parts with traits of their own: the players say it', () => {
    const { usual } = view(before().state);
    for (const kind of ['building', 'forest', 'structure', 'container', 'own'] as const)
      expect(usual(kind)).toEqual([]);
    expect(before().refuses(agrees(part('building')))).toBe('outOfBounds');
  });

  it('[K-77] should be kept for the battle, agreed anew as often as they like before it', () => {
    const first = before().does(agrees(pipes, walls));
    expect(view(first.state).parts).toEqual([pipes, walls]);
    const other = first.does(agrees(part('own', 'heavy', 'vantage')));
    expect(view(other.state).parts).toEqual([part('own', 'heavy', 'vantage')]);
    const begun = other.does({ type: 'startBattle' });
    expect(begun.state.terrain).toEqual([part('own', 'heavy', 'vantage')]);
    expect(system.saved.safeParse(begun.state).success).toBe(true);
  });

  it('[K-77] should not be agreed on once the battle has begun, and need not be', () => {
    const begun = before().does({ type: 'startBattle' });
    expect(begun.refuses(agrees(pipes))).toBe('wrongPhase');
    expect(view(begun.state).parts).toBeNull();
    expect(new Play2021(battle2021([op('a1', A), op('b1', B)])).does(activates('a1')).refuses(agrees(pipes))).toBe(
      'wrongPhase',
    );
  });

  it('[K-68] should have at least one trait each, by which it is found', () => {
    const state = agreed(pipes, walls, part('building', 'heavy', 'scalable', 'vantage'));
    expect(view(state).with('heavy')).toEqual(['wall', 'building']);
    expect(view(state).with('traversable')).toEqual(['pipe']);
    expect(view(state).with('vantage')).toEqual(['building']);
  });

  it('[K-68] should not be Insignificant and something else, nor one kind twice', () => {
    expect(before().refuses(agrees(part('detritus', 'insignificant', 'light')))).toBe('outOfBounds');
    expect(before().refuses(agrees(pipes, pipes))).toBe('outOfBounds');
    expect(before().refuses(agrees(part('wall', 'heavy', 'heavy')))).toBe('outOfBounds');
  });

  it('[K-71] should be said beside a move where something agreed on is Traversable', () => {
    expect(said(agreed(pipes, walls), 'reposition')).toEqual(expect.arrayContaining(['K-71', 'C-11']));
    expect(said(before().state, 'reposition')).toEqual(expect.arrayContaining(['K-71', 'C-11']));
  });

  it('[K-71] should not be said where nothing is, nor what is ruled of ramparts (C-11)', () => {
    const ids = said(agreed(walls), 'reposition');
    expect(ids).not.toContain('K-71');
    expect(ids).not.toContain('C-11');
    expect(ids).toContain('K-72');
  });

  it('[C-50] should be said beside a Dash and a Charge where scrap piles stand', () => {
    expect(said(agreed(scrap), 'dash')).toContain('C-50');
    expect(said(agreed(scrap), 'charge')).toContain('C-50');
  });

  it('[C-50] should not be said where none stand, nor beside another move', () => {
    for (const move of ['dash', 'charge'] as const) {
      expect(said(agreed(walls), move)).not.toContain('C-50');
      expect(said(before().state, move)).not.toContain('C-50');
    }
    expect(said(agreed(scrap), 'reposition')).not.toContain('C-50');
  });

  it('[C-51] should be said of the distance of a move over scrap: a Normal Move and a Charge', () => {
    expect(said(agreed(scrap), 'reposition')).toContain('C-51');
    expect(said(agreed(scrap), 'charge')).toContain('C-51');
  });

  it('[C-51] should not be said beside a Dash, nor where no scrap piles stand', () => {
    expect(said(agreed(scrap), 'dash')).not.toContain('C-51');
    expect(said(agreed(walls), 'reposition')).not.toContain('C-51');
  });

  it('[C-52] should be said beside the moves that may be free ones: a Normal Move and a Charge', () => {
    expect(said(agreed(scrap), 'reposition')).toContain('C-52');
    expect(said(agreed(scrap), 'charge')).toContain('C-52');
  });

  it('[C-52] should not be said beside a Fall Back, nor where no scrap piles stand', () => {
    expect(said(agreed(scrap), 'fallBack')).not.toContain('C-52');
    expect(said(agreed(walls), 'charge')).not.toContain('C-52');
  });

  it('[C-53] should be said beside a move where hatches stand, and left to the picture of the book', () => {
    expect(said(agreed(part('hatch', 'heavy')), 'reposition')).toContain('C-53');
  });

  it('[C-53] should not be said beside a move where none stand', () => {
    expect(said(agreed(walls), 'reposition')).not.toContain('C-53');
  });
});
