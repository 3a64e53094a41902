import { SCHEMA_VERSION } from '../../src/content/schema/manifest.ts';
import { describe, expect, it } from 'vitest';
import { changedPack, brief, problemsOf } from '../support/packProblems.ts';
import { loadPack } from '../../src/content/loadPack.ts';
import { systemById } from '../../src/engine/systems/killTeams.ts';
import { loadTestPack, testPackFiles } from '../support/testPack.ts';

const rules = ['weapons.json', [0, 'profiles', 0, 'rules']] as const;

describe('loadPack: shape', () => {
  it('should find nothing wrong with the pack that the cases below change', () => {
    expect(problemsOf(testPackFiles)).toEqual([]);
  });

  it('should name a mistyped key and the key that is missing for it', () => {
    const files = changedPack(
      ['weapons.json', [1, 'profiles', 0, 'damage', 'normal'], undefined],
      ['weapons.json', [1, 'profiles', 0, 'damage', 'nomral'], 3],
    );
    expect(brief(problemsOf(files))).toEqual([
      'weapons.json [1].profiles[0].damage.normal missing',
      'weapons.json [1].profiles[0].damage.nomral unknownKey',
    ]);
  });

  it('should report the problems of all files at once', () => {
    const files = changedPack(
      ['weapons.json', [0, 'wp'], 'two'],
      ['operatives.json', [2, 'hit'], 7],
      ['missions.json', [0, 'role'], 'spectator'],
      ['tables/every-effect.json', ['rows', 0, 'effects', 0, 'op'], 'explode'],
      ['pack.json', ['version'], 'first'],
      ['difficulty.json', [0, 'provenance'], 'official'],
    );
    expect(brief(problemsOf(files)).toSorted()).toEqual([
      'difficulty.json [0].provenance notAllowed',
      'missions.json [0].role notAllowed',
      'operatives.json [2].hit outOfRange',
      'pack.json version badFormat',
      'tables/every-effect.json rows[0].effects[0].op notAllowed',
      'weapons.json [0].wp wrongType',
    ]);
  });

  it.each([
    ['a number with a fraction', 2.5, 'wrongType'],
    ['a negative number', -1, 'outOfRange'],
    ['a number beyond every table', 1e300, 'outOfRange'],
    ['infinity', Number.POSITIVE_INFINITY, 'wrongType'],
    ['a word', '4', 'wrongType'],
    ['null', null, 'wrongType'],
  ])('should refuse %s for attack dice', (_, value, code) => {
    const [problem] = problemsOf(changedPack(['weapons.json', [0, 'profiles', 0, 'attacks'], value]));
    expect(problem).toMatchObject({ file: 'weapons.json', path: '[0].profiles[0].attacks', code });
  });

  it.each([
    ['event table', 'tables/every-effect.json', ['rows', 4, 'to'], 6, 'tables/every-effect.json  facesNotCoveredOnce'],
    [
      'event table',
      'tables/every-effect.json',
      ['rows', 19, 'to'],
      21,
      'tables/every-effect.json  facesNotCoveredOnce',
    ],
    [
      'event table',
      'tables/every-effect.json',
      ['rows', 'length'],
      19,
      'tables/every-effect.json  facesNotCoveredOnce',
    ],
    ['faction table', 'factions.json', [0, 'rows', 1, 'from'], 6, 'factions.json [0].rows facesNotCoveredOnce'],
  ])('should see a gap or an overlap in the %s', (_, file, path, value, expected) => {
    expect(brief(problemsOf(changedPack([file, path, value])))).toEqual([expected]);
  });

  it('should refuse ids that are no kebab-case words', () => {
    const files = changedPack(
      ['weapons.json', [0, 'id'], 'Gun Blast'],
      ['tables/every-effect.json', ['id'], '__proto__'],
    );
    expect(brief(problemsOf(files))).toEqual(['weapons.json [0].id badFormat', 'tables/every-effect.json id badId']);
  });

  it('should refuse files it does not know, and a pack without its manifest', () => {
    const files = { ...changedPack(), 'wepons.json': [], 'tables/UPPER.json': {}, 'pack.json': undefined };
    Reflect.deleteProperty(files, 'pack.json');
    expect(brief(problemsOf(files))).toEqual([
      'wepons.json  unknownFile',
      'tables/UPPER.json  unknownFile',
      'pack.json  missingFile',
    ]);
  });

  it.each(Array.from({ length: SCHEMA_VERSION }, (_, older) => older + 1))(
    'should take a pack whose effects are written in the language of version %i, with every row of it',
    (version) => {
      const older = loadPack(changedPack(['pack.json', ['schemaVersion'], version]), systemById);
      expect(older.ok && older.pack.tables.get('every-effect')?.rows).toEqual(
        loadTestPack().tables.get('every-effect')?.rows,
      );
    },
  );

  it('should refuse a pack of a later shape', () => {
    expect(brief(problemsOf(changedPack(['pack.json', ['schemaVersion'], SCHEMA_VERSION + 1])))).toEqual([
      'pack.json schemaVersion newer',
    ]);
  });
});

describe('loadPack: references', () => {
  it('should refuse a weapon of more dice than a hand rolls, and take one of twenty', () => {
    const withDice = (dice: number) => changedPack(['weapons.json', [0, 'profiles', 0, 'attacks'], dice]);
    expect(brief(problemsOf(withDice(60)))).toEqual(['weapons.json [0].profiles[0].attacks outOfRange']);
    expect(problemsOf(withDice(20))).toEqual([]);
  });

  it('should name a weapon rule that the ruleset does not have', () => {
    expect(problemsOf(changedPack([...rules, [{ id: 'blas', params: { x: 2 } }]]))).toEqual([
      {
        file: 'weapons.json',
        path: '[0].profiles[0].rules[0].id',
        code: 'unknownRule',
        message: 'acolyte has no weapon rule "blas"',
      },
    ]);
  });

  it.each(['constructor', 'toString', '__proto__'])('should not take %s for a weapon rule', (id) => {
    expect(brief(problemsOf(changedPack([...rules, [{ id, params: {} }]])))).toEqual([
      'weapons.json [0].profiles[0].rules[0].id unknownRule',
    ]);
  });

  it('should not know a rule of ACOLYTE in a pack for Kill Team', () => {
    const problems = brief(problemsOf(changedPack(['pack.json', ['ruleset'], 'kt3'])));
    expect(problems).toEqual([
      'weapons.json [9].profiles[0].rules[0].id unknownRule',
      'weapons.json [10].profiles[0].rules[0].id unknownRule',
    ]);
  });

  it.each([
    ['a missing one', { id: 'blast', params: {} }],
    ['a superfluous one', { id: 'balanced', params: { x: 1 } }],
    ['a word for a number', { id: 'blast', params: { x: 'two' } }],
    ['an unknown action', { id: 'heavy', params: { only: 'fly' } }],
  ])('should refuse parameters of a weapon rule: %s', (_, rule) => {
    expect(brief(problemsOf(changedPack([...rules, [rule]])))).toEqual([
      'weapons.json [0].profiles[0].rules[0].params badParams',
    ]);
  });

  it.each([
    ['operatives.json', [0, 'arms', 0, 1], 'operatives.json [0].arms[0][1] unknownReference'],
    ['operatives.json', [0, 'unarmed'], 'operatives.json [0].unarmed unknownReference'],
    ['operatives.json', [1, 'ownArmour'], 'operatives.json [1].ownArmour unknownReference'],
    ['factions.json', [0, 'rows', 0, 'card'], 'factions.json [0].rows[0].card unknownReference'],
    ['retinues.json', [0, 'members', 0, 'card'], 'retinues.json [0].members[0].card unknownReference'],
    ['retinues.json', [0, 'members', 0, 'armour'], 'retinues.json [0].members[0].armour unknownReference'],
    ['missions.json', [0, 'ticks', 1, 'whenDown'], 'missions.json [0].ticks[1].whenDown unknownReference'],
    ['scenarios.json', [0, 'mission'], 'scenarios.json [0].mission unknownReference'],
    ['scenarios.json', [0, 'retinue'], 'scenarios.json [0].retinue unknownReference'],
    ['scenarios.json', [0, 'faction'], 'scenarios.json [0].faction unknownReference'],
    ['scenarios.json', [0, 'eventTable'], 'scenarios.json [0].eventTable unknownReference'],
    ['scenarios.json', [0, 'enemies', 0, 'card'], 'scenarios.json [0].enemies[0].card unknownReference'],
    ['scenarios.json', [0, 'enemies', 0, 'weapons', 0], 'scenarios.json [0].enemies[0].weapons[0] unknownReference'],
  ])('should report a reference in %s %j that leads nowhere', (file, path, expected) => {
    expect(brief(problemsOf(changedPack([file, path, 'nobody'])))).toEqual([expected]);
  });

  it('should report a difficulty that the pack does not have', () => {
    const files = { ...changedPack(), 'difficulty.json': [] };
    expect(brief(problemsOf(files))).toEqual(['scenarios.json [0].difficulty unknownReference']);
  });

  it('should report ids that stand twice, with the place of the second', () => {
    const files = changedPack(
      ['missions.json', [1], structuredClone(first('missions.json'))],
      ['retinues.json', [0, 'members', 2, 'id'], 'ann'],
      ['weapons.json', [1, 'profiles', 0, 'id'], 'gun-blast'],
      ['tables/every-effect.json', ['rows', 3, 'id'], 'event-cp'],
    );
    expect(brief(problemsOf(files)).toSorted()).toEqual([
      'missions.json [1].id duplicateId',
      'retinues.json [0].members[2].id duplicateId',
      'tables/every-effect.json rows[3].id duplicateId',
      'weapons.json [1].profiles[0].id duplicateId',
    ]);
  });

  it('should refuse a card on the wrong side', () => {
    const files = changedPack(
      ['retinues.json', [0, 'members', 1, 'card'], 'test-fighter'],
      ['scenarios.json', [0, 'enemies', 0, 'card'], 'test-trooper'],
    );
    expect(brief(problemsOf(files))).toEqual([
      'retinues.json [0].members[1].card wrongKind',
      'scenarios.json [0].enemies[0].card wrongKind',
    ]);
  });

  it('should refuse a Deployment Value that differs from the card', () => {
    expect(brief(problemsOf(changedPack(['factions.json', [0, 'rows', 0, 'dv'], 5])))).toEqual([
      'factions.json [0].rows[0].dv dvDiffers',
    ]);
  });

  it('should say that packs which need other packs cannot be loaded', () => {
    const needs = [{ id: 'other', version: '1.0.0' }];
    expect(brief(problemsOf(changedPack(['pack.json', ['dependencies'], needs])))).toEqual([
      'pack.json dependencies[0] dependencyNotLoaded',
    ]);
  });

  it('should still check references of sound files, but not those into a broken one', () => {
    const files = changedPack(['weapons.json', [0, 'wp'], -1], ['scenarios.json', [0, 'mission'], 'nobody']);
    expect(brief(problemsOf(files))).toEqual([
      'weapons.json [0].wp outOfRange',
      'scenarios.json [0].mission unknownReference',
    ]);
  });
});

function first(file: string): unknown {
  const rows = testPackFiles[file];
  return Array.isArray(rows) ? rows[0] : undefined;
}
