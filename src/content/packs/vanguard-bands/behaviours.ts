import brawler from './behaviours/brawler.json' with { type: 'json' };
import holder from './behaviours/holder.json' with { type: 'json' };
import marksman from './behaviours/marksman.json' with { type: 'json' };

/** The decision tables for war bands that come with the app (ours). */
export const roundBehaviourFiles: Readonly<Record<string, unknown>> = {
  'behaviours/brawler.json': brawler,
  'behaviours/marksman.json': marksman,
  'behaviours/holder.json': holder,
};
