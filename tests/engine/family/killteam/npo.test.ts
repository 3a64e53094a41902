import { gameOf } from '../../../../src/engine/systems/killTeams.ts';
import { describe, expect, it } from 'vitest';
import type { Command } from '../../../../src/engine/family/killteam/model/command.ts';
import type { NpoChoice } from '../../../../src/engine/plugins/npo/state.ts';
import type { Operative } from '../../../../src/engine/family/killteam/model/operative.ts';
import type { Answer, TableLook } from '../../../../src/engine/log/request.ts';
import type { BattleState } from '../../../../src/engine/family/killteam/model/state.ts';
import { shippedTable, TABLES } from '../../behaviour/support.ts';
import { act, activate, END, fight, play, type Play, shoot } from '../../../support/decide.ts';
import { battleOf, cultist, knife, pim, rifle, rule, thug, vex } from '../../../support/duel.ts';
import type { Lasting } from '../../../../src/engine/family/killteam/model/lasting.ts';
import { lastingSight } from '../../../support/lasting.ts';
import { askOrPlanFor } from '../../../../src/engine/plugins/npo/thought.ts';

const tables = Object.fromEntries(TABLES.map((id) => [id, shippedTable(id)]));
const ENEMY = { type: 'enemyActivates', operative: null } as const satisfies Command;
const COULD_NOT: Command = { type: 'couldNot' };
const done = (count = 9): Command => ({ type: 'carryOut', count });
const look = (told: TableLook): Answer => ({ kind: 'look', look: told });
const sees = (seen: readonly string[], inCover: readonly string[] = [], obscured: readonly string[] = []): Answer =>
  look({ kind: 'sight', seen, inCover, obscured });
const first = (id: string | null): Answer => look({ kind: 'first', first: id });
const DONT_KNOW = look({ kind: 'dontKnow' });
const MISS = [[1, 1, 1, 1], 'c0n0'] as const;

/** A gun that hits harder than the blade, so a Marksman. */
const marksman = (set: Partial<Operative> = {}): Operative =>
  cultist({ weapons: [rifle(), knife({ damage: { normal: 2, critical: 3 } })], ...set });
const brawler = (set: Partial<Operative> = {}): Operative => cultist({ weapons: [knife()], ...set });

/** The enemy's turn, its side played by a shipped table. */
const enemysTurn = (
  operatives: readonly Operative[],
  table: string,
  { choice = {}, ...set }: Partial<BattleState> & { choice?: NpoChoice } = {},
): Play =>
  play(battleOf(operatives, { turn: 'enemy', ...set })).does({ type: 'setNpo', choice: { tables, table, ...choice } });

const planOf = (at: Play) => at.midway.npo?.turn?.plan ?? null;
const steps = (at: Play) => planOf(at)?.steps.map(({ action, target }) => [action, target]) ?? null;

describe('an enemy that its table plays', () => {
  it('should ask whom it sees as far as anybody sees, whether it shoots or charges', () => {
    const asks = (lasting: readonly Lasting[], enemy: Operative) =>
      enemysTurn([vex(), pim(), enemy], 'acolyte', { alert: 3, lasting: [...lasting] }).does(ENEMY).question;
    const dark = [lastingSight(8)];
    for (const enemy of [marksman(), brawler()])
      expect(asks(dark, enemy)).toMatchObject({ question: 'sight', place: 'here', inches: 8 });
    expect(asks([], brawler())).toMatchObject({ question: 'sight', place: 'here', inches: null });
  });

  it('should ask once, say what to do, and open the attack with what was told', () => {
    const asked = enemysTurn([vex(), pim(), marksman()], 'marksman').does(ENEMY);
    expect(asked.question).toMatchObject({
      kind: 'look',
      question: 'sight',
      operative: 'cultist',
      candidates: ['vex', 'pim'],
    });
    const decided = asked.answers(sees(['vex', 'pim'], ['vex']));
    expect(planOf(decided)).toMatchObject({ order: 'engage' });
    expect(steps(decided)).toEqual([['shoot', 'pim']]);
    const shot = decided.does(done());
    expect(shot.told('activated')).toMatchObject([{ operative: 'cultist', order: 'engage' }]);
    expect(shot.told('attackDeclared')).toMatchObject([{ action: 'shoot', target: 'pim' }]);
    expect(shot.told('factsSet')).toMatchObject([{ target: 'pim', facts: { cover: false } }]);
  });

  it('should advise each enemy by its own table and weapons in one and the same battle', () => {
    const gunner = marksman({ id: 'gunner' });
    const own = { cultist: 'brawler', gunner: 'marksman' };
    const now = enemysTurn([vex(), pim(), brawler(), gunner], 'brawler', { choice: { own } });
    const game = gameOf(now.state);
    const asked = (enemy: string) => {
      const advice = askOrPlanFor(game, now.operative(enemy));
      return advice.kind === 'ask' ? advice.question.kind : advice.kind;
    };
    expect([asked('cultist'), asked('gunner'), asked('cultist')]).toEqual(['reach', 'sight', 'reach']);
  });

  it('should go on by itself after the attack, and end the activation when nothing is left', () => {
    const after = enemysTurn([vex(), marksman()], 'marksman')
      .does(ENEMY)
      .answers(sees(['vex'], ['vex']))
      .does(done())
      .answers(...MISS);
    expect(steps(after)).toEqual([['reposition', null]]);
    const over = after.does(done());
    expect(over.told('activationEnded')).toHaveLength(1);
    expect(over.state).toMatchObject({ turn: 'retinue', npo: { turn: null } });
  });

  it('should charge and fight in one go', () => {
    const asked = enemysTurn([vex(), pim(), brawler()], 'brawler').does(ENEMY);
    expect(asked.question).toMatchObject({ question: 'reach', inches: 8 });
    const decided = asked.answers(first('pim'));
    expect(steps(decided)).toEqual([
      ['charge', 'pim'],
      ['fight', 'pim'],
    ]);
    const fought = decided.does(done());
    expect(fought.midway.engagement).toEqual([['pim', 'cultist']]);
    expect(fought.told('attackDeclared')).toMatchObject([{ action: 'fight', target: 'pim' }]);
  });

  it('should move on Conceal when it can reach nobody, both moves at once or one after the other', () => {
    const decided = enemysTurn([vex(), brawler()], 'brawler').does(ENEMY).answers(first(null));
    expect(planOf(decided)?.order).toBe('conceal');
    expect(
      decided
        .does(done())
        .told('actionPerformed')
        .map(({ action }) => action),
    ).toEqual(['reposition', 'dash']);
    const half = decided.does(done(1));
    expect(steps(half)).toEqual([['dash', null]]);
    expect(half.does(COULD_NOT).told('activationEnded')).toHaveLength(1);
  });

  it('should shoot from where it moved without asking again', () => {
    const asked = enemysTurn([vex(), pim(), marksman()], 'marksman').does(ENEMY).answers(sees([]));
    expect(asked.question).toMatchObject({ question: 'sight', place: 'reposition', inches: 6 });
    const decided = asked.answers(sees(['pim'], ['pim']));
    expect(steps(decided)).toEqual([
      ['reposition', 'pim'],
      ['shoot', 'pim'],
    ]);
    const shot = decided.does(done());
    expect(shot.told('factsSet').at(-1)).toMatchObject({ target: 'pim', facts: { cover: true, obscured: false } });
  });

  it('should decide for the worst when nobody knows', () => {
    const decided = enemysTurn([vex({ wounds: 3 }), pim(), brawler()], 'brawler')
      .does(ENEMY)
      .answers(DONT_KNOW);
    expect(steps(decided)?.[0]).toEqual(['charge', 'vex']);
  });

  it('should take the next target or the next row when something could not be done, with the AP back', () => {
    const decided = enemysTurn([vex(), pim(), marksman()], 'marksman')
      .does(ENEMY)
      .answers(sees(['vex', 'pim'], ['vex']));
    expect(steps(decided.does(COULD_NOT))).toEqual([['shoot', 'vex']]);
    const opened = decided.does(done()).does(COULD_NOT);
    expect(opened.midway.activation).toMatchObject({ spent: 0, done: [] });
    expect(steps(opened)).toEqual([['shoot', 'vex']]);
    expect(opened.does(COULD_NOT).pending).toMatchObject({ question: 'sight', place: 'reposition' });
  });

  it('should think again when its target is down before the second action', () => {
    const decided = enemysTurn([vex(), pim(), brawler()], 'brawler').does(ENEMY).answers(first('pim')).does(done(1));
    const fallen = decided.does({
      type: 'correct',
      correction: { what: 'wounds', operative: 'pim', to: 0, credit: null },
    });
    expect(fallen.told('incapacitated')).toHaveLength(1);
    expect(fallen.pending ?? steps(fallen)).not.toEqual([['fight', 'pim']]);
    expect(fallen.midway.activation === null || fallen.pending === null).toBe(true);
  });

  it('should be taken over by the player and given back', () => {
    const decided = enemysTurn([vex(), marksman()], 'marksman')
      .does(ENEMY)
      .answers(sees(['vex']));
    const taken = decided.does({ type: 'takeEnemy', hand: true });
    expect(taken.midway.npo?.turn).toMatchObject({ hand: true, plan: null });
    const dashed = taken.does(act('dash'));
    expect(dashed.midway.activation?.done).toEqual(['dash']);
    expect(dashed.does({ type: 'takeEnemy', hand: false }).question).toMatchObject({ question: 'sight' });
    expect(decided.does({ type: 'leaveEnemy' }).state.npo?.turn).toBeNull();
    expect(dashed.refuses({ type: 'leaveEnemy' }).code).toBe('activationOpen');
  });

  it('should remember answers until one of the two moves or takes another order', () => {
    const told = enemysTurn(
      [vex(), pim({ order: 'conceal' }), marksman({ abilities: ['noReload'] }), thug()],
      'marksman',
    )
      .does({ type: 'enemyActivates', operative: 'cultist' })
      .answers(sees(['vex', 'pim']), first('vex'));
    const count = (at: Play, target: string) =>
      at.midway.npo?.told.filter((each) => each.target === target && each.fact === 'validTarget').length;
    expect([count(told, 'vex'), count(told, 'pim')]).toEqual([1, 1]);
    const after = told
      .does(done())
      .answers(...MISS)
      .does({ type: 'takeEnemy', hand: true })
      .does(END);
    expect(count(after.does(activate('vex')).does(act('dash')), 'vex')).toBe(0);
    expect(count(after.does(activate('vex')).does(act('dash')), 'pim')).toBe(1);
    expect(count(after.does(activate('pim', 'engage')), 'pim')).toBe(0);
  });

  it('should not shoot at somebody in the control range of another enemy', () => {
    const asked = enemysTurn([vex(), pim(), marksman(), thug()], 'marksman', { engagement: [['vex', 'thug']] }).does({
      type: 'enemyActivates',
      operative: 'cultist',
    });
    expect(asked.question).toMatchObject({ candidates: ['pim'] });
  });

  it('should let its turn go when it is set down by hand before its first step', () => {
    const asked = enemysTurn([vex(), marksman(), thug()], 'marksman').does({
      type: 'enemyActivates',
      operative: 'cultist',
    });
    const fallen = asked.does({
      type: 'correct',
      correction: { what: 'wounds', operative: 'cultist', to: 0, credit: null },
    });
    expect(fallen.state.npo?.turn).toBeNull();
    expect(fallen.does(ENEMY).told('enemyChosen').at(-1)).toMatchObject({ operative: 'thug' });
  });

  it('should do nothing, and say so, without a table or with a broken one', () => {
    for (const table of ['missing', 'broken']) {
      const none = enemysTurn([vex(), marksman()], table, { choice: { tables: { broken: { rows: 'x' } } } }).does(
        ENEMY,
      );
      expect(planOf(none)).toMatchObject({ steps: [] });
      expect(none.does(done()).told('activationEnded')).toHaveLength(1);
    }
  });

  it('should count a table edited in the battle from the next decision on', () => {
    const asked = enemysTurn([vex(), marksman()], 'marksman').does(ENEMY);
    const edited = asked.does({ type: 'setNpo', choice: { table: 'brawler' } });
    expect(edited.question).toMatchObject({ question: 'reach' });
  });

  it('should refuse what makes no sense now', () => {
    const turn = enemysTurn([vex(), marksman(), thug({ readiness: 'expended' })], 'marksman');
    expect(turn.refuses({ type: 'enemyActivates', operative: 'thug' }).code).toBe('notReady');
    expect(turn.refuses(done()).code).toBe('noActivation');
    expect(turn.refuses(COULD_NOT).code).toBe('noActivation');
    expect(turn.refuses({ type: 'setNpo', choice: { priorityTarget: 'nobody' } }).code).toBe('unknownOperative');
    const asked = turn.does(ENEMY);
    expect(asked.refuses(done()).code).toBe('requestPending');
    expect(asked.refusesAnswer(first('vex'))).toBe('wrongAnswer');
    expect(asked.refusesAnswer(sees(['thug']))).toBe('notAnOption');
    const mine = play(battleOf([vex(), cultist()])).does({ type: 'setNpo', choice: { tables, table: 'marksman' } });
    expect(mine.refuses(ENEMY).code).toBe('notYourTurn');
  });
});

describe('which enemy acts next', () => {
  it('should be the most dangerous that can attack, before anything is asked', () => {
    const strong = thug({ weapons: [rifle({ attacks: 6 }), knife()] });
    const chosen = enemysTurn([vex(), marksman(), strong], 'marksman').does(ENEMY);
    expect(chosen.told('enemyChosen')).toMatchObject([{ operative: 'thug', why: [{ by: 'threat', left: ['thug'] }] }]);
    expect(chosen.question).toMatchObject({ operative: 'thug' });
  });

  it('should be one of the group that goes on', () => {
    const grouped = { abilities: ['groupActivation'] as const, card: 'zombie' };
    const pack = [
      vex(),
      brawler({ ...grouped, abilities: [...grouped.abilities] }),
      thug({ ...grouped, abilities: [...grouped.abilities], weapons: [knife()] }),
      { ...thug(), id: 'other' },
    ];
    const second = enemysTurn(pack, 'brawler')
      .does({ type: 'enemyActivates', operative: 'cultist' })
      .answers(first(null))
      .does(done());
    expect(second.state.group).toMatchObject({ operatives: ['thug'] });
    expect(second.does(ENEMY).told('enemyChosen').at(-1)).toMatchObject({ operative: 'thug' });
  });
});

describe('enemies that counteract', () => {
  const late = (counteract: boolean): Play =>
    enemysTurn([vex(), pim(), brawler({ readiness: 'expended' })], 'brawler', {
      turn: 'retinue',
      choice: { counteract },
    })
      .does(activate('vex'))
      .does(END);

  it('should be offered when all enemies are expended, with one action of 2 inches', () => {
    const offered = late(true);
    expect(offered.state.turn).toBe('enemy');
    const asked = offered.does(ENEMY);
    expect(asked.question).toMatchObject({ question: 'reach', inches: 2 });
    const charged = asked.answers(first('pim')).does(done());
    expect(charged.told('actionPerformed').at(-1)).toMatchObject({ action: 'charge', via: 'counteract', ap: 0 });
    expect(charged.state).toMatchObject({ turn: 'retinue', npo: { turn: null } });
    expect(charged.operative('cultist').counteracted).toBe(true);
  });

  it('should not be where the battle does not say so, and may be passed', () => {
    expect(late(false).state.turn).toBe('retinue');
    expect(late(true).does({ type: 'passCounteract' }).state.turn).toBe('retinue');
  });
});

describe('Alert', () => {
  const aware = (
    alert: number,
    operatives: readonly Operative[] = [vex(), marksman({ wounds: 1 }), thug()],
    choice: NpoChoice = {},
  ): Play =>
    enemysTurn(operatives, 'acolyte', { alert, turn: 'retinue', choice: { alert: true, ...choice } }).does(
      activate('vex'),
    );

  it('should rise to 2 with an attack, and remember the noise', () => {
    const shot = aware(0)
      .does(shoot())
      .answers(...MISS);
    expect(shot.midway).toMatchObject({ alert: 2, npo: { noise: 'vex' } });
  });

  it('should rise with any attack, by the house rule of stealth not with a silent kill', () => {
    const silent = (wounds: number) => [
      vex({ weapons: [rifle({}, rule('silent')), knife()] }),
      marksman({ wounds }),
      thug(),
    ];
    const kill = aware(0, silent(1)).does(shoot()).answers([6, 6, 6, 6], [1, 1, 1], 'c0n0');
    expect(kill.told('incapacitated')).toHaveLength(1);
    expect(kill.midway.alert).toBe(2);
    const quiet = aware(0, silent(1), { quietKills: true });
    expect(quiet.does(shoot()).answers([6, 6, 6, 6], [1, 1, 1], 'c0n0').midway.alert).toBe(0);
    expect(
      aware(0, silent(8), { quietKills: true })
        .does(shoot())
        .answers(...MISS).midway.alert,
    ).toBe(2);
  });

  it('should rise to 1 when somebody ends an activation in sight', () => {
    const asked = aware(0).does(END);
    expect(asked.question).toMatchObject({ question: 'is', fact: 'spotted', operative: 'vex', inches: 12 });
    expect(asked.answers(look({ kind: 'is', is: true })).state).toMatchObject({
      alert: 1,
      npo: { noise: 'vex', sighting: true },
    });
    expect(asked.answers(look({ kind: 'is', is: false })).state.alert).toBe(0);
    expect(aware(1).does(END).pending).toBeNull();
  });

  it('should be 3 when an objective is taken', () => {
    const taken = aware(0, [vex({ nearMarker: true }), marksman()]).does(act('pickUpMarker'));
    expect(taken.midway.alert).toBe(3);
  });

  it('should fall at the end of a turning point in which nobody was seen, not below 1 after an alarm', () => {
    const quiet = (alert: number, seen: boolean): number | undefined => {
      const last = enemysTurn([vex({ readiness: 'expended', order: 'conceal' }), brawler()], 'acolyte', {
        alert,
        choice: { alert: true },
      }).does(ENEMY);
      const told = last.pending === null ? last : last.answers(sees(seen ? ['vex'] : []));
      return told.does({ type: 'takeEnemy', hand: true }).does(END).midway.alert;
    };
    expect([quiet(3, false), quiet(2, false), quiet(1, false), quiet(0, false)]).toEqual([2, 1, 0, 0]);
  });

  it('should not be read where the battle does not say so', () => {
    const deaf = enemysTurn([vex(), marksman()], 'acolyte', { alert: 0, turn: 'retinue' }).does(activate('vex'));
    expect(deaf.does(shoot()).answers(...MISS).midway.alert).toBe(0);
    expect(deaf.does(END).pending).toBeNull();
  });

  it('should begin at 2 when enemies were hurt before anybody read it', () => {
    const choice = { tables, table: 'acolyte', alert: true };
    const begun = (wounds: number): number | undefined =>
      play(battleOf([vex(), marksman({ wounds })], { turn: 'enemy' })).does({ ...ENEMY, choice }).midway.alert;
    expect([begun(8), begun(5)]).toEqual([0, 2]);
  });

  it('should make the unaware patrol and the alarmed fight', () => {
    const patrol = enemysTurn([vex(), marksman()], 'acolyte', { alert: 0, choice: { alert: true } }).does(ENEMY);
    expect(planOf(patrol)).toMatchObject({
      order: 'conceal',
      steps: [{ row: 'patrol', action: 'reposition', inches: 3 }],
    });
    const alarmed = enemysTurn([vex(), marksman()], 'acolyte', { alert: 2, choice: { alert: true } }).does(ENEMY);
    expect(alarmed.question).toMatchObject({ question: 'sight' });
  });
});

describe('morale', () => {
  const few = (morale: boolean): Play =>
    enemysTurn(
      [
        vex({ readiness: 'expended' }),
        marksman({ dv: 1, readiness: 'expended' }),
        thug({ dv: 4, down: true, removed: true }),
      ],
      'acolyte',
      {
        phase: 'turningPointOver',
        choice: { morale },
      },
    )
      .does({ type: 'nextTurningPoint' })
      .answers([6]);

  it('should be tested in the Ready step by the few that are left, and break them on 1 and 2', () => {
    expect(few(true).question).toMatchObject({ kind: 'roll', purpose: 'morale' });
    expect(few(true).answers([2]).state.npo?.broken).toBe(true);
    expect(few(true).answers([3]).state.npo?.broken).toBe(false);
    expect(few(false).pending).toBeNull();
  });
});

it('should fold an enemy turn to the same state, question by question', () => {
  const end = enemysTurn([vex(), pim(), marksman()], 'acolyte')
    .does(ENEMY)
    .answers(sees(['vex', 'pim']))
    .answers(first('pim'));
  expect(steps(end)?.[0]).toEqual(['shoot', 'pim']);
  const fighting = enemysTurn([vex(), brawler()], 'acolyte', { engagement: [['vex', 'cultist']] })
    .does(ENEMY)
    .does(done());
  expect(fighting.told('attackDeclared')).toMatchObject([{ action: 'fight' }]);
  expect(fight().type).toBe('fight');
});
