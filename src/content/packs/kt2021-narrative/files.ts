import narrative from './narrative.json' with { type: 'json' };
import pack from './pack.json' with { type: 'json' };

/** Our own sample of narrative play for Kill Team 2021. */
export const kt2021NarrativeFiles: Readonly<Record<string, unknown>> = {
  'pack.json': pack,
  'narrative.json': narrative,
};
