import acolyte from './behaviours/acolyte.json' with { type: 'json' };
import battler from './behaviours/battler.json' with { type: 'json' };
import brawlerObjectiveFirst from './behaviours/brawler-objective-first.json' with { type: 'json' };
import brawler from './behaviours/brawler.json' with { type: 'json' };
import guardian from './behaviours/guardian.json' with { type: 'json' };
import killTeam2021 from './behaviours/kill-team-2021.json' with { type: 'json' };
import marksman from './behaviours/marksman.json' with { type: 'json' };

/** The decision tables that come with the app, as files of its pack. */
export const behaviourFiles: Readonly<Record<string, unknown>> = {
  'behaviours/brawler.json': brawler,
  'behaviours/marksman.json': marksman,
  'behaviours/brawler-objective-first.json': brawlerObjectiveFirst,
  'behaviours/battler.json': battler,
  'behaviours/guardian.json': guardian,
  'behaviours/acolyte.json': acolyte,
  'behaviours/kill-team-2021.json': killTeam2021,
};
