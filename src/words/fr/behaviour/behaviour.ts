import { factPlaces, selfFacts, targetFacts } from './facts.ts';
import { behaviourActions, covers, destinations, orderRules, ranks, sentence, ties, wishes } from './rows.ts';
import { setUp } from './setUp.ts';
import { turn } from './turn.ts';
import { stopped, why } from './why.ts';

/** Decision tables in plain words: facts, rows, and why a row was taken or not. */
export const behaviour = {
  selfFacts,
  targetFacts,
  factPlaces,
  rowActions: behaviourActions,
  covers,
  destinations,
  orderRules,
  ranks,
  sentence,
  ties,
  wishes,
  stopped,
  why,
  turn,
  setUp,
};
