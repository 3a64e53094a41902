import * as z from 'zod/mini';

const words = z.array(z.string());

/** A hook that waits for its turn; `subject`: whom it is about. */
const dueHook = z.strictObject({ hook: z.string(), subject: z.nullable(z.string()) });
export type DueHook = z.infer<typeof dueHook>;

/** One time that an action of the scenario was done. `activation`: its number, of all in the turning point. */
const acted = z.strictObject({
  action: z.string(),
  operative: z.string(),
  turningPoint: z.int(),
  activation: z.int(),
});
export type Acted = z.infer<typeof acted>;

/** How an objective stands; `open`: by the table's word, whatever its conditions say. */
const settled = z.enum(['done', 'failed', 'open']);
export type Settled = z.infer<typeof settled>;

/**
 * How a scenario stands in a battle. By id: objectives settled, what was revealed to the players, passages told, how often a
 * hook fired, cards drawn of a deck in order. `goesOn`: the battle went on after its end, and does not end by itself again.
 */
export const scenarioState = z.strictObject({
  settled: z.record(z.string(), settled),
  revealed: words,
  told: words,
  acted: z.array(acted),
  fired: z.record(z.string(), z.int()),
  due: z.array(dueHook),
  drawn: z.record(z.string(), z.array(z.int())),
  goesOn: z.boolean(),
});
export type ScenarioState = z.infer<typeof scenarioState>;

/** Nothing has happened yet. */
export const noScenario = (): ScenarioState => ({
  settled: {},
  revealed: [],
  told: [],
  acted: [],
  fired: {},
  due: [],
  drawn: {},
  goesOn: false,
});
