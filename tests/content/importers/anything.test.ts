import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { importRoster, type ImportResult } from '../../../src/content/importers/importRoster.ts';
import { toPackFiles } from '../../../src/content/importers/toPackFiles.ts';
import { loadPack } from '../../../src/content/loadPack.ts';
import { systemById } from '../../../src/engine/systems/killTeams.ts';
import { bytesOf, rosz, sample } from '../../support/rosterFiles.ts';

/** Refused with a code that says why, or read with every model accounted for and fit for a pack. */
function settled(result: ImportResult): void {
  if (!result.ok) {
    expect(result.code).not.toBe('unreadable');
    return;
  }
  const { roster } = result;
  const lost = roster.dropped.reduce((sum, { models }) => sum + models, 0);
  expect(roster.counted.inFile).toBe(roster.counted.read + lost);
  expect(roster.counted.read).toBe(roster.models.length);
  for (const as of roster.edition === '2021' ? (['team'] as const) : (['auxiliary', 'enemy'] as const)) {
    const loaded = loadPack(toPackFiles(roster, as), systemById);
    expect(loaded.ok ? [] : loaded.problems).toEqual([]);
  }
}

const word = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 90 }),
  fc.constantFrom('6"', '3+', '2', '3/4', '-', '<b>', 'Stun, Dev1', 'R', 'model', '__proto__', '🜲'.repeat(60)),
);
const scalar = fc.oneof(word, fc.integer({ min: -1, max: 12 }), fc.constant(null), fc.boolean());

/** A record with some of the keys, their values often of a type that nobody expects. */
const record = (keys: Readonly<Record<string, fc.Arbitrary<unknown>>>): fc.Arbitrary<unknown> =>
  fc.record(
    Object.fromEntries(
      Object.entries(keys).map(([key, value]) => [
        key,
        fc.oneof({ weight: 9, arbitrary: value }, { weight: 1, arbitrary: scalar }),
      ]),
    ),
    { requiredKeys: [] },
  );

const few = (value: fc.Arbitrary<unknown>) =>
  fc.array(fc.oneof({ weight: 9, arbitrary: value }, scalar), { maxLength: 4 });
const stat = (usual: string) => fc.oneof({ weight: 9, arbitrary: fc.constant(usual) }, scalar);

const weapon = record({
  wepId: word,
  wepName: word,
  wepType: fc.constantFrom('R', 'M', 'P', 'E'),
  profiles: few(
    record({
      profileName: word,
      ATK: stat('4'),
      HIT: stat('3+'),
      DMG: stat('3/4'),
      WR: fc.oneof(word, few(record({ id: word, number: fc.nat(9), details: word }))),
    }),
  ),
});
const operativeType = record({
  opTypeId: word,
  opTypeName: word,
  opName: word,
  MOVE: stat('6"'),
  APL: stat('2'),
  SAVE: stat('4+'),
  WOUNDS: stat('9'),
  keywords: fc.oneof(word, few(word)),
  weapons: few(weapon),
  abilities: few(record({ abilityName: word, description: word })),
  wepIds: word,
});
const team = record({ killteamId: word, killteamName: word, opTypes: few(operativeType) });
const ktdash = record({ rosterId: word, rosterName: word, ops: few(operativeType) });

const characteristics = (usual: Readonly<Record<string, string>>) =>
  fc.tuple(...Object.entries(usual).map(([name, value]) => stat(value).map((text) => ({ name, $text: text }))));
const profile = fc.oneof(
  record({
    name: word,
    typeName: fc.constant('Operative'),
    characteristics: characteristics({ APL: '2', Move: '6"', Save: '4+', Wounds: '8' }),
  }),
  record({
    name: word,
    typeName: fc.constant('Weapons'),
    characteristics: characteristics({ ATK: '4', HIT: '3+', DMG: '3/4', WR: 'Stun, Odd' }),
  }),
  record({ name: word, typeName: fc.constant('Abilities'), characteristics: characteristics({ Ability: 'It can.' }) }),
);
const selections = fc.letrec((tie) => ({
  one: record({
    name: word,
    customName: word,
    entryId: word,
    type: fc.constantFrom('model', 'model', 'unit', 'upgrade'),
    number: fc.oneof(fc.nat(4), word),
    profiles: few(profile),
    categories: few(record({ name: word })),
    rules: few(record({ name: word, description: word })),
    selections: fc.oneof({ maxDepth: 3 }, fc.constant([]), few(tie('one'))),
  }),
})).one;
const tree = fc.record({
  roster: record({
    name: word,
    gameSystemId: fc.constant('c521-ad27-44df-f959'),
    forces: few(record({ name: word, selections: few(selections) })),
  }),
});

describe('importRoster, whatever the file is', () => {
  it('should settle any bytes', () => {
    fc.assert(fc.property(fc.uint8Array({ maxLength: 400 }), (bytes) => settled(importRoster(bytes, 'x'))));
  });

  it('should settle any JSON', () => {
    fc.assert(fc.property(fc.json(), fc.string(), (text, name) => settled(importRoster(bytesOf(text), name))));
  });

  it('should settle teams and rosters with values of any type', () => {
    const file = fc.oneof(team, few(team), ktdash);
    fc.assert(fc.property(file, (json) => settled(importRoster(bytesOf(JSON.stringify(json)), 'x.json', ''))));
  });

  it('should settle roster trees with values of any type', () => {
    fc.assert(fc.property(tree, (json) => settled(importRoster(bytesOf(JSON.stringify(json)), 'x.json'))));
  });

  it('should read most of such trees', () => {
    const files = fc.sample(tree, 200).map((json) => importRoster(bytesOf(JSON.stringify(json)), 'x.json'));
    expect(files.filter(({ ok }) => ok).length).toBeGreaterThan(40);
  });

  it.each(['crew.ros', 'crew.newrecruit.json', 'team.fork.json', 'roster.ktdash.json', 'crew.rosz'])(
    'should settle %s with some of its bytes changed or cut out',
    (name) => {
      const whole = name === 'crew.rosz' ? rosz(sample('crew.ros')) : sample(name);
      const damage = fc.record({
        at: fc.nat(whole.length - 1),
        gone: fc.nat(40),
        put: fc.uint8Array({ maxLength: 6 }),
      });
      fc.assert(
        fc.property(fc.array(damage, { minLength: 1, maxLength: 3 }), (damages) => {
          let bytes = [...whole];
          for (const { at, gone, put } of damages) bytes = bytes.toSpliced(at, gone, ...put);
          settled(importRoster(new Uint8Array(bytes), name));
        }),
      );
    },
  );

  it('should settle XML with any characters put in', () => {
    const text = new TextDecoder().decode(sample('crew.ros'));
    const piece = fc.oneof(
      fc.string({ maxLength: 5 }),
      fc.constantFrom('<', '>', '&', '"', '</', '/>', '<!--', ']]>', '<a>', '<?x?>'),
    );
    fc.assert(
      fc.property(fc.nat(text.length), fc.nat(30), piece, (at, gone, put) =>
        settled(importRoster(bytesOf(text.slice(0, at) + put + text.slice(at + gone)), 'crew.ros')),
      ),
    );
  });
});
