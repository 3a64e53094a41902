import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { byPart } from '../../../src/features/log/groups.ts';
import { KillTeamLog } from '../../../src/app/battle/killTeam/KillTeamLog.tsx';
import { freshApp, openNow, openReady, play } from '../../support/readyBattle.ts';
import { render } from '../../support/app.tsx';
import type { KillTeamEntry } from '../../../src/state/battle/killTeam.ts';

beforeEach(freshApp);

async function begun(): Promise<void> {
  await openReady();
  play({ type: 'startBattle' });
  play({ type: 'answer', requestId: openNow().request?.id ?? '', answer: { kind: 'faces', faces: [4] } });
  play({ type: 'startFirefight' }, { type: 'activate', operative: 'isaura-vex', order: 'engage' });
}

function log() {
  const onBack = vi.fn();
  render(<KillTeamLog onBack={onBack} />);
  return { onBack, user: userEvent.setup() };
}

const texts = () => screen.getAllByRole('listitem').map((row) => row.textContent ?? '');

describe('log', () => {
  it('should tell what happened in sentences, newest first', async () => {
    await begun();
    log();
    expect(screen.getByRole('heading', { name: 'Turning point 1' })).toBeVisible();
    expect(texts()[0]).toMatch(/^Isaura Vex acts on Engage/);
    expect(texts().findIndex((text) => /initiative/i.test(text))).toBeGreaterThan(0);
  });

  it('should go back to before the line that is tapped', async () => {
    await begun();
    play({ type: 'endActivation' });
    const { user, onBack } = log();
    await user.click(screen.getByRole('button', { name: /Isaura Vex acts on Engage/ }));
    await user.click(screen.getByRole('button', { name: 'Undo 2 entries' }));
    expect(onBack).toHaveBeenCalledOnce();
    expect(openNow()).toMatchObject({ length: 3, state: { activation: null } });
    expect(openNow().redoes).toMatchObject({ type: 'activate' });
  });

  it('should bring back what was undone', async () => {
    await begun();
    const { user } = log();
    await user.click(screen.getByRole('button', { name: /^Undo/ }));
    await user.click(screen.getByRole('button', { name: /^Redo/ }));
    expect(openNow().length).toBe(4);
  });

  it('should show a long log by and by', async () => {
    await openReady();
    play({ type: 'startBattle' });
    for (let cp = 0; cp < 200; cp += 1)
      play({ type: 'correct', correction: { what: 'cp', side: 'retinue', to: cp % 2 === 0 ? 5 : 4 } });
    const { user } = log();
    const shown = texts().length;
    expect(shown).toBeLessThan(200);
    await user.click(screen.getByRole('button', { name: 'Older entries' }));
    expect(texts().length).toBeGreaterThan(shown);
  });

  it('should say that nothing has happened', async () => {
    await openReady();
    log();
    expect(screen.getByRole('heading', { name: 'Nothing has happened yet' })).toBeVisible();
  });
});

const entry = (seq: number, begins: number | null): KillTeamEntry => ({
  seq,
  id: `e.${seq}`,
  by: 'ana',
  at: '',
  command: { type: 'endActivation' },
  events: begins === null ? [] : [{ type: 'turningPointBegan', number: begins }],
});

describe('turning points of a log', () => {
  it('should put an entry in which one begins under the new one', () => {
    const entries = [entry(1, null), entry(2, 1), entry(3, null), entry(4, 2), entry(5, null)];
    expect(
      byPart(entries, { part: 2, begins: ({ type }) => type === 'turningPointBegan' }).map(({ part, entries: own }) => [
        part,
        own.map(({ seq }) => seq),
      ]),
    ).toEqual([
      [2, [5, 4]],
      [1, [3, 2]],
      [0, [1]],
    ]);
  });
});
