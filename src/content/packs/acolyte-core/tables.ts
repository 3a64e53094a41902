import bystandersFlee from './tables/bystanders-flee.json' with { type: 'json' };
import environments from './tables/environments.json' with { type: 'json' };
import frontlineEvents from './tables/frontline-events.json' with { type: 'json' };
import investigation from './tables/investigation.json' with { type: 'json' };
import promptKeepers from './tables/prompt-keepers.json' with { type: 'json' };
import promptPlace from './tables/prompt-place.json' with { type: 'json' };
import promptTask from './tables/prompt-task.json' with { type: 'json' };
import promptTwist from './tables/prompt-twist.json' with { type: 'json' };
import searchMarkers from './tables/search-markers.json' with { type: 'json' };
import standardEvents from './tables/standard-events.json' with { type: 'json' };
import underhiveEvents from './tables/underhive-events.json' with { type: 'json' };
import voidHulkEvents from './tables/void-hulk-events.json' with { type: 'json' };

/** Roll tables, one file each. */
export const tableFiles: Readonly<Record<string, unknown>> = {
  'tables/standard-events.json': standardEvents,
  'tables/frontline-events.json': frontlineEvents,
  'tables/underhive-events.json': underhiveEvents,
  'tables/void-hulk-events.json': voidHulkEvents,
  'tables/investigation.json': investigation,
  'tables/search-markers.json': searchMarkers,
  'tables/environments.json': environments,
  'tables/bystanders-flee.json': bystandersFlee,
  'tables/prompt-task.json': promptTask,
  'tables/prompt-place.json': promptPlace,
  'tables/prompt-keepers.json': promptKeepers,
  'tables/prompt-twist.json': promptTwist,
};
