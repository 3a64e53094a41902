import { KILL_TEAM_FACTS } from '../../../src/engine/behaviour/killTeam/fact.ts';
import type { KillTeam } from '../../../src/engine/behaviour/killTeam/terms.ts';
import brawler from '../../../src/content/packs/acolyte-core/behaviours/brawler.json' with { type: 'json' };
import brawlerObjectiveFirst from '../../../src/content/packs/acolyte-core/behaviours/brawler-objective-first.json' with { type: 'json' };
import battler from '../../../src/content/packs/acolyte-core/behaviours/battler.json' with { type: 'json' };
import guardian from '../../../src/content/packs/acolyte-core/behaviours/guardian.json' with { type: 'json' };
import marksman from '../../../src/content/packs/acolyte-core/behaviours/marksman.json' with { type: 'json' };
import acolyte from '../../../src/content/packs/acolyte-core/behaviours/acolyte.json' with { type: 'json' };
import killTeam2021 from '../../../src/content/packs/acolyte-core/behaviours/kill-team-2021.json' with { type: 'json' };
import * as z from 'zod/mini';
import { compiled } from '../../../src/engine/behaviour/killTeam/vocabulary.ts';
import { whole } from '../../../src/engine/behaviour/extend.ts';
import { bitsOf, type KnownFacts, knownOf, placeOf } from '../../../src/engine/behaviour/known.ts';
import type { EnemySituation } from '../../../src/engine/behaviour/killTeam/enemySituation.ts';
import { behaviour, type BehaviourTable } from '../../../src/engine/behaviour/killTeam/table.ts';
import type { Thought } from '../../../src/engine/behaviour/thought.ts';
import type { Plan } from '../../../src/engine/behaviour/trace.ts';
import { present } from '../../../src/engine/core/invariant.ts';

const shipped = new Map(
  [brawler, brawlerObjectiveFirst, battler, guardian, marksman, acolyte, killTeam2021].map((json) => [
    json.id,
    z.parse(behaviour, json),
  ]),
);

/** A shipped table, checked, with everything worked in. */
export const shippedTable = (id: string): BehaviourTable =>
  present(whole(present(shipped.get(id), id), (other) => shipped.get(other)).table, id);

export const TABLES = [...shipped.keys()];

export const FRESH: EnemySituation = {
  ap: 2,
  order: null,
  done: [],
  counteract: false,
  move: 6,
  shoots: 1,
  fights: 1,
  heavy: null,
  barred: [],
};

/** A thought about a shipped table; of equals the first is taken. */
export const thoughtOf = (
  table: string,
  facts: KnownFacts,
  situation: Partial<EnemySituation> = {},
): Thought<KillTeam> => ({
  table: compiled(shippedTable(table)),
  known: knownOf(KILL_TEAM_FACTS, facts),
  situation: { ...FRESH, ...situation },
  lot: () => 0,
});

/** `engage: charge 0, fight 0`: order, actions, and target numbers. */
export const said = ({ order, steps }: Plan<KillTeam>): string =>
  `${order}: ${steps
    .map(({ action, target }) => [action, ...bitsOf(target).map(placeOf)].join(' '))
    .join(', ')}`.trim();
