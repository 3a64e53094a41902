import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Lasting } from '../../../src/engine/family/killteam/model/lasting.ts';
import { firefight, openBattleNow, order, showBattle } from './stage.tsx';
import { screenIsWide } from '../../support/mediaWidth.ts';

const gloom = (id: string, change: Lasting['change']): Lasting => ({
  id,
  source: { kind: 'event', id: 'own-gloom', name: 'Gloom' },
  on: { kind: 'battle' },
  change,
  until: 'turningPoint',
});
const MIRE: Lasting = {
  id: 'mire',
  source: { kind: 'card', id: 'own-mire', name: 'Mire' },
  on: { kind: 'side', side: 'retinue' },
  change: { op: 'forbid', action: 'dash' },
  until: 'battle',
};

const impose = (...all: readonly Lasting[]) => {
  for (const lasting of all) order({ type: 'correct', correction: { what: 'impose', lasting } });
};
const press = (name: string | RegExp) => userEvent.click(screen.getByRole('button', { name }));
const sheet = () => screen.findByRole('dialog', { name: 'What holds now' });
const named = () =>
  within(screen.getByRole('dialog'))
    .getAllByRole('listitem')
    .map((item) => item.querySelector('b')?.textContent);

const show = (asWide: boolean) => {
  screenIsWide(asWide);
  showBattle();
};

beforeAll(() => import('../../../src/features/battle/sheets/Sheets.tsx'));

describe('what holds now', () => {
  beforeEach(() => firefight());
  afterEach(() => {
    vi.restoreAllMocks();
  });

  it('should have no line while nothing holds', () => {
    show(false);
    expect(screen.queryByRole('button', { name: /^What holds now/u })).toBeNull();
  });

  it('should stand in one line by the names of its sources, each once', () => {
    impose(gloom('far', { op: 'sight', inches: 12 }), gloom('near', { op: 'forbid', action: 'dash' }), MIRE);
    show(false);
    const line = screen.getByRole('button', {
      name: 'What holds now: Gloom 12″, until the end of TP 1 and Mire, until the end of the battle',
    });
    expect(line).toHaveTextContent('Gloom 12″ · Mire');
  });

  it('should open all of it, and end one without the other', async () => {
    impose(gloom('far', { op: 'forbid', action: 'charge' }), gloom('near', { op: 'forbid', action: 'dash' }), MIRE);
    show(false);
    await press(/^What holds now/u);
    await sheet();
    expect(named()).toEqual(['Gloom', 'Mire']);
    await press('Lift: Gloom');
    expect(openBattleNow().state.lasting.map(({ id }) => id)).toEqual(['mire']);
    expect(named()).toEqual(['Mire']);
    await press('Lift: Mire');
    expect(within(await sheet()).getByText('Nothing but the rules')).toBeVisible();
    expect(screen.queryByRole('button', { name: /^What holds now:/u })).toBeNull();
  });

  it('should have a cell for each source where there is width, which opens that source alone', async () => {
    impose(gloom('near', { op: 'forbid', action: 'dash' }), MIRE);
    show(true);
    expect(screen.queryByRole('button', { name: /^What holds now/u })).toBeNull();
    await press(/^Mire, /u);
    await sheet();
    expect(named()).toEqual(['Mire']);
  });
});
