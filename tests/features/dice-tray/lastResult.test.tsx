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
import { DiceTray } from '../../../src/features/dice-tray/DiceTray.tsx';
import { answer, openTwoSides, order } from '../../support/openBattle.ts';
import { en } from '../../support/words.ts';
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
    expect(
      screen.getByText('Isaura Vex shoots The Voice: 7 damage, 9 → 2. Alert 2: an attack was heard'),
    ).toBeInTheDocument();
  });

  it('should not tell of an Alert that nobody reads', async () => {
    await vexShoots({ change: full });
    done({ type: 'setNpo', choice: { alert: false } });
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
    expect(screen.getByText('Isaura Vex: 8 → 3. Alert 2: an attack was heard')).toBeInTheDocument();
  });
});

describe('what was kept from happening', () => {
  const FIGHTER = 'cult-fighter-1';
  const GUARDS = [VEX, 'sabine-hale'];
  const acts = (action: 'dash' | 'reposition' | 'charge', ...targets: string[]) =>
    done({ type: 'act', action, targets, weapon: null, note: null, fall: 0 });
  const picks = (option: string) =>
    done({ type: 'answer', requestId: requestNow()?.id ?? '', answer: { kind: 'pick', option } });

  /** Two of the retinue are on guard, and a Fighter acts; the gun of the second is empty where asked for. */
  async function guarded(empty = false): Promise<void> {
    await firefight({
      change: (state) => ({
        ...state,
        operatives: state.operatives.map((one) => {
          if (!GUARDS.includes(one.id)) return one;
          const ammo = Object.fromEntries(Object.entries(one.ammo).map(([gun, each]) => [gun, { ...each, left: 0 }]));
          return empty && one.id !== VEX ? { ...one, ammo } : one;
        }),
      }),
    });
    done({ type: 'correct', correction: { what: 'turn', to: 'enemy' } });
    for (const operative of GUARDS) done({ type: 'correct', correction: { what: 'guard', operative, on: true } });
    done({ type: 'activate', operative: FIGHTER, order: 'engage' });
  }

  it('should be said in the tray of a guard that could attack nobody, with why, and of no other', async () => {
    await guarded(true);
    acts('dash');
    showAttack();
    expect(screen.getByText(/Sabine Hale could attack nobody: /u)).toBeInTheDocument();
    expect(screen.queryByText(/Isaura Vex could attack nobody/u)).not.toBeInTheDocument();
  });

  it('should be said nowhere in the tray while all guards can attack', async () => {
    await guarded();
    acts('dash');
    showAttack();
    expect(requestNow()).toMatchObject({ question: 'guardInterrupt' });
    expect(screen.queryByText(/could attack nobody/u)).not.toBeInTheDocument();
  });

  it('should be told as the last result, of a guard that is not asked once another has interrupted', async () => {
    await guarded();
    acts('dash');
    picks(VEX);
    done({ type: 'shoot', weapon: 'hot-shot-laspistol', target: FIGHTER });
    rolled(1, 1, 1, 1);
    picks('c0n0');
    acts('reposition');
    render(<LastResult />);
    expect(screen.getByText(/^Sabine Hale, on guard, cannot interrupt/u)).toBeInTheDocument();
  });

  it('should be told as the last result, of a guard that ends because an enemy has come close', async () => {
    await guarded();
    acts('charge', VEX);
    picks('pass');
    render(<LastResult />);
    expect(screen.getByText(/^Isaura Vex is no longer on guard/u)).toBeInTheDocument();
    expect(screen.queryByText(/Sabine Hale/u)).not.toBeInTheDocument();
  });
});

describe('a roll-off', () => {
  it('should be said to be a tie above the next roll, and to be rolled again', async () => {
    await openTwoSides('harbour-lights');
    order({ type: 'startBattle' });
    const roll = (face: number) => answer({ kind: 'faces', faces: [face] });
    roll(4);
    render(<DiceTray />);
    expect(screen.queryByText(en.dice.tie.again(4))).toBeNull();
    act(() => roll(4));
    expect(await screen.findByText(en.dice.tie.again(4))).toBeVisible();
    act(() => roll(5));
    expect(screen.queryByText(en.dice.tie.again(4))).toBeNull();
  });
});
