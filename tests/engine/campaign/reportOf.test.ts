import { describe, expect, it } from 'vitest';
import { BYSTANDERS, HELD_CLUES } from '../../../src/engine/family/killteam/model/mission.ts';
import { evolveAll } from '../../support/fold.ts';
import type { BattleEvent } from '../../../src/engine/family/killteam/model/event.ts';
import type { BattleState } from '../../../src/engine/family/killteam/model/state.ts';
import { reportOf } from '../../../src/engine/campaign/reportOf.ts';
import { battleReport, type BattleReport } from '../../../src/engine/campaign/model/walk.ts';
import { reportWrong } from '../../../src/engine/campaign/walk/report.ts';
import { scenarioOf } from '../../../src/engine/campaign/walk/inHand.ts';
import { playRandomly } from '../../support/randomPlayer.ts';
import { scriptWith } from '../../support/scripted.ts';
import { testBattle } from '../../support/testBattle.ts';
import { deploy, retinue, walkContent } from '../../support/walkPlay.ts';
import { fullSettingsOf } from '../../support/sides.ts';

/** Ann, Ben, Cid and Dot are of the roster, both Eves are auxiliaries. Brute: 14 Wounds. */
const scenario = {
  ...scenarioOf(retinue.does(deploy(['m1'])).state),
  deployed: ['ann', 'ben', 'cid', 'dot'],
  objectives: ['leave-no-trace', 'all-come-back', 'save-the-ammunition', 'burn-the-ledger'],
};
const start = testBattle('report');

const began = (number: number): BattleEvent => ({ type: 'turningPointBegan', number });
const ended = (reason: NonNullable<BattleState['result']>['reason']): BattleEvent => ({ type: 'battleEnded', reason });
const falls = (operative: string, by: string | null, slain = false): BattleEvent => ({
  type: 'incapacitated',
  operative,
  by,
  slain,
  removed: operative.startsWith('test-'),
});

/** The report of a battle in which these things happened. */
function told(events: readonly BattleEvent[], battle: BattleState = start): BattleReport {
  const report = reportOf(
    walkContent,
    evolveAll(battle, events),
    events.map((event) => ({ command: { type: 'endActivation' as const }, events: [event] })),
    scenario,
  );
  expect(battleReport.safeParse(report).error).toBeUndefined();
  return report;
}

const lineOf = ({ operatives }: BattleReport, id: string) => operatives.find((line) => line.id === id);
const momentsOf = ({ moments }: BattleReport) => moments.map(({ kind, who, whom }) => [kind, who, whom]);
const doneOf = ({ objectives }: BattleReport) => Object.fromEntries(objectives.map(({ id, done }) => [id, done]));

describe('operatives', () => {
  it('should be all of the retinue, those of the roster with their id', () => {
    expect(told([]).operatives.map(({ id, member }) => [id, member])).toEqual([
      ['ann', 'ann'],
      ['ben', 'ben'],
      ['cid', 'cid'],
      ['dot', 'dot'],
      ['eve-1', null],
      ['eve-2', null],
    ]);
    expect([lineOf(told([]), 'ann')?.medic, lineOf(told([]), 'ben')?.medic]).toEqual([true, false]);
  });

  it('should be down with who dealt the last blow, and when', () => {
    const report = told([began(1), began(2), falls('ben', 'test-brute-1'), began(3)]);
    expect(lineOf(report, 'ben')).toMatchObject({ down: true, slain: false, downedBy: 'The Target', downedIn: 2 });
    expect(lineOf(report, 'ann')).toMatchObject({ down: false, downedBy: null, downedIn: null });
  });

  it('should not be down any more when raised or set right, but count the reanimation', () => {
    const report = told([
      began(1),
      falls('ben', 'test-brute-1'),
      { type: 'reanimateRolled', operative: 'ann', target: 'ben', face: 5, needed: 4 },
      { type: 'reanimated', operative: 'ben', wounds: 3 },
      falls('cid', null),
      { type: 'corrected', correction: { what: 'wounds', operative: 'cid', to: 4, credit: null }, from: 0 },
    ]);
    expect(lineOf(report, 'ben')).toMatchObject({ down: false, reanimations: 1, downedBy: null, downedIn: null });
    expect(lineOf(report, 'cid')).toMatchObject({ down: false, downedIn: null });
    expect(momentsOf(report)).toEqual([
      ['firstBlood', 'The Target', 'ben'],
      ['raised', 'ann', 'ben'],
    ]);
  });

  it("should tell nobody's deed of an enemy that rises by itself", () => {
    const report = told([
      began(1),
      falls('test-brute-1', 'ann'),
      { type: 'reanimated', operative: 'test-brute-1', wounds: 3 },
    ]);
    expect(momentsOf(report).map(([kind]) => kind)).toEqual(['firstBlood']);
  });

  it('should be slain when raised too often', () => {
    expect(lineOf(told([began(1), falls('ben', null, true)]), 'ben')).toMatchObject({
      down: true,
      slain: true,
      leftBehind: false,
    });
  });

  it('should have their kills, the heavy ones counted apart', () => {
    const report = told([
      began(1),
      falls('test-brute-1', 'ann'),
      falls('test-fighter-1', 'ann'),
      falls('test-fighter-2', null),
    ]);
    expect(lineOf(report, 'ann')).toMatchObject({ kills: 2, heavyKills: 1 });
    expect([report.enemiesDown, report.enemies]).toEqual([3, 6]);
  });

  const everybody = ['ann', 'ben', 'cid', 'dot', 'eve-1', 'eve-2'];

  it('should be left behind when nobody was left, or the battle was broken off', () => {
    const lost = told([began(1), ...everybody.map((id) => falls(id, 'test-brute-1')), ended('retinueDown')]);
    expect(lost.operatives.every(({ leftBehind }) => leftBehind)).toBe(true);
    const broken = told([began(1), falls('ben', null), ended('ended')]);
    expect([lineOf(broken, 'ben')?.leftBehind, lineOf(broken, 'ann')?.leftBehind]).toEqual([true, false]);
  });

  it('should not be left behind when carried, when the mission was done, or when no enemy was left', () => {
    const carried = told([
      began(1),
      falls('ben', null),
      { type: 'carryingChanged', carrier: 'ann', carried: 'ben' },
      ended('ended'),
    ]);
    expect(lineOf(carried, 'ben')?.leftBehind).toBe(false);
    expect(lineOf(told([began(1), falls('ben', null), ended('primaryDone')]), 'ben')?.leftBehind).toBe(false);
    const enemies = start.operatives.filter(({ side }) => side === 'enemy').map(({ id }) => falls(id, 'ann'));
    expect(lineOf(told([began(1), falls('ben', null), ...enemies, ended('ended')]), 'ben')?.leftBehind).toBe(false);
  });
});

describe('outcome', () => {
  const tick = (id: string): BattleEvent => ({ type: 'tickSet', tick: id, on: true });

  it.each([
    ['primaryDone', [], 'complete'],
    ['primaryFailed', [], 'failed'],
    ['retinueDown', [], 'failed'],
    ['turningPointLimit', [], 'failed'],
    ['turningPointLimit', ['done'], 'complete'],
    ['ended', [], 'open'],
    ['ended', ['seen'], 'open'],
    ['ended', ['done'], 'complete'],
    ['ended', ['lost'], 'failed'],
    ['primaryFailed', ['done'], 'failed'],
  ] as const)('should be after %s with the ticks %j: %s', (reason, ticks, primary) => {
    expect(told([began(1), ...ticks.map(tick), ended(reason)]).primary).toBe(primary);
  });

  it('should have turning points, flags, clues and captives', () => {
    const report = told([
      began(1),
      began(2),
      { type: 'worldChanged', set: { flags: ['voice-known'] } },
      { type: 'counterSet', counter: 'clues', to: 3 },
      { type: 'counterSet', counter: 'captives', to: 1 },
      ended('primaryDone'),
    ]);
    expect(report).toMatchObject({ turningPoints: 2, flags: ['voice-known'], clues: 3, captives: 1 });
  });

  it('should not report clues that were held over: the campaign has them already', () => {
    expect(told([began(1)], { ...start, counters: { ...start.counters, [HELD_CLUES]: 2 } }).clues).toBe(0);
  });

  it('should have loot by whom it was found, nobody in particular for a guest', () => {
    const loot = (operative: string, count: number): BattleEvent => ({
      type: 'effectNoted',
      op: 'loot',
      source: 'x',
      params: { operative, count },
    });
    const other: BattleEvent = { type: 'effectNoted', op: 'doors', source: 'x', params: { state: 'open' } };
    expect(told([began(1), loot('ann', 2), other, loot('eve-1', 1)]).loot).toEqual([
      { by: 'ann', count: 2 },
      { by: null, count: 1 },
    ]);
  });
});

describe('objectives', () => {
  it('should be done where the battle shows it', () => {
    expect(doneOf(told([began(1), ended('primaryDone')]))).toEqual({
      'leave-no-trace': true,
      'all-come-back': true,
      'save-the-ammunition': true,
      'burn-the-ledger': false,
    });
  });

  it.each([
    [{ type: 'alertChanged', to: 3 }],
    [{ type: 'corrected', correction: { what: 'alert', to: 3 }, from: 1 }],
  ] as const)('should leave a trace when alert ever reached 3: %j', (event) => {
    expect(doneOf(told([began(1), event, { type: 'alertChanged', to: 1 }]))['leave-no-trace']).toBe(false);
    expect(doneOf(told([began(1), { type: 'alertChanged', to: 2 }]))['leave-no-trace']).toBe(true);
  });

  it('should not have all back when somebody was slain or left behind', () => {
    expect(doneOf(told([began(1), falls('ben', null, true), ended('primaryDone')]))['all-come-back']).toBe(false);
    expect(doneOf(told([began(1), falls('ben', null), ended('ended')]))['all-come-back']).toBe(false);
    expect(doneOf(told([began(1), falls('ben', null), ended('primaryDone')]))['all-come-back']).toBe(true);
  });

  it('should not save the ammunition when a weapon of the retinue was empty', () => {
    const spent = (operative: string, left: number): BattleEvent => ({
      type: 'ammoSpent',
      operative,
      counter: 'gun-blast',
      left,
    });
    const saved = (...events: BattleEvent[]) => doneOf(told([began(1), ...events]))['save-the-ammunition'];
    expect([saved(spent('ann', 1)), saved(spent('ann', 0)), saved(spent('test-fighter-1', 0))]).toEqual([
      true,
      false,
      true,
    ]);
    const byHand: BattleEvent = {
      type: 'corrected',
      correction: { what: 'ammo', operative: 'ann', counter: 'gun-blast', left: 0, jammed: false },
      from: 2,
    };
    expect(saved(byHand)).toBe(false);
  });

  it('should look at the CP instead, when ammunition is not counted', () => {
    const uncounted = {
      ...start,
      settings: { ...start.settings, parameters: { ...fullSettingsOf(start).parameters, ammo: false } },
    };
    const with2 = told([began(1), { type: 'cpChanged', side: 'retinue', by: 2, why: 'x' }], uncounted);
    expect([doneOf(told([began(1)], uncounted))['save-the-ammunition'], doneOf(with2)['save-the-ammunition']]).toEqual([
      true,
      false,
    ]);
  });

  it('should be done when they are ticked, but for what the log tells better', () => {
    const ticks = ['burn-the-ledger', 'leave-no-trace'];
    const tick = (id: string): BattleEvent => ({ type: 'tickSet', tick: id, on: true });
    const done = doneOf(told([began(1), ...ticks.map(tick), { type: 'alertChanged', to: 3 }]));
    expect(done).toMatchObject({ 'burn-the-ledger': true, 'leave-no-trace': false });
    const undone: BattleEvent = { type: 'tickSet', tick: 'burn-the-ledger', on: false };
    expect(doneOf(told([began(1), ...ticks.map(tick), undone]))['burn-the-ledger']).toBe(false);
  });

  it('should be as the table settled them, and told once', () => {
    const objective = { kind: 'secondary', text: 'x', done: null, failed: null, reveal: null, xp: null } as const;
    const objectives = ['own', 'burn-the-ledger', 'all-come-back'].map((id) => ({ ...objective, id }));
    const battle = { ...start, mission: { ...start.mission, script: { ...scriptWith(), objectives } } };
    const settled = (id: string, how: 'done' | 'failed'): BattleEvent => ({
      type: 'objectiveSettled',
      objective: id,
      how,
      text: 'x',
    });
    const report = told([began(1), settled('burn-the-ledger', 'done'), settled('all-come-back', 'failed')], battle);
    expect(doneOf(report)).toMatchObject({ 'burn-the-ledger': true, 'all-come-back': false, 'leave-no-trace': true });
    expect(report.scripted?.map(({ id }) => id)).toEqual(['own']);
  });

  it('should be done by their flag', () => {
    const objective = walkContent.objectives.get('burn-the-ledger');
    if (objective === undefined) throw new Error('the content changed');
    const content = { ...walkContent, objectives: new Map([[objective.id, { ...objective, flag: 'burnt' }]]) };
    const battle = evolveAll(start, [{ type: 'worldChanged', set: { flags: ['burnt'] } }]);
    expect(doneOf(reportOf(content, battle, [], scenario))['burn-the-ledger']).toBe(true);
    expect(doneOf(reportOf(content, start, [], scenario))['burn-the-ledger']).toBe(false);
  });
});

describe('moments', () => {
  it('should tell first blood, falls, kills, events and a save, with names and turning points', () => {
    const report = told([
      began(1),
      falls('test-fighter-1', 'ann'),
      falls('ben', 'test-brute-1'),
      began(2),
      { type: 'tableRolled', table: 'every-effect', face: 3, row: 'weapon-jam', name: 'Weapon Jam' },
      { type: 'tableRolled', table: 'perils', face: 3, row: 'x', name: 'X' },
      falls('test-brute-1', 'cid'),
      falls('test-fighter-2', 'cid'),
      falls('test-fighter-3', null),
      falls('dot', null),
      {
        type: 'traitUsed',
        operative: 'ann',
        trait: 'not-yet',
        name: 'Grit Your Teeth',
        ap: 0,
        cp: 1,
        targets: ['eve-1'],
      },
      { type: 'traitUsed', operative: 'ann', trait: 'other', name: 'Other', ap: 0, cp: 1, targets: [] },
    ]);
    expect(report.moments).toEqual([
      { kind: 'firstBlood', turningPoint: 1, who: 'ann', whom: 'test-fighter 1', what: null },
      { kind: 'fell', turningPoint: 1, who: 'ben', whom: 'The Target', what: null },
      { kind: 'event', turningPoint: 2, who: null, whom: null, what: 'weapon-jam', name: 'Weapon Jam' },
      { kind: 'slewHeavy', turningPoint: 2, who: 'cid', whom: 'The Target', what: null },
      { kind: 'slew', turningPoint: 2, who: 'cid', whom: 'test-fighter 2', what: null },
      { kind: 'fell', turningPoint: 2, who: 'dot', whom: null, what: null },
      { kind: 'saved', turningPoint: 2, who: 'eve 1', whom: null, what: null },
    ]);
  });

  it('should tell who alone was left', () => {
    const others = ['ben', 'cid', 'dot', 'eve-1', 'eve-2'];
    expect(momentsOf(told([began(1), ...others.map((id) => falls(id, null)), ended('primaryDone')])).at(-1)).toEqual([
      'lastStanding',
      'ann',
      null,
    ]);
    expect(
      momentsOf(told([began(1), ...others.slice(1).map((id) => falls(id, null))])).map(([kind]) => kind),
    ).not.toContain('lastStanding');
  });

  it('should be twelve at most, the most telling, in order', () => {
    const events = Array.from({ length: 20 }, (_, index): BattleEvent => ({
      type: 'tableRolled',
      table: 'every-effect',
      face: 1,
      row: `row-${index}`,
      name: 'x',
    }));
    const report = told([began(1), ...events, falls('test-fighter-1', 'ann'), falls('ben', null)]);
    expect(report.moments.length).toBe(12);
    expect(report.moments.map(({ what }) => what).slice(0, 2)).toEqual(['row-0', 'row-1']);
    expect(momentsOf(report).slice(-2)).toEqual([
      ['firstBlood', 'ann', 'test-fighter 1'],
      ['fell', 'ben', null],
    ]);
  });
});

describe('any battle', () => {
  it('should give a report that the campaign takes, the same each time', () => {
    for (let number = 0; number < 12; number += 1) {
      const { end, entries } = playRandomly(testBattle(`reported-${number}`), `reporter-${number}`);
      const report = reportOf(walkContent, end, entries, scenario);
      expect(battleReport.safeParse(report).error).toBeUndefined();
      expect(reportWrong(report, scenario)).toBeNull();
      expect(JSON.stringify(reportOf(walkContent, end, entries, scenario))).toBe(JSON.stringify(report));
      expect(report.operatives.every(({ down, downedIn }) => !down || downedIn !== null)).toBe(true);
    }
  });
});

describe('bystanders', () => {
  it('should cost each Acolyte 2 XP for each that the retinue took down, and followers nothing', () => {
    const card = [...walkContent.cards.values()].find(({ kind }) => kind === 'acolyte')?.id ?? '';
    const operatives = start.operatives.map((each) => (each.id === 'ann' ? { ...each, card } : each));
    const downed = (count: number) => ({ ...start, operatives, counters: { ...start.counters, [BYSTANDERS]: count } });
    expect(told([began(1)], downed(3)).xp).toEqual([{ by: 'ann', xp: -6 }]);
    expect(told([began(1)], downed(0)).xp).toBeUndefined();
  });
});
