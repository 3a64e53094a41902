import { act, fireEvent, screen } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { KeysSheet } from '../../src/app/battle/killTeam/KeysSheet.tsx';
import { LogLive } from '../../src/app/battle/killTeam/LogLive.tsx';
import { screenFor } from '../../src/app/battle/killTeam/screenFor.ts';
import { useBattleKeys } from '../../src/app/battle/useBattleKeys.ts';
import { freshApp, openNow, openReady, play } from '../support/readyBattle.ts';
import { takeUp } from '../support/board/onBoard.ts';
import { boardKeys } from '../../src/words/en/boardKeys.ts';
import { fetchBoards } from '../../src/engine/systems/boards.ts';
import { render } from '../support/app.tsx';

beforeEach(freshApp);
beforeEach(() => fetchBoards());

const shown = () => screenFor(openNow().state, openNow().request);

async function inFirefight(): Promise<void> {
  await openReady();
  play({ type: 'startBattle' });
  play({ type: 'answer', requestId: openNow().request?.id ?? '', answer: { kind: 'faces', faces: [4] } });
  play({ type: 'startFirefight' });
}

describe('the screen of a battle', () => {
  it('should be the turning point until the firefight starts', async () => {
    await openReady();
    expect(shown()).toBe('turningPoint');
    play({ type: 'startBattle' });
    expect(shown()).toBe('turningPoint');
  });

  it('should be the map until the battle begins, where it is played on a board', async () => {
    await openReady();
    play(takeUp([], {}));
    expect(shown()).toBe('battle');
    play({ type: 'startBattle' });
    expect(shown()).toBe('turningPoint');
  });

  it('should be the table in the firefight, and the attack while one is in hand', async () => {
    await inFirefight();
    expect(shown()).toBe('battle');
    play({ type: 'activate', operative: 'isaura-vex', order: 'engage' });
    expect(shown()).toBe('battle');
    play({ type: 'shoot', weapon: 'hot-shot-laspistol', target: 'cult-leader-1', override: { reason: 'test' } });
    expect(shown()).toBe('attack');
    play({ type: 'cancelAttack' });
    expect(shown()).toBe('battle');
  });
});

describe('what has just happened', () => {
  it('should be read aloud when the log grows, and not before', async () => {
    await inFirefight();
    render(<LogLive />);
    expect(screen.getByRole('log')).toHaveTextContent('');
    act(() => play({ type: 'activate', operative: 'isaura-vex', order: 'engage' }));
    expect(screen.getByRole('log')).toHaveTextContent(/Isaura Vex acts on Engage/);
  });
});

function Keys({ onLog }: { readonly onLog: () => void }) {
  const keys = useBattleKeys('battle', onLog);
  return (
    <>
      <input aria-label="field" />
      <KeysSheet open={keys.open} onClose={keys.close} />
    </>
  );
}

describe('keys', () => {
  it('should undo and redo', async () => {
    await inFirefight();
    render(<Keys onLog={vi.fn()} />);
    fireEvent.keyDown(document.body, { key: 'u' });
    expect(openNow().state.phase).toBe('strategy');
    fireEvent.keyDown(document.body, { key: 'y' });
    expect(openNow().state.phase).toBe('firefight');
  });

  it('should open the log and the sheet of keys', async () => {
    await inFirefight();
    const onLog = vi.fn();
    render(<Keys onLog={onLog} />);
    fireEvent.keyDown(document.body, { key: 'o' });
    expect(onLog).toHaveBeenCalledOnce();
    fireEvent.keyDown(document.body, { key: '?' });
    expect(screen.getByRole('heading', { name: 'Keys' })).toBeVisible();
    expect(await screen.findByText(boardKeys.rows.corner)).toBeVisible();
  });

  it.each([
    ['while somebody types', {}, 'field'],
    ['with a modifier', { ctrlKey: true }, null],
    ['while it is held', { repeat: true }, null],
  ])('should do nothing %s', async (_when, extra, field) => {
    await inFirefight();
    render(<Keys onLog={vi.fn()} />);
    const target = field === null ? document.body : screen.getByLabelText(field);
    fireEvent.keyDown(target, { key: 'u', ...extra });
    expect(openNow().state.phase).toBe('firefight');
  });

  it('should do nothing to the table while a sheet is open', async () => {
    await inFirefight();
    render(<Keys onLog={vi.fn()} />);
    fireEvent.keyDown(document.body, { key: '?' });
    fireEvent.keyDown(document.body, { key: 'u' });
    expect(openNow().state.phase).toBe('firefight');
  });
});
