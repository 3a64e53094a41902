import { describe, expect, it } from 'vitest';
import { WINDOWS } from '../../src/engine/family/killteam/rules/windows.ts';
import { PRECONDITION_CODES, reject, SHAPE_CODES } from '../../src/engine/family/killteam/model/rejection.ts';
import { ABILITIES } from '../../src/engine/family/killteam/card/card.ts';
import { ACTION_IDS, ORDERS } from '../../src/engine/core/ids.ts';
import { NOTE_CODES } from '../../src/engine/log/advice.ts';
import { OPTION_CODES, QUESTIONS, ROLL_PURPOSES } from '../../src/engine/family/killteam/model/request.ts';
import { systemById } from '../../src/engine/systems/killTeams.ts';
import { en, fr } from '../support/words.ts';
import { WEAPON_RULES } from '../../src/words/names.ts';
import { offerReason, reason } from '../../src/words/reason.ts';
import { look } from './support/spoken.ts';

const sorted = (list: readonly string[]) => list.toSorted();

describe.each([
  ['en', en],
  ['fr', fr],
])('words for codes, %s', (_, words) => {
  it.each([
    ['rejection', [...SHAPE_CODES, ...PRECONDITION_CODES], words.reasons],
    ['option', OPTION_CODES, words.options],
    ['note', NOTE_CODES, words.notes],
    ['question', QUESTIONS, words.questions],
    ['roll', ROLL_PURPOSES, words.dice.prompts],
    ['window', WINDOWS, words.windows],
    ['action', ACTION_IDS, words.actions],
    ['done action', ACTION_IDS, words.doneReasons],
    ['order', ORDERS, words.orders],
    ['ability', ABILITIES, words.abilities],
    ['weapon rule', WEAPON_RULES, words.weaponRules],
  ] as const)('should cover every %s', (_name, codes, catalogue) => {
    expect(sorted(Object.keys(catalogue))).toEqual(sorted(codes));
  });

  it('should start every reason in lower case, without a full stop', () => {
    const all = [...SHAPE_CODES, ...PRECONDITION_CODES].map((code) => reason(words, reject(code), look));
    expect(all.filter((said) => !/^[\p{Ll}\d].*[^.]$/u.test(said))).toEqual([]);
  });
});

describe('weapon rules', () => {
  it('should be those of the rulesets', () => {
    const rules = [systemById('kt3'), systemById('acolyte')].flatMap(({ weaponRules }) => Object.keys(weaponRules));
    expect(sorted([...new Set(rules)])).toEqual(sorted(WEAPON_RULES));
  });
});

describe('reason', () => {
  it('should be a fact', () => {
    expect(reason(en, reject('noEnemyInControlRange'), look)).toBe('no enemy within 1″');
    expect(reason(fr, reject('noEnemyInControlRange'), look)).toBe('aucun ennemi à 1″');
  });

  it('should name what was done before', () => {
    expect(reason(en, reject('movedBefore', { action: 'reposition' }), look)).toBe('already repositioned');
    expect(reason(fr, reject('movedBefore', { action: 'reposition' }), look)).toBe('repositionnement fait');
    expect(reason(en, reject('movedBefore', { action: 'unheard' }), look)).toBe('already moved');
  });

  it('should say the distance when the code brings one', () => {
    expect(reason(en, reject('outOfRange', { inches: 8 }), look)).toBe('farther than 8″');
    expect(reason(en, reject('outOfRange'), look)).toBe('out of range');
  });
});

describe('offerReason', () => {
  it('should be null when the action can be done', () => {
    expect(offerReason(en, { action: 'dash', ap: 1, reason: null }, look)).toBeNull();
  });

  it('should say which action was done', () => {
    expect(offerReason(en, { action: 'dash', ap: 1, reason: reject('actionDone') }, look)).toBe('already dashed');
  });
});
