import { describe, expect, it } from 'vitest';
import { killTeam } from '../../../../src/engine/family/killteam/flow/killTeam.ts';
import { reject } from '../../../../src/engine/family/killteam/model/rejection.ts';
import type { BattleState } from '../../../../src/engine/family/killteam/model/state.ts';
import { strategyOf } from '../../../../src/engine/family/killteam/plugins/strategy/plugin.ts';
import type { StrategyStep } from '../../../../src/engine/family/killteam/plugins/strategy/strategyStep.ts';
import { kt2021Rules } from '../../../../src/engine/systems/kt2021/rules.ts';
import { A, B, battle2021, op, Play2021 } from '../../../support/play2021.ts';

/** A step in which every side has the same two things to say, the second never possible. */
const step = (id: StrategyStep['id'], { matters = true, says = null as string | null } = {}): StrategyStep => ({
  id,
  matters: () => matters,
  offers: () => [
    { id: 'word', name: 'Word', cp: 0, reason: null },
    { id: 'never', name: 'Never', cp: 9, reason: reject('notEnoughCp') },
  ],
  says: (_, side, { id: offer }) => [{ type: 'cpChanged', side, by: 1, why: offer }],
  chosen: () => says,
});

const both = [step('ploys'), step('reveal')];

/** After the Ready step of turning point 2, in which the first side has initiative. */
function ready(steps: readonly StrategyStep[], set: Partial<BattleState> = {}): Play2021 {
  const rules = killTeam(kt2021Rules, [strategyOf(steps)]);
  const state = battle2021([op('a1', A), op('b1', B)], {
    turningPoint: 1,
    phase: 'turningPointOver',
    initiative: A,
    ...set,
  });
  return new Play2021(state, rules).does({ type: 'nextTurningPoint' }).answers([5], [3], A);
}

const passes = (side: string) => ({ type: 'passStep', side }) as const;
const says = (side: string) => ({ type: 'sayPloy', side, ploy: 'word' }) as const;

describe('The strategy phase as a conversation', () => {
  it('[K-21] should begin with the initiative player and go on in turn', () => {
    const begun = ready(both);
    expect(begun.pending).toMatchObject({ question: 'sayPloy', side: A });
    expect(begun.does(says(A)).pending).toMatchObject({ question: 'sayPloy', side: B });
  });

  it('[K-21] [K-23] [K-17] should end after two passes in succession, step by step, then the firefight begins', () => {
    const ploys = ready(both).does(passes(A));
    expect(ploys.pending).toMatchObject({ question: 'sayPloy', side: B });
    const reveal = ploys.does(passes(B));
    expect(reveal.pending).toMatchObject({ question: 'sayReveal', side: A });
    const over = reveal.does({ type: 'sayReveal', side: A, secret: 'word' }).does(passes(B)).does(passes(A));
    expect(over.state).toMatchObject({ phase: 'firefight', turn: A, tasks: [] });
  });

  it('[K-21] should not end after two passes with something said between', () => {
    const at = ready(both).does(passes(A)).does(says(B)).does(passes(A));
    expect(at.pending).toMatchObject({ question: 'sayPloy', side: B });
  });

  it('[K-21] should refuse whoever has not the word, what cannot be said, another step, and a pass after two', () => {
    const begun = ready(both);
    expect(begun.refuses(says(B))).toBe('notYourTurn');
    expect(begun.refuses(passes(B))).toBe('notYourTurn');
    expect(begun.refuses({ type: 'sayPloy', side: A, ploy: 'never' })).toBe('notEnoughCp');
    expect(begun.refuses({ type: 'sayPloy', side: A, ploy: 'nothing' })).toBe('unknownTrait');
    expect(begun.refuses({ type: 'sayReveal', side: A, secret: 'word' })).toBe('wrongPhase');
    const over = ready([step('ploys')])
      .does(passes(A))
      .does(passes(B));
    expect(over.refuses(passes(A))).toBe('wrongPhase');
    expect(over.refuses(says(A))).toBe('wrongPhase');
  });

  it('should offer only what can be said now, and take the answer to the question as what is said', () => {
    const begun = ready(both);
    expect(begun.pending).toMatchObject({ options: [{ id: 'word' }, { id: 'pass' }], usual: 'pass' });
    expect(begun.answers('word').told('cpChanged')).toEqual([{ type: 'cpChanged', side: A, by: 1, why: 'word' }]);
    expect(begun.answers('pass').told('stepPassed')).toEqual([{ type: 'stepPassed', step: 'ploys', side: A }]);
  });

  it('[L-10] should pass over a step that does not matter, and without any let the table begin the firefight', () => {
    const lite = ready([step('ploys'), step('reveal', { matters: false })])
      .does(passes(A))
      .does(passes(B));
    expect(lite.state.phase).toBe('firefight');
    const none = ready([step('ploys', { matters: false })]);
    expect(none.state).toMatchObject({ phase: 'strategy', tasks: [] });
    expect(none.does({ type: 'startFirefight' }).state.phase).toBe('firefight');
  });

  it('should have tables say what their step chooses, and pass where it chooses nothing', () => {
    const [first, second] = battle2021([]).sides;
    const sides: BattleState['sides'] = [first, { ...second, hand: 'tables' }];
    const silent = ready([step('ploys')], { sides }).does(passes(A));
    expect(silent.told('stepPassed').map(({ side }) => side)).toEqual([A, B]);
    const speaking = ready([step('ploys', { says: 'word' })], { sides }).does(passes(A));
    expect(speaking.told('cpChanged')).toEqual([{ type: 'cpChanged', side: B, by: 1, why: 'word' }]);
    expect(speaking.pending).toMatchObject({ question: 'sayPloy', side: A });
  });
});
