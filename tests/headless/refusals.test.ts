import { describe, expect, it } from 'vitest';
import { answerLine } from '../../src/headless/answerLine.ts';
import { refusedWith, parseReply } from '../support/headlessCase.ts';

const gun = { atk: 2, hit: 4, n: 3, c: 4 };
const shot = { id: 's', kind: 'kt3.shoot', w: gun, t: { save: 4 }, roll: [4, 1], def: [1, 2, 3] };
const armed = (rules: Record<string, unknown>, more: Record<string, unknown> = {}) => ({
  ...shot,
  ...more,
  w: { ...gun, rules },
});
const fight = {
  id: 'f',
  kind: 'kt3.fight',
  a: gun,
  d: gun,
  wA: 9,
  wD: 9,
  rollA: [6, 4],
  rollD: [6, 4],
  script: [] as unknown[],
};
const scripted = (...script: unknown[]) => refusedWith({ ...fight, script });
const move = { id: 'm', kind: 'kt3.move', budget: 6 };

describe('refusals of the door', () => {
  it('should refuse what is no JSON, without an id', () => {
    expect(parseReply(answerLine('{"id":"x",'))).toMatchObject({ id: null, ok: false, error: { code: 'badJson' } });
  });

  it.each([
    ['wrongType -', []],
    ['wrongType -', 7],
    ['missingField kind', { id: 'x' }],
    ['wrongType kind', { id: 'x', kind: 3 }],
    ['unknownKind kind', { id: 'x', kind: 'kt99.shoot' }],
    ['unknownKind kind', { id: 'x', kind: '__proto__' }],
    ['unknownKind kind', { id: 'x', kind: 'toString' }],
  ])('should say %s to a line that is no case', (said, line) => {
    expect(refusedWith(line)).toBe(said);
  });

  it('should say the id of a case it refuses, a number too', () => {
    expect(parseReply(answerLine('{"id":7,"kind":"vtt"}'))).toMatchObject({
      id: 7,
      ok: false,
      error: { code: 'unknownKind', path: 'kind' },
    });
  });

  it.each([
    ['missingField w', { ...shot, w: undefined }],
    ['missingField w.atk', { ...shot, w: { hit: 4, n: 3, c: 4 } }],
    ['missingField t.save', { ...shot, t: {} }],
    ['missingField def', { ...shot, def: undefined }],
    ['unknownField w.attacks', { ...shot, w: { ...gun, attacks: 4 } }],
    ['unknownField t.Cover', { ...shot, t: { save: 4, Cover: true } }],
    ['wrongType w.atk', { ...shot, w: { ...gun, atk: '4' } }],
    ['wrongType w.atk', { ...shot, w: { ...gun, atk: 2.5 } }],
    ['wrongType w', { ...shot, w: [] }],
    ['wrongType t.cover', { ...shot, t: { save: 4, cover: 1 } }],
    ['wrongType t.improved', { ...shot, t: { save: 4, cover: true, improved: 1 } }],
    ['wrongType roll', { ...shot, roll: '41' }],
    ['wrongType roll[0]', { ...shot, roll: ['4', 1] }],
    ['outOfRange w.hit', { ...shot, w: { ...gun, hit: 8 } }],
    ['outOfRange w.hit', { ...shot, w: { ...gun, hit: 0 } }],
    ['outOfRange w.atk', { ...shot, w: { ...gun, atk: -1 } }],
    ['outOfRange w.atk', { ...shot, w: { ...gun, atk: 1_000_000 } }],
    ['outOfRange w.n', { ...shot, w: { ...gun, n: -1 } }],
    ['outOfRange t.save', { ...shot, t: { save: 8 } }],
    ['outOfRange t.improved', { ...shot, t: { save: 4, cover: true, improved: 'best' } }],
    ['outOfRange t.improved', { ...shot, t: { save: 4, improved: 'crit' } }],
    ['wrongDiceCount roll', { ...shot, roll: [4] }],
    ['wrongDiceCount roll', { ...shot, roll: [4, 1, 1] }],
    ['wrongDiceCount def', { ...shot, def: [1, 2] }],
    ['wrongDiceCount def', { ...shot, t: { save: 4, cover: true } }],
    ['badFace roll[1]', { ...shot, roll: [4, 7] }],
    ['badFace def[0]', { ...shot, def: [0, 1, 2] }],
    ['badFace roll[0]', { ...shot, roll: [4.5, 1] }],
    ['badFace hotRoll', armed({ hot: true }, { hotRoll: 9 })],
    ['badFace rerolls[0][1]', { ...shot, rerolls: [[0, 7]] }],
    ['outOfRange rerolls[0][0]', { ...shot, rerolls: [[2, 6]] }],
    [
      'outOfRange rerolls[1][0]',
      {
        ...shot,
        rerolls: [
          [0, 6],
          [0, 5],
        ],
      },
    ],
    ['outOfRange accurateUsed', { ...shot, accurateUsed: 1 }],
    ['outOfRange accurateUsed', armed({ accurate: 1 }, { accurateUsed: 2 })],
    ['wrongDiceCount roll', armed({ accurate: 1 })],
    ['wrongDiceCount def', armed({ piercing: 1 })],
  ])('should say %s to a shot', (said, line) => {
    expect(refusedWith(line)).toBe(said);
  });

  it.each([
    ['unknownRule w.rules.punching', { punching: true }],
    ['unknownRule w.rules.toString', { toString: true }],
    ['unknownRule w.rules.piercing_crits', { piercing_crits: 1 }],
    ['unknownRule w.rules.blast', { blast: 1 }],
    ['wrongType w.rules.piercing', { piercing: true }],
    ['wrongType w.rules.piercing', { piercing: 1.5 }],
    ['wrongType w.rules.brutal', { brutal: 1 }],
    ['wrongType w.rules.brutal', { brutal: false }],
    ['outOfRange w.rules.accurate', { accurate: 0 }],
    ['outOfRange w.rules.lethal', { lethal: 7 }],
    ['outOfRange w.rules.lethal', { lethal: 1 }],
  ])('should say %s to a weapon', (said, rules) => {
    expect(refusedWith(armed(rules))).toBe(said);
  });

  it('should see an own __proto__ among the rules', () => {
    const text = JSON.stringify(armed({ stun: true })).replace('"stun"', '"__proto__"');
    expect(parseReply(answerLine(text)).error?.code).toBe('unknownRule');
  });

  it.each([
    ['missingField script', { ...fight, script: undefined }],
    ['wrongType script', { ...fight, script: 'A' }],
    ['outOfRange wA', { ...fight, wA: 0 }],
    ['outOfRange assistA', { ...fight, assistA: -1 }],
    ['outOfRange first', { ...fight, first: 'B' }],
    ['unknownRule d.rules.fast', { ...fight, d: { ...gun, rules: { fast: true } } }],
    ['unknownField a.ws', { ...fight, a: { ...gun, ws: 3 } }],
    ['wrongDiceCount rollA', { ...fight, rollA: [6] }],
    ['wrongDiceCount rollD', { ...fight, rollD: [] }],
    ['wrongDiceCount rollD', { ...fight, noRetaliate: true }],
    ['badFace rollD[1]', { ...fight, rollD: [6, 0] }],
  ])('should say %s to a fight', (said, line) => {
    expect(refusedWith(line)).toBe(said);
  });

  it('should let a script go as far as the rules do', () => {
    expect(scripted(['A', 'strike', 'c'], ['D', 'block', 'n', 'n'], ['D', 'strike', 'c'])).toBe('ok');
  });

  it.each([
    ['a step of the other side', [['D', 'strike', 'c']]],
    [
      'two steps of one side',
      [
        ['A', 'strike', 'c'],
        ['A', 'strike', 'n'],
      ],
    ],
    [
      'a die not held',
      [
        ['A', 'strike', 'n'],
        ['D', 'strike', 'n'],
        ['A', 'strike', 'n'],
      ],
    ],
    [
      'a cancelled die that is not there',
      [
        ['A', 'strike', 'n'],
        ['D', 'block', 'n', 'n'],
      ],
    ],
    ['a crit blocked by a normal', [['A', 'block', 'n', 'c']]],
    ['a block without a fourth', [['A', 'block', 'c']]],
    ['a strike with a fourth', [['A', 'strike', 'c', 'n']]],
    ['an unknown verb', [['A', 'parry', 'c', 'c']]],
    ['an unknown die', [['A', 'strike', 'x']]],
    ['a step that is none', ['A']],
  ])('should say badScript to %s', (_, script) => {
    expect(scripted(...script)).toBe(`badScript script[${script.length - 1}]`);
  });

  it('should say badScript to a step after the end', () => {
    const strike = ['A', 'strike', 'c'];
    expect(refusedWith({ ...fight, wD: 4, script: [strike, ['D', 'strike', 'c']] })).toBe('badScript script[1]');
    expect(refusedWith({ ...fight, rollA: [1, 1], rollD: [1, 1], script: [strike] })).toBe('badScript script[0]');
  });

  it('should not let a normal die block against Brutal, not even nothing', () => {
    const brutal = { ...fight, a: { ...gun, rules: { brutal: true } } };
    const after = (...step: string[]) => refusedWith({ ...brutal, script: [['A', 'strike', 'c'], step] });
    expect(after('D', 'block', 'n', 'n')).toBe('badScript script[1]');
    expect(after('D', 'block', 'n', '-')).toBe('badScript script[1]');
    expect(after('D', 'block', 'c', 'n')).toBe('ok');
  });

  it.each([
    ['missingField budget', { id: 'm', kind: 'kt3.move' }],
    ['wrongType h', { ...move, h: 3 }],
    ['outOfRange h[1]', { ...move, h: [1, -1] }],
    ['wrongType accessible', { ...move, accessible: 0.5 }],
    ['wrongType dash', { ...move, dash: 'no' }],
  ])('should say %s to a move', (said, line) => {
    expect(refusedWith(line)).toBe(said);
  });

  it('should not take an endless length', () => {
    const { ok, error } = parseReply(answerLine('{"id":"m","kind":"kt3.move","h":[1e999],"budget":6}'));
    expect({ ok, path: error?.path }).toEqual({ ok: false, path: 'h[0]' });
  });

  it('should ignore what it does not know beside the case', () => {
    expect(refusedWith({ ...shot, title: 1, note: [], expected: null, robust: true, whatever: {} })).toBe('ok');
  });
});
