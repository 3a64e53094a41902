import { act, fireEvent, screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { killTeamBattle } from '../../../src/content/killTeamBattle.ts';
import { loadKillTeamSides } from '../../../src/content/killTeamSides.ts';
import type { Command } from '../../../src/engine/family/killteam/model/command.ts';
import { RevealScreen } from '../../../src/features/two-sides/RevealScreen.tsx';
import { twoSides } from '../../../src/words/en/twoSides.ts';
import { app, render } from '../../support/app.tsx';
import { killTeamIn, killTeamPlayOf } from '../../../src/state/battle/killTeam.ts';

const { secret } = twoSides;
const { dispatch, startBattle } = killTeamPlayOf(app);
/** Less than the half minute that a page stays open, and more than half of it. */
const A_WHILE_MS = 20_000;

function order(command: Command): void {
  let refusal: unknown = null;
  act(() => {
    refusal = dispatch(command);
  });
  if (refusal !== null) throw new Error(`refused: ${JSON.stringify(refusal)}`);
}

const answer = (reply: Extract<Command, { type: 'answer' }>['answer']): void =>
  order({ type: 'answer', requestId: killTeamIn(app.store.getState().battle)?.request?.id ?? '', answer: reply });

/** The reveal step of the first turning point; the first side has the word. `ben` null: the tables play the other. */
async function begin(ben: { readonly id: string; readonly name: string; readonly mark: string } | null): Promise<void> {
  const state = killTeamBattle({
    pack: await loadKillTeamSides('kt2021'),
    mission: 'harbour-lights',
    teams: [
      { team: 'salt-wardens', player: { id: 'p1', name: 'Ana', mark: 'A' } },
      { team: 'gutter-saints', player: ben },
    ],
    settings: { automation: { attack: 'assisted', falling: false } },
    dice: { people: 'table', tables: 'table' },
    seed: 'reveal',
  });
  await act(async () =>
    startBattle(state, { title: 'Two sides', ruleset: { id: 'kt2021', version: '1.0.0' }, packs: [] }),
  );
  order({ type: 'chooseTacOps', side: 'first', tacOps: ['hold-fast', 'locked-gate', 'far-shore'] });
  if (ben !== null)
    order({ type: 'chooseTacOps', side: 'second', tacOps: ['locked-gate', 'cut-the-head', 'grim-harvest'] });
  order({ type: 'startBattle' });
  answer({ kind: 'faces', faces: [6] });
  answer({ kind: 'faces', faces: [2] });
  answer({ kind: 'pick', option: 'first' });
  while (killTeamIn(app.store.getState().battle)?.state.tasks.at(-1)?.id === 'ploys')
    answer({ kind: 'pick', option: 'pass' });
}

const tap = (name: string): void =>
  void fireEvent.click(screen.getByRole('button', { name: new RegExp(`^${name}`, 'u') }));
const later = (): void => act(() => void vi.advanceTimersByTime(A_WHILE_MS));
const isOpen = (): boolean => screen.queryByRole('heading', { name: secret.revealTitle }) !== null;

afterEach(() => void vi.useRealTimers());

describe('RevealScreen', () => {
  it('should shut half a minute after it was opened, each time anew', async () => {
    await begin({ id: 'p2', name: 'Ben', mark: 'B' });
    render(<RevealScreen />);
    await screen.findByRole('heading', { name: secret.handTo('Ana') });
    vi.useFakeTimers();
    tap(secret.has('Ana'));
    later();
    expect(isOpen()).toBe(true);
    tap(secret.pass);
    expect(screen.getByRole('heading', { name: secret.handTo('Ben') })).toBeVisible();
    tap(secret.has('Ben'));
    later();
    expect(isOpen()).toBe(true);
    later();
    expect(isOpen()).toBe(false);
    expect(screen.getByRole('heading', { name: secret.handTo('Ben') })).toBeVisible();
  });

  it('should ask nobody to hand anything over against the tables', async () => {
    await begin(null);
    render(<RevealScreen />);
    await screen.findByRole('heading', { name: secret.revealTitle });
    expect(screen.queryByRole('heading', { name: secret.handTo('Ana') })).toBeNull();
    expect(screen.queryByRole('button', { name: new RegExp(`^${secret.hide}`, 'u') })).toBeNull();
    expect(screen.getByRole('checkbox', { name: /^Hold fast/u })).toBeVisible();
  });
});
