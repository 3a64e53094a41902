import { describe, expect, it } from 'vitest';
import { ENVIRONMENTS } from '../../../../../src/engine/family/killteam/plugins/effects/environments.ts';
import type { Lasting } from '../../../../../src/engine/family/killteam/model/lasting.ts';
import type { BattleState } from '../../../../../src/engine/family/killteam/model/state.ts';
import type { EffectStep } from '../../../../../src/engine/family/killteam/tables/effect.ts';
import { noNpo, type NpoState } from '../../../../../src/engine/plugins/npo/state.ts';
import { accurateWithin } from '../../../../../src/engine/family/killteam/attack/shoot/accurateWithin.ts';
import { rangeOf } from '../../../../../src/engine/family/killteam/attack/targeting.ts';
import { weaponById } from '../../../../../src/engine/family/killteam/model/lookup.ts';
import { acolyteKillTeam } from '../../../../../src/engine/systems/acolyte/acolyte.ts';
import { priceOf } from '../../../../../src/engine/family/killteam/plugins/traits/traitUse.ts';
import { act, activate, END, play, type Play, shoot, ticked } from '../../../../support/decide.ts';
import { battleOf, cultist, vex, pim, rifle, rule } from '../../../../support/duel.ts';
import { eventHappens } from '../../../../support/ploys.ts';
import { pack } from '../../../../support/rowPlay.ts';
import { handUse, traitWith } from '../../../../support/traits.ts';
import { withCp } from '../../../../support/sides.ts';

const table = pack.tables.get(ENVIRONMENTS);
const tables: BattleState['tables'] = table === undefined ? {} : { [ENVIRONMENTS]: table };

const inForce = (id: string): Lasting => ({
  id: `environment.${id}`,
  source: { kind: 'environment', id, name: id },
  on: { kind: 'battle' },
  change: { op: 'told' },
  until: 'battle',
});

/** A battle in this environment, which has begun: by hand, in the middle of it. */
const battleIn = (id: string, set: Partial<BattleState> = {}): Play =>
  play(battleOf([vex(), pim(), cultist()], { tables, ...withCp(3), ...set })).does({
    type: 'correct',
    correction: { what: 'impose', lasting: inForce(id) },
  });

const sightOf = ({ midway: state }: Play, target = 'cultist') => {
  const [shooter, enemy] = [state.operatives[0], state.operatives.find(({ id }) => id === target)];
  if (shooter === undefined || enemy === undefined) throw new Error('nobody there');
  return rangeOf(acolyteKillTeam, state, {
    shooter,
    weapon: weaponById(shooter, 'rifle'),
    target: enemy,
    via: 'action',
  });
};

describe('Clear', () => {
  it('should change nothing', () => {
    const clear = battleIn('clear-air');
    expect(clear.state.lasting.map(({ change }) => change.op)).toEqual(['told']);
    expect(sightOf(clear)).toBeNull();
    expect(clear.does(activate('vex')).does(act('reposition')).does(END).pending).toBeNull();
  });
});

describe('Gloom', () => {
  it('should limit sight to 12 inches, and all of it should end when it is lifted', () => {
    const gloom = battleIn('gloom');
    expect(sightOf(gloom)).toBe(12);
    expect(gloom.state.lasting.map(({ change }) => change.op)).toEqual(['told', 'sight', 'notice']);
    const lifted = gloom.does({ type: 'correct', correction: { what: 'lift', lasting: 'environment.gloom' } });
    expect(lifted.state.lasting).toEqual([]);
    expect(sightOf(lifted)).toBeNull();
  });

  it('should have enemies notice somebody within 9 inches alone, and within 12 when it is lifted', () => {
    const npo: NpoState = { ...noNpo(0), table: 'acolyte', alert: true };
    const unaware = battleIn('gloom', { alert: 0, npo });
    expect(unaware.does(activate('vex')).does(END).question).toMatchObject({ fact: 'spotted', inches: 9 });
    const lifted = unaware.does({ type: 'correct', correction: { what: 'lift', lasting: 'environment.gloom' } });
    expect(lifted.does(activate('vex')).does(END).question).toMatchObject({ fact: 'spotted', inches: 12 });
  });
});

describe('Blackout', () => {
  it('should let everybody see whoever has shot, until the turning point is over', () => {
    const dark = battleIn('blackout', { turn: 'enemy' });
    expect(sightOf(dark)).toBe(8);
    const lit = dark.does(activate('cultist')).does(shoot('vex')).answers([1, 1, 1, 1], 'c0n0');
    expect(sightOf(lit)).toBeNull();
    expect(lit.midway.lasting.filter(({ change }) => change.op === 'lit')).toMatchObject([
      { on: { kind: 'operative', operative: 'cultist' }, until: 'turningPoint', source: { id: 'blackout' } },
    ]);
    const over = ['vex', 'pim'].reduce((at, id) => at.does(activate(id, 'conceal')).does(END), lit.does(END));
    expect(over.state.phase).toBe('turningPointOver');
    expect(over.state.lasting.filter(({ change }) => change.op === 'lit')).toEqual([]);
    const lifted = lit.does({ type: 'correct', correction: { what: 'lift', lasting: 'environment.blackout' } });
    expect(lifted.midway.lasting.filter(({ change }) => change.op === 'sight')).toEqual([]);
  });
});

describe('Choking dust', () => {
  it('should cost a wound on a 1 after a Reposition and a Dash in one activation, and after no other move', () => {
    const once = battleIn('choking-dust').does(activate('vex')).does(act('reposition'));
    expect(once.pending).toBeNull();
    const twice = once.does(act('dash'));
    expect(twice.question).toMatchObject({ kind: 'roll', purpose: 'effectTest', operative: 'vex' });
    const { wounds } = once.operative('vex');
    expect(twice.answers([1]).operative('vex').wounds).toBe(wounds - 1);
    expect(twice.answers([2]).operative('vex').wounds).toBe(wounds);
    const lifted = once.does({ type: 'correct', correction: { what: 'lift', lasting: 'environment.choking-dust' } });
    expect(lifted.does(act('dash')).pending).toBeNull();
  });

  it('should let the table say that the target is past 8 inches, where Accurate does nothing', () => {
    const gun = vex({ weapons: [rifle({}, rule('accurate', 2))] });
    const dust = play(battleOf([gun, pim(), cultist({ order: 'engage' })], { tables })).does({
      type: 'correct',
      correction: { what: 'impose', lasting: inForce('choking-dust') },
    });
    const aimed = dust.does(activate('vex')).does(shoot('cultist'));
    expect(aimed.question).toMatchObject({ kind: 'pick', question: 'accurate' });
    const far = aimed.does({ type: 'setFacts', facts: { pastAccurate: true } });
    expect(far.question).toMatchObject({ kind: 'roll', purpose: 'attack', count: 4 });
    const near = far.does({ type: 'setFacts', facts: { pastAccurate: false } });
    expect(near.question).toMatchObject({ kind: 'pick', question: 'accurate' });
    const lifted = far.does({ type: 'correct', correction: { what: 'lift', lasting: 'environment.choking-dust' } });
    expect(accurateWithin(lifted.midway, lifted.operative('vex'))).toBeNull();
  });
});

describe('Toxic seep', () => {
  it('should ask whether somebody ended its activation in a pool, and hurt it on 1-2', () => {
    const over = battleIn('toxic-seep').does(activate('vex')).does(END);
    expect(over.question).toMatchObject({ kind: 'tick', question: 'inside', candidates: ['vex'] });
    const { wounds } = over.operative('vex');
    expect(over.answers(ticked()).operative('vex').wounds).toBe(wounds);
    expect(over.answers(ticked('vex'), [3]).operative('vex').wounds).toBe(wounds);
    expect(over.answers(ticked('vex'), [2], [3]).operative('vex').wounds).toBe(wounds - 3);
  });

  it('should ask nobody any more when it is lifted', () => {
    const lifted = battleIn('toxic-seep').does({
      type: 'correct',
      correction: { what: 'lift', lasting: 'environment.toxic-seep' },
    });
    expect(lifted.does(activate('vex')).does(END).pending).toBeNull();
  });
});

describe('Live current', () => {
  it('should take 1 APL until the end of the activation from whoever crosses it and rolls a 1', () => {
    const moved = battleIn('live-current').does(activate('vex')).does(act('reposition'));
    expect(moved.question).toMatchObject({ kind: 'tick', question: 'crossed', candidates: ['vex'] });
    const struck = moved.answers(ticked('vex'), [1]);
    expect(struck.state.lasting).toContainEqual(
      expect.objectContaining({
        on: { kind: 'operative', operative: 'vex' },
        change: expect.objectContaining({ op: 'stat', stat: 'apl', by: -1 }) as unknown,
        until: 'activation',
      }),
    );
    expect(struck.does(END).state.lasting.map(({ change }) => change.op)).toEqual(['told', 'moment']);
    expect(moved.answers(ticked('vex'), [2]).lastsOn('vex')).toEqual([]);
    expect(moved.answers(ticked()).lastsOn('vex')).toEqual([]);
  });

  it('should ask nobody any more when it is lifted', () => {
    const lifted = battleIn('live-current').does({
      type: 'correct',
      correction: { what: 'lift', lasting: 'environment.live-current' },
    });
    expect(lifted.does(activate('vex')).does(act('reposition')).pending).toBeNull();
  });
});

describe('Unstable floor', () => {
  const onEdge = { apl: 4, onEdge: true, height: 5 };
  const shot = (begin: (at: Play) => Play): Play =>
    begin(play(battleOf([vex(), pim(), cultist(onEdge)], { tables, ...withCp(0) })))
      .does(activate('vex'))
      .does(shoot('cultist'))
      .answers([4, 1, 1, 1], [1, 1, 1], 'c0n0');
  const unstable = (at: Play): Play =>
    at.does({ type: 'correct', correction: { what: 'impose', lasting: inForce('unstable-floor') } });
  const lifted = (at: Play): Play =>
    unstable(at).does({ type: 'correct', correction: { what: 'lift', lasting: 'environment.unstable-floor' } });

  it('should fail falling tests on a 2, and on a 1 alone when it is lifted', () => {
    const asked = shot(unstable);
    expect(asked.question).toMatchObject({ purpose: 'fallingTest', operative: 'cultist', success: { hit: 3 } });
    const falls = asked.answers([2]);
    expect(falls.question).toMatchObject({ question: 'fallHeight', operative: 'cultist' });
    expect(falls.told('lastingUsed')).toMatchObject([{ operative: 'cultist', source: { id: 'unstable-floor' } }]);
    expect(asked.answers([1]).told('lastingUsed')).toEqual([]);
    expect(falls.midway.lasting.map(({ change }) => change.op)).toContain('fallTest');
    expect(asked.answers([3]).operative('cultist')).toMatchObject({ onEdge: true });
    const firm = shot(lifted);
    expect(firm.question).toMatchObject({ success: { hit: 2 } });
    expect(firm.answers([2]).operative('cultist')).toMatchObject({ onEdge: true });
  });

  it('should make a fall of more than 3 inches cost a wound at the least', () => {
    const fallen = (begin: (at: Play) => Play, inches: number) =>
      begin(play(battleOf([vex({ apl: 4, onEdge: true }), pim(), cultist()], { tables, ...withCp(0) })))
        .does({ type: 'fall', operative: 'vex', inches })
        .told('damaged')
        .map(({ amount, cause }) => [amount, cause]);
    expect(fallen(unstable, 3.5)).toEqual([[1, 'fall']]);
    expect(fallen(unstable, 3)).toEqual([]);
    expect(fallen(lifted, 3.5)).toEqual([]);
  });
});

describe('Warp-touched', () => {
  const psyker = { traits: [traitWith('mend', { source: 'power', use: handUse({ ap: 1, test: true }) })] };
  const tested = (lift: boolean): Play => {
    const begun = battleIn('warp-touched', { operatives: [vex(psyker), pim(), cultist()], ...withCp(0) });
    const at = lift
      ? begun.does({ type: 'correct', correction: { what: 'lift', lasting: 'environment.warp-touched' } })
      : begun;
    return at.does(activate('vex')).does({ type: 'useTrait', operative: 'vex', trait: 'mend' });
  };
  const outcome = (at: Play) => at.told('psychicTested').map((event) => event.outcome);

  it('should make psychic tests 1 better and perils of a 2, and neither when it is lifted', () => {
    expect(outcome(tested(false).answers([3]))).toEqual(['works']);
    expect(outcome(tested(false).answers([2]))).toEqual(['perils']);
    expect(outcome(tested(true).answers([3]))).toEqual(['fails']);
    expect(outcome(tested(true).answers([2]))).toEqual(['fails']);
  });

  it('should make a 10 of the first event of 1, and of no later one', () => {
    const events = pack.tables.get('standard-events');
    const begun = battleIn('warp-touched', {
      tables: { ...tables, ...(events !== undefined && { [events.id]: events }) },
      eventTable: 'standard-events',
    });
    const roll: EffectStep = { op: 'roll', table: 'standard-events' };
    const first = eventHappens(begun, [roll]).answers([1]);
    expect(first.told('tableRolled')).toMatchObject([{ row: 'they-stir' }]);
    expect(eventHappens(first, [roll]).answers([1]).told('tableRolled')).toMatchObject([{ row: 'held-breath' }]);
  });
});

describe('Vox-dead', () => {
  it('should make strategic ploys dearer for the retinue and no others, and forbid Fall In', () => {
    const { state } = battleIn('vox-dead');
    const [me] = state.operatives;
    if (me === undefined) throw new Error('nobody');
    const strategic = handUse({ cp: 1, during: 'strategy' });
    const firefight = handUse({ cp: 1, during: 'any' });
    const ploy = traitWith('ploy', { source: 'ploy' });
    expect(priceOf(state, me, ploy, strategic).cp).toBe(2);
    expect(priceOf(state, me, ploy, firefight).cp).toBe(1);
    const known = traitWith('fall-in', { source: 'ploy', name: 'Fall In', use: { ...firefight, effects: [] } });
    const told = play({ ...state, operatives: [{ ...me, traits: [known] }, ...state.operatives.slice(1)] });
    expect(told.refuses({ type: 'useTrait', operative: 'vex', trait: 'fall-in' })).toMatchObject({
      code: 'forbiddenByTrait',
      params: { trait: 'vox-dead' },
    });
    const lift = { type: 'correct', correction: { what: 'lift', lasting: 'environment.vox-dead' } } as const;
    const clear = told.does(lift);
    expect(priceOf(clear.state, clear.operative('vex'), ploy, strategic).cp).toBe(1);
    expect(
      clear.does(activate('vex')).does({ type: 'useTrait', operative: 'vex', trait: 'fall-in' }).pending,
    ).toBeNull();
  });
});

describe('Crowded', () => {
  it('should roll how far the bystanders flee at the end of each turning point, and no more when it is lifted', () => {
    const flee = pack.tables.get('bystanders-flee');
    const all = { ...tables, ...(flee !== undefined && { [flee.id]: flee }) };
    const expended = { readiness: 'expended' } as const;
    const last = play(
      battleOf([vex(), pim(expended), cultist(expended)], { tables: all, ...withCp(0), eventTable: 'none' }),
    ).does({ type: 'correct', correction: { what: 'impose', lasting: inForce('crowded') } });
    expect(last.told('counterAdded')).toHaveLength(1);
    const counted = last.does({ type: 'setCounter', counter: 'bystanders', to: 2 });
    expect(counted.state.counters['bystanders']).toBe(2);
    const over = (from: Play) => from.does(activate('vex')).does(END);
    expect(over(last).question).toMatchObject({ kind: 'roll', purpose: 'table', sides: 6 });
    expect(over(last).answers([4]).told('tableRolled')).toMatchObject([{ table: 'bystanders-flee', row: 'flee-4' }]);
    const lifted = last.does({ type: 'correct', correction: { what: 'lift', lasting: 'environment.crowded' } });
    expect(over(lifted).pending).toBeNull();
  });
});
