import { describe, expect, it } from 'vitest';
import { changeAs } from '../../src/content/lastingChoices.ts';
import { type LastingChange, lastingChanges, statChange } from '../../src/engine/family/killteam/card/lastingChange.ts';
import type { Lasting } from '../../src/engine/family/killteam/model/lasting.ts';
import { CHANGE_OPS, changeOf } from '../../src/forms/changeMakes.ts';
import { changeSaid, lastingSaid } from '../../src/words/lastingSaid.ts';
import { scenario as en } from '../../src/words/en/scenario/scenario.ts';
import { scenario as fr } from '../../src/words/fr/scenario/scenario.ts';
import { changeInWords } from '../../src/words/scenarioSaid.ts';
import * as spoken from '../support/words.ts';
import { look } from './support/spoken.ts';

const OPS = [statChange, ...lastingChanges].flatMap(({ shape }) => shape.op.def.values).toSorted();
const BOTH = [en, fr];
const names = () => null;

const asLasting = (change: LastingChange): Lasting => ({
  id: 'l',
  source: { kind: 'environment', id: 'gloom', name: 'Gloom' },
  on: { kind: 'battle' },
  change,
  until: 'battle',
});

describe('changes that last', () => {
  it('should have words and a form for every kind, in both languages', () => {
    expect(OPS.length).toBeGreaterThan(40);
    expect(CHANGE_OPS.toSorted()).toEqual(OPS);
    for (const words of BOTH) {
      expect(Object.keys(words.changes).toSorted()).toEqual(OPS);
      expect(Object.keys(words.changeNames).toSorted()).toEqual(OPS);
      expect(new Set(Object.values(words.changeNames)).size).toBe(OPS.length);
    }
  });

  it('should be made so that they may last', () => {
    for (const op of CHANGE_OPS) expect(changeAs(changeOf(op)), op).toEqual(changeOf(op));
    expect(changeAs({ op: 'sight', inches: 0 })).toBeNull();
  });

  it('should be said, no two the same, nothing broken and no id', () => {
    for (const words of BOTH) {
      const said = CHANGE_OPS.map((op) => changeInWords(words, changeOf(op), names));
      expect(new Set(said).size).toBe(said.length);
      expect(said.filter((text) => /undefined|null|NaN|\[object| {2}|fall-in|^$|['"!]/u.test(text))).toEqual([]);
      expect(said.filter((text) => text.length > 64)).toEqual([]);
    }
    const french = CHANGE_OPS.map((op) => changeInWords(fr, changeOf(op), names));
    expect(french.filter((text) => /[^\u00A0\u202F][:;?](?:\s|$)/u.test(text))).toEqual([]);
  });

  const lethal = { id: 'lethal', params: { x: 5 } };
  it.each<readonly [LastingChange, string, string]>([
    [{ op: 'psychicTest', by: 1 }, 'Psychic tests 1 better', 'Tests psychiques meilleurs'],
    [{ op: 'ployPrice', by: 1, kind: 'strategic' }, 'Strategic ploys +1 CP', 'Subterfuges stratégiques +1 PC'],
    [{ op: 'fallTest', upTo: 2 }, 'Falls on 1-2', 'Chute sur 1-2'],
    [
      {
        op: 'weaponRuleAgainst',
        group: 'ranged',
        rule: { id: 'severe', params: {} },
        reach: { is: 'within', inches: 6 },
      },
      'Severe against it with ranged weapons within 6″',
      'Sévère contre lui au tir à 6″ au plus',
    ],
    [
      {
        op: 'weaponRuleAgainst',
        group: 'any',
        rule: { id: 'balanced', params: {} },
        reach: { is: 'beyond', inches: 6 },
      },
      'Balanced against it beyond 6″',
      'Équilibré contre lui à plus de 6″',
    ],
    [{ op: 'lit' }, 'Seen from anywhere', 'Visible de partout'],
    [
      { op: 'cost', action: 'reload', by: -1, per: 'battle' },
      'Reload 1 AP less, once',
      'Recharger\u00A0: 1 PA de moins, une fois',
    ],
    [
      { op: 'weaponRule', group: 'ranged', rule: lethal, when: 'notMoved' },
      'Lethal 5+ with ranged weapons if it has not moved',
      'Létal 5+ au tir sans avoir bougé',
    ],
    [
      { op: 'stat', stat: 'hit', by: -1, least: null, group: 'melee' },
      'Hit 1 worse with melee weapons',
      'Touche pire au corps à corps',
    ],
    [{ op: 'stat', stat: 'apl', by: -1, least: 2 }, 'APL −1, never worse than 2', 'LPA −1, jamais pire que 2'],
    [{ op: 'forbidTrait', trait: 'fall-in' }, 'No Fall in', 'Interdit\u00A0: Fall in'],
    [
      { op: 'tableFace', table: 'event', from: 1, to: 2 },
      'Events: 1 counts as 2',
      'Événements\u00A0: 1 compte comme 2',
    ],
    [
      { op: 'saveAgainst', rules: ['blast', 'torrent'], by: 1 },
      'Save 1 better against Blast, Torrent',
      'Sauv. meilleure contre Déflagration, Torrent',
    ],
  ])('should say %j', (change, english, french) => {
    expect([changeInWords(en, change, names), changeInWords(fr, change, names)]).toEqual([english, french]);
    expect(changeSaid(spoken.en, asLasting(change), look)).toBe(english);
  });

  it('should be called as what they come from when they only tell, or are not known', () => {
    expect(lastingSaid(spoken.en, asLasting({ op: 'told' }), look)).toBe('Gloom');
    const later: Lasting = { ...asLasting({ op: 'told' }), change: JSON.parse('{"op":"of-a-later-version"}') };
    expect(lastingSaid(spoken.fr, later, look)).toBe('Gloom');
    expect(
      lastingSaid(spoken.en, { ...asLasting({ op: 'lit' }), on: { kind: 'operative', operative: 'vex' } }, look),
    ).toBe('Vex: Seen from anywhere, from Gloom');
  });
});
