import { describe, expect, it } from 'vitest';
import type { Command, Correction } from '../../src/engine/family/vanguard/model/command.ts';
import { REJECTION_CODES } from '../../src/engine/family/vanguard/model/rejection.ts';
import { barredSaid } from '../../src/scene/vanguardLook.ts';
import { vanguard as en } from '../../src/words/en/vanguard/vanguard.ts';
import { vanguard as fr } from '../../src/words/fr/vanguard/vanguard.ts';
import { lineText } from '../../src/words/logLine.ts';
import { roundsLogLine, roundsUndo } from '../../src/words/roundsSaid.ts';
import type { RoundsLook } from '../../src/words/roundsSpeech.ts';
import { view } from '../support/roundsScene.tsx';

const look: RoundsLook = {
  name: (id) => id,
  side: (id) => id,
  shown: (name) => name,
  attack: (_model, id) => id,
  own: (_model, id) => id,
  objective: (id) => id,
  act: (action) => action,
};

const UNDO_LETTERS = 14;

describe.each([
  ['English', en],
  ['French', fr],
])('the words of a battle in rounds, %s', (_language, words) => {
  it('should have a sentence for every refusal', () => {
    const said = REJECTION_CODES.map((code) => words.reasons.of[code]?.({}) ?? '');
    expect(said.filter((sentence) => sentence === '')).toEqual([]);
  });

  it('should name the act that another does not go with (V-24), and one act as one (V-30)', () => {
    const scene = { view: view(), shown: (name: string) => name, words };
    const exclusive = barredSaid(scene, { code: 'exclusive', params: { action: 'standUp' } });
    expect(exclusive).toContain(words.acts.names.standUp.toLowerCase());
    const notShort = (slots: number): string => barredSaid(scene, { code: 'notShort', params: { slots } });
    expect(notShort(1)).not.toBe(notShort(2));
  });

  it('should say what Undo takes back in 14 letters or less', () => {
    const commands: readonly Command[] = [
      { type: 'act', action: 'walk', push: false, moved: { engages: [], left: [], fall: 0 } },
      { type: 'act', action: 'focus', push: false },
      { type: 'act', action: 'standUp', push: false },
      { type: 'endActivation' },
      { type: 'passToken' },
      { type: 'clearFatigue', model: 'Thorn' },
      { type: 'activate', model: 'Thorn', again: true, followUp: false },
    ];
    const short = commands.map((command) => roundsUndo(words, command, look).short);
    const hand = Object.values(words.undoCorrection).map((each) => each.short);
    expect([...short, ...hand].filter(({ length }) => length === 0 || length > UNDO_LETTERS)).toEqual([]);
  });

  it('should tell what happens, with its numbers', () => {
    const line = roundsLogLine(
      words,
      { type: 'diceRolled', roll: 'hit', dice: [{ face: 6, from: null, was: null }] },
      look,
    );
    expect(line === null ? '' : lineText(line)).toMatch(/6$/u);
  });

  it('should tell what was set by hand: whose, and a number with what it was before', () => {
    const told = (correction: Correction, from: number | boolean | string) => {
      const line = roundsLogLine(words, { type: 'corrected', correction, from }, look);
      return line === null ? '' : lineText(line);
    };
    expect(told({ what: 'points', side: 'Iron Third', value: 4 }, 3)).toMatch(/Iron Third.*3\s→\s4$/u);
    const broken = (value: boolean) => told({ what: 'broken', side: 'Iron Third', value }, !value);
    expect(broken(true)).toContain('Iron Third');
    expect(broken(true)).not.toBe(broken(false));
    const pair = ['Thorn', 'Bass'] as const;
    const corrections: readonly Correction[] = [
      { what: 'wounds', model: 'Thorn', value: 1 },
      { what: 'token', model: 'Thorn', token: 'Mark', value: 1 },
      { what: 'activated', model: 'Thorn', value: true },
      { what: 'engaged', pair, value: true },
      { what: 'engaged', pair, value: false },
      { what: 'turn', side: 'Iron Third' },
      { what: 'round', value: 2 },
    ];
    const said = corrections.map((correction) => told(correction, 0));
    expect(new Set(said).size).toBe(corrections.length);
  });

  it('should not fall over an event of a later version', () => {
    expect(roundsLogLine(words, { type: 'unheardOf' } as never, look)).toBeNull();
    expect(roundsUndo(words, { type: 'unheardOf' } as unknown as Command, look).full).toBe(words.common.undo);
  });
});
