import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import type { BattleState } from '../../../src/engine/family/killteam/model/state.ts';
import { playOf } from '../../../src/state/battle/play.ts';
import { LastResult } from '../../../src/features/dice-tray/LastResult.tsx';
import { app, render } from '../../support/app.tsx';
import { knowing, ployOf } from '../../support/ploys.ts';
import { cpOf, withCp } from '../../support/sides.ts';
import {
  done,
  firefight,
  operativeNow,
  requestNow,
  showAttack,
  stateNow,
  VEX,
  VOICE,
} from '../../support/tableBattle.tsx';

const PIM = 'pim-latchkey';

/** Vex, with 2 wounds left and a ploy; 3 CP. */
const learned =
  (...ploys: readonly string[]) =>
  (state: BattleState): BattleState => ({
    ...state,
    ...withCp(3),
    operatives: state.operatives.map((one) => (one.id === VEX ? { ...one, ...knowing(...ploys), wounds: 2 } : one)),
  });

/** The Voice has shot Vex for 2 on the table. */
async function voiceHits(change = learned('not-yet'), cp = 3): Promise<void> {
  await firefight({ change });
  done({ type: 'correct', correction: { what: 'cp', side: 'retinue', to: cp } });
  done({ type: 'correct', correction: { what: 'turn', to: 'enemy' } });
  done({ type: 'activate', operative: VOICE, order: 'engage' });
  done({
    type: 'logAttack',
    action: 'shoot',
    weapon: operativeNow(VOICE).weapons.find(({ kind }) => kind === 'ranged')?.id ?? '',
    target: VEX,
    damage: 2,
    suffered: 0,
  });
}

describe('a ploy at its moment', () => {
  it('should say for whom it is asked, who uses which ploy for how many CP, and let it pass', async () => {
    await voiceHits();
    showAttack();
    const asks = await screen.findByRole('region', { name: 'Isaura Vex would go down. Step in?' });
    expect(within(asks).getAllByRole('radio')).toHaveLength(2);
    expect(within(asks).getByRole('radio', { name: 'Let it pass' })).toBeChecked();
    const cp = cpOf(stateNow());
    await userEvent.click(within(asks).getByRole('radio', { name: 'Isaura Vex: Grit Your Teeth, 1 CP' }));
    await userEvent.click(screen.getByRole('button', { name: /Isaura Vex: Grit Your Teeth/u }));
    expect(operativeNow(VEX)).toMatchObject({ wounds: 1, down: false });
    expect(cpOf(stateNow())).toBe(cp - 1);
  });

  it('should say above the bar why nobody is asked for it, until it is undone', async () => {
    await voiceHits(learned('not-yet'), 0);
    render(<LastResult />);
    expect(operativeNow(VEX).down).toBe(true);
    expect(await screen.findByText(/Grit Your Teeth cannot be used, no CP left/u)).toBeVisible();
    await act(() => playOf(app).undo());
    expect(screen.queryByText(/Grit Your Teeth cannot be used/u)).toBeNull();
  });

  it('should be named below what can be used at its moment, with what keeps it from being used', async () => {
    const two = (state: BattleState): BattleState => {
      const known = learned('not-yet')(state);
      const ploy = ployOf('not-yet');
      const use = ploy.use === null ? null : { ...ploy.use, per: 'battle' as const };
      const other = { ...ploy, id: 'spent', name: 'Spent grace', use };
      const used = { spent: { turningPoint: 1, battle: 1, active: false } };
      const operatives = known.operatives.map((one) =>
        one.id === VEX ? { ...one, traits: [...(one.traits ?? []), other], used } : one,
      );
      return { ...known, operatives };
    };
    await voiceHits(two);
    showAttack();
    expect(await screen.findByText('Spent grace cannot be used: used up in this battle')).toBeVisible();
    expect(screen.getByRole('radio', { name: 'Isaura Vex: Grit Your Teeth, 1 CP' })).toBeVisible();
  });

  it('should be taken back whole after it was used: the question, the wounds and the CP', async () => {
    await voiceHits();
    const asked = stateNow();
    const request = requestNow();
    done({ type: 'answer', requestId: request?.id ?? '', answer: { kind: 'pick', option: 'not-yet' } });
    expect(operativeNow(VEX).wounds).toBe(1);
    done({ type: 'endActivation' });
    const { undo } = playOf(app);
    undo();
    undo();
    expect(stateNow()).toEqual(asked);
    expect(requestNow()).toEqual(request);
  });

  it('should be taken back with all that it gave, in the reverse order', async () => {
    await firefight({ change: learned('swift-hands') });
    done({ type: 'activate', operative: VEX, order: 'engage' });
    const before = stateNow();
    done({ type: 'useTrait', operative: VEX, trait: 'swift-hands' });
    done({ type: 'act', action: 'interact', targets: [], weapon: null, note: 'door', fall: 0 });
    expect(stateNow().activation?.spent).toBe(0);
    const { undo } = playOf(app);
    undo();
    undo();
    expect(stateNow()).toEqual(before);
    expect(stateNow().lasting).toEqual([]);
  });

  it('should name nobody but the one that it is about when a friend knows it', async () => {
    await firefight({
      change: (state) => ({
        ...learned()(state),
        operatives: state.operatives.map((one) =>
          one.id === PIM ? { ...one, ...knowing('not-yet') } : one.id === VEX ? { ...one, wounds: 2 } : one,
        ),
      }),
    });
    done({ type: 'correct', correction: { what: 'turn', to: 'enemy' } });
    done({ type: 'activate', operative: VOICE, order: 'engage' });
    done({ type: 'setEngaged', pair: [VEX, VOICE], on: true });
    done({ type: 'logAttack', action: 'fight', weapon: 'ritual-blade', target: VEX, damage: 2, suffered: 0 });
    showAttack();
    expect(await screen.findByRole('radio', { name: 'Pim Latchkey: Grit Your Teeth, 1 CP' })).toBeVisible();
  });
});
