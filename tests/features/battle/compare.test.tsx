import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Operative, Weapon } from '../../../src/engine/family/killteam/model/operative.ts';
import type { BattleState } from '../../../src/engine/family/killteam/model/state.ts';
import { topTask } from '../../../src/engine/family/killteam/model/lookup.ts';
import { freshApp } from '../../support/readyBattle.ts';
import { firefight, named, openBattleNow, order, showBattle } from './stage.tsx';
import { app } from '../../support/app.tsx';

const { changeSettings } = app;

const VEX = 'Isaura Vex';
const VOICE = 'cult-leader-1';
const PERCENT = '\u202F%';
const tap = (element: HTMLElement) => userEvent.click(element);
const card = (name: string) => screen.getByRole('button', { name: new RegExp(`^${name}, `, 'u') });
const action = (name: string) => screen.getByRole('button', { name: new RegExp(`^${name},`, 'u') });
const weapons = () =>
  within(screen.getByRole('radiogroup', { name: 'With which weapon' }))
    .getAllByRole('radio')
    .map(({ textContent }) => textContent);
const compare = () => screen.queryByRole('button', { name: 'Compare' });
const rows = async () => {
  const sheet = await screen.findByRole('dialog', { name: 'Which target?' });
  return within(within(sheet).getByRole('list')).getAllByRole('button');
};

const withWeapons =
  (id: string, ...more: readonly Partial<Weapon>[]) =>
  (state: BattleState): BattleState => {
    const armed = (operative: Operative): Operative => {
      const [gun] = operative.weapons;
      if (gun === undefined) throw new Error(`${id} has no weapon`);
      return { ...operative, weapons: [...operative.weapons, ...more.map((weapon) => ({ ...gun, ...weapon }))] };
    };
    return { ...state, operatives: state.operatives.map((each) => (each.id === id ? armed(each) : each)) };
  };

const HELLGUN: Partial<Weapon> = {
  id: 'hellgun',
  name: 'Hellgun',
  attacks: 5,
  ammo: null,
  rules: [{ id: 'hot', params: {} }],
};

/** Vex is to shoot, with her laspistol or with a hellgun that burns. */
async function shooting(): Promise<void> {
  await firefight(withWeapons('isaura-vex', HELLGUN));
  showBattle();
  await tap(card(VEX));
  await tap(action('Shoot'));
}

// Fetched once, so that no test waits for them.
beforeAll(() =>
  Promise.all([
    import('../../../src/features/battle/sheets/Sheets.tsx'),
    import('../../../src/features/battle/parts/AttackFigures.tsx'),
  ]),
);
beforeEach(freshApp);

describe('the odds on the choice of an attack', () => {
  it('should stand on each weapon, at its best target, and on each target of the chosen weapon', async () => {
    await shooting();
    expect(weapons()).toEqual([
      expect.stringContaining(`39${PERCENT}4.6 W · Fighter 1Fighter 1, 39${PERCENT} to take it down, 4.6 wounds`),
      expect.stringContaining(`49${PERCENT}5.1 W · Fighter 1`),
    ]);
    expect(card('The Voice')).toHaveAccessibleName(
      `The Voice, Ready, Conceal, 16${PERCENT} to take it down, 4.3 wounds on average`,
    );
    expect(card('The Voice')).toHaveTextContent('16 % · 4.3 W');
    await tap(screen.getByRole('radio', { name: /^Hellgun/u }));
    expect(card('The Voice')).toHaveTextContent('24 % · 4.9 W');
  });

  it('should be those of the attack that then begins', async () => {
    await shooting();
    await tap(card('The Voice'));
    expect(topTask(openBattleNow().state)).toMatchObject({ kind: 'shoot', weapon: 'hot-shot-laspistol' });
    expect(compare()).toBeNull();
  });

  it('should go with the choice', async () => {
    await shooting();
    await tap(screen.getByRole('button', { name: 'Cancel' }));
    expect(card('The Voice')).toHaveTextContent('Conceal');
  });

  it('should be switched off with the odds beside attacks', async () => {
    await shooting();
    expect(compare()).toBeInTheDocument();
    act(() => changeSettings({ attackOdds: false }));
    expect(compare()).toBeNull();
    expect(weapons().join(' ')).not.toContain(PERCENT);
    expect(card('The Voice')).toHaveTextContent('Conceal');
  });
});

describe('the comparison', () => {
  it('should not work out weapons with more dice than a player waits for', async () => {
    await firefight(withWeapons('isaura-vex', { ...HELLGUN, attacks: 13 }));
    showBattle();
    await tap(card(VEX));
    await tap(action('Shoot'));
    await tap(screen.getByRole('button', { name: 'Compare' }));
    const names = (await rows()).map((row) => row.getAttribute('aria-label'));
    expect(names.filter((name) => name?.includes('Hellgun') === true)).toEqual(
      expect.arrayContaining([expect.stringContaining('no odds')]),
    );
    expect(names[0]).not.toContain('Hellgun');
  });

  it('should list every weapon at every target in reach, the best first, with what it costs and assumes', async () => {
    await shooting();
    await tap(screen.getByRole('button', { name: 'Compare' }));
    const names = (await rows()).map((row) => row.getAttribute('aria-label'));
    expect(names).toHaveLength(14);
    expect(names[0]).toBe(
      `Fighter 1, Hellgun, 49${PERCENT} to take it down, 5.1 wounds on average, 2 wounds to you, as in the open`,
    );
    expect(names.at(-1)).toBe(
      `The Voice, Hot-shot laspistol, 16${PERCENT} to take it down, 4.3 wounds on average, 5 left, up to 8″, as in the open`,
    );
  });

  it('should attack with the weapon and at the target of the row', async () => {
    await shooting();
    await tap(screen.getByRole('button', { name: 'Compare' }));
    await tap((await rows())[0] ?? document.body);
    expect(topTask(openBattleNow().state)).toMatchObject({
      kind: 'shoot',
      weapon: 'hellgun',
      sequence: { target: named('Fighter 1').id },
    });
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('should know what the table has said, and leave out who cannot be chosen by it', async () => {
    await firefight();
    order({ type: 'activate', operative: named(VEX).id, order: 'engage' });
    const told = (target: string, facts: Partial<Record<'cover' | 'obscured' | 'visible', boolean>>) => {
      order({ type: 'shoot', weapon: 'hot-shot-laspistol', target: named(target).id });
      order({ type: 'setFacts', facts });
      if (openBattleNow().request?.kind === 'pick')
        order({
          type: 'answer',
          requestId: openBattleNow().request?.id ?? '',
          answer: { kind: 'pick', option: 'chooseAnother' },
        });
      else order({ type: 'cancelAttack' });
    };
    told('Fighter 1', { obscured: true });
    told('Fighter 2', { cover: true });
    showBattle();
    if (compare() === null) await tap(action('Shoot'));
    await tap(screen.getByRole('button', { name: 'Compare' }));
    const names = (await rows()).map((row) => row.getAttribute('aria-label'));
    expect(names.find((name) => name?.startsWith('Fighter 1,'))).toMatch(/up to 8″, obscured$/u);
    expect(names.find((name) => name?.startsWith('Fighter 2,'))).toBeUndefined();
    expect(names.find((name) => name?.startsWith('Fighter 3,'))).toMatch(/as in the open$/u);
  });

  it('should compare fights by who falls, with the weapon the enemy is thought to strike back with', async () => {
    const knife: Partial<Weapon> = { id: 'cleaver', name: 'Cleaver', kind: 'melee', attacks: 3, ammo: null, rules: [] };
    await firefight((state) => withWeapons(VOICE, knife)(withWeapons('isaura-vex', { ...knife, attacks: 6 })(state)));
    order({ type: 'activate', operative: named(VEX).id, order: 'engage' });
    order({ type: 'setEngaged', pair: [named(VEX).id, VOICE], on: true });
    showBattle();
    await tap(action('Fight'));
    expect(card('The Voice')).toHaveTextContent('13 % · 5.3 W');
    await tap(screen.getByRole('button', { name: 'Compare' }));
    const names = (await rows()).map((row) => row.getAttribute('aria-label'));
    expect(names).toEqual([
      `The Voice, Cleaver, 13${PERCENT} to take it down, 5.3 wounds on average, 31${PERCENT} you fall, against Ritual blade`,
      `The Voice, Sword, 2${PERCENT} to take it down, 3.5 wounds on average, 41${PERCENT} you fall, against Ritual blade`,
    ]);
  });
});
