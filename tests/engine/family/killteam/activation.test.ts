import { describe, expect, it } from 'vitest';
import { actionOffers } from '../../../../src/engine/family/killteam/flow/actions/actions.ts';
import { apLeft } from '../../../../src/engine/family/killteam/flow/actions/apLeft.ts';
import { gameOf } from '../../../../src/engine/systems/killTeams.ts';
import type { Lasting } from '../../../../src/engine/family/killteam/model/lasting.ts';
import type { Operative } from '../../../../src/engine/family/killteam/model/operative.ts';
import { battle } from '../../../../src/words/en/battle.ts';
import { hints } from '../../../../src/words/en/hints.ts';
import { act, activate, END, fight, OVERRIDE, play, shoot } from '../../../support/decide.ts';
import { battleOf, cultist, ENGAGED, pim, rifle, rule, thug, vex, vexActs } from '../../../support/duel.ts';

const reposition = act('reposition');
const dash = act('dash');
const fallBack = act('fallBack');
const charge = act('charge', { targets: ['cultist'] });
const LEADER: Partial<Operative> = { apl: 3 };

describe('activating', () => {
  it('[A-07] should give the order chosen at the start of each activation', () => {
    const first = play(battleOf([vex({ order: 'conceal' }), cultist()])).does(activate('vex', 'engage'));
    expect(first.operative('vex')).toMatchObject({ order: 'engage', usualOrder: 'engage', readiness: 'active' });
    const other = play(battleOf([vex(), cultist()])).does(activate('vex', 'conceal'));
    expect(other.operative('vex').order).toBe('conceal');
  });

  it('[A-07] should not change the order of anybody else, nor that of one who counteracts', () => {
    const state = battleOf([
      vex({ readiness: 'expended' }),
      pim({ readiness: 'expended', order: 'conceal' }),
      cultist(),
    ]);
    const counter = play(state).does({ type: 'counteract', operative: 'vex' });
    expect([counter.operative('vex').order, counter.operative('pim').order]).toEqual(['engage', 'conceal']);
  });

  it('[A-15] should let the players activate anybody of the retinue in any order', () => {
    const retinue = [vex({ owner: 'p1' }), pim({ owner: 'p2' })];
    for (const first of ['vex', 'pim']) {
      const started = play(battleOf([...retinue, cultist()])).does(activate(first));
      expect(started.state.activation?.operative).toBe(first);
    }
  });

  it('[A-15] should alternate with the enemy, not with the players', () => {
    const done = play(battleOf([vex({ owner: 'p1' }), pim({ owner: 'p2' }), cultist()]))
      .does(activate('vex'))
      .does(END);
    expect(done.state.turn).toBe('enemy');
    expect(done.refuses(activate('pim')).code).toBe('notYourTurn');
    expect(done.does(activate('cultist')).does(END).does(activate('pim')).state.activation?.operative).toBe('pim');
  });

  it('should refuse the expended, the fallen, strangers and a second one at a time', () => {
    const state = battleOf([vex({ readiness: 'expended' }), pim({ down: true, wounds: 0 }), cultist()]);
    expect(play(state).refuses(activate('vex')).code).toBe('notReady');
    expect(play(state).refuses(activate('pim')).code).toBe('operativeDown');
    expect(play(state).refuses(activate('nobody')).code).toBe('unknownOperative');
    expect(vexActs().refuses(activate('cultist')).code).toBe('activationOpen');
  });

  it('should activate in spite of the rules when the table says so, and say which rule', () => {
    const forced = play(battleOf([vex({ readiness: 'expended' }), cultist()])).does({
      ...activate('vex'),
      ...OVERRIDE,
    });
    expect(forced.events[0]).toEqual({ type: 'overridden', code: 'notReady', reason: 'the table says so' });
    expect(forced.state.activation?.operative).toBe('vex');
  });

  it('should expend the one who ends, and refuse an end when nobody acts', () => {
    const ended = vexActs().does(END);
    expect(ended.operative('vex').readiness).toBe('expended');
    expect(ended.refuses(END).code).toBe('noActivation');
    expect(vexActs().does(shoot()).refuses(END).code).toBe('requestPending');
  });
});

describe('actions and AP', () => {
  it('[A-05] should allow each action once per activation, as far as AP last', () => {
    const moved = vexActs({ me: LEADER }).does(reposition);
    expect(moved.refuses(reposition)).toMatchObject({ code: 'actionDone', params: { action: 'reposition' } });
    expect(moved.does(dash).state.activation).toMatchObject({ spent: 2, done: ['reposition', 'dash'] });
  });

  it('[A-05] should allow no action when the AP are spent', () => {
    const spent = vexActs().does(reposition).does(dash);
    expect(apLeft(gameOf(spent.state))).toBe(0);
    expect(spent.refuses(shoot())).toMatchObject({ code: 'notEnoughAp', params: { needed: 1, left: 0 } });
  });

  it('[A-05] should allow the action again in the next activation', () => {
    const next = vexActs({ other: { readiness: 'expended' } })
      .does(reposition)
      .does(END);
    const again = next
      .does({ type: 'nextTurningPoint' })
      .answers([6])
      .does({ type: 'startFirefight' })
      .does(activate('vex'));
    expect(again.does(reposition).state.activation?.done).toEqual(['reposition']);
  });

  it('[A-05] should allow two attacks of a kind to whoever has them on the card', () => {
    const twice = vexActs({ me: { abilities: ['twoAttacks'] }, other: { wounds: 30, maxWounds: 30 } })
      .does(shoot())
      .answers([1, 1, 1, 1], 'c0n0')
      .does(shoot());
    expect(twice.question).toMatchObject({ purpose: 'attack' });
    const once = vexActs().does(shoot()).answers([1, 1, 1, 1], 'c0n0');
    expect(once.refuses(shoot()).code).toBe('actionDone');
  });

  it('[T13] should allow Reposition and Dash, Charge and Fight', () => {
    expect(vexActs().does(reposition).does(dash).state.activation?.spent).toBe(2);
    const charged = vexActs({ other: { weapons: [] } }).does(charge);
    expect(charged.state.engagement).toEqual([['vex', 'cultist']]);
    expect(charged.does(fight()).answers([1, 1, 1], 'keep').state.activation?.done).toEqual(['charge', 'fight']);
  });

  it('[T13] should not allow Charge with any other move', () => {
    const charged = vexActs({ me: LEADER })
      .does(charge)
      .does({
        type: 'setEngaged',
        pair: ['vex', 'cultist'],
        on: false,
      });
    expect(charged.refuses(dash)).toMatchObject({ code: 'movedBefore', params: { action: 'charge' } });
    expect(charged.refuses(reposition).code).toBe('movedBefore');
    expect(vexActs().does(dash).refuses(charge).code).toBe('movedBefore');
    expect(vexActs().does(reposition).refuses(charge).code).toBe('movedBefore');
  });

  it('[T13] should allow a Dash or a shot after Fall Back only with APL 3', () => {
    const back = vexActs({ ...ENGAGED, me: LEADER }).does(fallBack);
    expect(back.state.engagement).toEqual([]);
    expect(back.state.activation?.spent).toBe(2);
    expect(back.does(dash).state.activation?.spent).toBe(3);
    const shot = vexActs({ ...ENGAGED, me: LEADER })
      .does(fallBack)
      .does(shoot());
    expect(shot.question).toMatchObject({ purpose: 'attack' });
    expect(vexActs(ENGAGED).does(fallBack).refuses(shoot()).code).toBe('notEnoughAp');
    expect(
      vexActs({ ...ENGAGED, me: LEADER })
        .does(fallBack)
        .refuses(reposition).code,
    ).toBe('movedBefore');
  });

  it('should not move out of control range but by Fall Back, nor fall back from nobody', () => {
    expect(vexActs(ENGAGED).refuses(reposition).code).toBe('inControlRange');
    expect(vexActs(ENGAGED).refuses(dash).code).toBe('inControlRange');
    expect(vexActs().refuses(fallBack).code).toBe('noEnemyInControlRange');
  });

  it('should not charge at nobody, at a friend or at the fallen', () => {
    const state = battleOf([vex(), pim(), cultist(), thug({ down: true, removed: true, wounds: 0 })]);
    const acting = play(state).does(activate('vex'));
    expect(acting.refuses(act('charge')).code).toBe('notInControlRange');
    expect(acting.refuses(act('charge', { targets: ['pim'] })).code).toBe('wrongSide');
    expect(acting.refuses(act('charge', { targets: ['thug'] })).code).toBe('targetRemoved');
    expect(acting.refuses(act('charge', { targets: ['nobody'] })).code).toBe('unknownOperative');
  });

  it('should forget what was said about the place it left', () => {
    const flags = { onEdge: true, onVantage: true, nearMarker: true, inStronghold: true, height: 3 };
    const moved = vexActs({ me: flags }).does(reposition);
    expect(moved.operative('vex')).toMatchObject({ onEdge: false, onVantage: false, nearMarker: false, height: 0 });
    expect(vexActs({ me: flags }).does(act('interact')).operative('vex')).toMatchObject(flags);
  });

  it('should act for the acting operative only', () => {
    expect(play(battleOf([vex(), cultist()])).refuses(reposition).code).toBe('noActivation');
    const offers = actionOffers(gameOf(vexActs().state), cultist());
    expect(new Set(offers.map(({ reason }) => reason?.code))).toEqual(new Set(['notActing']));
  });
});

describe('Conceal', () => {
  it('[A-08] should bar Shoot, Charge, Guard and Counteract', () => {
    const hidden = play(battleOf([vex(), cultist()])).does(activate('vex', 'conceal'));
    expect(hidden.refuses(shoot()).code).toBe('concealed');
    expect(hidden.refuses(charge).code).toBe('concealed');
    expect(hidden.refuses(act('guard')).code).toBe('concealed');
    const state = battleOf([vex({ order: 'conceal', readiness: 'expended' }), cultist()]);
    expect(play(state).refuses({ type: 'counteract', operative: 'vex' }).code).toBe('concealed');
  });

  it('[A-08] should not bar a Silent weapon, moving and fighting', () => {
    const silent = { weapons: [rifle({}, rule('silent'))] };
    const hidden = (set: Partial<Operative> = {}) =>
      play(battleOf([vex(set), cultist({ weapons: [] })], ENGAGED)).does(activate('vex', 'conceal'));
    expect(
      play(battleOf([vex(silent), cultist()]))
        .does(activate('vex', 'conceal'))
        .does(shoot()).question,
    ).toMatchObject({
      purpose: 'attack',
    });
    expect(hidden().does(fight()).answers([1, 1, 1], 'keep').state.activation?.done).toEqual(['fight']);
    const moving = play(battleOf([vex(), cultist()])).does(activate('vex', 'conceal'));
    expect(moving.does(reposition).state.activation?.done).toEqual(['reposition']);
  });
});

describe('group activation', () => {
  const grouped = { abilities: ['groupActivation' as const] };

  it('[A-17] should offer friends of any type after a friend, two in all', () => {
    const state = battleOf([
      vex({ ...grouped, card: 'acolyte' }),
      pim({ ...grouped, card: 'hiver' }),
      vex({ ...grouped, id: 'third', card: 'hiver' }),
      cultist(),
    ]);
    const first = play(state).does(activate('vex')).does(END);
    expect(first.state.group).toEqual({ side: 'retinue', operatives: ['pim', 'third'] });
    const second = first.does(activate('pim')).does(END);
    expect(second.state.group).toBeNull();
    expect(second.state.turn).toBe('enemy');
  });

  it('[A-17] should do what the end of an activation brings before a friend goes on', () => {
    const seep: Lasting = {
      id: 'seep',
      source: { kind: 'environment', id: 'toxic-seep', name: 'Toxic seep' },
      on: { kind: 'battle' },
      change: {
        op: 'moment',
        on: 'activationOver',
        effects: [
          {
            op: 'damage',
            to: { who: 'this', side: 'any', filters: [] },
            amount: { count: 0, sides: 6, plus: 1 },
          },
        ],
      },
      until: 'battle',
    };
    const first = play(battleOf([vex(grouped), pim(grouped), cultist()], { lasting: [seep] })).does(activate('vex'));
    const over = first.does(END);
    expect(over.operative('vex').wounds).toBe(first.operative('vex').wounds - 1);
    expect(over.state.group).toEqual({ side: 'retinue', operatives: ['pim'] });
  });

  it('[A-17] should not offer a friend without the rule, and be optional', () => {
    const alone = play(battleOf([vex(grouped), pim(), cultist()]))
      .does(activate('vex'))
      .does(END);
    expect(alone.state).toMatchObject({ group: null, turn: 'enemy' });
    const passed = play(battleOf([vex(grouped), pim(grouped), cultist()]))
      .does(activate('vex'))
      .does(END)
      .does({ type: 'passGroup' });
    expect(passed.state).toMatchObject({ group: null, turn: 'enemy' });
    expect(passed.refuses({ type: 'passGroup' }).code).toBe('nothingToPass');
    expect(battle.groupRule('retinue')).toMatch(/3″/u);
  });

  it('[A-17] should pass the group when the other side is activated', () => {
    const state = battleOf([vex(grouped), pim(grouped), cultist()]);
    const skipped = play(state).does(activate('vex')).does(END).does(activate('cultist'));
    expect(skipped.told('groupPassed')).toHaveLength(1);
    expect(skipped.does(END).state.turn).toBe('retinue');
  });

  it('[A-17] should make enemies of the same type go on, unless the table says so', () => {
    const swarm = { ...grouped, card: 'swarm' };
    const offered = play(battleOf([vex(), cultist(swarm), thug(swarm)], { turn: 'enemy' }))
      .does(activate('cultist'))
      .does(END);
    expect(offered.refuses({ type: 'passGroup' }).code).toBe('groupGoesOn');
    expect(offered.refuses(activate('vex')).code).toBe('groupGoesOn');
    const waived = offered.does({ type: 'passGroup', override: { reason: 'table' } });
    expect(waived.state).toMatchObject({ group: null, turn: 'retinue' });
    expect(waived.told('overridden')).toHaveLength(1);
    expect(offered.does(activate('thug')).does(END).state).toMatchObject({ group: null, turn: 'retinue' });
  });

  it('[A-17] should offer enemies of the same type only', () => {
    const enemies = [cultist({ ...grouped, card: 'swarm' }), thug({ ...grouped, card: 'swarm' })];
    const other = cultist({ ...grouped, id: 'boss', card: 'boss' });
    const state = battleOf([vex(), ...enemies, other], { turn: 'enemy' });
    const first = play(state).does(activate('cultist')).does(END);
    expect(first.state.group?.operatives).toEqual(['thug']);
    expect(first.refuses(activate('boss')).code).toBe('notYourTurn');
    expect(play(state).does(activate('boss')).does(END).state.group).toBeNull();
  });
});

describe('hints', () => {
  it('[A-43] should say how far a counteraction moves', () => {
    expect(hints.counteractMove).toMatch(/2″/u);
  });
});
