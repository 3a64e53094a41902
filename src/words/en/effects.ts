import { signed } from '../format.ts';
import type { Expiry, Stat } from '../names.ts';
import { changes, statChange } from './changes.ts';

/** Stats that an effect changes. */
export const effects = {
  stats: { apl: 'APL', hit: 'Hit', move: 'Move', save: 'Save' } satisfies Record<Stat, string>,
  expires: {
    turningPoint: 'until the end of this turning point',
    activation: 'until the end of its activation',
    nextActivation: 'until the end of its next activation',
    activates: 'until it next activates',
    turningPointBegins: 'until the next turning point begins',
    action: 'until the action is over',
    nextTurningPoint: 'until the end of the next turning point',
    battle: 'until the end of the battle',
  } satisfies Record<Expiry, string>,
  token: (stat: Stat, by: number) => `${signed(by)}${{ apl: 'A', hit: 'H', move: 'M', save: 'S' }[stat]}`,
  label: statChange,
  from: (what: string, source: string) => `${what}, from ${source}`,
  overruled: (what: string, by: string) => `${what}; overruled by ${by}`,
  of: (who: string, what: string) => `${who}: ${what}`,
  byHand: 'by hand',
  byScenario: 'the scenario',
  untilEndOf: (turningPoint: number) => `until the end of TP ${turningPoint}`,
  changes,
};
