import * as z from 'zod/mini';
import { isBroken } from '../../engine/family/vanguard/rules/nerve/broken.ts';
import { fallback, fellBack } from '../../engine/family/vanguard/rules/nerve/fallback.ts';
import { mustTest } from '../../engine/family/vanguard/rules/nerve/mustTest.ts';
import { keepsNerve, nerveTest } from '../../engine/family/vanguard/rules/nerve/nerveTest.ts';
import { CaseError } from '../caseError.ts';
import { caseKind } from '../caseKind.ts';
import { dieOf, noDie } from '../van/dice.ts';
import { change, flag, inches, target } from '../van/shapes.ts';

const models = z.optional(z.int().check(z.minimum(0), z.maximum(999)));
const shape = z.object({
  test: flag,
  ne: target,
  roll: z.optional(z.number()),
  mod: z.optional(change),
  start: models,
  now: models,
  broken: flag,
  engaged: flag,
  reactivation: flag,
  first: flag,
  sp: z.optional(inches),
  edge: z.optional(inches),
  edges: z.optional(z.array(inches)),
  second: z.optional(z.number()),
  fatigued: flag,
  down: flag,
});
type NerveCase = z.infer<typeof shape>;

/** The value, or `missingField`. */
function given<T>(value: T | undefined, path: string): T {
  if (value === undefined) throw new CaseError({ code: 'missingField', path, message: 'is missing' });
  return value;
}

const passed = ({ ne, mod = 0 }: NerveCase, face: number | undefined, path: string): boolean =>
  keepsNerve(dieOf(face, path), nerveTest(ne, mod));

const brokenOf = ({ broken, start, now }: NerveCase): boolean =>
  broken ?? isBroken(given(start, 'start'), given(now, 'now'));

/** The way of a Fallback. Throws `missingField` where no edge is told. */
function wayOf({ sp, down = false, edge, edges }: NerveCase) {
  const all = edges ?? [given(edge, 'edge')];
  return given(fallback({ sp: given(sp, 'sp'), down, edges: all }) ?? undefined, 'edges');
}

/** What a model whose nerve failed does, and the second test at the edge. Throws `wrongDiceCount` for one elsewhere. */
function fallsBack(input: NerveCase) {
  const { standsUp, inches: move, atEdge } = wayOf(input);
  if (!atEdge) noDie(input.second, 'second');
  const secondPassed = atEdge ? passed(input, input.second, 'second') : null;
  const removed = secondPassed === false;
  const { activated, fatigued } = fellBack(input.fatigued ?? false);
  return {
    standsUp,
    move,
    atEdge,
    ...(secondPassed !== null && { secondPassed }),
    removed,
    ...(!removed && { activated, fatigued }),
  };
}

function activates(input: NerveCase) {
  const { engaged = false, reactivation: again = false, first = true } = input;
  const broken = brokenOf(input);
  const tests = mustTest({ broken, engaged, again, first });
  if (!tests) return { broken, mustTest: tests };
  const keeps = passed(input, input.roll, 'roll');
  if (keeps) noDie(input.second, 'second');
  return { broken, mustTest: tests, passed: keeps, ...(!keeps && fallsBack(input)) };
}

/** A nerve test by itself, or that of a model about to act, with its Fallback (Vanguard, Nerve). */
export const vanNerve = caseKind(shape, (input) =>
  input.test === true ? { passed: passed(input, input.roll, 'roll') } : activates(input),
);
