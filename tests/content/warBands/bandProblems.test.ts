import { describe, expect, it } from 'vitest';
import { loadPack } from '../../../src/content/loadPack.ts';
import { PROBLEM_CODES } from '../../../src/content/problem.ts';
import { BAND_FACTS } from '../../../src/content/warBands/bandFacts.ts';
import { BAND_MESSAGES } from '../../../src/content/warBands/bandMessages.ts';
import { systemById } from '../../../src/engine/systems/killTeams.ts';
import { bandProblems, changedBands, ownBands } from '../../support/bandPack.ts';
import { answered } from '../../support/headlessCase.ts';
import { changedFiles, type Edit } from '../../support/packProblems.ts';
import { testPackFiles } from '../../support/testPack.ts';
import { checkOwnPack } from '../../../src/persistence/ownPacks.ts';

const BANDS = 'war-bands.json';
const MODELS = 'band-models.json';
const SCENARIOS = 'band-scenarios.json';
const member = (at: number, ...path: readonly (string | number)[]): readonly (string | number)[] => [
  0,
  'members',
  at,
  ...path,
];

describe('the check of war bands', () => {
  it('should find nothing wrong with the pack that the cases below change', () => {
    expect(bandProblems()).toEqual([]);
  });

  it.each<readonly [string, readonly Edit[], string]>([
    [
      '[V-07] cards that come back and are not there',
      [[MODELS, [7, 'actions', 0, 'effect', 'of'], ['bass', 'ghost']]],
      'band-models.json [7].actions[0].effect.of[1] unknownReference: there is no "ghost" in bandModels',
    ],
    [
      '[V-75] a point more than agreed',
      [[BANDS, [0, 'limit'], 99]],
      'war-bands.json [0].members bandRule: costs 100 points, at most 99',
    ],
    [
      '[V-75] more of a model than its card allows',
      [[MODELS, [8, 'most'], 2]],
      'war-bands.json [1].members bandRule: has 3 of "Chorister", at most 2',
    ],
    [
      '[V-75] models of two factions',
      [
        [BANDS, member(3, 'model'), 'chorister'],
        [BANDS, [0, 'limit'], 200],
      ],
      'war-bands.json [0].members[3].model bandRule: "Chorister" is not of "Foundry Thirds"',
    ],
    ['[V-76] no leader', [[BANDS, member(0, 'leader'), false]], 'war-bands.json [0].members bandRule: has no leader'],
    [
      '[V-76] two leaders',
      [[BANDS, member(3, 'leader'), true]],
      'war-bands.json [0].members bandRule: has 2 leaders, not one',
    ],
    [
      '[V-76] a leader who cannot lead',
      [
        [BANDS, member(0, 'leader'), false],
        [BANDS, member(1, 'leader'), true],
      ],
      'war-bands.json [0].members[1].leader bandRule: "Rifle of the Third" cannot lead',
    ],
    [
      '[V-08] an ability that changes nothing at its moment',
      [['band-factions.json', [1, 'abilities', 0, 'change', 'what'], 'dice']],
      'band-factions.json [1].abilities[0].change bandRule: "Unfinished verse" changes nothing at its moment, recovery',
    ],
    [
      'an option that the card has not',
      [[BANDS, member(1, 'options', 0), 'gate-shield']],
      'war-bands.json [0].members[1].options[0] bandRule: the card "Rifle of the Third" has no option "gate-shield"',
    ],
    [
      'the same option twice',
      [[BANDS, member(1, 'options', 1), 'marked-barrel']],
      'war-bands.json [0].members[1].options[1] bandRule: "Marked barrel" of "Rifle of the Third" is there twice',
    ],
    [
      'an attack replaced twice',
      [
        [BANDS, [0, 'limit'], 200],
        [BANDS, member(1, 'options', 1), 'cup-discharger'],
        [MODELS, [1, 'options', 1, 'replaces', 0], 'third-rifle-gun'],
      ],
      'war-bands.json [0].members[1].options[1] bandRule: "Cup discharger" of "Rifle of the Third" replaces what "Marked barrel" has replaced',
    ],
    [
      'a card that is nowhere',
      [[BANDS, member(2, 'model'), 'third-piper']],
      'war-bands.json [0].members[2].model unknownReference: there is no "third-piper" in bandModels',
    ],
    [
      'a faction that is nowhere',
      [[BANDS, [1, 'faction'], 'nobodies']],
      'war-bands.json [1].faction unknownReference: there is no "nobodies" in bandFactions',
    ],
    [
      '[V-04] an option in place of an attack that the card has not',
      [[MODELS, [1, 'options', 0, 'replaces', 0], 'hotgun']],
      'band-models.json [1].options[0].replaces[0] unknownReference: the card has no attack "hotgun"',
    ],
    [
      '[V-05] a melee attack of 0 dice',
      [[MODELS, [0, 'attacks', 1, 'dice'], 0]],
      'band-models.json [0].attacks[1].dice outOfRange: must be at least 1',
    ],
    [
      'an attack of more dice than a hand rolls',
      [[MODELS, [0, 'attacks', 1, 'dice'], 60]],
      'band-models.json [0].attacks[1].dice outOfRange: must be at most 20 dice',
    ],
    [
      '[V-05] a ranged attack of range 0',
      [[MODELS, [0, 'attacks', 0, 'range'], 0]],
      'band-models.json [0].attacks[0].range noRange: "Hotgun" is ranged and reaches nobody',
    ],
    [
      '[V-77] an attack that is called as one of the faction',
      [[MODELS, [8, 'attacks', 0, 'id'], 'teeth-and-nails']],
      'band-models.json [8].attacks[0].id duplicateId: "teeth-and-nails" is of the faction',
    ],
    [
      '[V-70] [V-88] a side without an edge to fall back to',
      [[SCENARIOS, [0, 'fallback', 'second'], []]],
      'band-scenarios.json [0].fallback.second noFallbackEdge: the second side has no edge to fall back to',
    ],
    [
      '[V-88] an edge that no map has',
      [[SCENARIOS, [0, 'fallback', 'first', 0], 'left']],
      'band-scenarios.json [0].fallback.first[0] notAllowed: must be one of north, east, south, west',
    ],
    [
      '[V-83] a leader objective that nobody can score',
      [[SCENARIOS, [1, 'leaderObjectives', 0, 'deed'], 'sings']],
      'band-scenarios.json [1].leaderObjectives[0].deed notAllowed: must be one of stands, enemyRemoved',
    ],
    [
      '[V-01] a base without a shape',
      [[MODELS, [0, 'base', 'shape'], 'cloud']],
      'band-models.json [0].base.shape notAllowed: must be one of round, oval, rectangle',
    ],
    [
      '[V-78] a row that says it is printed, not ours or a user’s',
      [[MODELS, [0, 'provenance'], 'official-number']],
      'band-models.json [0].provenance notAllowed: must be one of ours, user',
    ],
    ['a word too many', [[MODELS, [0, 'luck'], 3]], 'band-models.json [0].luck unknownKey: is no known key'],
  ])('should name %s', (_what, edits, expected) => {
    expect(bandProblems(...edits)).toContain(expected);
  });

  it.each<readonly [string, readonly Edit[]]>([
    ['[V-75] exactly the points agreed, or fewer', [[BANDS, [0, 'limit'], 130]]],
    ['[V-75] as many of a model as its card allows', [[MODELS, [8, 'most'], 3]]],
    [
      'two options beside each other',
      [
        [BANDS, [0, 'limit'], 130],
        [BANDS, member(1, 'options', 1), 'cup-discharger'],
      ],
    ],
    ['[V-05] a melee attack of range 0, which is base contact', [[MODELS, [0, 'attacks', 1, 'range'], 0]]],
    ['[V-05] a ranged attack of half an inch', [[MODELS, [0, 'attacks', 0, 'range'], 0.5]]],
    ['[V-70] two edges to fall back to', [[SCENARIOS, [0, 'fallback', 'second'], ['north', 'west']]]],
    [
      '[V-83] a scenario without objectives or end die',
      [
        [SCENARIOS, [0, 'objectives'], []],
        [SCENARIOS, [0, 'endDie'], null],
      ],
    ],
    ['[V-02] a map that is not of 36″ by 36″', [[SCENARIOS, [0, 'map'], 'A table of 48″ by 48″.']]],
    ['[V-78] rows of a user', [[MODELS, [0, 'provenance'], 'user']]],
  ])('should take %s', (_what, edits) => {
    expect(bandProblems(...edits)).toEqual([]);
  });

  it('should tell every problem of every file at once', () => {
    expect(
      bandProblems(
        [BANDS, [0, 'limit'], 'many'],
        [MODELS, [3, 'ar'], 9],
        [SCENARIOS, [2, 'rounds'], 0],
        ['pack.json', ['version'], 'first'],
      ).map((said) => said.split(':')[0]),
    ).toEqual([
      'pack.json version badFormat',
      'band-models.json [3].ar outOfRange',
      'war-bands.json [0].limit wrongType',
      'band-scenarios.json [2].rounds outOfRange',
    ]);
  });

  it('should keep the rows of the games apart', () => {
    const weapons = { ...changedBands(), 'weapons.json': testPackFiles['weapons.json'] };
    expect(loadPack(weapons, systemById)).toMatchObject({
      problems: [{ file: 'weapons.json', path: '', code: 'wrongKind', message: 'a pack for vanguard has no weapons' }],
    });
    const bands = changedFiles({ ...testPackFiles, [BANDS]: changedBands()[BANDS] });
    expect(loadPack(bands, systemById)).toMatchObject({ ok: false });
  });

  it('should have a message for each fact, and codes that packs know', () => {
    expect(Object.keys(BAND_MESSAGES)).toEqual([...BAND_FACTS]);
    expect(PROBLEM_CODES).toEqual(expect.arrayContaining(['bandRule', 'noRange', 'noFallbackEdge']));
  });
});

describe('a pack of war bands of one’s own', () => {
  it('should come in as it is written by hand', () => {
    expect(checkOwnPack(ownBands())).toMatchObject({ pack: { manifest: { id: 'own-bands' } }, problems: [] });
  });

  it('should be told with every problem and its place', () => {
    expect(checkOwnPack(ownBands([BANDS, [0, 'limit'], 99], [MODELS, [0, 'attacks', 0, 'range'], 0])).problems).toEqual(
      [
        {
          path: 'band-models.json [0].attacks[0].range',
          code: 'noRange',
          message: '"Hotgun" is ranged and reaches nobody',
          fact: null,
        },
        {
          path: 'war-bands.json [0].members',
          code: 'bandRule',
          message: 'costs 100 points, at most 99',
          fact: { code: 'overPoints', at: 'members', params: { points: 100, limit: 99, over: 1 } },
        },
      ],
    );
  });
});

describe('the headless door', () => {
  it('should check a pack of war bands', () => {
    expect(answered({ id: 'p', kind: 'pack', files: changedBands() })).toMatchObject({
      ok: true,
      result: { summary: { id: 'vanguard-bands', counts: { warBands: 2, weapons: 0 } }, problems: [] },
    });
    expect(answered({ id: 'p', kind: 'pack', files: changedBands([BANDS, [0, 'limit'], 99]) })).toMatchObject({
      ok: false,
      error: { code: 'invalidPack', problems: [{ code: 'bandRule' }] },
    });
  });
});
