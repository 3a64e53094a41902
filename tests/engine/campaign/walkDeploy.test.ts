import { describe, expect, it } from 'vitest';
import { present } from '../../../src/engine/core/invariant.ts';
import { againstDeployment, deploymentOf } from '../../../src/engine/campaign/walk/deploy.ts';
import { campaign, CampaignPlay, equip, recruit, xp } from '../../support/campaignPlay.ts';
import {
  closed,
  deploy,
  down,
  line,
  report,
  retinue,
  stageOf,
  walkContent,
  walked,
  withDifficulty,
} from '../../support/walkPlay.ts';

const override = { reason: 'the table agreed' };

describe('deploy', () => {
  it('[A-48] should open a scenario with the operatives and auxiliaries chosen, within the DV of its Acolytes', () => {
    const play = retinue.does(
      deploy(['m1', 'm2'], { auxiliaries: ['medicae-servitor'], objectives: ['burn-the-ledger'] }),
    );
    expect(play.state.scenario).toMatchObject({
      number: 1,
      battle: 'battle-1',
      stage: 'battle',
      deployed: ['m1', 'm2'],
      auxiliaries: ['medicae-servitor'],
      dv: 4,
      dvCap: 6,
      difficulty: 'medium',
      objectives: ['burn-the-ledger'],
    });
    expect(play.state.scenarios).toBe(1);
  });

  it('[A-48] should not open one over the DV, unless the table overrides it', () => {
    const servitors = Array.from({ length: 3 }, () => 'medicae-servitor');
    const plan = deploy(['m1', 'm2', 'm3'], { auxiliaries: servitors });
    expect(retinue.refuses(plan)).toEqual({ code: 'overDv', params: { used: 7, of: 6 } });
    const play = retinue.does({ ...plan, override });
    expect(play.told('overridden')).toEqual([{ type: 'overridden', code: 'overDv', reason: override.reason }]);
    expect([play.state.scenario?.dv, play.state.scenario?.dvCap]).toEqual([7, 6]);
  });

  it.each([
    ['easy', 7, 12],
    ['medium', 6, 10],
    ['hard', 5, 9],
  ] as const)('should allow on %s %i DV to one Acolyte and %i to two', (difficulty, one, two) => {
    const play = withDifficulty(
      campaign('p1', 'p2')
        .with(walkContent)
        .does(recruit('acolyte'), recruit('acolyte', { player: 'p2' })),
      difficulty,
    );
    const game = { content: walkContent, state: play.state };
    const capOf = (deployed: string[]) => deploymentOf(game, { deployed, auxiliaries: [] }).of;
    expect([capOf(['m1']), capOf(['m1', 'm2']), capOf([])]).toEqual([one, two, one]);
  });

  it('[A-14] should refuse who carries more wargear than its capacity', () => {
    const armed = retinue.does({ ...equip('m2', { weapons: ['hot-shot-laspistol', 'sword'] }), override });
    expect(armed.refuses(deploy(['m1', 'm2']))).toEqual({
      code: 'overWargear',
      params: { used: 3, of: 2, member: 'm2', name: 'Pim' },
    });
    expect(stageOf(armed.does(deploy(['m1'])))).toBe('battle');
  });

  it('[A-14] should not count equipment as wargear, but refuse more of it than there are points', () => {
    const laden = retinue.does({
      ...equip('m2', { weapons: ['hot-shot-laspistol'], equipment: ['medkit', 'magazines'] }),
      override,
    });
    expect(laden.refuses(deploy(['m1', 'm2']))).toEqual({
      code: 'overEquipment',
      params: { used: 3, of: 2, member: 'm2', name: 'Pim' },
    });
  });

  it('should refuse nobody, strangers, the same twice, the fallen and unknown rows', () => {
    const codeOf = (plan: Parameters<typeof deploy>) => retinue.refuses(deploy(...plan)).code;
    expect(codeOf([[]])).toBe('nobodyDeployed');
    expect(codeOf([['m9']])).toBe('unknownMember');
    expect(codeOf([['m1', 'm1']])).toBe('badValue');
    expect(codeOf([['m1'], { auxiliaries: ['cult-fighter'] }])).toBe('unknownCard');
    expect(codeOf([['m1'], { objectives: ['nothing'] }])).toBe('unknownRow');
    const fallen = retinue.does({ type: 'correct', correction: { what: 'fate', member: 'm2', fate: 'slain' } });
    expect(fallen.refuses({ ...deploy(['m1', 'm2']), override }).code).toBe('notServing');
  });

  it('should not lend whom a scenario alone brings', () => {
    const lent = (onlyInScenario: boolean) => {
      const { cards } = walkContent;
      const servitor = present(cards.get('medicae-servitor'), 'the servitor');
      const content = { ...walkContent, cards: new Map([...cards, [servitor.id, { ...servitor, onlyInScenario }]]) };
      return new CampaignPlay(retinue.state, [], content);
    };
    const plan = deploy(['m1'], { auxiliaries: ['medicae-servitor'] });
    expect(lent(true).refuses(plan)).toEqual({ code: 'unknownCard', params: { card: 'medicae-servitor' } });
    expect(lent(false).does(plan).state.scenario?.auxiliaries).toEqual(['medicae-servitor']);
  });

  it('should refuse who must rest, and a retinue beyond the capacity of its Acolytes', () => {
    const tired = retinue.does({ type: 'correct', correction: { what: 'rest', member: 'm3', mustRest: true } });
    expect(tired.refuses(deploy(['m1', 'm3']))).toEqual({ code: 'mustRest', params: { member: 'm3', name: 'Sabine' } });
    const many = retinue.does({ ...recruit('off-worlder-hunter'), override });
    expect(many.refuses(deploy(['m1', 'm2', 'm3', 'm4']))).toEqual({
      code: 'overCapacity',
      params: { used: 4, of: 3, player: 'p1', leader: 'Vex' },
    });
    expect(stageOf(many.does(deploy(['m1', 'm2', 'm3'])))).toBe('battle');
  });

  it('[A11] should let a Space Marine go alone, and no follower with him', () => {
    const fallen = retinue.does({ type: 'correct', correction: { what: 'fate', member: 'm1', fate: 'slain' } });
    const play = fallen.does({ ...recruit('space-marine', { name: 'Castor', increase: null }), override });
    expect(play.refuses(deploy(['m2', 'm4']))).toEqual({
      code: 'overCapacity',
      params: { used: 1, of: 0, player: 'p1', leader: 'Castor' },
    });
    expect(stageOf(play.does(deploy(['m4'])))).toBe('battle');
    expect(fallen.refuses(deploy(['m2']))).toEqual({ code: 'overCapacity', params: { used: 1, of: 0, player: 'p1' } });
  });

  it('should tell everything that stands against a plan', () => {
    const tired = retinue.does({ type: 'correct', correction: { what: 'rest', member: 'm3', mustRest: true } });
    const game = { content: walkContent, state: tired.state };
    const auxiliaries = Array.from({ length: 5 }, () => 'medicae-servitor');
    expect(againstDeployment(game, { deployed: ['m3'], auxiliaries }).map(({ code }) => code)).toEqual(['mustRest']);
    expect(againstDeployment(game, { deployed: ['m1', 'm3'], auxiliaries }).map(({ code }) => code)).toEqual([
      'mustRest',
      'overDv',
    ]);
  });

  it('should refuse a second scenario while one is open', () => {
    expect(retinue.does(deploy(['m1'])).refuses(deploy(['m2'])).code).toBe('scenarioOpen');
  });
});

describe('callOff', () => {
  it('should leave nothing of a scenario whose battle never happened, and give its number again', () => {
    const play = retinue.does(deploy(['m1']), { type: 'callOff' });
    expect([play.state.scenario, play.state.scenarios, play.member('m1').deployments]).toEqual([null, 0, 0]);
    expect(play.does(deploy(['m1'])).state.scenario?.number).toBe(1);
  });

  it('should be refused without a scenario, and once there is a report', () => {
    expect(retinue.refuses({ type: 'callOff' }).code).toBe('noScenario');
    const reported = retinue.does(deploy(['m1']), { type: 'report', report: report([line('m1')]) });
    expect(reported.refuses({ type: 'callOff' })).toEqual({ code: 'wrongStage', params: { stage: 'report' } });
  });
});

describe('report', () => {
  const deployed = retinue.does(deploy(['m1', 'm2']));
  const reported = deployed.does({
    type: 'report',
    report: report([line('m1'), line('m2', { kills: 2, heavyKills: 1 })]),
  });

  it('should be kept, and may be adjusted until the rolls', () => {
    expect([stageOf(reported), reported.state.scenario?.report?.operatives[1]?.kills]).toEqual(['report', 2]);
    const adjusted = reported.does({ type: 'adjustReport', report: report([line('m1'), line('m2', { kills: 1 })]) });
    expect(adjusted.state.scenario?.report?.operatives[1]?.kills).toBe(1);
    const rolling = adjusted.does({ type: 'goOn' });
    expect(rolling.refuses({ type: 'adjustReport', report: report([line('m1')]) }).code).toBe('wrongStage');
  });

  it('should be refused about strangers, about the same operative twice, and with impossible numbers', () => {
    const codeOf = (...given: Parameters<typeof report>) =>
      deployed.refuses({ type: 'report', report: report(...given) }).code;
    expect(codeOf([line('m3')])).toBe('unknownMember');
    expect(codeOf([line('m1'), line('m1')])).toBe('badValue');
    expect(codeOf([line('m1', { kills: 1, heavyKills: 2 })])).toBe('badValue');
    expect(codeOf([line('m1', { kills: -1 })])).toBe('badValue');
    expect(codeOf([line('m1')], { clues: 0.5 })).toBe('badValue');
  });

  it('should be refused without a scenario', () => {
    expect(retinue.refuses({ type: 'report', report: report([]) }).code).toBe('noScenario');
    expect(retinue.refuses({ type: 'adjustReport', report: report([]) }).code).toBe('noScenario');
    expect(deployed.refuses({ type: 'adjustReport', report: report([]) }).code).toBe('wrongStage');
  });

  it('should count what everybody did, and whoever was deployed', () => {
    const play = reported.does({ type: 'goOn' });
    expect(play.member('m2')).toMatchObject({ kills: 2, heavyKills: 1, deployments: 1 });
    expect(play.member('m1')).toMatchObject({ kills: 0, deployments: 1 });
    expect(play.member('m3').deployments).toBe(0);
  });

  it('should count clues and flags, of the battle and of its objectives', () => {
    const objectives = ['leave-no-trace', 'take-one-alive'].map((id) => ({ id, done: true, by: null }));
    const play = walked(retinue, [line('m1')], { clues: 2, flags: ['voice-known'], objectives });
    expect([play.state.clues, play.state.nextClues, play.state.flags]).toEqual([2, 1, ['voice-known', 'unseen']]);
    const next = walked(closed(play), [line('m1')], { clues: 1 });
    expect([next.state.clues, next.state.nextClues]).toEqual([4, 0]);
  });
});

describe('goOn and closeBook', () => {
  it('should pass over stages in which there is nothing to do', () => {
    const play = walked(retinue, [line('m1')]);
    expect(stageOf(play)).toBe('experience');
    expect(stageOf(play.does({ type: 'goOn' }))).toBe('closing');
  });

  it('should stop at every stage in which there is something to do', () => {
    const scarred = retinue.does(xp('m1', 24), {
      type: 'correct',
      correction: { what: 'addScar', member: 'm3', scar: 'haunted' },
    });
    let play = walked(scarred, [line('m1'), down('m2')], { primary: 'complete', loot: [{ by: 'm1', count: 1 }] });
    const stages: string[] = [];
    while (play.state.scenario !== null) {
      stages.push(stageOf(play));
      play = play.answersAll().does({ type: stageOf(play) === 'closing' ? 'closeBook' : 'goOn' });
    }
    expect(stages).toEqual(['casualties', 'recovery', 'experience', 'advances', 'loot', 'closing']);
  });

  it('should be refused while a roll is open, unless the table overrides it', () => {
    const play = walked(retinue, [line('m1'), down('m2')]);
    expect(play.refuses({ type: 'goOn' })).toEqual({ code: 'stillOpen', params: { rolls: 1 } });
    expect(stageOf(play.does({ type: 'goOn', override }))).toBe('experience');
  });

  it('should leave what is owed for later only where the table overrides it', () => {
    const play = walked(retinue.does(xp('m1', 24)), [line('m1')], { primary: 'complete' }).does({ type: 'goOn' });
    expect([stageOf(play), play.choice.question]).toEqual(['advances', 'ploy']);
    expect(play.refuses({ type: 'goOn' }).code).toBe('choicesOwed');
    const left = play.does({ type: 'goOn', override });
    expect(closed(left).member('m1').level).toBe(1);
    expect([stageOf(left), left.state.owed.length]).toEqual(['closing', 1]);
  });

  it('should be refused at the wrong moment', () => {
    expect(retinue.refuses({ type: 'goOn' }).code).toBe('noScenario');
    expect(retinue.refuses({ type: 'closeBook' }).code).toBe('noScenario');
    expect(retinue.does(deploy(['m1'])).refuses({ type: 'goOn' }).code).toBe('wrongStage');
    expect(walked(retinue, [line('m1')]).refuses({ type: 'closeBook' }).code).toBe('wrongStage');
  });

  it('should end the day: who stayed at home has rested and may go again, who went has not', () => {
    const tired = retinue.does({ type: 'correct', correction: { what: 'rest', member: 'm3', mustRest: true } });
    const play = closed(walked(tired, [line('m1'), line('m2')]));
    expect([play.state.day, play.state.scenario]).toEqual([2, null]);
    expect(play.member('m3')).toMatchObject({ rested: 1, mustRest: false });
    expect(play.member('m2')).toMatchObject({ rested: 0, mustRest: false });
    expect(closed(walked(play, [line('m3')])).member('m3').rested).toBe(0);
    expect(closed(walked(play, [line('m1')])).member('m3').rested).toBe(2);
  });

  it('should write the chapter of the battle with names of the day', () => {
    const moments = [{ kind: 'firstBlood', turningPoint: 1, who: 'Vex', whom: 'a cultist', what: null } as const];
    const begun = walked(retinue.does(xp('m1', 20)), [line('m1'), down('m2', { slain: true })], {
      primary: 'complete',
      moments,
    });
    const play = closed(begun).does({ type: 'describe', member: 'm1', set: { name: 'Vex the Elder' } });
    const [chapter, renaming] = play.state.chronicle.slice(-2);
    expect(renaming).toMatchObject({ kind: 'renamed', from: 'Vex', name: 'Vex the Elder' });
    expect(chapter).toMatchObject({
      kind: 'battle',
      day: 1,
      number: 1,
      title: 'The Dry Dock',
      deployed: [
        { member: 'm1', name: 'Vex' },
        { member: 'm2', name: 'Pim' },
      ],
      slain: [{ member: 'm2', name: 'Pim', by: 'a cultist' }],
      levels: [{ member: 'm1', name: 'Vex', level: 1 }],
      xp: [
        { member: 'm1', xp: 17 },
        { member: 'm2', xp: 0 },
      ],
      report: { moments },
    });
  });

  it('should tell of scars, recoveries, honours, auxiliaries and things found', () => {
    const start = retinue
      .does(xp('m1', 145), {
        type: 'correct',
        correction: { what: 'addScar', member: 'm3', scar: 'haunted' },
      })
      .answersAll();
    const lines = [line('m1'), down('m2'), { ...line('servitor'), member: null, name: 'Servitor' }];
    const begun = start.does(
      deploy(['m1', 'm2'], { auxiliaries: ['medicae-servitor'] }),
      {
        type: 'report',
        report: report(lines, { primary: 'complete', loot: [{ by: 'm1', count: 1 }] }),
      },
      { type: 'goOn' },
    );
    const rolled = begun.answers(2, 1).does({ type: 'goOn' }).answers(6).does({ type: 'goOn' }, { type: 'goOn' });
    const looted = rolled.answersAll().does({ type: 'goOn' }).answers(5).does({ type: 'goOn' }, { type: 'closeBook' });
    expect(looted.state.chronicle.at(-1)).toMatchObject({
      deployed: [{ member: 'm1' }, { member: 'm2' }, { member: null, name: 'Servitor' }],
      scars: [{ member: 'm2', name: 'Pim', scar: 'shattered-leg' }],
      healed: [{ member: 'm3', name: 'Sabine', scar: 'haunted' }],
      honours: [{ member: 'm1', name: 'Vex', honour: 'combat-1' }],
      levels: [{ member: 'm1', level: 4 }],
      found: ['medkit'],
    });
  });
});
