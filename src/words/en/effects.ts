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
  /** For Hit and Save a lower figure is better, so that a sign would mislead. */
  label: (stat: Stat, by: number) => {
    if (stat === 'move') return `Move ${signed(by)}${inches(0).slice(1)}`;
    if (stat === 'apl') return `APL ${signed(by)}`;
    return `${{ hit: 'Hit', save: 'Save' }[stat]} ${Math.abs(by)} ${by < 0 ? 'worse' : 'better'}`;
  },
  from: (what: string, source: string) => `${what}, from ${source}`,
};
