import { describe, expect, it } from 'vitest';
import { shoot } from '../../../support/decide.ts';
import { vexActs } from '../../../support/duel.ts';

/** One normal hit at a cultist: Save 5+, three dice. */
const oneHit = () => vexActs().does(shoot()).answers([4, 1, 1, 1]);

describe('defence dice that cannot change anything', () => {
  it('should not be asked for once the others stop every hit', () => {
    const saved = oneHit().answers([1, 5]);
    expect(saved.pending).toMatchObject({ question: 'saves' });
    expect(saved.told('defenceDiceRolled').at(-1)?.dice).toHaveLength(2);
    expect(saved.answers(saved.options[0] ?? '').operative('cultist').wounds).toBe(8);
  });

  it('should be asked for while a hit is left', () => {
    expect(oneHit().refusesAnswer([1, 1])).toBe('wrongDiceCount');
    const two = vexActs().does(shoot()).answers([4, 4, 1, 1]);
    expect(two.refusesAnswer([5])).toBe('wrongDiceCount');
    expect(two.answers([5, 6]).pending).toMatchObject({ question: 'saves' });
  });

  it('should not be asked for at all where cover stops the only hit', () => {
    const covered = vexActs()
      .does(shoot())
      .does({ type: 'setFacts', facts: { cover: true } })
      .answers([4, 1, 1, 1]);
    const kept = covered.question.kind === 'pick' ? covered.answers('normal') : covered;
    expect(kept.question).toMatchObject({ purpose: 'defence', enough: [{ criticals: 0, normals: 0 }, {}, {}] });
    expect(kept.answers([]).operative('cultist').wounds).toBe(8);
  });
});
