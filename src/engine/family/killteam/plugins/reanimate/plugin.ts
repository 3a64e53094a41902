import type { Plugin } from '../../rules/plugin.ts';
import { reanimateModule } from './reanimate.ts';
import { pickUpOperative, putDownOperative, reanimate as reanimateAction } from './rescue.ts';

/** The fallen lie on the board: they are carried, and raised again. */
export const reanimate: Plugin = {
  id: 'reanimate',
  actions: { pickUpOperative, putDownOperative, reanimate: reanimateAction },
  tasks: { reanimate: reanimateModule },
};
