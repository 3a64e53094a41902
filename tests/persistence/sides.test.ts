import { describe, expect, it } from 'vitest';
import { makeSides } from '../../src/persistence/migrations/002-sides.ts';

interface Entry {
  readonly seq: number;
  readonly command: { readonly type: string };
  readonly events: readonly { readonly type: string }[];
}

const settings = (startingCp: number) => ({ difficulty: 'hard', parameters: { startingCp, eventFrom: 2 } });
const setup = { ruleset: 'acolyte', cp: 3, enemyName: 'Cult', settings: settings(1), turn: 'enemy' };

const entry = (seq: number, command: Entry['command'], ...events: Entry['events']): Entry => ({ seq, command, events });
const told = (...events: Entry['events']) => entry(1, { type: 'goOn' }, ...events);
const changed = (startingCp: number) => ({ type: 'settingsChanged', settings: settings(startingCp) });
const started = { type: 'battleStarted' };

const sided = (entries: readonly Entry[], redo: readonly Entry[] = []) =>
  makeSides({ id: 'one', setup, entries, redo, result: null });
const eventsAfter = (...events: Entry['events']) => sided([told(...events)])['entries'];

describe('a battle of version 1', () => {
  it('should have its sides, and nothing else changed', () => {
    expect(sided([])).toEqual({
      id: 'one',
      setup: {
        ruleset: 'acolyte',
        settings: settings(1),
        turn: 'enemy',
        sides: [
          { id: 'retinue', name: 'retinue', cp: 3, hand: 'people' },
          { id: 'enemy', name: 'Cult', cp: 0, hand: 'tables' },
        ],
      },
      entries: [],
      redo: [],
      result: null,
    });
  });

  it.each([
    [
      { type: 'readied', cp: 2 },
      { type: 'readied', cp: { retinue: 2 } },
    ],
    [
      { type: 'cpChanged', by: -1, why: 'commandReroll' },
      { type: 'cpChanged', side: 'retinue', by: -1, why: 'commandReroll' },
    ],
    [
      { type: 'engagementChanged', retinue: 'vex', enemy: 'voice', on: true },
      { type: 'engagementChanged', pair: ['vex', 'voice'], on: true },
    ],
    [
      { type: 'corrected', correction: { what: 'cp', to: 4 }, from: 1 },
      { type: 'corrected', correction: { what: 'cp', side: 'retinue', to: 4 }, from: 1 },
    ],
    [
      { type: 'corrected', correction: { what: 'alert', to: 2 }, from: 0 },
      { type: 'corrected', correction: { what: 'alert', to: 2 }, from: 0 },
    ],
    [
      { type: 'turnPassed', to: 'enemy' },
      { type: 'turnPassed', to: 'enemy' },
    ],
    [
      { type: 'toString', cp: 1 },
      { type: 'toString', cp: 1 },
    ],
  ])('should have its event %o told as %o', (before, after) => {
    expect(eventsAfter(before)).toEqual([told(after)]);
  });

  it.each([
    [
      { type: 'setEngaged', retinue: 'vex', enemy: 'voice', on: false },
      { type: 'setEngaged', pair: ['vex', 'voice'], on: false },
    ],
    [
      { type: 'correct', correction: { what: 'cp', to: 0 } },
      { type: 'correct', correction: { what: 'cp', side: 'retinue', to: 0 } },
    ],
    [
      { type: 'correct', correction: { what: 'turn', to: 'enemy' } },
      { type: 'correct', correction: { what: 'turn', to: 'enemy' } },
    ],
    [{ type: 'goOn' }, { type: 'goOn' }],
  ])('should have its command %o given as %o', (before, after) => {
    expect(sided([entry(1, before)], [entry(2, before)])).toMatchObject({
      entries: [{ seq: 1, command: after }],
      redo: [{ seq: 2, command: after }],
    });
  });

  it('should begin with the command points of the settings it had when it began', () => {
    const begun = (cp: number) => ({ type: 'battleStarted', cp: { retinue: cp } });
    expect(eventsAfter(started)).toEqual([told(begun(1))]);
    expect(eventsAfter(changed(4), started, changed(2))).toEqual([told(changed(4), begun(4), changed(2))]);
    expect(sided([told(changed(4))], [told(started)])).toMatchObject({ redo: [told(begun(4))] });
    expect(sided([], [told(changed(5)), told(started)])).toMatchObject({ redo: [{}, told(begun(5))] });
  });

  it('should be refused when its command points are missing', () => {
    expect(() => makeSides({ setup: { ...setup, cp: undefined }, entries: [], redo: [] })).toThrow('cp');
  });
});
