import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import type { Operative, Weapon } from '../../../src/engine/family/killteam/model/operative.ts';
import { GuardWith, LATER_PARTS } from '../../../src/features/battle/parts/laterParts.ts';
import { rulings } from '../../../src/words/en/systems/rulings.ts';
import { battle, openTwoSides, order } from '../../support/openBattle.ts';
import { gun } from '../../support/play2021.ts';
import { showBattle } from './stage.tsx';

const { guardWith, why } = rulings.rulings;
const pistol: Weapon = { ...gun(), id: 'pistol', name: 'Pistol' };
const rifle: Weapon = { ...gun(), id: 'rifle', name: 'Rifle' };
const first = (): Operative => {
  const found = battle().state.operatives[0];
  if (found === undefined) throw new Error('nobody is there');
  return found;
};

/** Between walls: somebody with these guns goes on guard. */
async function guards(...weapons: readonly Weapon[]): Promise<void> {
  await openTwoSides('harbour-lights', (state) => ({
    ...state,
    phase: 'firefight',
    turningPoint: 2,
    turn: 'first',
    settings: { ...state.settings, closeQuarters: true },
    operatives: state.operatives.map((each, at) =>
      at === 0 ? { ...each, order: 'engage' as const, weapons: [...weapons] } : each,
    ),
  }));
  order({ type: 'activate', operative: first().id, order: 'engage' });
  order({ type: 'act', action: 'guard', targets: [], weapon: null, note: null, fall: 0 });
}

beforeEach(async () => {
  await Promise.all([...LATER_PARTS, GuardWith].map((part) => part.fetch()));
});

describe('the weapon of a guard', () => {
  it('[C-59] should be said where it has several guns, with its ruling, in one Guard', async () => {
    await guards(rifle, pistol);
    const before = battle().length;
    showBattle();
    expect(await screen.findByRole('button', { name: new RegExp(`^${why}.*C-59`, 'u') })).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: /^Pistol/u }));
    expect(first()).toMatchObject({ guard: true, guardWith: 'pistol' });
    expect(battle().length).toBe(before);
    await userEvent.click(screen.getByRole('button', { name: new RegExp(`^${guardWith.any}`, 'u') }));
    expect(first().guardWith ?? null).toBeNull();
  });

  it('[C-59] should not be asked for where it has but one', async () => {
    await guards(rifle);
    showBattle();
    expect(await screen.findByRole('heading', { name: first().name })).toBeVisible();
    expect(screen.queryByText(guardWith.title)).toBeNull();
    expect(screen.queryByRole('button', { name: new RegExp(`^${guardWith.any}`, 'u') })).toBeNull();
  });
});
