import { describe, expect, it } from 'vitest';
import { missionOf } from '../../src/content/buildMission.ts';
import { loadBundledKillzones } from '../../src/content/killzones/bundledKillzones.ts';
import { lintGround } from '../../src/content/lintGround.ts';
import { boardMap, MOST_ZONES } from '../../src/engine/board/boardMap.ts';
import { fetchGeometry } from '../../src/engine/board/geometry.ts';
import { mapProblems } from '../../src/engine/board/mapTerrain.ts';
import { present } from '../../src/engine/core/invariant.ts';
import type { Mission } from '../../src/engine/family/killteam/model/mission.ts';
import { play } from '../support/decide.ts';
import { battleOf, cultist, vex } from '../support/duel.ts';
import { changedFiles, type Edit } from '../support/packProblems.ts';
import { corePack, onlyMission, ownPack, ownProblems, scenarioFiles } from '../support/scenarioPack.ts';

type Files = Readonly<Record<string, unknown>>;

const { killzones } = await loadBundledKillzones();
const { map } = present(killzones.get('toll-square'), 'Toll Square');
await fetchGeometry();

const MISSION = 'missions.json';
const BOARDS = 'killzones.json';
/** No hostile file keeps anybody waiting, in milliseconds. */
const SOON = 10_000;

const edited = (...edits: readonly Edit[]): Files => changedFiles(scenarioFiles, ...edits);
const many = (count: number): readonly string[] => Array.from({ length: count }, (_, at) => `place-${at}`);
const ground = (killzone: unknown, retinue: readonly unknown[] = [], enemy: readonly unknown[] = []) =>
  edited([MISSION, [0, 'plan', 'ground'], { killzone, retinue, enemy }]);
const inPlan = (path: Edit[1], value: unknown): Files => edited([MISSION, [0, ...path], value]);

const yard = (...zones: readonly object[]): Files => ({
  ...scenarioFiles,
  [BOARDS]: [{ id: 'yard', name: 'Yard', text: 'Ours.', theatre: 'standard', size: [30, 22], pieces: [], zones }],
});
const zone = (box: readonly number[], more: object = {}) => ({ id: 'nook', kind: 'area', name: 'Nook', box, ...more });

/** What is wrong, and where the checker must say so. */
const HOSTILE: readonly (readonly [what: string, files: Files, file: string, path: string, code: string])[] = [
  ['a killzone that there is not', ground('moon-base'), MISSION, '[0].plan.ground.killzone', 'unknownReference'],
  ['__proto__ as a killzone', ground('__proto__'), MISSION, '[0].plan.ground.killzone', 'badFormat'],
  ['constructor as a killzone', ground('constructor'), MISSION, '[0].plan.ground.killzone', 'badId'],
  ['a killzone that is a board', ground({ id: 'toll-square' }), MISSION, '[0].plan.ground.killzone', 'wrongType'],
  ['toString as a zone', ground('toll-square', ['toString']), MISSION, '[0].plan.ground.retinue[0]', 'badFormat'],
  ['constructor as a zone', ground('toll-square', ['constructor']), MISSION, '[0].plan.ground.retinue[0]', 'badId'],
  ['1,000 zones of a side', ground('toll-square', [], many(1000)), MISSION, '[0].plan.ground.enemy', 'outOfRange'],
  [
    '1,000 places of a marker',
    inPlan(['plan', 'markers', 0, 'zones'], many(1000)),
    MISSION,
    '[0].plan.markers[0].zones',
    'outOfRange',
  ],
  [
    '1,000 ways in of a wave',
    inPlan(['script', 'waves', 0, 'entries'], many(1000)),
    MISSION,
    '[0].script.waves[0].entries',
    'outOfRange',
  ],
  [
    'a post that is a number',
    inPlan(['plan', 'enemies', 0, 'zone'], 3),
    MISSION,
    '[0].plan.enemies[0].zone',
    'wrongType',
  ],
  ['a zone of no area', yard(zone([4, 4, 4, 4])), BOARDS, '[0].zones[0]', 'notConvex'],
  ['a zone that is a line', yard(zone([4, 4, 9, 4])), BOARDS, '[0].zones[0]', 'notConvex'],
  ['a zone outside of the board', yard(zone([31, 4, 34, 8])), BOARDS, '[0].zones[0]', 'overEdge'],
  ['a zone half outside of the board', yard(zone([28, 4, 34, 8])), BOARDS, '[0].zones[0]', 'overEdge'],
  ['two zones of one id', yard(zone([1, 1, 3, 3]), zone([5, 5, 8, 8])), BOARDS, '[0].zones[1]', 'duplicateId'],
  [
    'a zone of a kind that there is not',
    yard(zone([1, 1, 3, 3], { kind: 'lava' })),
    BOARDS,
    '[0].zones[0].kind',
    'notAllowed',
  ],
  ['a zone of a third side', yard(zone([1, 1, 3, 3], { side: 2 })), BOARDS, '[0].zones[0].side', 'notAllowed'],
  ['5,000 zones', yard(...many(5000).map((id) => zone([1, 1, 3, 3], { id }))), BOARDS, '[0].zones', 'outOfRange'],
];

describe('a hostile pack whose scenario is bound to a killzone', () => {
  it.each(HOSTILE)('should be refused with its place: %s', (_what, files, file, path, code) => {
    const began = performance.now();
    const problems = ownProblems(files).map((each) => `${each.file} ${each.path} ${each.code}`);
    expect(problems).toContain(`${file} ${path} ${code}`);
    expect(performance.now() - began).toBeLessThan(SOON);
  });

  it('should be taken where it names places that its killzone does not have, and say each of them in the workshop', () => {
    const files = edited(
      [MISSION, [0, 'plan', 'ground'], { killzone: 'toll-square', retinue: ['nowhere'], enemy: [] }],
      [MISSION, [0, 'plan', 'markers', 0, 'zones'], ['moon', 'marker-1']],
      [MISSION, [0, 'script', 'waves', 0, 'entries'], ['hell']],
    );
    const row = onlyMission(ownPack(files));
    expect(lintGround(row, map, corePack).map(({ code, path }) => `${code} ${path}`)).toEqual([
      'zoneGone plan.ground.retinue',
      'zoneGone plan.markers[0].zones',
      'zoneGone script.waves[0].entries',
    ]);
  });
});

/** The board of a battle with that mission, as it takes it up. */
function taken(mission: Partial<Mission>, on = map) {
  const battle = battleOf([vex(), cultist({ order: 'conceal' })]);
  const bound = { ground: { killzone: on.id, sides: [[], []] as [string[], string[]] }, ...mission };
  const { state } = play({ ...battle, mission: { ...battle.mission, ...bound } }).does({
    type: 'takeUpBoard',
    map: on,
    places: {},
  });
  return present(state.board, 'a board').map;
}

const lamp = { id: 'lamp', name: 'Lamp', count: 1, where: '' };
const laying = (...markers: NonNullable<Mission['table']>['markers']) => ({ table: { board: '', markers } });
const idsOf = ({ zones }: typeof map) => zones.map(({ id }) => id);

describe('a hostile binding in a battle', () => {
  it('should leave sides, markers and ways in as the board has them where it names what that does not have', () => {
    const row = onlyMission(ownPack(scenarioFiles));
    const mission = missionOf(corePack, row, { acolytes: 1, flags: [] });
    const board = taken({
      ...mission,
      ...laying({ ...lamp, zones: ['moon', '__proto__', 'constructor'] }),
      ground: { killzone: map.id, sides: [['nowhere'], ['toString']] },
    });
    expect(board.zones.filter(({ kind }) => kind === 'drop')).toEqual(map.zones.filter(({ kind }) => kind === 'drop'));
    expect(idsOf(board)).toContain('lamp');
    expect(mapProblems(board)).toEqual([]);
  });

  it('should lay a marker once where its place is named over and over, and the others anywhere', () => {
    const zones = Array.from({ length: 3000 }, () => 'marker-1');
    const board = taken(laying({ ...lamp, count: 3, zones }, { ...lamp, id: 'font', zones }));
    expect(idsOf(board).filter((id) => /^(?:lamp|font)/u.test(id))).toEqual(['lamp-1', 'lamp-2', 'lamp-3', 'font']);
    const at = board.zones.map(({ corners }) => String(corners[0]));
    expect(new Set(at).size).toBe(at.length);
  });

  it.each([
    ['thousands of millions of markers', [{ ...lamp, count: 9_007_199_254_740_991 }]],
    ['30 kinds of 99 markers', many(30).map((id) => ({ ...lamp, id, count: 99 }))],
    ['less than none', [{ ...lamp, count: -5 }]],
    ['a name as long as a book', [{ ...lamp, name: 'Lamp '.repeat(16), count: 12 }]],
  ])('should come to a board that can be kept, and soon: %s', (_what, markers) => {
    const began = performance.now();
    const board = taken(laying(...markers));
    expect(performance.now() - began).toBeLessThan(SOON);
    expect(boardMap.safeParse(board).success).toBe(true);
    expect(board.zones.length).toBeLessThanOrEqual(MOST_ZONES);
    expect(mapProblems(board)).toEqual([]);
  });

  it('should keep what a full board has, and lay what is bound to its places', () => {
    const full = Array.from({ length: MOST_ZONES - map.zones.length }, (_, at) => ({
      id: `nook-${at}`,
      kind: 'area' as const,
      name: 'Nook',
      corners: [
        [100, 100 + at],
        [900, 100 + at],
        [900, 900 + at],
      ] as [number, number][],
    }));
    const on = { ...map, zones: [...map.zones, ...full] };
    const board = taken(laying({ ...lamp, zones: ['marker-1'] }, { ...lamp, id: 'font', count: 40 }), on);
    expect(idsOf(board)).toEqual(expect.arrayContaining(['lamp', 'drop-1', 'drop-2', 'nook-0']));
    expect(boardMap.safeParse(board).success).toBe(true);
  });
});
