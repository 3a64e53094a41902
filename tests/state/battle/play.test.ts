import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Command } from '../../../src/engine/family/killteam/model/command.ts';
import { FakeBrowser, settle, shown, startSmall } from '../../support/fakeBrowser.ts';
import { setCounter, smallSetup } from '../../support/smallBattle.ts';
import { withCp } from '../../support/sides.ts';
import { BATTLE_NOW } from '../../support/versions.ts';

const faces = (requestId: string, ...rolled: number[]): Command => ({
  type: 'answer',
  requestId,
  answer: { kind: 'faces', faces: rolled },
});

describe('dispatch', () => {
  it('should change the battle, log one entry and store it before it returns', () => {
    const browser = new FakeBrowser();
    const tab = browser.tab();
    const id = startSmall(tab);
    expect(tab.dispatch(setCounter('a', 2))).toBeNull();
    expect(shown(tab)).toMatchObject({
      length: 1,
      state: { counters: { a: 2 } },
      undoes: setCounter('a', 2),
      redoes: null,
    });
    expect(shown(tab).recent).toEqual([
      {
        seq: 1,
        id: expect.any(String),
        by: expect.any(String),
        at: expect.any(String),
        command: setCounter('a', 2),
        events: [{ type: 'counterSet', counter: 'a', to: 2 }],
      },
    ]);
    expect(browser.storage.texts.get(`retinue/battle/${id}/v${BATTLE_NOW}/tail`)).toContain('"counter":"a"');
  });

  it('should change nothing when the engine refuses, and say why', () => {
    const tab = new FakeBrowser().tab();
    startSmall(tab);
    const before = shown(tab);
    expect(tab.dispatch({ type: 'startFirefight' })).toEqual({ code: 'wrongPhase', params: {} });
    expect(shown(tab)).toEqual(before);
  });

  it('should log nothing when nothing happened', () => {
    const tab = new FakeBrowser().tab();
    startSmall(tab);
    expect(tab.dispatch({ type: 'goOn' })).toBeNull();
    expect(shown(tab).length).toBe(0);
  });

  it('should answer a double tap with the engine’s refusal', () => {
    const tab = new FakeBrowser().tab();
    startSmall(tab);
    tab.dispatch(setCounter('rerolls', 1));
    tab.dispatch(setCounter('ask', 1));
    expect([tab.dispatch(faces('q.0', 3)), tab.dispatch(faces('q.0', 3))]).toMatchObject([
      null,
      { code: 'staleRequest' },
    ]);
  });

  it('should show what the engine waits for', () => {
    const tab = new FakeBrowser().tab();
    startSmall(tab);
    tab.dispatch(setCounter('ask', 2));
    expect(shown(tab).request).toMatchObject({ kind: 'roll', id: 'q.0', count: 2 });
  });

  it('should roll re-rolls on screen in the same entry, and never the first roll', () => {
    const tab = new FakeBrowser().tab();
    startSmall(tab);
    for (const [counter, to] of [
      ['enemy', 1],
      ['rerolls', 2],
      ['ask', 1],
    ] as const)
      tab.dispatch(setCounter(counter, to));
    expect(shown(tab).request).toMatchObject({ id: 'q.0', purpose: 'attack' });
    tab.dispatch(faces('q.0', 4));
    expect(shown(tab)).toMatchObject({ length: 4, request: null, state: { counters: { answered: 2 } } });
    tab.undo();
    expect(shown(tab)).toMatchObject({ request: { id: 'q.0' }, state: withCp(0, 'Cult') });
  });

  it('should leave re-rolls of dice on the table to the table', () => {
    const tab = new FakeBrowser().tab();
    startSmall(tab);
    for (const [counter, to] of [
      ['rerolls', 2],
      ['ask', 1],
    ] as const)
      tab.dispatch(setCounter(counter, to));
    tab.dispatch(faces('q.0', 4));
    expect(shown(tab).request).toMatchObject({ id: 'q.1', purpose: 'reroll' });
  });
});

describe('undo and redo', () => {
  it('should have nothing to do at first', () => {
    const tab = new FakeBrowser().tab();
    expect([tab.undo(), tab.redo()]).toEqual([false, false]);
    startSmall(tab);
    expect([tab.undo(), tab.redo()]).toEqual([false, false]);
  });

  it('should end redo with the next command', () => {
    const tab = new FakeBrowser().tab();
    startSmall(tab);
    tab.dispatch(setCounter('a', 1));
    tab.undo();
    expect(shown(tab)).toMatchObject({ undoes: null, redoes: setCounter('a', 1) });
    tab.dispatch(setCounter('a', 2));
    expect([tab.redo(), shown(tab).redoes]).toEqual([false, null]);
  });

  it('should offer the dropped dice when the same question comes again, after another command and after a reload', async () => {
    const browser = new FakeBrowser();
    const tab = browser.tab();
    const id = startSmall(tab);
    tab.dispatch(setCounter('ask', 2));
    tab.dispatch(faces('q.0', 2, 5));
    tab.undo();
    const dropped = { kind: 'faces', faces: [2, 5] };
    expect([tab.droppedAnswer('q.0'), tab.droppedAnswer('q.1')]).toEqual([dropped, null]);
    const next = browser.killed().tab();
    await next.open(id);
    expect(next.droppedAnswer('q.0')).toEqual(dropped);
    tab.undo();
    tab.dispatch(setCounter('ask', 2));
    expect(tab.droppedAnswer('q.0')).toEqual(dropped);
  });

  it('should survive a reload, in mid-attack too, and go back and forth through all of it', async () => {
    const step = fc.oneof(
      fc.tuple(fc.constantFrom('a', 'b', 'ask'), fc.nat(3)),
      fc.constantFrom('undo' as const, 'redo' as const, 'answer' as const, 'reload' as const),
    );
    await fc.assert(
      fc.asyncProperty(fc.array(step, { maxLength: 25 }), fc.boolean(), async (steps, killsStorage) => {
        let browser = new FakeBrowser();
        let tab = browser.tab();
        const id = startSmall(tab);
        for (const kind of steps) {
          if (typeof kind !== 'string') tab.dispatch(setCounter(...kind));
          else if (kind === 'undo' || kind === 'redo') tab[kind]();
          else if (kind === 'answer') tab.dispatch(faces(shown(tab).request?.id ?? '', 3));
          else {
            const { save: _before, ...before } = shown(tab);
            await settle();
            browser = browser.killed();
            if (killsStorage) browser.storage.texts.clear();
            tab = browser.tab();
            expect(await tab.open(id)).toEqual({ kind: 'opened' });
            expect(shown(tab)).toMatchObject(before);
          }
        }
        const { length, state } = shown(tab);
        while (tab.undo());
        expect(shown(tab).state).toEqual(smallSetup());
        for (let n = 0; n < length; n += 1) tab.redo();
        expect(shown(tab).state).toEqual(state);
      }),
      { numRuns: 40 },
    );
  });

  it('should reach every entry of a long battle, by states kept and by folding', async () => {
    const browser = new FakeBrowser();
    const tab = browser.tab();
    const id = startSmall(tab);
    for (let n = 1; n <= 450; n += 1) tab.dispatch(setCounter('a', n));
    await settle();
    const next = browser.killed().tab();
    await next.open(id);
    for (const session of [tab, next])
      for (let n = 449; n >= 1; n -= 1) {
        session.undo();
        expect(shown(session).state.counters['a']).toBe(n);
      }
  });
});

describe('entries', () => {
  it('should be read by number, undone ones left out', () => {
    const tab = new FakeBrowser().tab();
    startSmall(tab);
    for (let n = 1; n <= 40; n += 1) tab.dispatch(setCounter('a', n));
    tab.undo();
    const seqs = (from: number, to: number) => tab.entriesBetween(from, to).map(({ seq }) => seq);
    expect([seqs(2, 4), seqs(38, 99), seqs(-5, 1)]).toEqual([[2, 3, 4], [38, 39], [1]]);
    expect(shown(tab).recent.map(({ seq }) => seq)).toEqual(Array.from({ length: 30 }, (_, n) => n + 10));
  });
});
