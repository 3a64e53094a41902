import * as z from 'zod/mini';
import type { Side } from '../../../core/ids.ts';
import type { BattleState } from '../../../family/killteam/model/state.ts';
import { award } from '../match/match.ts';

declare module '../../../family/killteam/model/state.ts' {
  interface PluginSlices {
    /** Tac ops of both sides; absent: there are none in this battle. */
    tacOps: TacOpsState;
  }
}

const tp = z.nullable(z.int().check(z.minimum(1), z.maximum(20)));

/**
 * A tac op (K-23). `archetypes`: kill teams that may take it, none: all; `from`, `by`: the first turning point in which it can
 * be revealed, and the last, else it never scores; null: any; `rulings`: those of the commentary that it is played by (C-42),
 * absent: none.
 */
export const tacOp = z.strictObject({
  id: z.string(),
  name: z.string(),
  text: z.string(),
  archetypes: z.array(z.string()),
  from: tp,
  by: tp,
  awards: z.array(award),
  rulings: z.optional(z.array(z.string().check(z.regex(/^C-\d\d$/u))).check(z.maxLength(6))),
});
export type TacOp = z.infer<typeof tacOp>;

/**
 * `offered`: all there are; `count`: how many each side chooses; `archetypes`: of each side (K-04), none: any tac op; `chosen`:
 * by side, hidden from the other until it is revealed.
 */
export const tacOpsState = z.strictObject({
  offered: z.array(tacOp),
  count: z.int().check(z.minimum(1)),
  archetypes: z.record(z.string(), z.array(z.string())),
  chosen: z.record(z.string(), z.array(z.string())),
  revealed: z.array(z.strictObject({ side: z.string(), tacOp: z.string(), turningPoint: z.int() })),
});
export type TacOpsState = z.infer<typeof tacOpsState>;

type Has = Pick<BattleState, 'tacOps'>;

/** Tac ops that a side may choose: of one of its archetypes, or any when it has none (K-04). */
export function choosable({ tacOps }: Has, side: Side): readonly TacOp[] {
  const own = tacOps?.archetypes[side] ?? [];
  return (tacOps?.offered ?? []).filter(
    ({ archetypes }) => own.length === 0 || archetypes.length === 0 || archetypes.some((each) => own.includes(each)),
  );
}

/** How many a side chooses: as many as there are, when they are fewer. */
export const countFor = (state: Has, side: Side): number =>
  Math.min(state.tacOps?.count ?? 0, choosable(state, side).length);

/** The tac ops that a side has chosen, revealed ones too. */
export const chosenOf = ({ tacOps }: Has, side: Side): readonly TacOp[] =>
  (tacOps?.chosen[side] ?? []).flatMap((id) => tacOps?.offered.filter((each) => each.id === id) ?? []);

/** When a side revealed one of its tac ops; null: it has not. */
export const revealedIn = ({ tacOps }: Has, side: Side, id: string): number | null =>
  tacOps?.revealed.find((each) => each.side === side && each.tacOp === id)?.turningPoint ?? null;

/** The tac ops that a side has revealed. */
export const revealedOf = (state: Has, side: Side): readonly TacOp[] =>
  chosenOf(state, side).filter(({ id }) => revealedIn(state, side, id) !== null);

/** Those that it has chosen and not revealed. */
export const hiddenOf = (state: Has, side: Side): readonly TacOp[] =>
  chosenOf(state, side).filter(({ id }) => revealedIn(state, side, id) === null);

/** Hidden ones that score nothing if they are not revealed in this turning point. */
export const mustNow = (state: BattleState, side: Side): readonly TacOp[] =>
  hiddenOf(state, side).filter(({ by }) => by !== null && by === state.turningPoint);
