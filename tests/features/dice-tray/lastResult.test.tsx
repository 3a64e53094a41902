import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import type { BattleState } from '../../../src/engine/family/killteam/model/state.ts';
import { LastResult } from '../../../src/features/dice-tray/LastResult.tsx';
import { playOf } from '../../../src/state/battle/play.ts';
import {
  done,
  firefight,
  requestNow,
  rolled,
  showAttack,
  VEX,
  vexFights,
  vexShoots,
} from '../../support/tableBattle.tsx';
import { app, render } from '../../support/app.tsx';

const { undo } = playOf(app);

const PIM = 'pim';

const full = (state: BattleState): BattleState => ({
  ...state,
  settings: { ...state.settings, automation: { ...state.settings.automation, attack: 'full' } },
});

/** Somebody of the retinue beside Vex, down. */
const withDowned = (state: BattleState): BattleState => {
  const other = state.operatives.find(({ side, id }) => side === 'retinue' && id !== VEX);
  const operatives = state.operatives.map((one) =>
    one.id === other?.id ? { ...one, id: PIM, name: 'Pim', wounds: 0, down: true } : one,
  );
  return { ...state, operatives };
};

async function vexRaisesPim(): Promise<void> {
  await firefight({ change: withDowned });
  done({ type: 'activate', operative: VEX, order: 'engage' });
  done({ type: 'act', action: 'reanimate', targets: [PIM], weapon: null, note: null, fall: 0 });
}

describe('what came of the last roll', () => {
  it('should be told above the next roll, with its face', async () => {
    await vexRaisesPim();
    rolled(5);
    showAttack();
    expect(requestNow()).toMatchObject({ purpose: 'reanimateWounds' });
    expect(screen.getByText('Isaura Vex raises Pim, rolled 5, on 4+')).toBeInTheDocument();
  });

  it('should be told when nothing more is asked, until it is dismissed', async () => {
    await vexRaisesPim();
    rolled(5);
    rolled(3);
    render(<LastResult />);
    expect(
      screen.getByText('Rolled 3: Pim is back up, 3 wounds. Set it up again as near as possible to where it lay.'),
    ).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Dismiss' }));
    expect(screen.queryByText(/^Rolled/)).not.toBeInTheDocument();
  });

  it('should not be told after the next act, nor after an undo', async () => {
    await vexRaisesPim();
    rolled(2);
    render(<LastResult />);
    expect(screen.getByText('Isaura Vex cannot raise Pim, rolled 2, on 4+')).toBeInTheDocument();
    act(() => done({ type: 'endActivation' }));
    expect(screen.queryByText(/rolled 2/)).not.toBeInTheDocument();
    act(() => void undo());
    expect(screen.queryByText(/rolled 2/)).not.toBeInTheDocument();
  });

  it('should not tell dice that lie in a pool', async () => {
    await vexShoots();
    rolled(6, 1, 1, 1);
    rolled(5, 5);
    render(<LastResult />);
    expect(screen.queryByRole('status')).not.toBeInTheDocument();
  });

  it('should tell a shot that the app has resolved by itself', async () => {
    await vexShoots({ change: full });
    rolled(6, 4, 5, 1);
    rolled(5, 2);
    render(<LastResult />);
    expect(screen.getByText('Isaura Vex shoots The Voice: 7 damage, 9 → 2')).toBeInTheDocument();
  });

  it('should tell who lost what in a fight that the app has resolved by itself', async () => {
    await vexFights({ change: full });
    rolled(1, 1, 1, 1);
    rolled(6, 1, 1, 1);
    render(<LastResult />);
    expect(screen.getByText('Isaura Vex: 8 → 3')).toBeInTheDocument();
  });
});
