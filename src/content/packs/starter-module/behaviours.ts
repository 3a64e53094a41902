import choir from './behaviours/choir.json' with { type: 'json' };
import tallymen from './behaviours/tallymen.json' with { type: 'json' };

/** The decision tables of the starter module, as files of its pack. */
export const starterBehaviourFiles: Readonly<Record<string, unknown>> = {
  'behaviours/tallymen.json': tallymen,
  'behaviours/choir.json': choir,
};
