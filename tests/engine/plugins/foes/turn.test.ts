import { describe, expect, it } from 'vitest';
import { selfIs } from '../../../../src/engine/behaviour/known.ts';
import { ROUND_FACTS } from '../../../../src/engine/behaviour/rounds/fact.ts';
import { knownTo } from '../../../../src/engine/plugins/foes/facts.ts';
import { pendingOf } from '../../../../src/engine/plugins/foes/pending.ts';
import type { FoeBattle } from '../../../../src/engine/plugins/foes/state.ts';
import { after, CARRIED, foeBattle, GOES, looked, planOf, refusal, rolled } from '../../../support/foeBattle.ts';
import { rowsOf } from '../../behaviour/rounds/support.ts';
import { blade, model, rifle } from '../../../support/vanguardBattle.ts';

const gunner = model('b1', { attacks: [rifle, blade] });
const fighter = model('b1', { attacks: [blade] });
const two = [model('a1'), model('a2')];

const marksman = (...more: Parameters<typeof foeBattle>[0]): FoeBattle =>
  foeBattle([...two, gunner, ...more], 'band-marksman');
const brawler = (change: Partial<FoeBattle> = {}): FoeBattle => foeBattle([...two, fighter], 'band-brawler', change);

/** What was told in a look from here: of a1 that it is seen in cover. */
const seesFirst = { kind: 'sight', seen: ['a1'], inCover: ['a1'], obscured: [] } as const;

describe('the activation of a model that its table plays', () => {
  it('[V-17] should begin with its choice, said why, and ask what only the table sees', () => {
    const { state, events } = after(marksman(), GOES);
    expect(events.map(({ type }) => type)).toEqual(['foeGoing', 'activated']);
    expect(pendingOf(state)).toMatchObject({ kind: 'look', question: 'sight', operative: 'b1', inches: 24 });
    expect(pendingOf(state)).toMatchObject({ candidates: ['a1', 'a2'] });
  });

  it('[V-17] should be none of a side that people play, nor out of its turn', () => {
    expect(refusal({ ...marksman(), turn: 'A' }, GOES)).toBe('notYourTurn');
    expect(refusal(marksman(), { type: 'foeGoes', side: 'A', model: null })).toBe('notYourTurn');
    const people = { ...marksman(), foes: undefined };
    expect(refusal(people, GOES)).toBe('notYourTurn');
  });

  it('[V-18] should be of the model that is named, if it may act', () => {
    const state = marksman(model('b2'));
    expect(after(state, { type: 'foeGoes', side: 'B', model: 'b2' }).state.activation?.model).toBe('b2');
    expect(refusal(state, { type: 'foeGoes', side: 'B', model: 'a1' })).toBe('unknownModel');
  });

  it('should plan when everything is told that decides, and keep what was told', () => {
    const begun = after(marksman(), GOES).state;
    const { state } = after(begun, looked(begun, seesFirst));
    expect(planOf(state)).toBe('aim, shoot a1');
    expect(state.foes?.told).toContainEqual({ model: 'b1', target: 'a1', fact: 'inCover', is: true });
    expect(pendingOf(state)).toBeNull();
  });

  it('[V-52] [V-58] should shoot with what was told: in cover or not', () => {
    const begun = after(marksman(), GOES).state;
    const covered = after(begun, looked(begun, seesFirst), CARRIED).state;
    const open = after(begun, looked(begun, { ...seesFirst, inCover: [] }), CARRIED).state;
    const facts = (state: FoeBattle) => state.tasks[0]?.kind === 'attack' && state.tasks[0].targets[0]?.facts.cover;
    expect([facts(covered), facts(open)]).toEqual([true, false]);
    expect(covered.activation).toMatchObject({ done: ['aim', 'attack'], used: 2 });
  });

  it('[V-18] should be over by itself when nothing is left to do', () => {
    let { state } = after(marksman(), GOES);
    ({ state } = after(state, looked(state, seesFirst), CARRIED));
    while (pendingOf(state)?.kind === 'roll') ({ state } = after(state, rolled(state, 1)));
    expect(state.activation).toBeNull();
    expect(state.foes?.turn).toBeNull();
  });

  it('should wait for the hands when it does nothing at all', () => {
    const idle = {
      id: 'idle',
      name: 'Idle',
      order: 'always',
      rows: [{ id: 'pass', do: 'pass' }],
      provenance: 'ours',
    } as const;
    const { state } = after(foeBattle([...two, gunner], { ...idle, rows: [...idle.rows] }), GOES);
    expect(planOf(state)).toBe('-');
    expect(after(state, CARRIED).state.activation).toBeNull();
  });

  it('[V-44] should charge, engage whom it charges, and strike at once', () => {
    const begun = after(brawler(), GOES).state;
    const planned = after(begun, looked(begun, { kind: 'first', first: 'a2' })).state;
    expect(planOf(planned)).toBe('charge a2');
    const charged = after(planned, CARRIED).state;
    expect(charged.engagement).toEqual([['a2', 'b1']]);
    expect(planOf(charged)).toBe('strike a2');
    const struck = after(charged, CARRIED).state;
    expect(struck.tasks[0]).toMatchObject({ kind: 'attack', how: 'charge' });
  });

  it('[V-44] should not strike when the charge has engaged somebody else', () => {
    const begun = after(brawler(), GOES).state;
    const planned = after(begun, looked(begun, { kind: 'first', first: 'a2' })).state;
    const moved = { engages: ['a1'], left: [], fall: 0 };
    const { state } = after(planned, { type: 'carryOut', count: 1, moved });
    expect(state.engagement).toEqual([['a1', 'b1']]);
    expect(state.activation).toBeNull();
  });

  it('[V-53] should be asked as far as its strongest gun reaches, and shoot with nothing that reaches less far', () => {
    const pistol = { ...rifle, id: 'pistol', range: 6, dice: 1 };
    const cannon = { ...rifle, id: 'cannon', range: 12, dice: 5 };
    const inches = (attacks: readonly (typeof rifle)[]) => {
      const { state } = after(foeBattle([...two, model('b1', { attacks: [...attacks] })], 'band-marksman'), GOES);
      const request = pendingOf(state);
      const shot = after(state, looked(state, seesFirst), CARRIED).state.tasks[0];
      return [request?.kind === 'look' && request.inches, shot?.kind === 'attack' && shot.attack?.id];
    };
    expect(inches([rifle, pistol])).toEqual([24, rifle.id]);
    expect(inches([rifle, cannon])).toEqual([12, 'cannon']);
  });

  it('[V-42] should hold itself engaged beside an enemy that stands, and not beside one that lies', () => {
    const engaged = (down: boolean) => {
      const state = foeBattle([model('a1', { down }), gunner], 'band-marksman', { engagement: [['a1', 'b1']] });
      return selfIs(knownTo(state, gunner).self, ROUND_FACTS.selfNumber('engaged'));
    };
    expect([engaged(true), engaged(false)]).toEqual([false, true]);
  });

  it('[V-32] should take its fatigue action with the act behind it', () => {
    const pushing = rowsOf('run', 'push', 'shoot');
    const seen = [{ target: 'a1', fact: 'validTarget.run', is: true }];
    const told = { type: 'tellFoe', model: 'b1', facts: seen, nearest: null } as const;
    const { state } = after(foeBattle([model('a1'), gunner], pushing), told, GOES);
    expect(planOf(state)).toBe('run, push, shoot a1');
    const shot = after(state, CARRIED).state;
    expect(shot.activation).toMatchObject({ done: ['run', 'attack'], used: 2, pushed: true });
  });

  it('[V-32] should not take it when it was fatigued', () => {
    const tired = model('b1', { fatigued: true });
    const { state } = after(foeBattle([model('a1'), tired], rowsOf('walk', 'push', 'shoot')), GOES);
    expect(planOf(state)).toBe('walk');
  });
});

describe('what the table cannot do', () => {
  it('should be no target any more, and the next is taken', () => {
    const begun = after(marksman(), GOES).state;
    const both = after(
      begun,
      looked(begun, { kind: 'sight', seen: ['a1', 'a2'], inCover: ['a2'], obscured: [] }),
    ).state;
    expect(planOf(both)).toBe('aim, shoot a1');
    const shooting = after(both, CARRIED).state;
    const again = after(shooting, { type: 'couldNot' }).state;
    expect(again.tasks).toEqual([]);
    expect(again.foes?.told).toContainEqual({ model: 'b1', target: 'a1', fact: 'validTarget', is: false });
    expect(planOf(again)).toBe('shoot a2');
  });

  it('should bar its row where it is about no target', () => {
    const begun = after(brawler(), GOES).state;
    const planned = after(begun, looked(begun, { kind: 'first', first: null })).state;
    expect(planOf(planned)).toBe('run');
    const barred = after(planned, { type: 'couldNot' }).state;
    expect(barred.foes?.turn?.barred).toEqual(['run']);
    expect(planOf(barred)).toBe('walk');
  });

  it('[V-40] should keep an engagement where the rules refuse a blow for another reason, and plan anew', () => {
    const begun = after(brawler({ engagement: [['a1', 'b1']] }), GOES).state;
    expect(planOf(begun)).toBe('focus, strike a1');
    const { state } = after(begun, {
      type: 'correct',
      correction: { what: 'down', model: 'b1', value: true },
    });
    expect(state.engagement).toEqual([['a1', 'b1']]);
    expect(planOf(state)).toBe('standUp, strike a1');
  });

  it('should be nothing to say when nobody is planned for', () => {
    expect(refusal(marksman(), { type: 'couldNot' })).toBe('notActive');
  });
});

describe('people who play it themselves', () => {
  it('should have it for this activation, and be able to give it back', () => {
    const begun = after(marksman(), GOES).state;
    const taken = after(begun, { type: 'takeFoe', hand: true }).state;
    expect(pendingOf(taken)).toBeNull();
    expect(refusal(taken, CARRIED)).toBe('requestPending');
    const walked = after(taken, {
      type: 'act',
      action: 'walk',
      push: false,
      moved: { engages: [], left: [], fall: 0 },
    }).state;
    const back = after(walked, { type: 'takeFoe', hand: false }).state;
    expect(pendingOf(back)).toMatchObject({ kind: 'look' });
  });

  it('should play whom they activate without its table', () => {
    const { state } = after(marksman(), { type: 'activate', model: 'b1', again: false, followUp: false });
    expect(state.foes?.turn).toBeNull();
    expect(pendingOf(state)).toBeNull();
  });
});

describe('what was told', () => {
  it('should be forgotten of whoever moves, and stay of others', () => {
    const told = [
      { target: 'a1', fact: 'validTarget', is: true },
      { target: 'a2', fact: 'validTarget', is: false },
    ];
    const before = after(marksman(), { type: 'tellFoe', model: 'b1', facts: told, nearest: null }).state;
    const turned = { ...before, turn: 'A' };
    const moved = { engages: [], left: [], fall: 0 };
    const { state } = after(
      turned,
      { type: 'activate', model: 'a1', again: false, followUp: false },
      { type: 'act', action: 'run', push: false, moved },
    );
    expect(state.foes?.told).toEqual([{ model: 'b1', target: 'a2', fact: 'validTarget', is: false }]);
  });

  it('should hold of the place it has walked to, of whom that was chosen for', () => {
    const begun = after(marksman(), GOES).state;
    const nobody = { kind: 'sight', seen: [], inCover: [], obscured: [] } as const;
    const asked = after(begun, looked(begun, nobody)).state;
    expect(pendingOf(asked)).toMatchObject({ question: 'sight', place: 'walk', inches: 5 });
    const planned = after(asked, looked(asked, { ...nobody, seen: ['a2'], inCover: ['a2'] })).state;
    expect(planOf(planned)).toBe('walk a2, shoot a2');
    const walked = after(planned, { type: 'carryOut', count: 1, moved: null }).state;
    expect(planOf(walked)).toBe('shoot a2');
    expect(walked.foes?.told).toContainEqual({ model: 'b1', target: 'a2', fact: 'inCover', is: true });
  });

  it('should be thought of anew when the move has engaged somebody', () => {
    const begun = after(marksman(), GOES).state;
    const nobody = { kind: 'sight', seen: [], inCover: [], obscured: [] } as const;
    const asked = after(begun, looked(begun, nobody)).state;
    const planned = after(asked, looked(asked, { ...nobody, seen: ['a2'] })).state;
    const moved = { engages: ['a1'], left: [], fall: 0 };
    const { state } = after(planned, { type: 'carryOut', count: 2, moved });
    expect(planOf(state)).toBe('strike a1');
  });
});
