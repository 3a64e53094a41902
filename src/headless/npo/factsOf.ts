import { isSelfFact, isTargetFact } from '../../engine/behaviour/killTeam/fact.ts';
import type { KnownFacts } from '../../engine/behaviour/known.ts';
import { inchesOf, type EnemySituation } from '../../engine/behaviour/killTeam/enemySituation.ts';
import { CaseError } from '../caseError.ts';
import type { NpoCase } from './shape.ts';

const CLOSE = 4;
const FAR = 12;
const CONTROL = 1;

type Target = NpoCase['facts']['targets'][number];

function checkFacts(facts: Readonly<Record<string, boolean>>, isFact: (id: string) => boolean, path: string): void {
  const wrong = Object.keys(facts).find((id) => !isFact(id));
  if (wrong !== undefined)
    throw new CaseError({ code: 'unknownFact', path: `${path}.${wrong}`, message: 'is no fact' });
}

/** What distances tell: a Charge needs the gap less the control range, rounded up (kill-team.md D5, N01 and N02). */
const byDistance = (inches: number, situation: EnemySituation): Record<string, boolean> => ({
  chargeReach: Math.ceil(inches - CONTROL) <= inchesOf('charge', situation),
  within4: inches <= CLOSE,
});

function factsOfTarget({ inches, facts = {}, wounds, threat }: Target, situation: EnemySituation) {
  const measured = inches === undefined ? {} : byDistance(inches, situation);
  return {
    facts: { ...measured, ...facts },
    inches: inches ?? null,
    wounds: wounds ?? 0,
    threat: threat ?? 0,
  };
}

function checkTargets(targets: readonly Target[]): void {
  for (const [index, { id, facts = {} }] of targets.entries()) {
    if (targets.findIndex((other) => other.id === id) !== index)
      throw new CaseError({ code: 'outOfRange', path: `facts.targets[${index}].id`, message: `${id} is there twice` });
    checkFacts(facts, isTargetFact, `facts.targets[${index}].facts`);
  }
}

/** What is known in a case. What a distance tells need not be said; what is said counts. Throws `unknownFact`. */
export function factsOf({ facts: { self = {}, targets } }: NpoCase, situation: EnemySituation): KnownFacts {
  checkFacts(self, isSelfFact, 'facts.self');
  checkTargets(targets);
  const measured = targets.length > 0 && targets.every(({ inches }) => inches !== undefined);
  const farFromAll = targets.every(({ inches = 0 }) => inches > FAR);
  return {
    self: { ...(measured ? { farFromAll } : {}), ...self },
    targets: targets.map((target) => factsOfTarget(target, situation)),
  };
}
