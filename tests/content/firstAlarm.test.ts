import { beforeAll, describe, expect, it } from 'vitest';
import { loadBundledPack } from '../../src/content/bundledPack.ts';
import type { Pack } from '../../src/content/pack.ts';
import { quickStart } from '../../src/content/quickStart.ts';
import { present } from '../../src/engine/core/invariant.ts';
import { shippedTable } from '../engine/behaviour/support.ts';
import { activate, END, play, type Play, shoot } from '../support/decide.ts';
import { vexActs } from '../support/duel.ts';

let pack: Pack;
beforeAll(async () => {
  pack = await loadBundledPack();
});

/** The first activation of a battle just built; the retinue has the initiative. */
function firstActivation(): Play {
  const dice = { retinue: 'table', enemy: 'table' } as const;
  const battle = quickStart(pack, { players: [{ id: 'p1', name: 'Ana', mark: 'A' }], dice, seed: 'alarm' });
  const begun = play(battle).does({ type: 'startBattle' }).answers([6]).does({ type: 'startFirefight' });
  return begun.does(activate(id(begun, 'Sabine Hale')));
}

const id = ({ midway }: Play, name: string): string =>
  present(
    midway.operatives.find((operative) => operative.name === name),
    name,
  ).id;

/** Sabine Hale shoots at the Voice and misses with every die. */
const missed = (): Play => {
  const begun = firstActivation();
  const shot = begun.does(shoot(id(begun, 'The Voice'), 'lasgun')).answers([1, 1, 1, 1], 'c0n0');
  expect(shot.told('damaged')).toEqual([]);
  return shot;
};

describe('the first activation of a battle', () => {
  it('should be heard by the enemy when it attacks, although nobody is hurt', () => {
    expect(missed().midway).toMatchObject({ alert: 2, npo: { noise: 'Sabine Hale' } });
  });

  it('should be known to the first enemy that its table plays', () => {
    const choice = { tables: { acolyte: shippedTable('acolyte') }, table: 'acolyte', own: {}, alert: true };
    const played = missed().does(END).does({ type: 'enemyActivates', operative: null, choice });
    expect(played.midway).toMatchObject({ alert: 2, npo: { noise: 'Sabine Hale', startDv: 9 } });
    expect(played.question).toMatchObject({ kind: 'look', side: 'enemy' });
  });

  it('should ask who was noticed although no table has played an enemy yet, and look there', () => {
    const asked = firstActivation().does(END);
    expect(asked.question).toMatchObject({ kind: 'look', fact: 'spotted', inches: 12 });
    const noticed = asked.answers({ kind: 'look', look: { kind: 'is', is: true } });
    expect(noticed.midway).toMatchObject({ alert: 1, npo: { noise: 'Sabine Hale' } });
    const choice = { tables: { acolyte: shippedTable('acolyte') }, table: 'acolyte', own: {}, alert: true };
    const played = noticed.does({ type: 'enemyActivates', operative: null, choice });
    expect(played.midway.npo?.turn?.plan?.steps[0]).toMatchObject({ row: 'search', action: 'reposition' });
  });

  it('should stay unheard where the battle does not read Alert', () => {
    const shot = vexActs().does(shoot()).answers([1, 1, 1, 1], 'c0n0');
    expect(shot.midway.alert).toBe(0);
  });
});
