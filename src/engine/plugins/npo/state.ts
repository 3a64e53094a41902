import type { KillTeam } from '../../behaviour/killTeam/terms.ts';
import * as z from 'zod/mini';
import type { StepInIds, WhyInIds } from '../../behaviour/explain.ts';
import type { Place } from '../../board/move/place.ts';
import type { BattleState } from '../../family/killteam/model/state.ts';
import type { Order } from '../../core/ids.ts';

const count = z.int().check(z.minimum(0));

/** A fact that the table told: of the enemy itself (`target` null) or of it and somebody. */
const toldFact = z.strictObject({
  enemy: z.string(),
  target: z.nullable(z.string()),
  fact: z.string(),
  is: z.boolean(),
});
export type ToldFact = z.infer<typeof toldFact>;

/** The table told who is closest to an enemy. */
const toldNearest = z.strictObject({ enemy: z.string(), first: z.string(), among: z.array(z.string()) });
export type ToldNearest = z.infer<typeof toldNearest>;

/** One thing the hands are told to do. `path`: the way on the board, where there is one and it knows where to. */
export interface PlannedStep extends StepInIds<KillTeam> {
  readonly path?: readonly Place[];
}

/** A line of "why". */
export type WhyLine = WhyInIds;

/**
 * An enemy that its table plays now. `why`: how it was chosen; `asked`: questions put to the table so far; `barred`: rows
 * that could not be carried out; `plan`: what the hands are to do, null while it thinks. `hand`: the player plays it for the
 * rest of this activation.
 */
export interface EnemyTurn {
  readonly enemy: string;
  readonly why: readonly { readonly by: string; readonly left: readonly string[] }[];
  readonly asked: number;
  readonly barred: readonly string[];
  readonly plan: {
    readonly order: Order;
    readonly steps: readonly PlannedStep[];
    readonly trace: readonly WhyLine[];
  } | null;
  readonly hand: boolean;
}

/** What folding reads of it; the rest is looked at where it is used (`soundTurn`). */
const turn = z.looseObject({
  enemy: z.string(),
  asked: count,
  barred: z.array(z.string()),
  plan: z.nullable(z.looseObject({ steps: z.array(z.looseObject({ action: z.string() })) })),
  hand: z.boolean(),
});

/**
 * How the enemy plays itself (acolyte.md A9, C18). `tables`: behaviours copied in, so that a battle goes on without its pack (checked where they are used);
 * `table`: the one that counts unless an enemy has one of its `own`, empty until one is chosen; `alert`: whether Alert is read and changes by itself;
 * `counteract`: whether enemies may; `morale`: whether the broken retreat, `broken` when they are; `priorityTarget` an
 * operative, `priorityAmong` those of whom the scenario means it (absent: it was set by hand or by an effect), `targetLocation`, `missionAction` and `noise` as the table calls them; `sighting`: the last noise was somebody noticed, there has been no
 * alarm yet; `quietKills`: our house rule of stealth, who goes down at once by a Silent shot or a fight raises no alarm. `told`, `nearest`: what the table said,
 * until somebody moves. `seen`: an enemy had a valid target in this turning point.
 */
export const npoState = z.strictObject({
  tables: z.record(z.string(), z.unknown()),
  table: z.string(),
  own: z.record(z.string(), z.string()),
  alert: z.boolean(),
  counteract: z.boolean(),
  morale: z.boolean(),
  broken: z.boolean(),
  startDv: count,
  priorityTarget: z.nullable(z.string()),
  priorityAmong: z.optional(z.array(z.string())),
  targetLocation: z.nullable(z.string()),
  missionAction: z.nullable(z.string()),
  noise: z.nullable(z.string()),
  sighting: z.optional(z.boolean()),
  quietKills: z.optional(z.boolean()),
  told: z.array(toldFact),
  nearest: z.array(toldNearest),
  seen: z.boolean(),
  turn: z.nullable(
    z.custom<EnemyTurn>((value) => turn.safeParse(value).success, { error: 'must be the turn of an enemy' }),
  ),
});
export type NpoState = z.infer<typeof npoState>;

/** What of it the players set. */
export type NpoChoice = Partial<
  Pick<
    NpoState,
    | 'tables'
    | 'table'
    | 'own'
    | 'alert'
    | 'counteract'
    | 'morale'
    | 'broken'
    | 'priorityTarget'
    | 'priorityAmong'
    | 'targetLocation'
    | 'missionAction'
    | 'noise'
    | 'sighting'
    | 'quietKills'
  >
>;

/** Nothing chosen, nothing told. */
export const noNpo = (startDv: number): NpoState => ({
  tables: {},
  table: '',
  own: {},
  alert: false,
  counteract: false,
  morale: false,
  broken: false,
  startDv,
  priorityTarget: null,
  targetLocation: null,
  missionAction: null,
  noise: null,
  told: [],
  nearest: [],
  seen: false,
  turn: null,
});

/** Whether a table was chosen: until then nobody asks what enemies see. */
export const playsByTable = (npo: NpoState | undefined): boolean => npo !== undefined && npo.table !== '';

/** It is on guard and interrupts now. */
export const interruptsNow = ({ interrupt }: Pick<BattleState, 'interrupt'>, enemy: string): boolean =>
  interrupt?.operative === enemy;
