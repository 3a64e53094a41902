/** A hook that waits for its turn; `subject`: whom it is about. */
export interface DueHook {
  hook: string;
  subject: string | null;
}

/** One time that an action of the scenario was done. */
export interface Acted {
  action: string;
  operative: string;
  turningPoint: number;
  /** The number of the activation, of all in the turning point. */
  activation: number;
}

/** How an objective stands; `open`: by the table's word, whatever its conditions say. */
export type Settled = 'done' | 'failed' | 'open';

/**
 * How a scenario stands in a battle. By id: objectives settled, what was revealed to the players, passages told, how often a
 * hook fired, cards drawn of a deck in order. `goesOn`: the battle went on after its end, and does not end by itself again.
 */
export interface ScenarioState {
  settled: Record<string, Settled>;
  revealed: string[];
  told: string[];
  acted: Acted[];
  fired: Record<string, number>;
  due: DueHook[];
  drawn: Record<string, number[]>;
  goesOn: boolean;
}

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
