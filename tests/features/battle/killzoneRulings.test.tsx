import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import type { BattleState } from '../../../src/engine/family/killteam/model/state.ts';
import { LATER_PARTS } from '../../../src/features/battle/parts/laterParts.ts';
import { rulings } from '../../../src/words/en/systems/rulings.ts';
import { battle, openTwoSides, order } from '../../support/openBattle.ts';
import { showBattle } from './stage.tsx';

const tap = async (name: RegExp) => userEvent.click(await screen.findByRole('button', { name }));

/** Somebody has charged, on a table with this terrain; why it cannot dash any more. */
async function whyNoDash(terrain: BattleState['terrain']) {
  await openTwoSides('harbour-lights', (state) => ({
    ...state,
    phase: 'firefight',
    turningPoint: 2,
    turn: 'first',
    ...(terrain !== undefined && { terrain }),
  }));
  const [mine, theirs] = ['first', 'second'].map((side) => battle().state.operatives.find((one) => one.side === side));
  order({ type: 'activate', operative: mine?.id ?? '', order: 'engage' });
  order({ type: 'act', action: 'charge', targets: [theirs?.id ?? ''], weapon: null, note: null, fall: 0 });
  order({ type: 'setEngaged', pair: [mine?.id ?? '', theirs?.id ?? ''], on: false });
  showBattle();
  await tap(/not now/u);
  await tap(/^Dash, /u);
  return within(await screen.findByRole('dialog', { name: 'Dash' }));
}
const named = new RegExp(`^${rulings.rulings.why}.*C-50`, 'u');

beforeEach(async () => {
  await Promise.all(LATER_PARTS.map((part) => part.fetch()));
});

describe('a Dash after a Charge', () => {
  it('[C-50] should say beside the refusal that Charge Over allows it, where scrap piles stand', async () => {
    const sheet = await whyNoDash([{ kind: 'scrapPile', traits: ['heavy', 'scalable'] }]);
    expect(await sheet.findByRole('button', { name: named })).toBeVisible();
    await userEvent.click(sheet.getByRole('button', { name: 'Do it anyway' }));
    expect(battle().state.activation?.done).toEqual(['charge', 'dash']);
  });

  it('[C-50] should not say so where none stand', async () => {
    const sheet = await whyNoDash([{ kind: 'wall', traits: ['heavy'] }]);
    expect(sheet.getByRole('button', { name: 'Do it anyway' })).toBeVisible();
    expect(sheet.queryByRole('button', { name: named })).toBeNull();
  });
});
