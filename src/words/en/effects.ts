import { inches, signed } from '../format.ts';
import type { Expiry, Stat } from '../names.ts';

/** Stats that an effect changes. */
export const effects = {
  stats: { apl: 'APL', hit: 'Hit', move: 'Move', save: 'Save' } satisfies Record<Stat, string>,
  expires: {
    turningPoint: 'until the end of this turning point',
    activation: 'until the end of its activation',
    nextActivation: 'until the end of its next activation',
    battle: 'until the end of the battle',
  } satisfies Record<Expiry, string>,
  token: (stat: Stat, by: number) => `${signed(by)}${{ apl: 'A', hit: 'H', move: 'M', save: 'S' }[stat]}`,
  label: (stat: Stat, by: number) =>
    stat === 'move'
      ? `Move ${signed(by)}${inches(0).slice(1)}`
      : `${{ apl: 'APL', hit: 'Hit', save: 'Save' }[stat]} ${signed(by)}`,
  from: (what: string, source: string) => `${what}, from ${source}`,
};
