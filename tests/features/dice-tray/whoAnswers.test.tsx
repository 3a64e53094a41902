import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { BattleState } from '../../../src/engine/family/killteam/model/state.ts';
import { DiceTray } from '../../../src/features/dice-tray/DiceTray.tsx';
import { en } from '../../support/words.ts';
import { render } from '../../support/app.tsx';
import { answer, battle, openTwoSides, order } from '../../support/openBattle.ts';

/** Ben's side shoots at somebody of Ana's, who has a ploy for it. */
async function shotAt(change: (state: BattleState) => BattleState = (state) => state): Promise<void> {
  await openTwoSides('harbour-lights', (state) =>
    change({
      ...state,
      phase: 'firefight',
      turningPoint: 2,
      turn: 'second',
      initiative: 'second',
      sides: [{ ...state.sides[0], cp: 4 }, state.sides[1]],
      operatives: state.operatives.map((each) => ({ ...each, order: 'engage' as const })),
    }),
  );
  const { operatives } = battle().state;
  const shooter = operatives.find(
    ({ side, weapons }) => side === 'second' && weapons.some(({ kind }) => kind === 'ranged'),
  );
  const target = operatives.find(({ side }) => side === 'first');
  order({ type: 'activate', operative: shooter?.id ?? '', order: 'engage' });
  const weapon = shooter?.weapons.find(({ kind }) => kind === 'ranged')?.id ?? '';
  order({ type: 'shoot', weapon, target: target?.id ?? '' });
}

describe('whose question it is, between two people', () => {
  it('[K-22] should be said when the one whose turn it is not has to answer', async () => {
    await shotAt();
    expect(battle().request).toMatchObject({ kind: 'pick', side: 'first' });
    render(<DiceTray />);
    expect(await screen.findByText(en.dice.whoAnswers('Ana'))).toBeVisible();
  });

  it('[K-22] should not be said of a question of whoever acts, nor of dice', async () => {
    await shotAt();
    answer({ kind: 'pick', option: 'pass' });
    expect(battle().request?.kind).toBe('roll');
    render(<DiceTray />);
    expect(await screen.findByRole('region')).toBeVisible();
    for (const who of ['Ana', 'Ben']) expect(screen.queryByText(en.dice.whoAnswers(who))).toBeNull();
  });
});
