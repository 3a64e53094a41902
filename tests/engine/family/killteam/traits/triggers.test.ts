import type { Lasting } from '../../../../../src/engine/family/killteam/model/lasting.ts';
import { lastingStat } from '../../../../support/lasting.ts';
import { describe, expect, it } from 'vitest';
import type { Operative } from '../../../../../src/engine/family/killteam/model/operative.ts';
import type { EffectStep } from '../../../../../src/engine/family/killteam/tables/effect.ts';
import type { Selector } from '../../../../../src/engine/family/killteam/tables/selector.ts';
import type { TraitTrigger } from '../../../../../src/engine/family/killteam/traits/trait.ts';
import { activate, END, play, shoot, ticked } from '../../../../support/decide.ts';
import { battleOf, cultist, pim, thug, vex } from '../../../../support/duel.ts';
import { traitWith } from '../../../../support/traits.ts';

const FALLEN: Selector = { who: 'this', side: 'any', filters: ['fallen'] };
const near = (set: Partial<Selector> = {}): Selector => ({
  who: 'inside',
  side: 'any',
  filters: ['standing'],
  inches: 2,
  ofThis: true,
  ...set,
});

const speaks = (on: TraitTrigger['on'], ...effects: readonly EffectStep[]): Pick<Operative, 'traits'> => ({
  traits: [traitWith('spoken', { source: 'card', triggers: [{ on, effects: [...effects] }] })],
});
const bursts = speaks('down', { op: 'damage', to: near(), amount: { count: 1, sides: 3, plus: 0 } });
const rises = speaks('downAtEnd', { op: 'rise', to: FALLEN, from: 6, as: null });
const becomes = (card: string) => speaks('down', { op: 'rise', to: FALLEN, from: 6, as: card });
const steadies = speaks('friendShaken', {
  op: 'steady',
  to: near({ side: 'enemy', filters: ['acting', 'shaken'], inches: 6, keyword: 'CULTIST' }),
});

const falls = (operative: string) =>
  ({ type: 'correct', correction: { what: 'wounds', operative, to: 0, credit: null } }) as const;

describe('what happens when an operative goes down', () => {
  const carrier = () => play(battleOf([vex(), pim({ wounds: 1 }), cultist(bursts), thug()])).does(falls('cultist'));

  it('should ask who is near the one that fell, and hurt each of them with dice of its own', () => {
    const at = carrier();
    expect(at.question).toMatchObject({
      kind: 'tick',
      inches: 2,
      around: 'cultist',
      candidates: ['vex', 'pim', 'thug'],
    });
    const after = at.answers(ticked('vex', 'pim'), [3], [1]);
    expect(after.state.operatives.map(({ id, wounds, down }) => [id, wounds, down])).toEqual([
      ['vex', 5, false],
      ['pim', 0, true],
      ['cultist', 0, true],
      ['thug', 8, false],
    ]);
    expect(after.told('traitSpoke')).toHaveLength(1);
  });

  it('should hurt nobody when nobody is near', () => {
    expect(carrier().answers(ticked()).told('damaged')).toEqual([]);
  });

  it('should set one off by another, each with a question of its own', () => {
    const at = play(battleOf([vex(), cultist(bursts), thug({ ...bursts, wounds: 1 })])).does(falls('cultist'));
    const second = at.answers(ticked('thug'), [1]);
    expect(second.question).toMatchObject({ around: 'thug', candidates: ['vex'] });
    expect(second.question.id).not.toBe(at.question.id);
    expect(second.answers(ticked('vex'), [2]).operative('vex').wounds).toBe(6);
  });

  it('should happen at the end of a shot that killed it', () => {
    const at = play(battleOf([vex(), cultist({ ...bursts, wounds: 1 })]))
      .does(activate('vex'))
      .does(shoot())
      .answers([6, 6, 1, 1], [1, 1, 1], 'c0n0');
    expect(at.question).toMatchObject({ kind: 'tick', around: 'cultist', candidates: ['vex'] });
  });
});

describe('another in the place of the fallen', () => {
  const dead = thug({ id: 'dead', card: 'dead', name: 'Dead' });
  const gifted = (card: string, set: Partial<Operative> = {}) =>
    play(battleOf([vex(), cultist({ ...becomes(card), ...set }), thug()], { reserves: [dead] })).does(falls('cultist'));

  it('should stand there on the face named, Engage and ready like the fallen', () => {
    const at = gifted('dead').answers([6]);
    expect(at.operative('dead-1')).toMatchObject({ order: 'engage', readiness: 'ready', wounds: 8, down: false });
    expect(at.operative('cultist').removed).toBe(true);
  });

  it('should have acted when the fallen had', () => {
    expect(gifted('dead', { readiness: 'expended' }).answers([6]).operative('dead-1').readiness).toBe('expended');
  });

  it('should not come on a lower face, or when the battle does not know it', () => {
    expect(gifted('dead').answers([5]).told('operativeAdded')).toEqual([]);
    expect(gifted('unknown').answers([6]).told('operativeAdded')).toEqual([]);
  });
});

describe('the fallen at the end of a turning point', () => {
  const ends = (set: Partial<Operative> = {}) =>
    play(
      battleOf([
        vex(),
        cultist({ ...rises, down: true, removed: true, wounds: 0, readiness: 'ready', ...set }),
        thug({ readiness: 'expended' }),
      ]),
    )
      .does(activate('vex'))
      .does(END);

  it('should rise on the face named with all wounds, not to act before the next one', () => {
    const at = ends().answers([6]);
    expect(at.operative('cultist')).toMatchObject({ wounds: 8, down: false, removed: false, readiness: 'expended' });
    expect(at.state.phase).toBe('turningPointOver');
  });

  it('should be asked for once, and stay down on a lower face', () => {
    const at = ends().answers([5]);
    expect(at.operative('cultist').removed).toBe(true);
    expect(at.state.phase).toBe('turningPointOver');
  });

  it('should not be asked for while they stand', () => {
    expect(ends({ down: false, removed: false, wounds: 8, readiness: 'expended' }).state.phase).toBe(
      'turningPointOver',
    );
  });

  it('should be asked for again in the next one', () => {
    const next = ends()
      .answers([1])
      .does({ type: 'nextTurningPoint' })
      .answers([4])
      .does({ type: 'startFirefight' })
      .does(activate('vex'))
      .does(END)
      .does(activate('thug'))
      .does(END);
    expect(next.question).toMatchObject({ kind: 'roll', operative: 'cultist' });
  });
});

describe('a leader whose friends are steady', () => {
  const FRIEND: Partial<Operative> = { keywords: ['CULTIST'] };
  const SHAKEN = [lastingStat('cultist', 'apl', -1, { until: 'nextActivation' })];
  const acts = (lasting: Lasting[], set: Partial<Operative> = FRIEND, leader: Partial<Operative> = {}) =>
    play(battleOf([vex(), cultist(set), thug({ ...steadies, ...leader })], { turn: 'enemy', lasting })).does(
      activate('cultist'),
    );

  it('should be asked whether a friend with less APL is near when it activates', () => {
    const at = acts(SHAKEN);
    expect(at.question).toMatchObject({ kind: 'tick', inches: 6, around: 'thug', candidates: ['cultist'] });
    expect(at.answers(ticked('cultist')).lastsOn('cultist')).toEqual([]);
    expect(at.answers(ticked()).lastsOn('cultist')).toHaveLength(1);
  });

  it.each([
    ['nothing lowers its APL', [], FRIEND, {}],
    ['it is of another kind', SHAKEN, { keywords: [] }, {}],
    ['the leader is down', SHAKEN, FRIEND, { down: true, removed: true, wounds: 0 }],
  ])('should not be asked when %s', (_, lasting, set, leader) => {
    expect(acts(lasting, set, leader).pending).toBeNull();
  });
});
