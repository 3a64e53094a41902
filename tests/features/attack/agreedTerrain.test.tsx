import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import type { BattleState } from '../../../src/engine/family/killteam/model/state.ts';
import { AttackScreen } from '../../../src/features/attack/AttackScreen.tsx';
import { en } from '../../support/words.ts';
import { render } from '../../support/app.tsx';
import { battle, openTwoSides, order } from '../../support/openBattle.ts';

/** Somebody shoots, on a table whose terrain was agreed on so; left out: nobody has said. */
async function shoots(terrain?: BattleState['terrain']): Promise<void> {
  await openTwoSides('harbour-lights', (state) => ({
    ...state,
    phase: 'firefight',
    turningPoint: 2,
    turn: 'first',
    initiative: 'first',
    operatives: state.operatives.map((each) => ({ ...each, order: 'engage' as const })),
    ...(terrain !== undefined && { terrain }),
  }));
  const { operatives } = battle().state;
  const gunner = operatives.find(
    ({ side, weapons }) => side === 'first' && weapons.some(({ kind }) => kind === 'ranged'),
  );
  const target = operatives.find(({ side }) => side === 'second');
  order({ type: 'activate', operative: gunner?.id ?? '', order: 'engage' });
  const weapon = gunner?.weapons.find(({ kind }) => kind === 'ranged')?.id ?? '';
  order({ type: 'shoot', weapon, target: target?.id ?? '' });
  render(<AttackScreen tray={null} />);
}
const chip = () => screen.queryByRole('button', { name: en.facts.chips.obscured });

describe('facts of a shot on a table whose terrain is agreed on', () => {
  it('[K-67] should ask whether it is obscured where something Heavy stands, or nobody has said', async () => {
    await shoots([{ kind: 'wall', traits: ['heavy'] }]);
    expect(await screen.findByRole('button', { name: en.facts.chips.obscured })).toBeVisible();
  });

  it('[K-77] should name the walls beside the facts', async () => {
    await shoots([{ kind: 'wall', traits: ['heavy'] }]);
    expect(await screen.findByText('Heavy: Walls')).toBeVisible();
  });

  it('[K-67] should not ask at once where nothing Heavy stands, and yet take the word of the table', async () => {
    await shoots([{ kind: 'pipe', traits: ['light', 'traversable'] }]);
    expect(await screen.findByRole('button', { name: en.facts.chips.cover })).toBeVisible();
    expect(chip()).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: en.common.more }));
    expect(chip()).toBeVisible();
  });
});
