import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { WordsProvider } from '../../../src/app/WordsProvider.tsx';
import type { Operative, WeaponRuleUse } from '../../../src/engine/family/killteam/model/operative.ts';
import type { BattleState } from '../../../src/engine/family/killteam/model/state.ts';
import { DiceTray } from '../../../src/features/dice-tray/DiceTray.tsx';
import { rule } from '../../support/duel.ts';
import { freshApp } from '../../support/readyBattle.ts';
import { rolled, showAttack, VEX, vexFights, vexShoots, VOICE } from '../../support/tableBattle.tsx';
import { changed } from '../../support/traits.ts';
import { app, render } from '../../support/app.tsx';

const { changeSettings } = app;

const button = (name: string | RegExp) => screen.getByRole('button', { name });
const press = (name: string | RegExp) => userEvent.click(button(name));

const withOperative =
  (id: string, set: (operative: Operative) => Partial<Operative>) =>
  (state: BattleState): BattleState => ({
    ...state,
    operatives: state.operatives.map((one) => (one.id === id ? { ...one, ...set(one) } : one)),
  });
const withRules = (id: string, ...rules: WeaponRuleUse[]) =>
  withOperative(id, ({ weapons }) => ({ weapons: weapons.map((weapon) => ({ ...weapon, rules })) }));

const reason = () => screen.getByRole('heading', { name: /one die again|un dé/u }).nextElementSibling?.textContent;
const notes = () => screen.getAllByRole('radio').map(({ textContent }) => textContent);

beforeEach(freshApp);
afterEach(freshApp);

describe('the worth of a re-roll', () => {
  const balanced = async (change: (state: BattleState) => BattleState = (state) => state) => {
    await vexShoots({ change: (state) => change(withRules(VEX, rule('balanced'))(state)) });
    rolled(6, 4, 4, 1);
  };

  it('should be said of the advised die, and of another that is chosen instead', async () => {
    await balanced();
    showAttack();
    expect(reason()).toBe('Re-roll the 1: kill 30\u202F% → 52\u202F%');
    await userEvent.click(screen.getAllByRole('button', { name: 'Hit, 4' })[0] ?? document.body);
    expect(reason()).toMatch(/^Re-roll the 4: kill 30\u202F% → 15\u202F%$/u);
  });

  it('should be told in wounds where no chance changes', async () => {
    await balanced(withOperative(VOICE, () => ({ wounds: 30, maxWounds: 30 })));
    showAttack();
    expect(reason()).toBe('Re-roll the 1: wounds inflicted 6.6 → 8.2');
  });

  it('should say that no die is worth it', async () => {
    await vexShoots({ change: withRules(VEX, rule('balanced')) });
    rolled(6, 6, 6, 6);
    showAttack();
    expect(reason()).toBe('No die is worth it');
  });

  it('should be switched off with the odds: nothing is marked, nothing said', async () => {
    changeSettings({ attackOdds: false });
    await balanced();
    showAttack();
    expect(reason()).toBeUndefined();
    expect(button('Keep them all')).toBeInTheDocument();
    await press('Miss, 1');
    expect(button(/^Roll 1 die again/u)).toBeInTheDocument();
    expect(reason()).toBeUndefined();
  });

  it('should be said in French', async () => {
    await balanced();
    changeSettings({ language: 'fr' });
    render(
      <WordsProvider language="en">
        <DiceTray />
      </WordsProvider>,
    );
    await screen.findByRole('heading', { name: /un dé/u });
    expect(reason()).toBe('Relancer le 1\u00A0: mise à terre 30\u202F% → 52\u202F%');
  });
});

describe('the worth of a fight', () => {
  it('should say who falls how much less', async () => {
    await vexFights({ change: withRules(VEX, rule('balanced')) });
    rolled(6, 4, 1, 1);
    showAttack();
    expect(reason()).toBe('Re-roll the 1: kill 0\u202F% → 2\u202F%');
  });

  it('should say what is not counted', async () => {
    const savage = withOperative(VEX, () => changed({ op: 'doubleStrike' }));
    await vexFights({ change: (state) => savage(withRules(VEX, rule('balanced'))(state)) });
    rolled(6, 4, 1, 1);
    showAttack();
    expect(reason()).toMatch(/%\. A trait that changes strikes or wounds is not counted\.$/u);
  });
});

describe('the worth of too many dice', () => {
  const many = (...rules: WeaponRuleUse[]) =>
    withOperative(VEX, ({ weapons }) => ({ weapons: weapons.map((weapon) => ({ ...weapon, attacks: 17, rules })) }));
  const shown = async (...rules: WeaponRuleUse[]) => {
    await vexShoots({ change: many(...rules) });
    rolled(...Array<number>(17).fill(2));
    showAttack();
  };

  it('should not be said of a re-roll', async () => {
    await shown(rule('balanced'));
    expect(reason()).toBe('No odds: too many dice');
  });

  it('should not be said of a Command Re-roll', async () => {
    await shown();
    expect(await screen.findByText('No odds: too many dice')).toBeInTheDocument();
  });
});

describe('the worth of an answer', () => {
  const kept = async () => {
    await vexShoots({ change: withRules(VEX, rule('accurate', 1)) });
    showAttack();
  };

  it('should be said beside it', async () => {
    await kept();
    expect(notes()).toEqual([
      'Keep 1 as normal hits, roll 3 20\u202F% to take it down, 4.7 wounds on average 1',
      'Roll all of them 12\u202F% to take it down, 3.8 wounds on average 0',
    ]);
  });

  it('should not be said without odds', async () => {
    changeSettings({ attackOdds: false });
    await kept();
    expect(notes()).toEqual(['Keep 1 as normal hits, roll 3  1', 'Roll all of them  0']);
  });
});

describe('the worth of a Command Re-roll', () => {
  const offer = () => button(/^Command Re-roll/u);

  it('should be said beside its button, and of a die that is tapped', async () => {
    await vexShoots();
    rolled(6, 4, 2, 1);
    showAttack();
    expect(await screen.findByText(/^Re-roll the/u)).toBeInTheDocument();
    expect(offer()).toHaveAccessibleDescription('Re-roll the 1: kill 0\u202F% → 22\u202F%');
    await press('Miss, 2');
    expect(screen.getByRole('dialog')).toHaveTextContent(/Kill 0\s% → 22\s%/u);
  });

  it('should be that no die is worth it', async () => {
    await vexShoots();
    rolled(6, 6, 6, 6);
    showAttack();
    expect(await screen.findByText('no die is worth it')).toBeInTheDocument();
  });

  it('should not be said without odds', async () => {
    changeSettings({ attackOdds: false });
    await vexShoots();
    rolled(6, 4, 2, 1);
    showAttack();
    expect(offer()).not.toHaveAccessibleDescription();
  });
});
