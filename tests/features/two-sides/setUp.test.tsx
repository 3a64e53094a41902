import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import { screenFor } from '../../../src/app/battle/killTeam/screenFor.ts';
import { fetchGeometry } from '../../../src/engine/board/geometry.ts';
import { SetUpScreen, Terrain } from '../../../src/features/two-sides/SetUpScreen.tsx';
import { twoSides } from '../../../src/words/en/twoSides.ts';
import { takeUp } from '../../support/board/onBoard.ts';
import { render } from '../../support/app.tsx';
import { battle, openTwoSides, order } from '../../support/openBattle.ts';

const { setUp } = twoSides;
const begins = (said: string) => new RegExp(`^${said}`, 'u');
const begin = () => screen.findByRole('button', { name: begins(setUp.begin) });

beforeEach(async () => {
  await Promise.all([Terrain.fetch(), fetchGeometry()]);
  await openTwoSides('harbour-lights');
});

describe('the set-up in turns', () => {
  it('should say beside its start who has chosen no tac ops yet, and then how far it is', async () => {
    render(<SetUpScreen />);
    expect(await begin()).toHaveAccessibleName(new RegExp(`${setUp.without(['Ana', 'Ben'])}$`, 'u'));
    order({ type: 'chooseTacOps', side: 'first', tacOps: ['hold-fast', 'locked-gate', 'far-shore'] });
    expect(await screen.findByText(setUp.without(['Ben']))).toBeVisible();
    order({ type: 'chooseTacOps', side: 'second', tacOps: ['locked-gate', 'cut-the-head', 'grim-harvest'] });
    const steps = battle().view.parts.setUp?.steps.length ?? 0;
    expect(await begin()).toHaveAccessibleName(new RegExp(setUp.progress(0, steps), 'u'));
  });

  it('should lead to the map where everybody is put down, and say no steps of a table where there is none', async () => {
    order({ ...takeUp([], {}), alone: true });
    render(<SetUpScreen />);
    expect(screen.queryByRole('button', { name: begins(setUp.begin) })).toBeNull();
    expect(screen.queryByText(setUp.steps.zones)).toBeNull();
    const shown = () => screenFor(battle().state, battle().request, battle().view.parts);
    expect(shown()).toBe('setUp');
    await userEvent.click(await screen.findByRole('button', { name: begins(setUp.onBoard) }));
    expect(shown()).toBe('battle');
    order({ type: 'moveSetUp', to: (battle().view.parts.setUp?.done ?? 0) - 1 });
    expect(shown()).toBe('setUp');
  });

  it('should keep its steps where a board lies beside a table', async () => {
    order(takeUp([], {}));
    render(<SetUpScreen />);
    expect(await screen.findByText(setUp.steps.zones)).toBeVisible();
    expect(screen.getByRole('button', { name: begins(setUp.onBoard) })).toBeVisible();
  });

  it('should have the orders of the set-up in it', async () => {
    render(<SetUpScreen orders={<p>orders</p>} />);
    expect(await screen.findByText('orders')).toBeVisible();
  });
});
