import * as z from 'zod/mini';
import type { FightMove } from '../../engine/family/killteam/attack/fight/fightMoves.ts';
import { CaseError } from '../caseError.ts';

const die = z.enum(['n', 'c']);
const who = z.enum(['A', 'D']);
const step = z.union([
  z.tuple([who, z.literal('strike'), die]),
  z.tuple([who, z.literal('parry'), die, z.enum(['n', 'c', '-', 'nn', 'cn', 'cc'])]),
]);
/** One line of a fight: who, with which die, what it does. */
export type FightLine = z.infer<typeof step>;

const GRADE = { n: 'normal', c: 'critical' } as const;

/** What a parry discards. */
const CANCELLED = {
  '-': { cancels: null },
  n: { cancels: 'normal' },
  c: { cancels: 'critical' },
  nn: { cancels: 'normal', also: 'normal' },
  cn: { cancels: 'critical', also: 'normal' },
  cc: { cancels: 'critical', also: 'critical' },
} as const;

export const badScript = (index: number, message: string): CaseError =>
  new CaseError({ code: 'badScript', path: `script[${index}]`, message });

/** A line as it is written. Throws `badScript`. */
export function lineOf(written: unknown, index: number): FightLine {
  const parsed = step.safeParse(written);
  if (!parsed.success) throw badScript(index, 'is no [who, "strike", die] or [who, "parry", die, what]');
  return parsed.data;
}

/** The engine's move. */
export const moveOf = ([, verb, held, what]: FightLine): FightMove =>
  verb === 'strike'
    ? { kind: 'strike', with: GRADE[held] }
    : { kind: 'block', with: GRADE[held], ...CANCELLED[what ?? '-'] };
