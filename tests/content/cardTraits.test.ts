import { describe, expect, it } from 'vitest';
import type { Trait } from '../../src/engine/family/killteam/traits/trait.ts';
import type { Modifier } from '../../src/engine/family/killteam/traits/modifier.ts';
import { systemById } from '../../src/engine/systems/registry.ts';
import { loadPack } from '../../src/content/loadPack.ts';
import { acolyteCoreFiles } from '../../src/content/packs/acolyte-core/files.ts';
import { traitWith } from '../support/traits.ts';

type Row = Readonly<Record<string, unknown>>;
type Files = Readonly<Record<string, unknown>>;

const firstOf = (files: Files, file: string, set: Row): Files => {
  const [first, ...rest] = files[file] as readonly Row[];
  return { ...files, [file]: [{ ...first, ...set }, ...rest] };
};

const problems = (file: string, set: Row) => {
  const result = loadPack(firstOf(acolyteCoreFiles, file, set), systemById);
  return result.ok ? [] : result.problems.map(({ path, code }) => `${path} ${code}`);
};

const rule = (id: string): Modifier => ({ op: 'weaponRule', group: 'any', rule: { id, params: {} }, when: 'always' });
const having = (...traits: readonly Trait[]) => problems('operatives.json', { traits });

describe('traits of cards and variants', () => {
  it('should name weapon rules that the ruleset has', () => {
    expect(having(traitWith('a', { modifiers: [rule('balanced')] }))).toEqual([]);
    expect(having(traitWith('a', { modifiers: [rule('of-nobody')] }))).toEqual([
      '[0].traits[0].modifiers[0].rule.id unknownRule',
    ]);
  });

  it('should be told apart by id on one card', () => {
    expect(having(traitWith('a'), traitWith('b'))).toEqual([]);
    expect(having(traitWith('a'), traitWith('a'))).toEqual(['[0].traits[1].id duplicateId']);
  });

  const variant = (id: string, set: Row = {}) => ({
    id,
    name: id,
    grants: [],
    reserves: [],
    provenance: 'user',
    ...set,
  });
  const kinds = (...variants: readonly Row[]) => problems('factions.json', { variants });

  it('should be checked in variants, which are told apart and lead to enemies', () => {
    expect(kinds(variant('a', { reserves: ['zombie'] }), variant('b'))).toEqual([]);
    expect(kinds(variant('a'), variant('a'))).toEqual(['[0].variants[1].id duplicateId']);
    expect(kinds(variant('a', { reserves: ['acolyte'] }))).toEqual(['[0].variants[0].reserves[0] wrongKind']);
    expect(kinds(variant('a', { reserves: ['nobody'] }))).toEqual(['[0].variants[0].reserves[0] unknownReference']);
    const grants = [{ keyword: null, traits: [traitWith('a', { modifiers: [rule('of-nobody')] })] }];
    expect(kinds(variant('a', { grants }))).toEqual([
      '[0].variants[0].grants[0].traits[0].modifiers[0].rule.id unknownRule',
    ]);
  });
});
