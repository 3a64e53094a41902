import { describe, expect, it } from 'vitest';
import {
  bandNames,
  cardsFor,
  choiceOf,
  emptyBand,
  factsOf,
  memberCost,
  packOf,
  spentOf,
} from '../../../src/content/warBands/bandChoice.ts';
import {
  withLeader,
  withModel,
  withName,
  withOption,
  withoutMember,
} from '../../../src/content/warBands/changeBand.ts';
import { present } from '../../../src/engine/core/invariant.ts';
import { bandPack } from '../../support/bandPack.ts';

const pack = bandPack();
const model = (id: string) => present(pack.bandModels.get(id), id);
const third = choiceOf(pack, 'iron-third');
const choir = choiceOf(pack, 'bone-choir');
const codes = (choice: typeof third, limit = 100) => factsOf(pack, choice, limit).map(({ code }) => code);

describe('a war band chosen before a battle', () => {
  it('should be a ready one of a pack, as it stands there', () => {
    expect(third).toMatchObject({ pack: 'vanguard-bands', band: 'iron-third', name: 'Iron Third' });
    expect(packOf([pack], third)).toBe(pack);
    expect(() => packOf([], third)).toThrow('no pack vanguard-bands');
    expect(() => choiceOf(pack, 'tin-fourth')).toThrow('no war band tin-fourth');
  });

  it('should call by a name of their own, or by the card with a number where several are alike', () => {
    expect([...bandNames(pack, third).values()]).toEqual(['Thorn', 'Hesk', 'Marrow', 'Old Bell', 'Sparrow']);
    expect([...bandNames(pack, choir).values()]).toEqual([
      'Precentor',
      'Chorister 1',
      'Chorister 2',
      'Chorister 3',
      'Bass',
    ]);
    expect(bandNames(pack, choir, ({ name }) => name.toUpperCase()).get('chorister-2')).toBe('CHORISTER 2');
    expect(bandNames(pack, withoutMember(withoutMember(choir, 'chorister-1'), 'chorister-2')).get('chorister-3')).toBe(
      'Chorister',
    );
  });

  it('[V-75] should count what models and options cost, and refuse a point too many but not one too few', () => {
    expect([spentOf(pack, third), spentOf(pack, choir)]).toEqual([100, 100]);
    expect(memberCost(pack, present(third.members[1], 'Hesk'))).toBe(17);
    const more = withOption(third, 'hesk', model('third-rifle'), 'cup-discharger');
    expect(factsOf(pack, more, 100)).toEqual([
      { code: 'overPoints', at: 'members', params: { points: 106, limit: 100, over: 6 } },
    ]);
    expect(codes(more, 106)).toEqual([]);
    expect(codes(withOption(third, 'hesk', model('third-rifle'), 'marked-barrel'))).toEqual([]);
  });

  it('[V-75] should take models of its faction up to their maximum and no others', () => {
    expect(cardsFor(pack, choir).map(({ id }) => id)).toEqual([
      'precentor',
      'chorister',
      'bass',
      'cantor',
      'grave-hound',
      'bone-bier',
    ]);
    const one = withModel(third, model('third-captain'));
    expect(codes(one, 200)).toEqual(['tooMany']);
    expect(codes(withModel(third, model('chorister')), 200)).toEqual(['otherFaction']);
    expect(codes(withModel(third, model('third-rifle')), 200)).toEqual([]);
  });

  it('[V-76] should have one leader, the first who can unless another is said', () => {
    const empty = emptyBand(pack, 'charnel-choirs');
    expect(codes(empty)).toEqual(['noLeader']);
    const begun = withModel(withModel(withModel(empty, model('chorister')), model('cantor')), model('precentor'));
    expect(begun.members.map(({ id, leader }) => [id, leader])).toEqual([
      ['chorister-1', false],
      ['cantor-1', true],
      ['precentor-1', false],
    ]);
    expect(withLeader(begun, 'precentor-1').members.map(({ leader }) => leader)).toEqual([false, false, true]);
    expect(codes(withLeader(begun, 'chorister-1'))).toEqual(['cannotLead']);
    expect(codes(withoutMember(begun, 'cantor-1'))).toEqual(['noLeader']);
  });

  it('should put an option in the place of another that replaces the same attack, and keep what goes beside it', () => {
    const chorister = model('chorister');
    const rival = bandPack(['band-models.json', [8, 'options', 1, 'replaces', 0], 'hooked-sickle']);
    const flail = withOption(choir, 'chorister-1', chorister, 'nail-flail');
    const optionsIn = (choice: typeof choir) => choice.members[1]?.options;
    expect(optionsIn(withOption(flail, 'chorister-1', chorister, 'thighbone-flute'))).toEqual([
      'nail-flail',
      'thighbone-flute',
    ]);
    const card = present(rival.bandModels.get('chorister'), 'chorister');
    expect(optionsIn(withOption(flail, 'chorister-1', card, 'thighbone-flute'))).toEqual(['thighbone-flute']);
  });

  it('should give free ids to models, and names to whoever gets one', () => {
    const more = withModel(choir, model('chorister'));
    expect(more.members.at(-1)?.id).toBe('chorister-4');
    expect(bandNames(pack, withName(more, 'chorister-4', 'Little Ash')).get('chorister-4')).toBe('Little Ash');
    expect(withName(more, 'chorister-4', '  ').members.at(-1)?.name).toBeNull();
  });
});
