import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { DiceTray } from '../../../src/features/dice-tray/DiceTray.tsx';
import { questions } from '../../../src/words/en/dice.ts';
import { render } from '../../support/app.tsx';
import { battle, openTwoSides, order } from '../../support/openBattle.ts';

/** Somebody of the second side shoots at the first of the first, whose side has ploys for it and this many CP. */
async function targeted(cp: number): Promise<void> {
  await openTwoSides('harbour-lights', (state) => {
    const [first, second] = state.sides;
    return {
      ...state,
      phase: 'firefight',
      turningPoint: 2,
      turn: 'second',
      sides: [{ ...first, cp }, second],
      operatives: state.operatives.map((each) => ({ ...each, order: 'engage' as const })),
    };
  });
  const { operatives } = battle().state;
  const shooter = operatives.find(({ name }) => name === 'Stoker Jude');
  const weapon = shooter?.weapons.find(({ kind }) => kind === 'ranged');
  order({ type: 'activate', operative: shooter?.id ?? '', order: 'engage' });
  order({ type: 'shoot', weapon: weapon?.id ?? '', target: operatives[0]?.id ?? '' });
}

describe('a tactical ploy of 2021 at its moment', () => {
  it('should say once what it costs, and what it does', async () => {
    await targeted(3);
    render(<DiceTray />);
    const asks = await screen.findByRole('region', { name: questions.ployTargeted('Ada Quill') });
    const offered = within(asks).getByRole('radio', { name: /^Flat on the stones/u });
    expect(offered.textContent?.match(/1 CP/gu)).toHaveLength(1);
    expect(offered).not.toHaveTextContent(/1$/u); // no numeral of the price at its end
    expect(offered.textContent?.replace(/^Flat on the stones, 1 CP/u, '').length).toBeGreaterThan(20);
  });
});
