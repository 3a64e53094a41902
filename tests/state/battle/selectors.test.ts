import { unharmed } from '../../../src/engine/family/killteam/model/fresh.ts';
import { describe, expect, it } from 'vitest';
import type { Operative } from '../../../src/engine/family/killteam/model/operative.ts';
import { actingOperative, diceModeOf, ownedBy } from '../../../src/state/battle/selectors.ts';
import { smallSetup } from '../../support/smallBattle.ts';

const operative = (over: Pick<Operative, 'id'> & Partial<Operative>): Operative => ({
  ...unharmed(),
  side: 'retinue',
  owner: null,
  name: over.id,
  card: 'c',
  role: '',
  portrait: 'hood',
  apl: 2,
  move: 6,
  hit: 4,
  save: 5,
  maxWounds: 7,
  keywords: [],
  abilities: [],
  reanimateBonus: 0,
  weapons: [],
  dv: 1,
  wounds: 7,
  order: 'engage',
  readiness: 'ready',
  ammo: {},
  ...over,
});

const ids = (operatives: readonly Operative[]) => operatives.map(({ id }) => id);

describe('selectors', () => {
  const state = {
    ...smallSetup(),
    operatives: [
      operative({ id: 'vex', owner: 'p1' }),
      operative({ id: 'hale', owner: 'p2', down: true }),
      operative({ id: 'cultist', side: 'enemy' }),
      operative({ id: 'gone', side: 'enemy', removed: true }),
    ],
  };
  const activation = {
    operative: 'hale',
    kind: 'activation' as const,
    spent: 0,
    done: [],
    shotWith: [],
    interrupted: false,
    grouped: false,
  };

  it('should find who acts: in an interrupt before in an activation', () => {
    expect(actingOperative(state)).toBeNull();
    expect(actingOperative({ ...state, activation })?.id).toBe('hale');
    expect(actingOperative({ ...state, activation, interrupt: { operative: 'vex', enemy: 'cultist' } })?.id).toBe(
      'vex',
    );
  });

  it('should list those of one player', () => {
    expect(ids(ownedBy(state.operatives, 'p2'))).toEqual(['hale']);
    expect(ids(ownedBy(state.operatives, null))).toEqual(['vex', 'hale', 'cultist', 'gone']);
  });

  it('should know whose dice are on screen', () => {
    const mode = (side: 'retinue' | 'enemy') => diceModeOf(state, { purpose: 'attack', side });
    expect([mode('retinue'), mode('enemy')]).toEqual(['table', 'screen']);
  });

  it('should roll events where their own setting says, and the initiative with the dice of its side', () => {
    const mode = (events: 'off' | 'hand' | 'app', purpose: 'table' | 'initiative') => {
      const automation = { ...state.settings.automation, events };
      const strategy = { ...state, phase: 'strategy' as const, settings: { ...state.settings, automation } };
      return diceModeOf(strategy, { purpose, side: 'retinue' });
    };
    expect([mode('app', 'table'), mode('hand', 'table'), mode('off', 'table')]).toEqual(['screen', 'table', 'table']);
    expect([mode('app', 'initiative'), mode('hand', 'initiative')]).toEqual(['table', 'table']);
  });
});
