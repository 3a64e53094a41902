import { describe, expect, it } from 'vitest';
import {
  CAMPAIGN_PRECONDITION_CODES,
  CAMPAIGN_SHAPE_CODES,
  refuse,
} from '../../src/engine/campaign/model/rejection.ts';
import { campaignRefusal } from '../../src/words/campaignRefusal.ts';
import { campaignUndo } from '../../src/words/campaignUndo.ts';
import { campaign as en } from '../../src/words/en/campaign/campaign.ts';
import { campaign as fr } from '../../src/words/fr/campaign/campaign.ts';
import { common } from '../../src/words/en/common.ts';
import { common as french } from '../../src/words/fr/common.ts';
import { leaves, texts } from './support/spoken.ts';

const mine = ({ retinue, refusals, undo }: typeof en) => ({ retinue, refusals, undo });
const keys = (catalogue: unknown) => leaves(catalogue).map(([path]) => path);

describe('words of the retinue', () => {
  it('should have the same keys in every language', () => {
    expect(keys(mine(fr)).toSorted()).toEqual(keys(mine(en)).toSorted());
  });

  it.each([
    ['en', en],
    ['fr', fr],
  ])('should write typographic quotes and never shout in %s', (_, words) => {
    const bad = /['"!]|(?:^|\s)-\d/u;
    expect([...texts(mine(words))].filter(([, said]) => bad.test(said))).toEqual([]);
  });

  it('should bind French punctuation to its word', () => {
    const loose = /[^\u00A0\u202F][:;?](?:\s|$)/u;
    expect([...texts(mine(fr))].filter(([, said]) => loose.test(said))).toEqual([]);
  });

  it.each([
    ['en', en],
    ['fr', fr],
  ])('should name what Undo takes back in 14 characters or less in %s', (_, words) => {
    const long = Object.values(words.undo).filter(({ short }) => short.length > 14 || short === '');
    expect(long).toEqual([]);
  });

  it.each([
    ['en', en],
    ['fr', fr],
  ])('should give every reason in lower case, without a full stop, in %s', (_, words) => {
    const all = [...CAMPAIGN_SHAPE_CODES, ...CAMPAIGN_PRECONDITION_CODES].map((code) =>
      campaignRefusal({ campaign: words }, refuse(code)),
    );
    expect(all.filter((said) => !/^\p{Ll}.*[^.]$/u.test(said))).toEqual([]);
  });
});

describe('campaignUndo', () => {
  const nameOf = () => 'Vex';

  it.each(['levitate', '__proto__', 'constructor', 'toString'])(
    'should say no more of %s than that it is undone',
    (type) => {
      const command = JSON.parse(`{"type":"${type}"}`) as Parameters<typeof campaignUndo>[1];
      expect(campaignUndo({ campaign: en, common }, command, nameOf)).toEqual({ short: '', full: common.undo });
    },
  );

  it('should name the operative that a command is about', () => {
    const equip = { type: 'equip', member: 'm1', weapons: [], armour: null, equipment: [] } as const;
    expect(campaignUndo({ campaign: en, common }, equip, nameOf)?.full).toBe('Undo: what is carried, Vex');
    const correct = { type: 'correct', correction: { what: 'xp', member: 'm1', to: 3 } } as const;
    expect(campaignUndo({ campaign: fr, common: french }, correct, nameOf)?.full).toBe(
      'Annuler\u00A0: les PX fixés à la main, Vex',
    );
  });

  it.each([
    [{ name: 'Pim' }, 'Name'],
    [{ notes: 'Owes Vex.' }, 'Notes'],
    [{ picture: null }, 'Portrait'],
    [{ name: 'Pim', notes: 'Owes Vex.' }, 'Name, Notes'],
    [{ name: 'Pim', notes: '', portrait: 'cap' }, 'Details'],
  ] as const)('should name what was changed of an operative: %o', (set, short) => {
    const undo = campaignUndo({ campaign: en, common }, { type: 'describe', member: 'm1', set }, nameOf);
    expect(undo).toMatchObject({ short, about: 'Vex' });
  });

  it.each([
    [{ type: 'rename', name: 'The long night' }, 'Campaign name', 'The long night'],
    [{ type: 'correct', correction: { what: 'addScar', member: 'm1', scar: 'haunted' } }, 'Scar added', 'Vex'],
    [{ type: 'setDay', to: 3 }, 'Day', undefined],
  ] as const)('should say below it whom or what it is about: %o', (command, short, about) => {
    const undo = campaignUndo({ campaign: en, common }, command, nameOf);
    expect([undo?.short, undo?.about]).toEqual([short, about]);
  });

  it('should say nothing when there is nothing to take back', () => {
    expect(campaignUndo({ campaign: en, common }, null, nameOf)).toBeNull();
  });
});
