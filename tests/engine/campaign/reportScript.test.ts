import { describe, expect, it } from 'vitest';
import type { Command } from '../../../src/engine/family/killteam/model/command.ts';
import type { BattleState } from '../../../src/engine/family/killteam/model/state.ts';
import { efficiencyOf } from '../../../src/engine/campaign/model/efficiency.ts';
import { reportOf } from '../../../src/engine/campaign/reportOf.ts';
import { type BattleReport, battleReport } from '../../../src/engine/campaign/model/walk.ts';
import { scenarioOf } from '../../../src/engine/campaign/walk/inHand.ts';
import type { ScenarioObjective, Script } from '../../../src/engine/plugins/scenario/script.ts';
import type { EffectStep } from '../../../src/engine/family/killteam/tables/effect.ts';
import type { CampaignPlay } from '../../support/campaignPlay.ts';
import { type Play, act, activate, END, play } from '../../support/decide.ts';
import { battleOf, cultist, pim, vex } from '../../support/duel.ts';
import { action, ending, objective, scripted, searchTable } from '../../support/scripted.ts';
import { closed, deploy, goOn, retinue, stageOf, walkContent } from '../../support/walkPlay.ts';

const search: Command = { type: 'actInScenario', action: 'search' };
const settle = (id: string, how: 'done' | 'failed' | 'open' = 'done'): Command => ({
  type: 'settleObjective',
  objective: id,
  how,
});
const broken: Command = { type: 'endBattle', reason: 'ended' };

/** Vex (m1, the Acolyte) acts first, beside Pim (m2); a cultist stands. */
const begun = (set: Partial<Script>): Play =>
  play(
    battleOf([vex({ id: 'm1', name: 'Vex' }), pim({ id: 'm2' }), cultist({ readiness: 'expended' })], {
      mission: scripted(set),
    }),
  ).does(activate('m1'));

const deployed = retinue.does(deploy(['m1', 'm2']));

function reportOfState(state: BattleState, entries: Play['entries'] = []): BattleReport {
  const report = reportOf(walkContent, state, entries, scenarioOf(deployed.state));
  expect(battleReport.safeParse(report).error).toBeUndefined();
  return report;
}
const reported = ({ state, entries }: Play): BattleReport => reportOfState(state, entries);

/** The campaign with the report of that battle accepted: at the experience, for nobody is down. */
const walkedWith = (report: BattleReport): CampaignPlay => deployed.does({ type: 'report', report }, goOn);
const walked = (battle: Play): CampaignPlay => walkedWith(reported(battle));

const rowsOf = ({ state }: CampaignPlay, member: string) =>
  Object.fromEntries(
    (state.scenario?.earned ?? [])
      .filter((earned) => earned.member === member)
      .flatMap(({ rows }) => rows.map(({ award, xp }) => [award, xp] as const)),
  );

const second = (set: Partial<ScenarioObjective> = {}) => objective({ id: 'second', text: 'And the other', ...set });

describe('the primary outcome of a scenario', () => {
  const objectives = [objective(), second()];

  it('should be complete when all primary objectives are done', () => {
    expect(reported(begun({ objectives }).does(settle('main')).does(broken)).primary).toBe('open');
    const both = begun({ objectives }).does(settle('main')).does(settle('second'));
    expect(both.state.result?.reason).toBe('primaryDone');
    expect(reported(both).primary).toBe('complete');
    expect([rowsOf(walked(both), 'm1')['primary'], rowsOf(walked(both), 'm2')['primary']]).toEqual([15, 1]);
  });

  it('should be failed when one has failed, whatever was ticked', () => {
    const failed = begun({ objectives }).does(settle('main', 'failed'));
    expect(reported(failed).primary).toBe('failed');
    expect(rowsOf(walked(failed), 'm1')['primaryFailed']).toBe(5);
  });

  it('should be what the objectives say at the end when the battle was broken off', () => {
    const done = { is: 'counter', counter: 'found', least: 1 } as const;
    const unsettled = begun({ objectives: [objective({ done })] }).does(broken);
    expect(reported(unsettled).primary).toBe('open');
    expect(reportOfState({ ...unsettled.state, counters: { found: 1 } }).primary).toBe('complete');
    const failed = begun({ objectives: [objective({ failed: done })] }).does(broken);
    expect(reportOfState({ ...failed.state, counters: { found: 1 } }).primary).toBe('failed');
  });

  it('should stay failed when the table played on after that and broke off', () => {
    const { state } = begun({ objectives }).does(settle('main', 'failed'));
    const result = { reason: 'ended' as const, turningPoint: 1 };
    expect(reportOfState({ ...state, result }).primary).toBe('failed');
  });

  it('should pay experience of its own in place of that of the rules, to Acolytes', () => {
    const own = [objective({ xp: 9 }), second({ xp: 4 })];
    const play1 = walked(begun({ objectives: own }).does(settle('main')).does(settle('second')));
    expect([rowsOf(play1, 'm1')['primary'], rowsOf(play1, 'm2')['primary']]).toEqual([13, 1]);
  });
});

describe('further objectives of a scenario', () => {
  const found = { is: 'counter', counter: 'found', least: 1 } as const;
  const side = objective({ id: 'side', kind: 'secondary', done: found });
  const hidden = objective({ id: 'hidden', kind: 'secret', text: 'Nobody saw' });

  it('should give the experience of C8: 5 for a secondary, 1 to the follower who did it', () => {
    const battle = begun({ objectives: [side], actions: [action()] })
      .does(END)
      .does(activate('m2'))
      .does(search)
      .does(broken);
    expect(reported(battle).scripted).toMatchObject([{ id: 'side', how: 'done', by: 'm2', known: true }]);
    const play1 = walked(battle);
    expect([rowsOf(play1, 'm1')['secondary'], rowsOf(play1, 'm2')['secondary']]).toEqual([5, 1]);
  });

  it('should be by whom the table of the action was rolled for, and by nobody when something else was done after it', () => {
    const rolls = begun({ objectives: [side], actions: [action({ table: 'search-table', effects: [] })] });
    const searching = play({ ...rolls.state, tables: { 'search-table': searchTable } })
      .does(END)
      .does(activate('m2'))
      .does(search)
      .answers([6]);
    expect(reported(searching.does(broken)).scripted).toMatchObject([{ how: 'done', by: 'm2' }]);
    const later = begun({ objectives: [side], actions: [action({ effects: [] })] })
      .does(search)
      .does(act('dash'))
      .does({ type: 'setCounter', counter: 'found', to: 1 });
    expect(reported(later.does(broken)).scripted).toMatchObject([{ how: 'done', by: null }]);
  });

  it('should give a secret 8, and 1 to followers, and be told in the report though nobody knew it', () => {
    const battle = begun({ objectives: [hidden] })
      .does(settle('hidden'))
      .does(broken);
    expect(reported(battle).scripted).toMatchObject([{ text: 'Nobody saw', how: 'done', known: false, by: null }]);
    expect([rowsOf(walked(battle), 'm1')['secret'], rowsOf(walked(battle), 'm2')['secret']]).toEqual([8, 1]);
    const revealed = begun({ objectives: [hidden] }).does({ type: 'revealObjective', objective: 'hidden' });
    expect(reported(revealed.does(broken)).scripted).toMatchObject([{ how: 'open', known: true }]);
    expect(rowsOf(walked(revealed.does(broken)), 'm1')['secret']).toBeUndefined();
  });

  it('should give their own experience where they have any', () => {
    const objectives = [
      { ...side, xp: 3 },
      { ...hidden, xp: 0 },
    ];
    const battle = begun({ objectives }).does(settle('side')).does(settle('hidden')).does(broken);
    expect(rowsOf(walked(battle), 'm1')).toEqual({ secondary: 3, standing: 2 });
  });

  it('should count for the efficiency of a segment', () => {
    const objectives = [objective(), side, hidden];
    const battle = begun({ objectives }).does(settle('side')).does(settle('main'));
    const play1 = closed(walked(battle));
    const segment = { name: 'One', tags: [], missions: [{ name: 'A', scenario: 1 }], efficiency: null };
    expect(efficiencyOf(walkContent, play1.state, segment)).toMatchObject({ points: 3, maximum: 5 });
  });

  it('should be corrected in the report before anything is paid', () => {
    const report = reported(begun({ objectives: [side] }).does(broken));
    const set = (report.scripted ?? []).map((each) => ({ ...each, how: 'done' as const, by: 'm2' }));
    const play1 = deployed.does({ type: 'report', report });
    const after = play1.does({ type: 'adjustReport', report: { ...report, scripted: set } }, goOn);
    expect([rowsOf(after, 'm1')['secondary'], rowsOf(after, 'm2')['secondary']]).toEqual([5, 1]);
  });
});

describe('experience that effects give', () => {
  const xp = (by: number): EffectStep => ({ op: 'xp', to: { who: 'this', side: 'any', filters: [] }, by });

  it('should go to the operative it was given to, all of it together', () => {
    const actions = [action({ effects: [xp(3), xp(-1)] })];
    const battle = begun({ actions }).does(search).does(broken);
    expect(reported(battle).xp).toEqual([{ by: 'm1', xp: 2 }]);
    expect([rowsOf(walked(battle), 'm1')['scenario'], rowsOf(walked(battle), 'm2')['scenario']]).toEqual([
      2,
      undefined,
    ]);
  });

  it('should be refused in a report when it is no number of points', () => {
    const report = { ...reported(begun({}).does(broken)), xp: [{ by: 'm1', xp: 0.5 }] };
    expect(deployed.refuses({ type: 'report', report }).code).toBe('badValue');
  });
});

describe('endings and flags', () => {
  const endings = [
    ending('well', { is: 'objective', objective: 'main', as: 'done' }),
    ending('so', null),
    ending('never', null),
  ];
  const objectives = [objective()];

  it.each([
    ['well', 'done'],
    ['so', 'failed'],
  ] as const)('should tell the first that fits, %s, and set its flags when the report is accepted', (id, how) => {
    const battle = begun({ objectives, endings }).does(settle('main', how));
    const report = reported(battle);
    expect(report.ending).toBe(id);
    expect(deployed.does({ type: 'report', report }).state.flags).toEqual([]);
    expect(walked(battle).state.flags).toEqual([id]);
  });

  it('should write the ending that is told into the chapter, and only that', () => {
    const chapter = closed(walked(begun({ objectives, endings }).does(settle('main')))).state.chronicle.find(
      ({ kind }) => kind === 'battle',
    );
    expect(chapter).toMatchObject({
      report: { ending: 'well', endings: [{ id: 'well', name: 'well', text: 'It ended: well.' }] },
    });
  });

  it('should take another ending by the word of the table, but none that there is not', () => {
    const report = reported(begun({ objectives, endings }).does(settle('main')));
    const told = deployed.does({ type: 'report', report });
    expect(told.refuses({ type: 'adjustReport', report: { ...report, ending: 'ghost' } }).code).toBe('badValue');
    const after = told.does({ type: 'adjustReport', report: { ...report, ending: 'never' } }, goOn);
    expect(after.state.flags).toEqual(['never']);
    const none = told.does({ type: 'adjustReport', report: { ...report, ending: null } }, goOn);
    expect(none.state.flags).toEqual([]);
  });

  it('should have no ending when none fits, and keep the flags that effects set', () => {
    const effects: EffectStep[] = [{ op: 'flag', flag: 'bell-rung' }];
    const set = { actions: [action({ effects })], endings: endings.slice(0, 1) };
    const battle = begun(set).does(search).does(broken);
    expect(reported(battle).ending).toBeNull();
    expect(walked(battle).state.flags).toEqual(['bell-rung']);
  });
});

describe('a battle without a script', () => {
  it('should report nothing of all that, and its old report be accepted', () => {
    const { mission } = battleOf([]);
    const battle = play(battleOf([vex({ id: 'm1' }), cultist()], { mission })).does(broken);
    const report = reported(battle);
    expect(['scripted', 'xp', 'endings', 'ending'].filter((key) => key in report)).toEqual([]);
    expect(stageOf(walkedWith({ ...report, operatives: [] }))).toBe('closing');
  });
});
