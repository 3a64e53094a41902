import { describe, expect, it } from 'vitest';
import type { Trait } from '../../src/engine/family/killteam/traits/trait.ts';
import type { Modifier } from '../../src/engine/family/killteam/traits/modifier.ts';
import { systemById } from '../../src/engine/systems/killTeams.ts';
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

describe('cards that come along with a card', () => {
  const bringing = (...brings: readonly string[]) => problems('operatives.json', { brings });

  it('should be there, and of the same side', () => {
    expect(bringing('servo-skull')).toEqual([]);
    expect(bringing('nobody')).toEqual(['[0].brings[0] unknownReference']);
    expect(bringing('servo-skull', 'zombie')).toEqual(['[0].brings[1] wrongKind']);
  });
});

describe('what a force does in place of reinforcements', () => {
  it('should lead to cards that are there', () => {
    const rises = (as: string) => ({
      insteadOfReinforcements: {
        id: 'risen',
        name: 'Risen',
        effects: [{ op: 'rise', to: { who: 'one', side: 'enemy', filters: ['fallen'] }, from: 2, as }],
      },
    });
    expect(problems('factions.json', rises('zombie'))).toEqual([]);
    expect(problems('factions.json', rises('nobody'))).toEqual([
      '[0].insteadOfReinforcements.effects[0].as unknownReference',
    ]);
  });
});

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
