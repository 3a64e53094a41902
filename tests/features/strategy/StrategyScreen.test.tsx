import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import { StrategyScreen } from '../../../src/features/strategy/StrategyScreen.tsx';
import { strategy as words } from '../../../src/words/en/strategy.ts';
import { render } from '../../support/app.tsx';
import { answer, battle, openTwoSides, order } from '../../support/openBattle.ts';

const { strategy } = words;

/** Two sides of people in the first strategy phase: the left side has initiative and 3 CP. */
async function begin(): Promise<void> {
  await openTwoSides('no-mission');
  order({ type: 'startBattle' });
  answer({ kind: 'faces', faces: [6] });
  answer({ kind: 'faces', faces: [2] });
  answer({ kind: 'pick', option: 'first' });
}

const show = () => render(<StrategyScreen top={null} />);
const offer = (name: RegExp) => screen.findByRole('checkbox', { name });
const next = (name: string | RegExp) => screen.findByRole('button', { name });

beforeEach(begin);

describe('StrategyScreen', () => {
  it('should say who has the word, what can be said, and what a pass leads to', async () => {
    show();
    expect(await screen.findByRole('heading', { name: strategy.ask.ploys('Salt wardens') })).toBeVisible();
    expect(await offer(/^Undertow/u)).not.toBeChecked();
    expect(await next(`Pass, ${strategy.next('Gutter saints')}`)).toBeVisible();
  });

  it('should take a ploy by two taps, show it on its side, and give the other the word', async () => {
    show();
    await userEvent.click(await offer(/^Steady line/u));
    await userEvent.click(await next(/^Steady line, 1 CP, 2 left/u));
    expect(battle().state.sides[0].cp).toBe(2);
    const said = await screen.findByRole('list', { name: strategy.said });
    expect(within(said).getByText('Steady line')).toBeVisible();
    expect(await screen.findByRole('heading', { name: strategy.ask.ploys('Gutter saints') })).toBeVisible();
  });

  it('should dash what cannot be said, with the reason, and not choose it', async () => {
    order({ type: 'sayPloy', side: 'first', ploy: 'undertow' });
    order({ type: 'passStep', side: 'second' });
    order({ type: 'correct', correction: { what: 'cp', side: 'first', to: 0 } });
    show();
    const used = await offer(/^Undertow\s*used up/u);
    expect(used).toHaveAttribute('aria-disabled', 'true');
    expect(await offer(/^Sea wall\s*no CP left/u)).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(used);
    expect(used).not.toBeChecked();
  });

  it('should pass by one tap, twice into the firefight', async () => {
    show();
    await userEvent.click(await next(/^Pass, then Gutter saints/u));
    await userEvent.click(await next(`Pass, ${strategy.over.firefight}`));
    expect(battle().state.phase).toBe('firefight');
  });
});
