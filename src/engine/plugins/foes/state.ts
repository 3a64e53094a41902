import * as z from 'zod/mini';
import type { StepInIds, WhyInIds } from '../../behaviour/explain.ts';
import type { Rounds } from '../../behaviour/rounds/terms.ts';
import type { Place } from '../../board/move/place.ts';
import type { BattleState } from '../../family/vanguard/model/battle.ts';

const count = z.int().check(z.minimum(0));

/** A fact that the table told: of a model itself (`target` null) or of it and somebody. */
const toldFact = z.strictObject({
  model: z.string(),
  target: z.nullable(z.string()),
  fact: z.string(),
  is: z.boolean(),
});
export type ToldFact = z.infer<typeof toldFact>;

/** The table told who is closest to a model. */
const toldNearest = z.strictObject({ model: z.string(), first: z.string(), among: z.array(z.string()) });
export type ToldNearest = z.infer<typeof toldNearest>;

/** One thing the hands are told to do, and a line of "why". */
export type FoeStep = StepInIds<Rounds> & {
  /** On a board: the way of a move, where it stands first. */
  readonly path?: readonly Place[];
};
export type FoeWhyLine = WhyInIds;

/** How a choice thinned out those it was made of. */
export interface Kept {
  readonly by: string;
  readonly left: readonly string[];
}

/**
 * A model that its table plays now. `why`: how it was chosen; `asked`: questions put to the table so far; `barred`: rows that
 * could not be carried out; `plan`: what the hands are to do, null while it thinks. `hand`: people play it for the rest of this
 * activation. `aim`: for whom its last place was chosen, by which move.
 */
export interface FoeTurn {
  readonly model: string;
  readonly why: readonly Kept[];
  readonly asked: number;
  readonly barred: readonly string[];
  readonly plan: { readonly steps: readonly FoeStep[]; readonly trace: readonly FoeWhyLine[] } | null;
  readonly hand: boolean;
  readonly aim: { readonly target: string; readonly move: string } | null;
}

/** What folding reads of it; the rest is looked at where it is used (`soundTurn`). */
const turn = z.looseObject({
  model: z.string(),
  asked: count,
  barred: z.array(z.string()),
  plan: z.nullable(z.looseObject({ steps: z.array(z.looseObject({ action: z.string() })) })),
  hand: z.boolean(),
});

/**
 * How a side plays itself. `tables`: decision tables copied in, so that a battle goes on without its pack (checked where they are
 * used); `table`: the one that counts unless a model has one of its `own`. `told`, `nearest`: what the table said, until somebody
 * moves.
 */
export const foesState = z.strictObject({
  tables: z.record(z.string(), z.unknown()),
  table: z.string(),
  own: z.record(z.string(), z.string()),
  told: z.array(toldFact),
  nearest: z.array(toldNearest),
  turn: z.nullable(
    z.custom<FoeTurn>((value) => turn.safeParse(value).success, { error: 'must be the turn of a model' }),
  ),
});
export type FoesState = z.infer<typeof foesState>;

/** A battle in which tables may play a side; left out: none does. */
export type FoeBattle = BattleState & { readonly foes?: FoesState | undefined };

/** What of it is set. */
export type FoesChoice = Partial<Pick<FoesState, 'tables' | 'table' | 'own'>>;

/** Nothing chosen, nothing told. */
export const NO_FOES: FoesState = { tables: {}, table: '', own: {}, told: [], nearest: [], turn: null };

/** Whether tables play this side now: its hand is theirs, and the app is not only to write down. */
export const playsByTable = ({ sides, foes, settings }: FoeBattle, side: string): boolean =>
  foes !== undefined &&
  foes.table !== '' &&
  settings.automation.enemy !== 'log' &&
  sides.some(({ id, hand }) => id === side && hand === 'tables');
