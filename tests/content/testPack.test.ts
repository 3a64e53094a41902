import { describe, expect, it } from 'vitest';
import { ABILITIES } from '../../src/engine/family/killteam/card/card.ts';
import { systemById } from '../../src/engine/systems/killTeams.ts';
import type { EffectOp } from '../../src/engine/family/killteam/tables/effect.ts';
import { quickStart } from '../../src/content/quickStart.ts';
import { loadTestPack } from '../support/testPack.ts';
import { savedBattle } from '../../src/engine/systems/saved.ts';

/** The compiler asks for each new operation here. */
const EVERY_EFFECT: Record<EffectOp, true> = {
  cp: true,
  push: true,
  shot: true,
  ambush: true,
  flee: true,
  foretell: true,
  foresee: true,
  calm: true,
  leave: true,
  alert: true,
  stat: true,
  damage: true,
  heal: true,
  jam: true,
  ammo: true,
  order: true,
  readiness: true,
  free: true,
  sight: true,
  initiative: true,
  turningPoints: true,
  flag: true,
  loot: true,
  spawn: true,
  mark: true,
  environment: true,
  doors: true,
  rise: true,
  steady: true,
  hold: true,
  ward: true,
  counter: true,
  tick: true,
  tell: true,
  reveal: true,
  wave: true,
  roll: true,
  xp: true,
  priority: true,
  carry: true,
  place: true,
  test: true,
  incapacitate: true,
  unjam: true,
  reroll: true,
  next: true,
  lasts: true,
  change: true,
  whenever: true,
};

const pack = loadTestPack();
const battle = quickStart(pack, {
  players: [{ id: 'p1', name: 'Anna', mark: 'circle' }],
  dice: { retinue: 'screen', enemy: 'screen' },
  seed: 'test',
});

const fielded = (side: 'retinue' | 'enemy') => battle.operatives.filter((operative) => operative.side === side);
const rulesOf = (side: 'retinue' | 'enemy') =>
  new Set(fielded(side).flatMap(({ weapons }) => weapons.flatMap(({ rules }) => rules.map(({ id }) => id))));

describe('test pack', () => {
  it('should put a weapon with every weapon rule of ACOLYTE into the hands of its retinue', () => {
    expect([...rulesOf('retinue')].toSorted()).toEqual(Object.keys(systemById('acolyte').weaponRules).toSorted());
  });

  it('should field every ability', () => {
    const abilities = new Set(battle.operatives.flatMap((operative) => operative.abilities));
    expect([...abilities].toSorted()).toEqual([...ABILITIES].toSorted());
  });

  it('should have every effect on its event table', () => {
    const table = [...pack.tables.values()].flatMap(({ rows }) =>
      rows.flatMap(({ effects }) => effects.map(({ op }) => op)),
    );
    expect(table.toSorted()).toEqual(Object.keys(EVERY_EFFECT).toSorted());
  });

  it('should make a battle that is valid by the schema of the engine', () => {
    expect(savedBattle().safeParse(battle).error?.issues ?? []).toEqual([]);
  });
});
