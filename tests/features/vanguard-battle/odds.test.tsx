import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { roundsAdvisor } from '../../../src/engine/advisor/roundsAdvisor.ts';
import type { BattleState } from '../../../src/engine/family/vanguard/model/battle.ts';
import { plainAttack } from '../../../src/engine/odds/vanguard/attack.ts';
import { attackOdds } from '../../../src/engine/odds/vanguard/attackOdds.ts';
import { draftsOf } from '../../../src/state/answer/draft.ts';
import { chanceShort } from '../../../src/words/chance.ts';
import { meanSaid } from '../../../src/words/oddsSaid.ts';
import { app } from '../../support/app.tsx';
import { playRounds } from '../../support/playedRounds.tsx';
import { battleOf, blade, glaive, model, rifle, withCp } from '../../support/vanguardBattle.ts';

const told = (on: boolean) => app.store.setState(({ settings }) => ({ settings: { ...settings, attackOdds: on } }));

beforeEach(() => {
  draftsOf(app).store.setState({ draft: null });
  app.store.setState({ advisor: roundsAdvisor });
  told(true);
});
afterEach(() => app.store.setState({ advisor: null }));

const press = async (name: RegExp | string) => userEvent.click(screen.getByRole('button', { name }));
const faces = async (...all: readonly number[]) => {
  for (const each of all) await press(`Face ${each}`);
};
const two = (change: Partial<BattleState> = {}) => battleOf([model('a1'), model('b1'), model('b2', { ar: 6 })], change);

/** What the odds page says of three dice that hit on 4 and more. */
const page = (armour: number) => {
  const target = { armour, wounds: 2, invulnerable: null, down: false };
  const { pRemoved, pDown, meanCapped } = attackOdds(plainAttack({ dice: 3, hit: 4, ap: 0, damage: 1 }, target));
  return `${chanceShort(pRemoved)} to take it out, ${chanceShort(pDown)} to floor it, ${meanSaid(meanCapped, 'en')} wounds`;
};

/** As text is compared: with spaces that break. */
const plain = (said: string): string => said.replaceAll(/\s/gu, ' ');

describe('odds beside the attacks of a battle in rounds', () => {
  it('should stand beside an attack at whom it is best, and beside each target, as the odds page has them', async () => {
    playRounds(two());
    await press(/^A1, Ready/u);
    expect(screen.getByRole('button', { name: /^Rifle/u })).toHaveAccessibleName(
      expect.stringContaining(`B2: ${page(6)}`),
    );
    await press(/^Rifle/u);
    const picked = within(screen.getByRole('region', { name: /Rifle/u }));
    expect(picked.getByRole('button', { name: /^B1/u })).toHaveTextContent(plain(page(4)));
    expect(picked.getByRole('button', { name: /^B2/u })).toHaveTextContent(plain(page(6)));
  });

  it('should say what to expect until the dice lie, and change with the facts of the table', async () => {
    playRounds(two());
    await press(/^A1, Ready/u);
    await press(/^Rifle/u);
    await userEvent.click(within(screen.getByRole('region', { name: /Rifle/u })).getByRole('button', { name: /^B1/u }));
    const expected = () => screen.queryByRole('region', { name: 'To expect' });
    expect(expected()).toHaveTextContent(plain(page(4)));
    await press(/^In cover/u);
    expect(expected()).toHaveTextContent(plain(page(3)));
    await faces(4, 2, 1);
    expect(expected()).toBeNull();
  });

  it('should say what Aim adds, and what dice come to as they are shared', async () => {
    playRounds(two());
    await press(/^A1, Ready/u);
    expect(screen.getByRole('button', { name: /^Aim/u })).toHaveAccessibleName(expect.stringMatching(/→ .+ out/u));
    await press(/^Rifle/u);
    await press(/^Split/u);
    const more = screen.getByRole('button', { name: /^One more: .*B1/iu });
    await userEvent.click(more);
    await userEvent.click(screen.getByRole('button', { name: /^One more: .*B2/iu }));
    expect(screen.getByText(/^Shared so:/u)).toBeVisible();
    expect(screen.getByText(/^(?:Best:|No better way)/u)).toBeVisible();
  });

  it('should say what a die rolled again is worth, and choose to spend nothing', async () => {
    playRounds(withCp(two(), 2, 0));
    await press(/^A1, Ready/u);
    await press(/^Rifle/u);
    await userEvent.click(within(screen.getByRole('region', { name: /Rifle/u })).getByRole('button', { name: /^B1/u }));
    await faces(4, 2, 1);
    expect(screen.getByRole('radio', { name: /^Leave them/u })).toBeChecked();
    expect(screen.getByRole('radio', { name: /^Re-roll the 2/u })).toHaveTextContent(/out, .+ wounds · 1 CP/u);
  });

  it('should say what a blow back does and whether it is worth the fatigue', async () => {
    const fighters = [model('a1', { attacks: [blade] }), model('b1', { attacks: [glaive, rifle] })];
    playRounds(battleOf(fighters, { engagement: [['a1', 'b1']] }));
    await press(/^A1, Ready/u);
    await press(/^Blade/u);
    await userEvent.click(within(screen.getByRole('region', { name: /Blade/u })).getByRole('button', { name: /^B1/u }));
    expect(screen.getByRole('region', { name: 'To expect' })).toHaveTextContent(/Hit back: .+ to be out itself/u);
    await faces(1, 2);
    expect(screen.getByRole('radio', { name: /^With Glaive/u })).toHaveTextContent(/out, .+ wounds/u);
    expect(screen.getByText(/worth the fatigue|worth more next/u)).toBeVisible();
  });

  it('should say what clearing fatigue gains, whoever gains most first', () => {
    const tired = [model('a1', { fatigued: true, attacks: [] }), model('a2', { fatigued: true }), model('b1')];
    playRounds(withCp(battleOf(tired, { step: 'end' }), 2, 0));
    const buttons = screen.getAllByRole('button', { name: /gains /u });
    expect(buttons.map((each) => each.textContent)).toEqual([
      expect.stringMatching(/^A2.*gains .+ out/u),
      expect.stringMatching(/^A1.*gains no attack/u),
    ]);
  });

  it.each(['switched off', 'still to come'])(
    'should be nowhere while they are %s, and everything works',
    async (why) => {
      if (why === 'switched off') told(false);
      else app.store.setState({ advisor: null });
      const now = playRounds(two());
      await press(/^A1, Ready/u);
      await press(/^Rifle/u);
      await userEvent.click(
        within(screen.getByRole('region', { name: /Rifle/u })).getByRole('button', { name: /^B1/u }),
      );
      expect(screen.queryByRole('region', { name: 'To expect' })).toBeNull();
      expect(document.body).not.toHaveTextContent(/\d % to take it out/u);
      await faces(4, 2, 1);
      expect(now().tasks).toHaveLength(1);
    },
  );
});
