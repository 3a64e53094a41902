import { describe, expect, it } from 'vitest';
import { lastingSight } from '../support/lasting.ts';
import { op } from '../support/play2021.ts';
import { traitWith } from '../support/traits.ts';
import { en, fr } from '../support/words.ts';
import {
  bareRuleName,
  becauseRow,
  rerollName,
  ruleMeaning,
  ruleName,
  ruleNames,
  sourceName,
} from '../../src/words/ruleName.ts';

describe('ruleName', () => {
  it.each([
    ['piercing', { x: 1 }, 'Piercing 1', 'Pénétration 1'],
    ['piercingCrits', { x: 1 }, 'Piercing Crits 1', 'Perçant 1'],
    ['lethal', { x: 5 }, 'Lethal 5+', 'Létal 5+'],
    ['range', { x: 8 }, 'Range 8″', 'Portée 8″'],
    ['blast', { x: 2 }, 'Blast 2″', 'Déflagration 2″'],
    ['heavy', { only: 'dash' }, 'Heavy (Dash only)', 'Lourd (Sprint seulement)'],
    ['heavy', { only: null }, 'Heavy', 'Lourd'],
    ['devastating', { x: 3, inches: null }, 'Devastating 3', 'Dévastateur 3'],
    ['devastating', { x: 1, inches: 2 }, '2″ Devastating 1', 'Dévastateur 1 à 2″'],
    ['hot', {}, 'Hot', 'Surchauffe'],
  ])('should print %s %j as %s', (id, params, english, french) => {
    expect(ruleName(en, { id, params })).toBe(english);
    expect(ruleName(fr, { id, params })).toBe(french);
  });

  it('should show an unknown rule by its id', () => {
    expect(ruleName(en, { id: 'homemade', params: {} })).toBe('homemade');
    expect(ruleMeaning(en, 'homemade')).toBeNull();
  });

  it('should join the rules of a weapon', () => {
    const uses = [
      { id: 'range', params: { x: 8 } },
      { id: 'stun', params: {} },
    ];
    expect(ruleNames(en, uses)).toBe('Range 8″, Stun');
    expect(ruleNames(en, [])).toBe('');
  });
});

describe('rerollName', () => {
  const source = { kind: 'ploy', id: 'wall', name: 'Wall' } as const;
  const state = {
    operatives: [op('ada', 'retinue', { traits: [traitWith('charm', { name: 'Tide charm' })] })],
    lasting: [lastingSight(6, { source })],
  };

  it('should be that of a rule, or of what somebody has, or of what lasts, else its id', () => {
    const look = { contentName: (_: string, fallback: string) => fallback };
    const names = ['balanced', 'charm', 'wall', 'zzz'].map((rule) => rerollName(en, look, { state, rule }));
    expect(names).toEqual(['Balanced', 'Tide charm', 'Wall', 'zzz']);
  });
});

describe('bareRuleName', () => {
  it('should leave the number out', () => {
    expect(['piercing', 'range', 'lethal', 'devastating', 'obscured', 'zzz'].map((id) => bareRuleName(en, id))).toEqual(
      ['Piercing', 'Range', 'Lethal', 'Devastating', 'Obscured', 'zzz'],
    );
  });
});

describe('becauseRow', () => {
  it('should name the rule with its number and what it changed', () => {
    const uses = [{ id: 'piercingCrits', params: { x: 1 } }];
    expect(becauseRow(en, { rule: 'piercingCrits', window: 'piercing' }, uses)).toBe(
      'Piercing Crits 1: defence dice taken away',
    );
  });

  it('should only name the rule at a moment without words', () => {
    expect(becauseRow(en, { rule: 'obscured', window: 'elsewhere' }, [])).toBe('Obscured');
  });
});

describe('sourceName', () => {
  it('should name events and rules', () => {
    const row = { from: 1, to: 6, id: 'vox-burst', name: 'Vox burst', text: '', effects: [], otherwise: null } as const;
    const rows = [{ ...row, effects: [], provenance: 'ours' as const }];
    const tables = { events: { id: 'events', title: 'Events', die: 6 as const, rows, provenance: 'ours' as const } };
    const state = { tables, operatives: [], lasting: [] };
    expect([sourceName(en, state, 'vox-burst'), sourceName(fr, state, 'vox-burst')]).toEqual([
      'Vox burst',
      'Éclat de vox',
    ]);
    expect(sourceName(fr, state, 'stun')).toBe('Étourdissant');
  });

  it('should name what somebody can do, one’s own too', () => {
    const traits = [traitWith('nurgle-gift', { name: 'Gift of Nurgle' }), traitWith('mine', { name: 'Last laugh' })];
    const state = { operatives: [op('ada', 'enemy', { traits })], lasting: [] };
    expect(['nurgle-gift', 'mine', 'zzz'].map((id) => sourceName(en, state, id))).toEqual([
      'Gift of Nurgle',
      'Last laugh',
      'zzz',
    ]);
    expect(sourceName(fr, state, 'nurgle-gift')).toBe('Don de Nurgle');
  });
});
