import { describe, expect, it } from 'vitest';
import { type Field, fieldOf, leastOf } from '../../../src/content/making/field.ts';
import { groupOf } from '../../../src/content/making/kinds.ts';
import { count, target } from '../../../src/content/schema/common.ts';

const partOf = (field: Field, key: string): Field | undefined =>
  field.kind === 'group' ? field.parts.find((part) => part.key === key)?.field : undefined;

describe('what can be written in a row, read off its shape', () => {
  it('has the bounds of the shape', () => {
    expect(fieldOf(count)).toEqual({ kind: 'number', least: 0, most: 99, whole: true });
    expect(fieldOf(target)).toEqual({ kind: 'number', least: 2, most: 6, whole: true });
    expect(partOf(groupOf('operatives'), 'wounds')).toMatchObject({ least: 1, most: 99 });
    expect(partOf(groupOf('bandModels'), 'points')).toMatchObject({ least: 0, most: 1000 });
  });

  it('knows texts, words, lists and what may be left out', () => {
    const card = groupOf('operatives');
    expect(partOf(card, 'name')).toEqual({ kind: 'text', longest: 80 });
    expect(partOf(card, 'kind')).toEqual({ kind: 'pick', values: ['acolyte', 'follower', 'auxiliary', 'enemy'] });
    expect(partOf(card, 'brings')).toMatchObject({
      kind: 'maybe',
      absent: true,
      of: { kind: 'list', least: 1, most: 6 },
    });
    expect(partOf(card, 'unarmed')).toMatchObject({ kind: 'maybe', absent: false, of: { kind: 'text' } });
    expect(partOf(card, 'traits')).toMatchObject({ of: { kind: 'list', of: { kind: 'special', of: 'trait' } } });
  });

  it('tells groups apart by the word that they have', () => {
    const profiles = partOf(groupOf('weapons'), 'profiles');
    const hit = profiles?.kind === 'list' ? partOf(profiles.of, 'hit') : undefined;
    expect(hit).toMatchObject({
      kind: 'either',
      by: 'kind',
      cases: [{ value: 'own' }, { value: 'set' }, { value: 'shift' }],
    });
  });

  it('gives the least that may stand there', () => {
    expect(leastOf(fieldOf(count))).toBe(0);
    expect(leastOf(fieldOf(target))).toBe(2);
    expect(leastOf(groupOf('armour'))).toMatchObject({ save: null, wp: 0, gate: 'basic' });
  });
});
