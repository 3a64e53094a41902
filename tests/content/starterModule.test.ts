import { describe, expect, it } from 'vitest';
import { joinFiles } from '../../src/content/joinFiles.ts';
import { lintMission } from '../../src/content/lintMission.ts';
import { loadPack } from '../../src/content/loadPack.ts';
import { acolyteCoreFiles } from '../../src/content/packs/acolyte-core/files.ts';
import { starterModuleFiles } from '../../src/content/packs/starter-module/files.ts';
import type { BattleState } from '../../src/engine/family/killteam/model/state.ts';
import { type FlagCondition, flagsHold } from '../../src/engine/campaign/model/module.ts';
import { present } from '../../src/engine/core/invariant.ts';
import { systemById } from '../../src/engine/systems/killTeams.ts';
import { holds } from '../../src/engine/plugins/scenario/holds.ts';
import { scenarioBattle, ScenarioTable } from '../support/scenarioTable.ts';
import { cpOf } from '../support/sides.ts';

const loaded = loadPack(joinFiles(acolyteCoreFiles, starterModuleFiles), systemById);
if (!loaded.ok) throw new Error(JSON.stringify(loaded.problems));
const { pack } = loaded;

const table = (mission: string, flags: readonly string[] = []) =>
  new ScenarioTable(scenarioBattle(pack, mission, flags));

/** What the battle leaves behind: the ending that is told, and all its flags. */
function left({ state }: { readonly state: BattleState }) {
  const { endings } = present(state.mission.script, 'a script');
  const ending = present(
    endings.find((each) => each.if === null || holds(each.if, state)),
    'an ending',
  );
  return { reason: state.result?.reason, ending: ending.id, flags: [...ending.flags, ...state.flags].toSorted() };
}

const settled = ({ state }: { readonly state: BattleState }) => state.scenario?.settled;
const names = ({ state }: { readonly state: BattleState }, side: 'retinue' | 'enemy') =>
  state.operatives.filter((operative) => operative.side === side).map(({ name }) => name);
const clues = ({ state }: { readonly state: BattleState }) => state.counters['clues'];

/** Faces of the relay's table: a receipt is one clue, the thread two. */
const CLUE = [4];
const TWO_CLUES = [10];

describe('The Silent Relay', () => {
  it('should be played to the well with three clues and tell the gang’s stair', () => {
    const at = table('silent-relay').until(1);
    expect(at.told).toEqual(['relay-opening']);
    expect(at.state.lasting.map(({ source, on, change, until }) => [source.id, on, change, until])).toEqual([
      ['gloom', { kind: 'battle' }, { op: 'told' }, 'battle'],
      ['gloom', { kind: 'battle' }, { op: 'sight', inches: 12 }, 'battle'],
      ['gloom', { kind: 'battle' }, { op: 'notice', inches: 9 }, 'battle'],
    ]);
    expect(at.refuses('relay-open-well')).toBe('scenarioNotYet');
    at.acts('relay-investigate', CLUE).acts('relay-investigate', TWO_CLUES);
    expect(at.told).toEqual(['relay-opening', 'relay-first', 'relay-three']);
    expect(at.state.scenario?.revealed).toEqual(['relay-face']);
    at.acts('relay-open-well');
    expect(left(at)).toEqual({
      reason: 'primaryDone',
      ending: 'relay-won-well',
      flags: ['relay-gang-entry', 'relay-won'],
    });
    expect(settled(at)).toEqual({ 'relay-well': 'done', 'relay-quiet': 'done' });
  });

  it('should give the Voice a face with five clues, the log among them', () => {
    const at = table('silent-relay').until(1).acts('relay-wring');
    expect([clues(at), at.state.alert, at.state.ticks['relay-log-out']]).toEqual([1, 1, true]);
    at.acts('relay-investigate', TWO_CLUES).acts('relay-investigate', TWO_CLUES);
    expect(at.told.at(-1)).toBe('relay-five');
    at.acts('relay-open-well');
    expect(left(at)).toEqual({
      reason: 'primaryDone',
      ending: 'relay-won-face',
      flags: ['relay-gang-entry', 'relay-voice-face', 'relay-won'],
    });
    expect(settled(at)).toMatchObject({ 'relay-face': 'done', 'relay-log': 'done', 'relay-quiet': 'done' });
  });

  it('should give one clue to those who have too few in turning point 5, and be lost after the last', () => {
    const at = table('silent-relay').until(5);
    expect([clues(at), at.told.includes('relay-slip')]).toEqual([1, true]);
    expect(left(at.toEnd())).toEqual({
      reason: 'turningPointLimit',
      ending: 'relay-lost-all',
      flags: ['relay-lost'],
    });
  });

  it('should keep what was learnt of a lost relay', () => {
    const three = table('silent-relay').until(1).acts('relay-investigate', CLUE).acts('relay-investigate', TWO_CLUES);
    expect(left(three.toEnd())).toMatchObject({
      ending: 'relay-lost-stair',
      flags: ['relay-gang-entry', 'relay-lost'],
    });
    const five = table('silent-relay').until(1).acts('relay-wring');
    five.acts('relay-investigate', TWO_CLUES).acts('relay-investigate', TWO_CLUES);
    expect(left(five.toEnd())).toMatchObject({
      ending: 'relay-lost-face',
      flags: ['relay-gang-entry', 'relay-lost', 'relay-voice-face'],
    });
  });

  it('should send for the second shift once there is an alarm, and set a bait', () => {
    const at = table('silent-relay').until(1).acts('relay-investigate', [1]).acts('relay-wring');
    expect([names(at, 'enemy').at(-1), at.state.alert]).toEqual(['Juve', 2]);
    const before = at.state.operatives.length;
    at.until(2).alarm(3).until(3);
    expect(at.told).toContain('relay-noise');
    expect(at.state.operatives.length).toBeGreaterThan(before);
  });
});

/** The engine broken and left. */
const broken = (at: ScenarioTable) =>
  at.acts('water-break-valve').acts('water-break-shaft').acts('water-break-tank').acts('water-leave');

describe('Water Runs Down', () => {
  it('should be done in three places and by leaving, with two hours to spare', () => {
    const at = table('water-runs-down').until(1);
    expect(at.refuses('water-leave')).toBe('scenarioNotYet');
    broken(at);
    expect(left(at)).toEqual({
      reason: 'primaryDone',
      ending: 'water-won-two',
      flags: ['water-hours-two', 'water-stopped'],
    });
    expect(at.state.marks.map(({ mark }) => mark)).toContain('toxic-pool');
    expect(settled(at)).toEqual({ 'water-engine': 'done', 'water-hours': 'done' });
  });

  it.each([
    [3, 'water-won-one', ['water-hours-one', 'water-stopped']],
    [5, 'water-won-late', ['water-stopped']],
  ] as const)('should know when the engine is stopped in turning point %i', (turningPoint, ending, flags) => {
    expect(left(broken(table('water-runs-down').until(turningPoint)))).toMatchObject({ ending, flags });
  });

  it('should be lost with the engine running', () => {
    const at = table('water-runs-down').until(1).acts('water-break-shaft').acts('water-break-tank').toEnd();
    expect(left(at)).toEqual({ reason: 'turningPointLimit', ending: 'water-lost-all', flags: ['water-flows'] });
  });

  it('should free the worker with two strikes, and fill a bottle', () => {
    const at = table('water-runs-down').until(1).acts('water-strike-chain');
    expect(at.state.flags).toEqual([]);
    at.acts('water-strike-chain').acts('water-take-sample');
    expect(at.told).toContain('water-worker-freed');
    expect(at.refuses('water-strike-chain')).toBe('scenarioUsedUp');
    expect(left(broken(at)).flags).toEqual(
      expect.arrayContaining(['water-sample', 'water-stopped', 'water-worker-freed']),
    );
    expect(settled(at)).toMatchObject({ 'water-worker': 'done', 'water-dose': 'done' });
  });

  it('should have its first reinforcements barred by three clues of the relay', () => {
    const open = table('water-runs-down').until(2);
    const barred = table('water-runs-down', ['relay-gang-entry']).until(2);
    expect([open.told.at(-1), barred.told.at(-1)]).toEqual(['water-stair-full', 'water-stair-empty']);
    expect(names(open, 'enemy').length).toBeGreaterThan(2);
    expect(names(barred, 'enemy')).toHaveLength(2);
  });

  it('should send the foreman to see when two parts are broken', () => {
    const at = table('water-runs-down', ['relay-gang-entry'])
      .until(1)
      .acts('water-break-valve')
      .acts('water-break-tank');
    expect(names(at.until(3), 'enemy')).toContain('Bruiser');
  });

  it('should have toxic pools: whoever ends its activation in one is asked for, by the app', () => {
    const asked: string[] = [];
    const at = table('water-runs-down').until(1);
    expect(at.state.lasting.map(({ source, change }) => [source.id, change.op])).toEqual([
      ['toxic-seep', 'told'],
      ['toxic-seep', 'moment'],
    ]);
    at.until(2);
    for (const { command } of at.entries) if (command.type === 'answer') asked.push(command.requestId);
    expect(asked.some((id) => id.includes('inside'))).toBe(true);
  });
});

describe('The Last Hour', () => {
  it('should hide the Voice behind one of three masks', () => {
    const at = table('the-last-hour').until(1);
    expect([at.told, names(at, 'enemy').includes('The Voice')]).toEqual([['hour-opening', 'hour-unknown'], false]);
    at.acts('hour-unmask', [1]);
    expect(names(at, 'enemy')).not.toContain('The Voice');
    at.acts('hour-unmask', [6]);
    expect(at.told.at(-1)).toBe('hour-unmasked');
    expect(names(at, 'enemy').filter((name) => name === 'The Voice')).toHaveLength(1);
    expect(at.refuses('hour-unmask')).toBe('scenarioNotYet');
    at.falls('The Voice');
    expect(left(at)).toEqual({ reason: 'primaryDone', ending: 'hour-won', flags: ['hour-kept'] });
    expect(settled(at)).toEqual({ 'hour-voice': 'done', 'hour-all-stand': 'done' });
  });

  it('should have the Voice under the third mask at the latest, and on the pulpit in turning point 4', () => {
    const third = table('the-last-hour').until(1);
    for (const face of [1, 2, 1]) third.acts('hour-unmask', [face]);
    expect(names(third, 'enemy')).toContain('The Voice');
    const fourth = table('the-last-hour').until(4);
    expect([fourth.told.includes('hour-steps-up'), names(fourth, 'enemy').includes('The Voice')]).toEqual([true, true]);
  });

  it('should know the Voice from five clues, and let it be read and bound', () => {
    const at = table('the-last-hour', ['relay-voice-face']).until(1);
    expect(at.told).toEqual(['hour-opening', 'hour-known']);
    expect(at.state.scenario?.revealed).toEqual(['hour-hand']);
    at.acts('hour-read-letter');
    const voice = present(
      at.state.operatives.find(({ name }) => name === 'The Voice'),
      'the Voice',
    );
    expect(at.has('The Voice', Math.ceil(voice.maxWounds / 2)).refuses('hour-bind')).toBe('scenarioNotYet');
    at.has('The Voice', Math.ceil(voice.maxWounds / 2) - 1).acts('hour-bind');
    expect(left(at)).toEqual({
      reason: 'primaryDone',
      ending: 'hour-won-letter',
      flags: ['hour-kept', 'hour-letter-read'],
    });
    expect(at.state.counters['captives']).toBe(1);
  });

  it('should give one turning point more for three horn lines', () => {
    const at = table('the-last-hour').until(1);
    for (const _ of [1, 2, 3]) at.acts('hour-cut-line');
    expect([at.state.turningPoints, settled(at)]).toEqual([7, { 'hour-three-lines': 'done' }]);
    expect(left(at.toEnd())).toEqual({ reason: 'turningPointLimit', ending: 'hour-lost', flags: ['hour-sounded'] });
  });

  it('should bring the freed worker to the retinue’s help', () => {
    const at = table('the-last-hour', ['water-worker-freed']).until(1);
    const guide = at.state.operatives.find(({ card }) => card === 'local-guide');
    expect(guide).toMatchObject({ side: 'retinue', owner: 'p1', name: 'Local Guide' });
    expect(names(table('the-last-hour').until(1), 'retinue')).not.toContain('Local Guide');
  });

  it.each([
    [[], 0],
    [['water-hours-one'], 1],
    [['water-hours-two'], 2],
  ] as const)('should turn saved hours into CP: %j', (flags, more) => {
    const plain = cpOf(table('the-last-hour').until(1).state);
    expect(cpOf(table('the-last-hour', flags).until(1).state)).toBe(plain + more);
  });

  it('should bring those who drank when the engine was not stopped', () => {
    const at = table('the-last-hour', ['water-flows']).until(1);
    expect(at.told).toContain('hour-drinkers');
    expect(names(at, 'enemy').length).toBeGreaterThan(2);
  });

  it('should count one of the retinue down in each turning point, unless they know what is in the water', () => {
    const weaker = (at: ScenarioTable) =>
      at.entries
        .flatMap(({ events }) => events)
        .filter((event) => event.type === 'lastingBegan' && event.lasting.change.op === 'stat').length;
    const flags = ['relay-voice-face'];
    expect(weaker(table('the-last-hour', flags).until(4))).toBe(3);
    const warned = table('the-last-hour', [...flags, 'water-sample']).until(4);
    expect([weaker(warned), warned.told.includes('hour-wax')]).toEqual([0, true]);
  });

  it('should be Warp-touched: psychic tests 1 better, perils on 1-2, the first event of 1 as 10', () => {
    const at = table('the-last-hour').until(1);
    expect(at.state.lasting.map(({ source, change, uses }) => [source.id, change, uses])).toEqual([
      ['warp-touched', { op: 'told' }, undefined],
      ['warp-touched', { op: 'psychicTest', by: 1 }, undefined],
      ['warp-touched', { op: 'perils', upTo: 2 }, undefined],
      ['warp-touched', { op: 'tableFace', table: 'event', from: 1, to: 10 }, 1],
    ]);
    const events = new ScenarioTable(scenarioBattle(pack, 'the-last-hour'), ({ purpose, sides }) =>
      purpose === 'table' ? 1 : sides,
    ).until(3);
    const rolled = events.entries.flatMap(({ events: all }) => all.filter(({ type }) => type === 'tableRolled'));
    expect(rolled).toMatchObject([
      { face: 10, row: 'last-every-mouth' },
      { face: 1, row: 'last-held-note' },
    ]);
  });
});

describe('what the checker says of the module', () => {
  it.each(['silent-relay', 'water-runs-down', 'the-last-hour'])('should be nothing of %s', (id) => {
    expect(lintMission(pack, present(pack.missions.get(id), id))).toEqual([]);
  });
});

describe('the module', () => {
  const module = present(pack.modules.get('the-voice-in-the-water'), 'the module');

  it('should lead from chapter to chapter whatever came of them', () => {
    const ways = module.chapters.map(({ id, next }) => [
      id,
      next.map(({ chapter, if: condition }) => [chapter, condition]),
    ]);
    expect(ways).toEqual([
      ['silent-relay', [['water-runs-down', null]]],
      ['water-runs-down', [['the-last-hour', null]]],
      ['the-last-hour', []],
    ]);
  });

  it('should reward by flags, each of which an ending sets', () => {
    const won = ['relay-won', 'water-stopped', 'hour-kept', 'water-worker-freed'];
    const gain = (flags: readonly string[]) =>
      module.rewards
        .filter((reward) => flagsHold(reward.if, flags))
        .map(({ rare, capacity, xp }) => [rare, capacity, xp]);
    expect(gain(won)).toEqual([
      [1, 0, 0],
      [0, 1, 0],
      [0, 0, 25],
    ]);
    expect([gain(['relay-won', 'hour-kept']), gain(['hour-sounded', 'water-worker-freed'])]).toEqual([[[1, 0, 0]], []]);
    const named = (condition: FlagCondition | null): readonly string[] => {
      if (condition === null) return [];
      return condition.is === 'flag' ? [condition.flag] : [condition.of].flat().flatMap(named);
    };
    const scripts = module.chapters.map(({ mission }) => present(pack.missions.get(mission)?.script, mission));
    const set = scripts.flatMap(({ endings, hooks }) => [
      ...endings.flatMap(({ flags }) => flags),
      ...hooks.flatMap(({ effects }) => effects.flatMap((step) => (step.op === 'flag' ? [step.flag] : []))),
    ]);
    for (const flag of module.rewards.flatMap((reward) => named(reward.if))) expect(set).toContain(flag);
  });

  it('should have its enemies play by its own tables', () => {
    const tables = module.chapters.map(({ mission }) => scenarioBattle(pack, mission).npo?.table);
    expect(tables).toEqual(['tallymen', 'tallymen', 'choir']);
    expect(scenarioBattle(pack, 'silent-relay').npo).toMatchObject({ alert: true, targetLocation: 'The signal well' });
    expect(scenarioBattle(pack, 'retrieve').npo).toMatchObject({ tables: {}, table: '', targetLocation: null });
  });
});
