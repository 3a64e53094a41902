import * as z from 'zod/mini';
import { npoTask, priorityTask, spottedTask } from './npoTask.ts';
import { ORDERS } from '../../../core/ids.ts';
import { poolDie, rolledDie } from './pool.ts';
import { heldStep } from '../tables/heldStep.ts';
import { lastingSource } from './lasting.ts';
import { sentriesTask } from './sentriesTask.ts';
import { ployTask, strategyTask } from './speakingTask.ts';
import { actionId } from '../card/card.ts';
import { REACTIONS } from '../card/moments.ts';
import { shotFacts } from './facts.ts';
import { markerTask, trapTask } from './markerTask.ts';

const count = z.int().check(z.minimum(0));

/** How an action came about: in an activation, as a guard's interrupt, or as a counteraction. */
const via = z.enum(['action', 'guard', 'counteract']);
export type Via = z.infer<typeof via>;

/** Dice about to be rolled again: which pool, which dice, which rule allowed it. */
const rerolling = z.nullable(
  z.strictObject({ pool: z.enum(['attack', 'defence']), dice: z.array(count), rule: z.string() }),
);

/**
 * One shot at one target (A4). Dice are kept raw: hits, saves and damage are derived from them and the facts until
 * `retained` (Devastating dealt) and `resolved`; the step in hand is the first of the ruleset's that still asks something.
 * `nearby`: operatives that a distance Devastating also hurts. `immediate`: wounds Devastating dealt to the target.
 */
const shootSequence = z.strictObject({
  target: z.string(),
  role: z.enum(['primary', 'blast', 'torrent']),
  facts: shotFacts,
  accurate: z.nullable(count),
  attack: z.nullable(z.array(rolledDie)),
  /** Rules by which nothing more is rolled again, and those that may be used and are left. */
  rerollsPassed: z.array(z.string()),
  nearby: z.nullable(z.array(z.string())),
  retained: z.boolean(),
  immediate: count,
  /** What saves, where the target has an invulnerable save as well and chooses; absent: not chosen. */
  saveBy: z.optional(z.enum(['save', 'invulnerable'])),
  keepCover: z.nullable(z.enum(['normal', 'critical', 'two', 'none'])),
  defence: z.nullable(z.array(rolledDie)),
  rerolling,
  damageByHand: z.nullable(count),
  /** The way in which the saves were spent, while the target decides whether it shrugs off a die; absent: not yet. */
  spent: z.optional(z.string()),
  /** Wounds that the target's own rolls have taken off that damage; absent: it has not rolled. */
  hardened: z.optional(count),
  resolved: z.boolean(),
});
export type ShootSequence = z.infer<typeof shootSequence>;

/** What further targets of Blast have from the first: cover, obscured, and the improvement of its cover save (A6). */
const blastCopy = z.strictObject({
  facts: z.pick(shotFacts, { cover: true, coverIsLight: true, obscured: true, oneFeature: true }),
  improved: z.boolean(),
});
export type BlastCopy = z.infer<typeof blastCopy>;

/** What an attack changed in declaring it, as it was before; given back when it is taken back. */
const undeclared = z.strictObject({
  lastWeapon: z.nullable(z.string()),
  guard: z.boolean(),
  cannotRetaliate: z.boolean(),
  /** AP that it cost beside those of the action; absent: none. */
  price: z.optional(count),
});
export type Undeclared = z.infer<typeof undeclared>;

/** A whole Shoot action: the sequences of Blast and Torrent follow the first; removal comes after all of them. */
const shootTask = z.strictObject({
  kind: z.literal('shoot'),
  id: z.string(),
  operative: z.string(),
  weapon: z.string(),
  via,
  pointBlank: z.boolean(),
  /** Hit of this use before Lethal, clamped to 2..6 (injury, weapon column, effects, point-blank at the start). */
  hit: z.int(),
  /** The player said to shoot at the target in hand although it is not valid. */
  forced: z.boolean(),
  /** Sequences before this one: 0 for the primary target. */
  number: count,
  sequence: shootSequence,
  others: z.nullable(z.array(z.string())),
  queue: z.array(z.string()),
  /** Attack dice of each sequence, where they are shared out before the first (Fusillade); absent: all, each time. */
  shares: z.optional(z.array(count)),
  /** From the second target of Blast on. */
  blast: z.optional(blastCopy),
  before: z.optional(undeclared),
});
export type ShootTask = z.infer<typeof shootTask>;

const FIGHT_ROLES = ['attacker', 'defender'] as const;
export type FightRole = (typeof FIGHT_ROLES)[number];

/** One side of a fight (A5). `pool` is null until both have rolled and the dice are retained. */
const fighter = z.strictObject({
  operative: z.string(),
  weapon: z.nullable(z.string()),
  hit: z.int(),
  assists: count,
  dice: z.nullable(z.array(rolledDie)),
  pool: z.nullable(z.array(poolDie)),
  accurate: count,
  rerollsPassed: z.array(z.string()),
  shockUsed: z.boolean(),
  /** Operatives that its distance Devastating also hurts; null: not asked. */
  nearby: z.nullable(z.array(z.string())),
  /** Pips of Hit that friends lend it by being near; absent: nobody was asked for. */
  aura: z.optional(z.int()),
  /** Its critical strikes have stunned the opponent; absent: not yet. */
  stunned: z.optional(z.boolean()),
  /** It has struck; kept only for those whose traits ask. */
  struck: z.optional(z.boolean()),
});
export type Fighter = z.infer<typeof fighter>;

const fightTask = z.strictObject({
  kind: z.literal('fight'),
  id: z.string(),
  via,
  attacker: fighter,
  defender: fighter,
  noRetaliate: z.boolean(),
  /** The attacker rolls as if fighting: its target does not fight (C-26); absent: both do. */
  asIf: z.optional(z.boolean()),
  /** The next to resolve a die. */
  turn: z.enum(FIGHT_ROLES),
  exchanges: count,
  /** The strike that is made, while its victim decides whether it shrugs it off; absent or null: none. */
  striking: z.optional(z.nullable(z.string())),
  /** Wounds that its victim's own roll has taken off that strike; absent or null: it has not rolled. */
  hardened: z.optional(z.nullable(count)),
  /** Whose critical strike reaps, while it is asked who is near; absent or null: nobody's. */
  reaping: z.optional(z.nullable(z.enum(FIGHT_ROLES))),
  rerolling,
  before: z.optional(undeclared),
});
export type FightTask = z.infer<typeof fightTask>;

/** Who has initiative. `rolled`: faces of a roll-off so far, by side; absent: none. */
const initiativeTask = z.strictObject({
  kind: z.literal('initiative'),
  id: z.string(),
  rolled: z.optional(z.record(z.string(), z.int().check(z.minimum(1), z.maximum(6)))),
});
export type InitiativeTask = z.infer<typeof initiativeTask>;

/** A roll on a table of the battle. `rolls` counts them, for repeats and for results without any eligible target. */
const tableTask = z.strictObject({
  kind: z.literal('table'),
  id: z.string(),
  table: z.string(),
  rolls: count,
  /** Who rolls, for rows about 'this'; absent: nobody. */
  subject: z.optional(z.string()),
  /** Faces rolled so far where one of two is chosen; absent: one die is rolled. */
  faces: z.optional(z.array(z.int().check(z.minimum(1)))),
});
export type TableTask = z.infer<typeof tableTask>;

/** Effects waiting to be carried out in order. `subject`: the operative they are about ('this'). */
const effectsTask = z.strictObject({
  kind: z.literal('effects'),
  id: z.string(),
  source: z.string(),
  subject: z.nullable(z.string()),
  steps: z.array(heldStep),
  /** Steps done so far. */
  number: count,
  /** Operatives the first step is still to be applied to; null: not yet chosen. */
  picked: z.nullable(z.array(z.string())),
  /** Faces rolled for the first of them. */
  rolled: z.array(z.int()),
  /** The first step did something to somebody. */
  applied: z.boolean(),
  /** The table rolled once more if no step finds anybody to hurt or help; null: none, or one did. */
  again: z.nullable(z.string()),
  /** Who has the credit of what they do; absent: nobody. */
  by: z.optional(z.string()),
  /** What they are of, for what they begin; absent: an event. */
  of: z.optional(lastingSource),
  /** The gun chosen for the first of them, by its counter; null or absent: none. */
  gun: z.optional(z.nullable(z.string())),
  /** The step and the operative for whom somebody was asked before it is hurt; absent: nobody was. */
  asked: z.optional(z.string()),
});
export type EffectsTask = z.infer<typeof effectsTask>;

const REANIMATE_STEPS = ['roll', 'wounds'] as const;
const reanimateTask = z.strictObject({
  kind: z.literal('reanimate'),
  id: z.string(),
  operative: z.string(),
  target: z.string(),
  step: z.enum(REANIMATE_STEPS),
});
export type ReanimateTask = z.infer<typeof reanimateTask>;

/** Falling tests still owed, then the height of a fall. `by` has the credit of what a fall does. */
const fallingTask = z.strictObject({
  kind: z.literal('falling'),
  id: z.string(),
  operatives: z.array(z.string()),
  number: count,
  /** The test was failed: the height is asked. */
  falls: z.boolean(),
  by: z.nullable(z.string()),
});
export type FallingTask = z.infer<typeof fallingTask>;

/** The D6 of Hot after the action. */
const hotTask = z.strictObject({
  kind: z.literal('hot'),
  id: z.string(),
  operative: z.string(),
  weapon: z.string(),
  hit: z.int(),
});
export type HotTask = z.infer<typeof hotTask>;

/**
 * A group that arrives: the faction's table is rolled until `budget` DV are spent. `budget` null: its D3 is still to roll;
 * `row`: the row rolled whose arms are still to choose.
 */
const spawnTask = z.strictObject({
  kind: z.literal('spawn'),
  id: z.string(),
  order: z.enum(ORDERS),
  where: z.string(),
  budget: z.nullable(count),
  spent: count,
  rolls: count,
  row: z.nullable(count),
  /** Whose table is rolled on; absent: the enemy's. */
  faction: z.optional(z.string()),
  /** Where they come in on the board that the scenario is bound to; absent: as their side does. */
  zones: z.optional(z.array(z.string())),
});
export type SpawnTask = z.infer<typeof spawnTask>;

/**
 * What follows an action, in order: the fallen are taken down, falling tests, ends of guards, the guard's interrupt.
 * `hurt`: operatives that lost wounds during the action, with who dealt the last blow, and how much it was.
 */
const afterActionTask = z.strictObject({
  kind: z.literal('afterAction'),
  id: z.string(),
  operative: z.nullable(z.string()),
  side: z.string(),
  action: z.nullable(actionId),
  via,
  hurt: z.array(z.strictObject({ operative: z.string(), by: z.nullable(z.string()), amount: z.optional(count) })),
  step: z.enum(['down', 'falling', 'guard']),
  /** Whom a Shoot was at; absent: it was none. */
  against: z.optional(z.string()),
  /** Those for whom a last breath was rolled; absent: nobody. */
  breathless: z.optional(z.array(z.string())),
  /** For whom somebody was asked before it goes down; absent: for nobody. */
  asked: z.optional(z.array(z.string())),
  /** Who is on guard and has let it be; absent: nobody. */
  spared: z.optional(z.string()),
});
export type AfterActionTask = z.infer<typeof afterActionTask>;

/** The D6 of somebody about to go down; `by`: who has brought it there. */
const lastBreathTask = z.strictObject({
  kind: z.literal('lastBreath'),
  id: z.string(),
  operative: z.string(),
  by: z.nullable(z.string()),
});
export type LastBreathTask = z.infer<typeof lastBreathTask>;

/**
 * Something has come about, or is about to, at which somebody may use a trait. `operative`: whom it is about; null: the
 * battle. `other`: the enemy that leaves it, `beside`: others that it leaves. `amount`: of the last damage.
 */
const reactionTask = z.strictObject({
  kind: z.literal('reaction'),
  id: z.string(),
  moment: z.enum(REACTIONS),
  operative: z.nullable(z.string()),
  other: z.nullable(z.string()),
  beside: z.optional(z.array(z.string())),
  amount: z.optional(count),
});
export type ReactionTask = z.infer<typeof reactionTask>;

/** A psychic test (`rules/acolyte.md` C10) for a power: the D6, the D6 once more after a natural 1, or the roll for perils. */
const psychicTask = z.strictObject({
  kind: z.literal('psychic'),
  id: z.string(),
  operative: z.string(),
  trait: z.string(),
  step: z.enum(['test', 'again', 'perils']),
});
export type PsychicTask = z.infer<typeof psychicTask>;

/** Equipment is found by a row of loot (`rules/acolyte.md` C16): which, and who carries it. `operative`: its finder; absent: nobody. `item` null: not yet chosen. */
const lootTask = z.strictObject({
  kind: z.literal('loot'),
  id: z.string(),
  operative: z.optional(z.string()),
  row: z.string(),
  item: z.nullable(z.string()),
});
export type LootTask = z.infer<typeof lootTask>;

/** Few enemies are left: the D6 whether they run (`rules/acolyte.md` C18). */
const moraleTask = z.strictObject({ kind: z.literal('morale'), id: z.string() });
export type MoraleTask = z.infer<typeof moraleTask>;

/** Work in progress, top last. Plain data: a reload or an undo finds the same open question. */
export const task = z.discriminatedUnion('kind', [
  shootTask,
  fightTask,
  initiativeTask,
  tableTask,
  effectsTask,
  reanimateTask,
  fallingTask,
  lastBreathTask,
  hotTask,
  spawnTask,
  afterActionTask,
  psychicTask,
  npoTask,
  spottedTask,
  priorityTask,
  moraleTask,
  reactionTask,
  lootTask,
  markerTask,
  sentriesTask,
  strategyTask,
  ployTask,
  trapTask,
]);
export type Task = z.infer<typeof task>;
