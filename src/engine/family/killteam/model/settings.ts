import * as z from 'zod/mini';

/** Difficulty by name; its numbers are parameters of the battle (`rules/acolyte.md` C1), changeable and logged. */
export const difficultyParameters = z.strictObject({
  ammo: z.boolean(),
  startingCp: z.int(),
  eventFrom: z.int(),
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
  difficulty: z.enum(['easy', 'medium', 'hard']),
  parameters: difficultyParameters,
  dice: z.strictObject({ retinue: diceMode, enemy: diceMode }),
  automation: z.strictObject({
    attack: z.enum(['log', 'assisted', 'full']),
    ammo: z.boolean(),
    events: z.enum(['off', 'hand', 'app']),
    falling: z.boolean(),
    /** Who decides for the enemy: nobody but the players, its tables with every step shown, or without a stop. Absent: assisted. */
    enemy: z.optional(z.enum(['log', 'assisted', 'full'])),
  }),
  readings: z.strictObject({
    retinueAlwaysFirst: z.boolean(),
    guardLiteral: z.boolean(),
    enemyAmmo: z.boolean(),
  }),
});
export type BattleSettings = z.infer<typeof battleSettings>;
