import * as z from 'zod/mini';

export const DIFFICULTIES = ['easy', 'medium', 'hard'] as const;
const EVENT_MODES = ['off', 'hand', 'app'] as const;

/** Difficulty by name; its numbers are parameters of the battle (`rules/acolyte.md` C1), changeable and logged. */
export const difficultyParameters = z.strictObject({
  ammo: z.boolean(),
  startingCp: z.int(),
  eventFrom: z.int(),
  /** Two events, one after the other, from this Alert on; absent: always one. */
  eventTwiceFromAlert: z.optional(z.int()),
  enemyInitiativeUpTo: z.int(),
  retinueDv: z.int(),
  startingAlert: z.int(),
  reinforcementDv: z.strictObject({ d3: z.boolean(), plus: z.int() }),
});
export type DifficultyParameters = z.infer<typeof difficultyParameters>;

/** Where dice of a side come from: rolled on the table and typed, or by the app. */
export const diceMode = z.enum(['table', 'screen']);
export type DiceMode = z.infer<typeof diceMode>;

/** The automation dial (DECISIONS, reading 17) and the disputed readings, all changeable during a battle. */
export const battleSettings = z.strictObject({
  /** Of systems that have a difficulty. */
  difficulty: z.optional(z.enum(DIFFICULTIES)),
  parameters: z.optional(difficultyParameters),
  /** By side. */
  dice: z.record(z.string(), diceMode),
  automation: z.strictObject({
    attack: z.enum(['log', 'assisted', 'full']),
    /** Of systems that count ammunition, and that have events. */
    ammo: z.optional(z.boolean()),
    events: z.optional(z.enum(EVENT_MODES)),
    falling: z.boolean(),
    /** Who decides for the enemy: nobody but the players, its tables with every step shown, or without a stop. Absent: assisted. */
    enemy: z.optional(z.enum(['log', 'assisted', 'full'])),
  }),
  /** The optional module of walls, hatchways and guards, of systems that have one; absent: without it. */
  closeQuarters: z.optional(z.boolean()),
  readings: z.strictObject({
    guardLiteral: z.boolean(),
    /** Of systems in which a die decides against the retinue, and that count ammunition. */
    retinueAlwaysFirst: z.optional(z.boolean()),
    enemyAmmo: z.optional(z.boolean()),
  }),
});
export type BattleSettings = z.infer<typeof battleSettings>;

const { automation, readings } = battleSettings.shape;

/** Settings of a system that has a difficulty, ammunition and events: nothing is left out. */
export const fullSettings = z.strictObject({
  ...battleSettings.shape,
  difficulty: z.enum(DIFFICULTIES),
  parameters: difficultyParameters,
  automation: z.strictObject({ ...automation.shape, ammo: z.boolean(), events: z.enum(EVENT_MODES) }),
  readings: z.strictObject({ ...readings.shape, retinueAlwaysFirst: z.boolean(), enemyAmmo: z.boolean() }),
});
export type FullSettings = z.infer<typeof fullSettings>;

/** Whether nothing is left out. */
export const isFull = (settings: BattleSettings): settings is FullSettings =>
  settings.difficulty !== undefined &&
  settings.parameters !== undefined &&
  settings.automation.ammo !== undefined &&
  settings.automation.events !== undefined;
