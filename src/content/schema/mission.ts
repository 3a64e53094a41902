import * as z from 'zod/mini';
import { lying } from '../../engine/board/lying.ts';
import { mission } from '../../engine/family/killteam/model/mission.ts';
import { effectStep } from '../../engine/family/killteam/tables/effect.ts';
import { actionWith, scriptWith } from '../../engine/plugins/scenario/script.ts';
import { count, name, positive, rowId, text } from './common.ts';

/** Enemies chosen by hand: so many of a card with these weapons. */
const enemyChoice = z.strictObject({ card: rowId, weapons: z.array(rowId), count: positive });
export type EnemyChoice = z.infer<typeof enemyChoice>;

/** Zones of the killzone that a scenario is bound to, by their ids; one it does not have means nothing. */
const zones = z.array(rowId).check(z.maxLength(60));

/** Enemies who are there from the start; `zone`: where on the bound killzone they are set up, left out: where their side is. */
const postedEnemy = z.extend(enemyChoice, { zone: z.optional(rowId) });
export type PostedEnemy = z.infer<typeof postedEnemy>;

/**
 * The killzone that a scenario is bound to, one that ships or of a pack, and the zones in which each side sets up; none: those
 * that the killzone has for it.
 */
const ground = z.strictObject({ killzone: rowId, retinue: zones, enemy: zones });
export type ScenarioGround = z.infer<typeof ground>;

const { waves: _waves, flags: _flags, notes: _notes, ...live } = scriptWith(effectStep).shape;
const line = z.string().check(z.maxLength(400));
const prose = z.string().check(z.maxLength(20_000));

/** The engine's script as a pack holds it: waves name cards, and the flags of a campaign come with the battle. */
export const scriptRow = z.strictObject({
  ...live,
  actions: z.array(z.extend(actionWith(effectStep), { table: z.nullable(rowId) })).check(z.maxLength(30)),
  waves: z
    .array(
      z.strictObject({
        id: rowId,
        name,
        where: line,
        /** Entry points of the bound killzone; one of them by chance. */
        entries: z.optional(zones),
        order: z.enum(['engage', 'conceal']),
        /** By DV, rolled on the faction's table; null and no enemies: the battle's own reinforcement DV (C1). */
        dv: z.nullable(count),
        enemies: z.array(enemyChoice).check(z.maxLength(20)),
      }),
    )
    .check(z.maxLength(20)),
});
export type ScriptRow = z.infer<typeof scriptRow>;

export const MARKER_KINDS = ['objective', 'search', 'clue', 'object', 'entry', 'hazard'] as const;

/**
 * What a master prepares beside what the engine tracks. `notes`: for the master alone; `faction`, `variant`, `eventTable`:
 * null, as the players choose; `dvTimes`: enemy DV in percent of what the difficulty gives (C1); `enemies`: chosen by hand,
 * none: rolled; `tables`: further roll tables in use; `environment`: effects of C12 and the like; `secondaries`: how many
 * secondary objectives of the campaign's table are drawn (C15); `behaviour`: the decision table by which enemies play until
 * the players choose another, null or left out: as usual; `ground`: the killzone whose places it names, null or left out: words
 * say them; `zones` of markers: where they lie on it, one after the other; `lies`: by which rule on any
 * other board.
 */
export const plan = z.strictObject({
  author: z.string().check(z.maxLength(80)),
  notes: prose,
  board: line,
  markers: z
    .array(
      z.strictObject({
        id: rowId,
        name,
        kind: z.enum(MARKER_KINDS),
        count,
        perAcolyte: count,
        where: line,
        zones: z.optional(zones),
        lies: z.optional(lying),
      }),
    )
    .check(z.maxLength(30)),
  ground: z.optional(z.nullable(ground)),
  faction: z.nullable(rowId),
  variant: z.nullable(rowId),
  dvTimes: z.int().check(z.minimum(25), z.maximum(400)),
  enemies: z.array(postedEnemy).check(z.maxLength(40)),
  eventTable: z.nullable(rowId),
  tables: z.array(rowId).check(z.maxLength(12)),
  environment: z.array(z.strictObject({ id: rowId, name, text: line })).check(z.maxLength(6)),
  secondaries: count,
  behaviour: z.optional(z.nullable(rowId)),
});
export type MissionPlan = z.infer<typeof plan>;

/**
 * A scenario: the mission as the engine tracks it, and what only setting up needs. `perAcolyte` is added to a counter's
 * maximum for each Acolyte after the first; `named`: the enemy of highest DV is called this. `script` and `plan` absent:
 * the table does all of it by hand.
 */
export const missionRow = z.extend(z.omit(mission, { table: true, ground: true }), {
  id: rowId,
  name,
  turningPoints: z.nullable(positive),
  setUp: z.array(text),
  primary: text,
  counters: z.array(z.strictObject({ id: rowId, name, max: count, perAcolyte: count })),
  ticks: z.array(
    z.strictObject({ id: rowId, name, ends: z.enum(['no', 'complete', 'failed']), whenDown: z.optional(name) }),
  ),
  named: z.nullable(name),
  script: z.optional(scriptRow),
  plan: z.optional(plan),
});
export type MissionRow = z.infer<typeof missionRow>;
