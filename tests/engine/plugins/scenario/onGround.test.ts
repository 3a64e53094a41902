import { beforeAll, describe, expect, it } from 'vitest';
import type { MapZone } from '../../../../src/engine/board/boardMap.ts';
import { fetchGeometry } from '../../../../src/engine/board/geometry.ts';
import { toGrid } from '../../../../src/engine/board/units.ts';
import type { Command } from '../../../../src/engine/family/killteam/model/command.ts';
import type { Operative } from '../../../../src/engine/family/killteam/model/operative.ts';
import type { Mission } from '../../../../src/engine/family/killteam/model/mission.ts';
import type { Condition } from '../../../../src/engine/plugins/scenario/condition.ts';
import { holds } from '../../../../src/engine/plugins/scenario/holds.ts';
import type { Lasting } from '../../../../src/engine/family/killteam/model/lasting.ts';
import { zonesMeant } from '../../../../src/engine/plugins/board/ground.ts';
import { middleOf } from '../../../../src/engine/board/zoneMark.ts';
import { mapOf, stands } from '../../../support/board/onBoard.ts';
import { play } from '../../../support/decide.ts';
import { battleOf, cultist, vex } from '../../../support/duel.ts';

beforeAll(fetchGeometry);

const box = (id: string, kind: MapZone['kind'], sides: readonly [number, number, number, number]): MapZone => {
  const [left, near, right, far] = sides.map(toGrid) as [number, number, number, number];
  return {
    id,
    kind,
    name: `The ${id}`,
    corners: [
      [left, near],
      [right, near],
      [right, far],
      [left, far],
    ],
  };
};

const ZONES = [
  box('west', 'drop', [0, 0, 6, 20]),
  box('east', 'drop', [24, 0, 30, 20]),
  box('shrine', 'area', [10, 5, 16, 11]),
  box('crate', 'marker', [12, 15, 13, 16]),
  box('gate', 'entry', [0, 18, 2, 20]),
];
const map = { ...mapOf(), zones: ZONES };
type Ground = NonNullable<Mission['ground']>;

function start(ground: Partial<Ground> | null, table?: Mission['table']) {
  const battle = battleOf([vex(), cultist({ order: 'conceal' })]);
  const bound = ground === null ? {} : { ground: { killzone: map.id, sides: [[], []] as Ground['sides'], ...ground } };
  return play({ ...battle, mission: { ...battle.mission, ...bound, ...(table !== undefined && { table }) } });
}

const takeUp = (places: Extract<Command, { type: 'takeUpBoard' }>['places'] = {}): Command => ({
  type: 'takeUpBoard',
  map,
  places,
});
const zoneOf = (moment: ReturnType<typeof start>, id: string) =>
  moment.state.board?.map.zones.find((zone) => zone.id === id);

const within = (most?: number): Condition => ({
  is: 'within',
  zone: 'shrine',
  side: 'enemy',
  ...(most === undefined ? { least: 1 } : { most }),
});

describe('a scenario that is bound to a killzone', () => {
  it('should set the sides up in the zones that it names, and make areas of those where nobody does', () => {
    const taken = start({ sides: [['shrine'], ['west']] }).does(takeUp());
    expect(zoneOf(taken, 'shrine')).toMatchObject({ kind: 'drop', side: 0 });
    expect(zoneOf(taken, 'west')).toMatchObject({ kind: 'drop', side: 1 });
    expect(zoneOf(taken, 'east')).toMatchObject({ kind: 'area' });
    expect(zoneOf(taken, 'gate')).toEqual(ZONES[4]);
  });

  it('should let one zone be of both, and a side of which the board has none be as the board has it', () => {
    const both = start({ sides: [['west'], ['west']] }).does(takeUp());
    expect(zoneOf(both, 'west')).toEqual(ZONES[0]);
    const gone = start({ sides: [['nowhere'], []] }).does(takeUp());
    expect(gone.state.board?.map.zones).toEqual(ZONES);
  });

  it('should mean nothing on another board', () => {
    const other = start({ killzone: 'elsewhere', sides: [['shrine'], ['west']] }).does(takeUp({ vex: stands(13, 8) }));
    expect(other.state.board?.map.zones).toEqual(ZONES);
    expect(holds({ is: 'within', zone: 'shrine', side: 'retinue', least: 1 }, other.state)).toBe(false);
  });

  it('should lay its markers in the zones that it names, and call them so', () => {
    const idols = { id: 'idol', name: 'Idol', count: 2, where: '', zones: ['crate', 'shrine'] };
    const taken = start({}, { board: '', markers: [idols] }).does(takeUp({ vex: stands(12.5, 14.5) }));
    expect(zoneOf(taken, 'crate')).toBeUndefined();
    expect(zoneOf(taken, 'idol-1')).toMatchObject({ kind: 'marker', name: 'Idol 1', corners: ZONES[3]?.corners });
    expect(zoneOf(taken, 'shrine')).toEqual(ZONES[2]);
    const [x, y] = zoneOf(taken, 'idol-2')?.corners[0] ?? [0, 0];
    expect(Math.hypot(x - toGrid(13), y - toGrid(8))).toBeLessThan(toGrid(1));
    expect(holds({ is: 'within', zone: 'crate', side: 'retinue', least: 1 }, taken.state)).toBe(true);
  });

  it('should leave a zone that a wave comes in by to it, where an unbound marker looks for one', () => {
    const way = { id: 'way', name: 'Way', count: 1, where: '', entry: true as const };
    const { state } = start({}, { board: '', markers: [way] });
    const wave = { id: 'w', name: 'W', where: '', order: 'engage' as const, dv: null, operatives: [] };
    const script = { ...SCRIPT, waves: [{ ...wave, entries: ['gate'] }] };
    const taken = play({ ...state, mission: { ...state.mission, script } }).does(takeUp());
    expect(zoneOf(taken, 'gate')).toEqual(ZONES[4]);
    expect(zoneOf(taken, 'way')).toMatchObject({ kind: 'entry' });
  });

  it('should leave a way in, and where a side sets up, what it is where a marker lies in it', () => {
    const markers = [
      { id: 'lamp', name: 'Lamp', count: 1, where: '', zones: ['gate'] },
      { id: 'font', name: 'Font', count: 1, where: '', zones: ['crate'] },
    ];
    const taken = start({ sides: [['crate'], []] }, { board: '', markers }).does(takeUp());
    expect(zoneOf(taken, 'gate')).toEqual(ZONES[4]);
    expect(zoneOf(taken, 'crate')).toMatchObject({ kind: 'drop', side: 0 });
    for (const [id, x, y] of [
      ['lamp', 1, 19],
      ['font', 12.5, 15.5],
    ] as const) {
      const marker = zoneOf(taken, id);
      expect(marker?.kind).toBe('marker');
      expect(marker === undefined ? null : middleOf(marker)).toMatchObject({ x: toGrid(x), y: toGrid(y) });
    }
  });

  it('should know a zone by the name that it calls it where one of its markers has become it', () => {
    const way = { id: 'way', name: 'Way', count: 2, where: '', entry: true as const, zones: ['gate'] };
    const { state } = start({}, { board: '', markers: [way] }).does(takeUp());
    expect(zonesMeant(state, ['gate', 'shrine', 'nowhere'])).toEqual(['way-1', 'shrine']);
    expect(zonesMeant(start({ killzone: 'elsewhere' }).does(takeUp()).state, ['gate'])).toBeUndefined();
    expect(zonesMeant(start({}).state, ['gate'])).toBeUndefined();
  });

  it('should keep the place where somebody is posted, though nothing else asks for it', () => {
    const font = { id: 'font', name: 'Font', count: 1, where: '' };
    const { state } = start({}, { board: '', markers: [font] });
    const posted = { ...state, operatives: state.operatives.map((each) => ({ ...each, zones: ['crate'] })) };
    expect(zoneOf(play(posted).does(takeUp()), 'crate')).toEqual(ZONES[3]);
    expect(zoneOf(play(state).does(takeUp()), 'crate')).toBeUndefined();
  });
});

const SCRIPT = {
  briefing: '',
  passages: [],
  objectives: [],
  actions: [],
  hooks: [],
  waves: [],
  endings: [],
  hidden: [],
  flags: [],
  priorityTarget: null,
  targetLocation: null,
};

describe('who is where', () => {
  it('should be as the board has it: within with any part of the base', () => {
    const at = (x: number) => start({}).does(takeUp({ vex: stands(2, 2), cultist: stands(x, 8) })).state;
    expect([9, 9.6, 13, 16.4, 17].map((x) => holds(within(), at(x)))).toEqual([false, true, true, true, false]);
    expect(holds(within(0), at(20))).toBe(true);
  });

  it('should be nobody’s to say without the board, and neither should its contrary', () => {
    const without = start({}).state;
    const all: readonly Condition[] = [within(), within(0), { is: 'controls', zone: 'shrine', side: 'enemy' }];
    for (const condition of all) {
      expect(holds(condition, without)).toBe(false);
      expect(holds({ is: 'not', of: condition }, without)).toBe(false);
    }
    const tick: Condition = { is: 'turningPoint', least: 0 };
    expect(holds({ is: 'any', of: [within(), tick] }, without)).toBe(true);
    expect(holds({ is: 'all', of: [within(0), tick] }, without)).toBe(false);
  });

  it('should be unknown while somebody has no place who could make the difference', () => {
    const half = start({}).does(takeUp({ vex: stands(13, 8) })).state;
    expect([within(), within(0)].map((condition) => holds(condition, half))).toEqual([false, false]);
    expect(holds({ is: 'within', zone: 'shrine', side: 'retinue', least: 1 }, half)).toBe(true);
    expect(holds({ is: 'controls', zone: 'shrine', side: 'retinue' }, half)).toBe(false);
  });

  it('should decide who controls a place: whoever has more APL there', () => {
    const controls = (side: 'retinue' | 'enemy', vexAt: number, cultistAt: number) =>
      holds(
        { is: 'controls', zone: 'shrine', side },
        start({}).does(takeUp({ vex: stands(vexAt, 7), cultist: stands(cultistAt, 9) })).state,
      );
    expect(controls('retinue', 13, 25)).toBe(true);
    expect(controls('enemy', 13, 25)).toBe(false);
    expect(controls('enemy', 2, 13)).toBe(true);
    const [strong, weak] = [vex().apl, cultist({}).apl];
    expect(controls('retinue', 12, 14)).toBe(strong > weak);
  });

  it('should count nobody who never holds an objective', () => {
    const { state } = start({}).does(takeUp({ vex: stands(13, 7), cultist: stands(25, 9) }));
    const held = (abilities: Operative['abilities']) =>
      holds(
        { is: 'controls', zone: 'shrine', side: 'retinue' },
        { ...state, operatives: state.operatives.map((each) => ({ ...each, abilities })) },
      );
    expect([held([]), held(['fly', 'holdsNothing'])]).toEqual([true, false]);
  });

  it('should count no APL that somebody never has', () => {
    const { state } = start({}).does(takeUp({ vex: stands(12, 7), cultist: stands(14, 9) }));
    const source = { kind: 'event', id: 'e', name: 'E' } as const;
    const on = (operative: string) => ({ kind: 'operative', operative }) as const;
    const lasts = (operative: string, ...changes: Lasting['change'][]): Lasting[] =>
      changes.map((change, at) => ({ id: `${operative}.${at}`, source, on: on(operative), change, until: 'battle' }));
    const raised = { op: 'stat', stat: 'apl', by: 1, least: null } as const;
    const equal = state.operatives.map((each) => ({ ...each, apl: 2 }));
    const holdsIt = (...lasting: Lasting[]) =>
      holds({ is: 'controls', zone: 'shrine', side: 'enemy' }, { ...state, operatives: equal, lasting });
    expect(holdsIt()).toBe(false);
    expect(holdsIt(...lasts('cultist', raised))).toBe(true);
    expect(holdsIt(...lasts('cultist', raised, { op: 'aplNeverRaised' }))).toBe(false);
  });
});
