import { describe, expect, it } from 'vitest';
import { afterAnswer } from '../../../src/engine/behaviour/factQuestion.ts';
import { knownOf } from '../../../src/engine/behaviour/known.ts';
import { ROUND_FACTS } from '../../../src/engine/behaviour/rounds/fact.ts';
import { answerBy, factAsked, learnt, nearestLearnt } from '../../../src/engine/behaviour/told.ts';

const naming = { targets: ['b1', 'b2'] };
const target = { facts: {}, inches: null, wounds: 1, threat: 0 };
const before = knownOf(ROUND_FACTS, { self: {}, targets: [target, target] });
const sight = { kind: 'sight', place: 'here', targets: 3 } as const;

describe('what the table has told', () => {
  it('should be learnt of everybody it was asked of, and of nobody else', () => {
    const look = { kind: 'sight', seen: ['b1'], inCover: ['b1'], obscured: [] } as const;
    const learning = { before, after: afterAnswer(before, sight, answerBy(naming, look, sight)) };
    const facts = learnt(ROUND_FACTS, naming, learning);
    expect(facts).toContainEqual({ target: 'b1', fact: 'validTarget', is: true });
    expect(facts).toContainEqual({ target: 'b2', fact: 'validTarget', is: false });
    expect(facts.every((fact) => fact.target !== null)).toBe(true);
    expect(learnt(ROUND_FACTS, naming, { before, after: before })).toEqual([]);
  });

  it('should say who is newly known to be the closest', () => {
    const question = { kind: 'closest', targets: 3 } as const;
    const look = { kind: 'first', first: 'b2' } as const;
    const after = afterAnswer(before, question, answerBy(naming, look, question));
    expect(nearestLearnt(naming, { before, after })).toEqual([{ first: 'b2', among: ['b1', 'b2'] }]);
    expect(nearestLearnt(naming, { before: after, after })).toEqual([]);
  });

  it('should be asked for by the name of the book', () => {
    const hurt = ROUND_FACTS.targets.findIndex(({ id }) => id === 'isHurt');
    expect(factAsked(ROUND_FACTS, { kind: 'which', fact: hurt, targets: 1 })).toBe('isHurt');
    expect(factAsked(ROUND_FACTS, sight)).toBe('validTarget');
    expect(factAsked(ROUND_FACTS, { kind: 'is', fact: 999 })).toBe('');
  });
});
