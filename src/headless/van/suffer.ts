import {
  type ArmourWay,
  armourDice,
  armourTest,
  savedHits,
} from '../../engine/family/vanguard/rules/attacks/armourRoll.ts';
import { fateOf, RECOVERED, recovers } from '../../engine/family/vanguard/rules/attacks/recovery.ts';
import { woundsOf } from '../../engine/family/vanguard/rules/attacks/wounds.ts';
import { successes } from '../../engine/family/vanguard/rules/dice/grade.ts';
import type { Modifier } from '../../engine/family/vanguard/rules/modifiers/modifier.ts';
import { CaseError } from '../caseError.ts';
import { dieOf, noDie, rollOf } from './dice.ts';
import type { RerollsCase, TargetCase } from './shapes.ts';

/** Hits that one model suffers, and the dice with which it does. */
export interface Suffered {
  readonly t: TargetCase;
  readonly hits: number;
  readonly ap: number;
  readonly d: number;
  readonly mortal: number;
  readonly modifiers: readonly Modifier[];
  readonly useInvuln: boolean;
  readonly armRoll: readonly number[];
  readonly armRerolls: RerollsCase;
  readonly recovery: number | undefined;
}

/** What a model is like when it is over. */
export interface After {
  readonly inPlay: boolean;
  readonly down: boolean;
  readonly fatigued: boolean;
}

/** What came of it. */
export interface Outcome {
  readonly saved: number;
  readonly wounds: number;
  readonly left: number;
  readonly result: 'stays' | 'down' | 'removed';
  readonly after: After;
}

/** With what the model saves. Throws `missingField` for an invulnerable value that it has not. */
function wayOf({ t, useInvuln }: Suffered, path: string): ArmourWay {
  if (!useInvuln) return { kind: 'armour', target: t.ar };
  if (t.invuln === undefined)
    throw new CaseError({ code: 'missingField', path: `${path}t.invuln`, message: 'is missing' });
  return { kind: 'invulnerable', target: t.invuln };
}

/** Hits saved. Throws what is wrong with the dice. */
function savedOf(suffered: Suffered, path: string): number {
  const test = armourTest(wayOf(suffered, path), suffered);
  const { hits, armRoll: faces, armRerolls: rerolls } = suffered;
  const rolled = rollOf({ faces, rerolls, count: armourDice(hits) }, `${path}armRoll`, `${path}armRerolls`);
  return savedHits(hits, successes(rolled, test));
}

/** What follows for whoever has so many wounds left. Throws for a recovery die that is missing or not rolled. */
function resultOf({ t, recovery }: Suffered, wounds: number, path: string): Outcome['result'] {
  const fate = fateOf({ wounds, left: t.wn - wounds, wasDown: t.down ?? false, modifiers: [] });
  switch (fate.kind) {
    case 'stays':
    case 'removed':
      noDie(recovery, path);
      return fate.kind;
    case 'rolls':
      return recovers(dieOf(recovery, path), fate.test) ? 'down' : 'removed';
  }
}

function afterwards({ down = false, fatigued = false }: TargetCase, result: Outcome['result']): After {
  return result === 'down' ? { inPlay: true, ...RECOVERED } : { inPlay: result === 'stays', down, fatigued };
}

/** Armour roll, wounds and recovery of one model. `path`: where its dice stand in the case. Throws what is wrong with them. */
export function suffer(suffered: Suffered, path: string): Outcome {
  const saved = savedOf(suffered, path);
  const wounds = woundsOf(suffered, { ...suffered, saved });
  const result = resultOf(suffered, wounds, `${path}recovery`);
  return { saved, wounds, left: suffered.t.wn - wounds, result, after: afterwards(suffered.t, result) };
}

/** An outcome as the contract writes it: the recovery's modifier is told also of whoever lay and has no die. */
export const told = ({ saved, wounds, left, result }: Outcome) => ({
  saved,
  wounds,
  left,
  ...(result !== 'stays' && { recoveryMod: left, result: result === 'down' ? 'down,1 wound,fatigued' : 'removed' }),
});
