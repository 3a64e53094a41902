import { describe, expect, it } from 'vitest';
import {
  type PickRequest,
  type Question,
  type Request,
  type RollRequest,
  QUESTIONS,
} from '../../../src/engine/family/killteam/model/request.ts';
import type { RerollRequest } from '../../../src/engine/log/request.ts';
import type { Advice } from '../../../src/engine/log/advice.ts';
import { seededFaces } from '../../../src/engine/dice/seededDice.ts';
import { answersItself } from '../../../src/engine/view/byItself.ts';
import { answerOn } from '../../../src/state/answer/autoAnswer.ts';
import { answerFor } from '../../../src/state/answer/diceSource.ts';
import { reject } from '../../../src/engine/family/killteam/model/rejection.ts';
import type { BattleState } from '../../../src/engine/family/killteam/model/state.ts';
import { openEffects } from '../../../src/engine/family/killteam/plugins/effects/table.ts';
import { setCounter, smallRules, smallSetup } from '../../support/smallBattle.ts';
import { fullSettingsOf } from '../../support/sides.ts';
import type { KillTeamTypes } from '../../../src/engine/systems/killTeamSystem.ts';

const roll = (over: Partial<RollRequest> = {}): RollRequest => ({
  kind: 'roll',
  id: '1.2.3',
  purpose: 'attack',
  side: 'enemy',
  operative: null,
  count: 4,
  sides: 6,
  counts: false,
  success: null,
  ...over,
});
const option = (id: string) => ({ id, code: 'operative' as const, params: {}, value: null });
const pick = (question: Question, random = false): PickRequest => ({
  kind: 'pick',
  id: 'p',
  question,
  side: 'enemy',
  operative: null,
  options: ['a', 'b', 'c'].map(option),
  usual: 'b',
  random,
});
const reroll: RerollRequest = {
  kind: 'reroll',
  id: 'r',
  rule: 'balanced',
  side: 'retinue',
  operative: 'x',
  role: 'shooter',
  mode: 'one',
  dice: [0, 1],
  faces: [2, 3],
  grades: ['fail', 'fail'],
};
const tick: Request = {
  kind: 'tick',
  id: 't',
  question: 'blast',
  side: 'enemy',
  inches: 2,
  around: null,
  candidates: ['a'],
  preset: ['a'],
};
const number: Request = {
  kind: 'number',
  id: 'n',
  question: 'fallHeight',
  side: 'retinue',
  operative: 'x',
  min: 0,
  max: 9,
  preset: 3,
};

describe('answerFor', () => {
  const state = { seed: 's' };

  it('should roll the seeded dice of the request, the same each time', () => {
    expect(answerFor(state, roll())).toEqual({
      kind: 'faces',
      faces: seededFaces('s', '1.2.3', { count: 4, sides: 6 }),
    });
    expect(answerFor(state, roll())).toEqual(answerFor(state, roll()));
    expect(answerFor(state, roll({ id: '1.2.4' }))).not.toEqual(answerFor(state, roll()));
  });

  it('should draw lots only for a random choice', () => {
    expect(answerFor(state, pick('saves'))).toEqual({ kind: 'pick', option: 'b' });
    const drawn = Array.from({ length: 40 }, (_, n) =>
      answerFor(state, { ...pick('randomOperative', true), id: `p${n}` }),
    );
    expect(new Set(drawn.map((answer) => (answer.kind === 'pick' ? answer.option : '')))).toEqual(
      new Set(['a', 'b', 'c']),
    );
  });

  it('should take the advice or the preset for all else', () => {
    const again: Advice = { kind: 'reroll', ways: [], dice: [1], omitted: null };
    const best: Advice = { kind: 'pick', best: 'c', options: [], omitted: null };
    expect(answerFor(state, pick('saves'), best)).toEqual({ kind: 'pick', option: 'c' });
    expect(answerFor(state, reroll)).toEqual({ kind: 'reroll', dice: [] });
    expect([answerFor(state, reroll, again), answerFor(state, tick), answerFor(state, number)]).toEqual([
      { kind: 'reroll', dice: [1] },
      { kind: 'tick', operatives: ['a'] },
      { kind: 'number', value: 3 },
    ]);
  });
});

const at = (attack: 'assisted' | 'full') => {
  const state = smallSetup();
  return { ...state, settings: { ...state.settings, automation: { ...state.settings.automation, attack } } };
};

describe('answersItself', () => {
  it('should be true of re-rolls on screen only', () => {
    const again = { purpose: 'reroll' as const };
    expect(answersItself(at('assisted'), roll(again))).toBe(true);
    expect(answersItself(at('assisted'), roll({ ...again, side: 'retinue' }))).toBe(false);
    expect(answersItself(at('full'), roll())).toBe(false);
  });

  it('should be true of choices with advice in full automation only', () => {
    const advised = QUESTIONS.filter((question) => answersItself(at('full'), pick(question)));
    expect(advised).toEqual(['accurate', 'coverSave', 'saves', 'fightDie', 'keepDice', 'defenderWeapon']);
    expect(QUESTIONS.filter((question) => answersItself(at('assisted'), pick(question)))).toEqual([]);
    expect([answersItself(at('full'), reroll), answersItself(at('assisted'), reroll)]).toEqual([true, false]);
  });

  it('should be true of what an event rolls after its own die, when the app rolls events', () => {
    const during = (events: 'app' | 'hand', tasks: BattleState['tasks']) => {
      const state = at('assisted');
      const automation = { ...state.settings.automation, events };
      return { ...state, phase: 'strategy' as const, tasks, settings: { ...state.settings, automation } };
    };
    const source = { kind: 'event', id: 'row', name: 'row' } as const;
    const effects = openEffects(smallSetup(), [], { source, subject: null, again: null }).flatMap((event) =>
      event.type === 'taskOpened' ? [event.task] : [],
    );
    const asked = [roll({ purpose: 'effect' }), pick('randomOperative', true)];
    const answers = (state: BattleState) => asked.map((request) => answersItself(state, request));
    expect(answers(during('app', effects))).toEqual([true, true]);
    expect(answers(during('hand', effects))).toEqual([false, false]);
    expect(answers(during('app', []))).toEqual([false, false]);
    expect(answers({ ...during('app', effects), phase: 'firefight' })).toEqual([false, false]);
    const spawn = { kind: 'spawn', id: 'spawn', order: 'conceal', where: '', spent: 0, row: null } as const;
    const arrives = (d3: boolean, budget: number | null, rolls: number) => {
      const state = during('app', [{ ...spawn, budget, rolls }]);
      const settings = fullSettingsOf(state);
      const parameters = { ...settings.parameters, reinforcementDv: { d3, plus: 2 } };
      return answers({ ...state, settings: { ...settings, parameters } })[0];
    };
    expect([arrives(true, null, 0), arrives(true, 4, 0), arrives(true, 4, 1)]).toEqual([false, true, true]);
    expect([arrives(false, 2, 0), arrives(false, 2, 1)]).toEqual([false, true]);
  });

  it('should be false of what only the table knows', () => {
    expect([tick, number].map((request) => answersItself(at('full'), request))).toEqual([false, false]);
  });
});

describe('answerOn', () => {
  it('should ask for advice only before it answers by itself', () => {
    const begun = (automation: 'assisted' | 'full') => ({ state: at(automation), events: [] });
    const told: string[] = [];
    const asking = {
      decider: { ...smallRules.decider, decide: () => ({ ok: false as const, rejection: reject('wrongAnswer') }) },
      pendingRequest: () => pick('saves'),
      byItself: smallRules.byItself,
      advise: (_: BattleState, { id }: Request) => {
        told.push(id);
        return null;
      },
    };
    answerOn<KillTeamTypes>(asking, begun('assisted'));
    answerOn<KillTeamTypes>(asking, begun('full'), () => true);
    expect(told).toEqual([]);
    answerOn<KillTeamTypes>(asking, begun('full'));
    expect(told).toEqual(['p']);
  });

  it('should leave to the player what is done by hand', () => {
    const begun = { state: { ...smallSetup(), counters: { ask: 1, again: 1, enemy: 1 } }, events: [] };
    expect(answerOn<KillTeamTypes>(smallRules, begun).events).toHaveLength(4);
    expect(answerOn<KillTeamTypes>(smallRules, begun, () => true).events).toEqual([]);
  });

  it('should leave a question to the player when its answer is refused', () => {
    const state = { ...smallSetup(), counters: { ask: 1, again: 1, enemy: 1 } };
    const refusing = {
      ...smallRules.decider,
      decide: () => ({ ok: false as const, rejection: { code: 'wrongAnswer' as const, params: {} } }),
    };
    expect(answerOn<KillTeamTypes>({ ...smallRules, decider: refusing }, { state, events: [] })).toEqual({
      state,
      events: [],
    });
    expect(answerOn<KillTeamTypes>(smallRules, { state, events: [] }).events).toHaveLength(4);
  });

  it('should take an engine that never stops asking for a bug', () => {
    const asking = { ...smallRules, pendingRequest: () => roll({ id: 'q.0', purpose: 'reroll' }) };
    const same = {
      ...smallRules.decider,
      decide: (state: BattleState) => smallRules.decider.decide(state, setCounter('x', 1)),
    };
    expect(() => answerOn<KillTeamTypes>({ ...asking, decider: same }, { state: smallSetup(), events: [] })).toThrow(
      'Invariant',
    );
  });
});
