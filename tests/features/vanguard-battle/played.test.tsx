import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import type { BattleState } from '../../../src/engine/family/vanguard/model/battle.ts';
import { modelById } from '../../../src/engine/family/vanguard/model/lookup.ts';
import { draftsOf } from '../../../src/state/answer/draft.ts';
import { app } from '../../support/app.tsx';
import { playRounds } from '../../support/playedRounds.tsx';
import { battleOf, blade, model, rifle, setUpBattle, settings, withCp } from '../../support/vanguardBattle.ts';

beforeEach(() => draftsOf(app).store.setState({ draft: null }));

let taps = 0;
const press = async (name: RegExp | string) => {
  taps += 1;
  await userEvent.click(screen.getByRole('button', { name }));
};
const face = async (...faces: readonly number[]) => {
  for (const each of faces) await press(`Face ${each}`);
};

/** The bar's large button. */
const next = async () => {
  taps += 1;
  const buttons = within(screen.getByRole('group', { name: 'Next' })).getAllByRole('button');
  await userEvent.click(buttons.at(-1) as HTMLElement);
};

const onScreen = { ...settings, dice: { A: 'screen', B: 'screen' } } as const;
const four = (change: Partial<BattleState> = {}) =>
  battleOf([model('a1'), model('a2'), model('b1'), model('b2')], change);

describe('a battle in rounds, played by its screens', () => {
  it('should go from its set-up to the first turn', async () => {
    const now = playRounds(setUpBattle([model('a1'), model('b1')]));
    await press(/^Start the battle/u);
    await face(6);
    await face(2);
    await press(/^Own edge: south/u);
    expect(now().step).toBe('deploy');
    await next();
    await press(/^A1, To set up/u);
    await press(/^B1, To set up/u);
    expect(now().step).toBe('start');
    if (screen.queryByRole('button', { name: /^Start round 1/u }) !== null) await press(/^Start round 1/u);
    await face(5);
    await face(1);
    if (screen.queryByRole('button', { name: /^Start round 1/u }) !== null) await press(/^Start round 1/u);
    expect(now()).toMatchObject({ step: 'turns', round: 1, turn: 'A' });
  });

  it('should type a six and the die it brings in the same tray, and take damage with it (V-12)', async () => {
    const now = playRounds(four());
    await press(/^A1, Ready/u);
    await press(/^Rifle/u);
    await press(/^B1, Ready/u);
    await face(6, 4, 1);
    expect(screen.getByRole('heading', { name: 'A 6 brings 1 die for A1' })).toBeVisible();
    await face(2);
    expect(screen.getByRole('heading', { name: 'Armour: 2 dice for B1' })).toBeVisible();
    await face(2, 1);
    expect(screen.getByRole('heading', { name: 'Recovery: 1 die for B1' })).toBeVisible();
    await face(3);
    expect(modelById(now(), 'b1').inPlay).toBe(false);
  });

  it('should keep to four taps from the target to the damage with dice of the app, with CP to re-roll', async () => {
    const now = playRounds(withCp(four({ settings: onScreen }), 3, 3));
    await press(/^A1, Ready/u);
    await press(/^Rifle/u);
    taps = 0;
    await press(/^B1, Ready/u);
    for (let more = 0; more < 9 && now().tasks.length > 0; more += 1) await next();
    expect(now().tasks).toEqual([]);
    expect(taps).toBeLessThanOrEqual(4);
  });

  it('should charge, strike for free, and take all of it back step by step (V-44)', async () => {
    const now = playRounds(four());
    await press(/^A1, Ready/u);
    await press(/^Charge/u);
    await press(/^B1, Ready/u);
    expect(now().engagement).toEqual([['a1', 'b1']]);
    await press(/^Blade/u);
    expect(now().tasks.at(-1)?.kind).toBe('attack');
    await press(/^Undo/u);
    await press(/^Undo/u);
    expect(now().engagement).toEqual([]);
    expect(now().activation?.model).toBe('a1');
  });

  it('should let an enemy that is left strike, and then the move arrive (V-41)', async () => {
    const now = playRounds(four({ engagement: [['a1', 'b1']] }));
    await press(/^A1, Ready/u);
    await press(/^Walk/u);
    await press('Walk so, leaves 1');
    await userEvent.click(screen.getByRole('radio', { name: /^With Blade/u }));
    await press(/^With Blade/u);
    expect(screen.getByRole('heading', { name: 'Free attack' })).toBeVisible();
    await face(1, 2);
    expect(now().tasks).toEqual([]);
    expect(now().engagement).toEqual([]);
  });

  it('should test nerve at the first tap of a broken band, and lead it to its edge (V-69, V-70)', async () => {
    const [one, other] = four().sides;
    const now = playRounds(four({ sides: [{ ...one, broken: true }, other] }));
    await press(/^A1, Ready/u);
    expect(screen.getByText('falls back')).toBeVisible();
    await face(1);
    expect(now().activation?.kind).toBe('fallback');
    await press('Falls back 10″, then its nerve once more');
    expect(screen.getByRole('heading', { name: 'At the edge: 1 more die for A1' })).toBeVisible();
    await face(1);
    expect(modelById(now(), 'a1').inPlay).toBe(false);
  });

  it('should end a round: points, then counters, then the next one begins (V-19, V-86)', async () => {
    const spent = [model('a1', { activated: true, fatigued: true }), model('b1', { activated: true })];
    const now = playRounds(withCp(battleOf(spent), 2, 0));
    await next();
    await next();
    expect(now().step).toBe('end');
    await press(/^A1, fresh again/u);
    const well = screen.getByRole('group', { name: 'Who touches centre?' });
    await userEvent.click(within(well).getByRole('button', { name: 'A1' }));
    await press(/^Count the points/u);
    await press(/^End round 1/u);
    expect(now()).toMatchObject({ step: 'start', round: 2 });
    expect(now().sides[0].points).toBe(3);
    expect(modelById(now(), 'a1').fatigued).toBe(false);
  });

  it('should roll the end die, and say who won (V-81)', async () => {
    const spent = [model('a1', { activated: true }), model('b1', { activated: true })];
    const now = playRounds(battleOf(spent, { round: 5 }));
    await next();
    await next();
    await press(/^Count the points/u);
    await press(/^End round 5/u);
    await face(2);
    expect(now().result).not.toBeNull();
    expect(screen.getAllByText('a draw')).toHaveLength(2);
  });

  it('should split dice between two, resolved one after the other (V-53)', async () => {
    const now = playRounds(four());
    await press(/^A1, Ready/u);
    await press(/^Rifle/u);
    await press('Split the dice');
    await press('One more: Dice on B1');
    await press('One more: Dice on B1');
    await press('One more: Dice on B2');
    await press(/^Attack, 2 on B1, 1 on B2/u);
    await face(1, 2);
    expect(screen.getByText(/target 2 of 2/u)).toBeVisible();
    await face(1);
    expect(now().tasks).toEqual([]);
  });

  it('should ask to retaliate after a blow, and leave whoever did tired (V-60)', async () => {
    const now = playRounds(
      battleOf([model('a1', { attacks: [blade] }), model('b1', { attacks: [blade, rifle] })], {
        engagement: [['a1', 'b1']],
      }),
    );
    await press(/^A1, Ready/u);
    await press(/^Blade/u);
    await press(/^B1, Ready/u);
    await face(1, 1);
    await userEvent.click(screen.getByRole('radio', { name: /^With Blade/u }));
    await press(/^With Blade, tired afterwards/u);
    expect(screen.getByRole('heading', { name: 'Retaliation' })).toBeVisible();
    await face(1, 1);
    expect(modelById(now(), 'b1').fatigued).toBe(true);
  });
});
