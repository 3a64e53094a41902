import { screen } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { SetUpScreen, Terrain } from '../../../src/features/two-sides/SetUpScreen.tsx';
import { twoSides } from '../../../src/words/en/twoSides.ts';
import { render } from '../../support/app.tsx';
import { battle, openTwoSides, order } from '../../support/openBattle.ts';

const { setUp } = twoSides;
const begin = () => screen.findByRole('button', { name: new RegExp(`^${setUp.begin}`, 'u') });

beforeEach(async () => {
  await Terrain.fetch();
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

  it('should have the orders of the set-up in it', async () => {
    render(<SetUpScreen orders={<p>orders</p>} />);
    expect(await screen.findByText('orders')).toBeVisible();
  });
});
