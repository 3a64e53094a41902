import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import { AsIfFighting, LATER_PARTS } from '../../../src/features/battle/parts/laterParts.ts';
import { rulings } from '../../../src/words/en/systems/rulings.ts';
import { battle, openTwoSides, order } from '../../support/openBattle.ts';
import { firefight, named, showBattle } from './stage.tsx';

const { asIf, why } = rulings.rulings;
const tap = async (name: string | RegExp, inside = within(document.body)) =>
  userEvent.click(await inside.findByRole('button', { name }));

/** Why one that is nowhere near an enemy cannot fight. */
async function whyNoFight() {
  showBattle();
  await tap(/not now/u);
  await tap(/^Fight, no enemy within/u);
  return within(await screen.findByRole('dialog', { name: 'Fight' }));
}

beforeEach(async () => {
  await Promise.all([...LATER_PARTS, AsIfFighting].map((part) => part.fetch()));
});

describe('to roll as if fighting', () => {
  it('should be asked for beside why it cannot fight, with its rulings, and roll at whoever is tapped', async () => {
    await openTwoSides('harbour-lights', (state) => ({ ...state, phase: 'firefight', turningPoint: 1, turn: 'first' }));
    const [mine, theirs] = ['first', 'second'].map((side) =>
      battle().state.operatives.find((one) => one.side === side),
    );
    order({ type: 'activate', operative: mine?.id ?? '', order: mine?.order ?? 'engage' });
    const sheet = await whyNoFight();
    expect(await sheet.findByText(asIf.line)).toBeVisible();
    await tap(new RegExp(`^${why}.*C-26, C-27, C-28`, 'u'), sheet);
    expect(sheet.getByText(rulings.rulings.texts['C-27'])).toBeVisible();
    const block = within(sheet.getByRole('region', { name: asIf.title }));
    await tap(new RegExp(`^${theirs?.name ?? ''}`, 'u'), block);
    expect(battle().state.tasks.at(-1)).toMatchObject({
      kind: 'fight',
      asIf: true,
      defender: { operative: theirs?.id },
    });
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('should not be asked for in a game whose book does not speak of it', async () => {
    await firefight();
    order({ type: 'activate', operative: named('Isaura Vex').id, order: 'engage' });
    const sheet = await whyNoFight();
    expect(sheet.queryByText(asIf.line)).toBeNull();
    expect(sheet.queryByRole('region', { name: asIf.title })).toBeNull();
  });
});
