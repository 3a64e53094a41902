import type { KillTeam } from '../../../src/engine/behaviour/killTeam/terms.ts';
import { describe, expect, it } from 'vitest';
import { askOrPlan } from '../../../src/engine/behaviour/ask.ts';
import { compiled } from '../../../src/engine/behaviour/killTeam/vocabulary.ts';
import { KILL_TEAM_FACTS, targetNumber } from '../../../src/engine/behaviour/killTeam/fact.ts';
import { afterAnswer } from '../../../src/engine/behaviour/factQuestion.ts';
import { interpret } from '../../../src/engine/behaviour/interpret.ts';
import { knownOf } from '../../../src/engine/behaviour/known.ts';
import type { BehaviourRow, BehaviourTable } from '../../../src/engine/behaviour/killTeam/table.ts';
import { answerTo, knownOfTruth, madeUp, mixer, type Truth } from '../../../src/engine/behaviour/truth.ts';
import type { Thought } from '../../../src/engine/behaviour/thought.ts';
import { FRESH, said, shippedTable } from './support.ts';

const closest: BehaviourRow = { id: 'closest', who: { order: [{ rank: 'closest' }], tie: 'roll' }, do: 'charge' };
const nearFirst: BehaviourRow = {
  id: 'near',
  if: { fact: 'missionActionHere' },
  who: { where: [{ fact: 'within4', is: false }], order: [{ rank: 'threat' }], tie: 'roll' },
  do: 'charge',
};
const tableOf = (...rows: readonly BehaviourRow[]): BehaviourTable => ({
  id: 'own',
  name: 'own',
  order: 'attacks',
  rows: [...rows],
  provenance: 'user',
});

const target = (threat: number) => ({ facts: { inControlRange: false }, inches: null, wounds: 5, threat });
const known = knownOf(KILL_TEAM_FACTS, {
  self: { canFight: true, farFromAll: false },
  targets: [target(1), target(3), target(2)],
});
const thoughtWith = (table: BehaviourTable): Thought<KillTeam> => ({
  table: compiled(table),
  known,
  situation: FRESH,
  lot: () => 0,
});

/** Every way in which three may be within reach and near, at fixed distances, the others by chance. */
const truths: readonly Truth[] = Array.from({ length: 128 }, (_, at) => {
  const made = madeUp(known, mixer(at));
  const reach = at & 7;
  const near = (at >> 3) & 7;
  const yes = made.yes.map((mask, fact) =>
    fact === targetNumber('chargeReach') ? reach : fact === targetNumber('within4') ? near : mask,
  );
  return { ...made, yes, far: [2, 5, 7] };
});

/** What it does when asked to the end, and when all is known from the start. */
function both(thought: Thought<KillTeam>, truth: Truth): readonly [string, string] {
  let now = thought.known;
  let advice = askOrPlan({ ...thought, known: now });
  for (let count = 1; advice.kind === 'ask'; count += 1) {
    now = afterAnswer(now, advice.question, answerTo(KILL_TEAM_FACTS, truth, advice.question));
    advice = askOrPlan({ ...thought, known: now }, count);
  }
  const best = interpret({ ...thought, known: { ...knownOfTruth(known, truth), threat: known.threat } });
  return [said(advice.plan), best.kind === 'plan' ? said(best.plan) : 'nothing'];
}

describe('who is the closest it can charge', () => {
  it('should not be asked of all where another row may charge somebody else: whoever is farther would not count', () => {
    for (const truth of truths) {
      const [asked, whole] = both(thoughtWith(tableOf(nearFirst, closest)), truth);
      expect(asked).toBe(whole);
    }
  });

  it('should be told of a table whose charges are all of the closest, and of no other', () => {
    const named = { ...closest, if: { some: [{ fact: 'chargeReach', is: true }] } };
    const who = { where: [{ fact: 'ready' }], order: [{ rank: 'closest' as const }], tie: 'roll' as const };
    const where: BehaviourRow = { ...closest, who };
    expect(compiled(tableOf(closest, closest)).chargesClosest).toBe(true);
    expect(compiled(tableOf(closest, named)).chargesClosest).toBe(false);
    expect(compiled(tableOf(where, closest)).chargesClosest).toBe(false);
    expect(compiled(tableOf(nearFirst, closest)).chargesClosest).toBe(false);
    expect(compiled(shippedTable('brawler')).chargesClosest).toBe(true);
    expect(compiled(shippedTable('kill-team-2021')).chargesClosest).toBe(false);
  });
});
