import type { Modifier } from './modifier.ts';

const PIERCED: Modifier = { source: 'targetDown', what: 'ap', value: 1 };
const EASY: Modifier = { source: 'targetDown', what: 'hit', value: 1 };

/** A target that is down, shot at: +1 AP (V-58). The armour that is 1 worse and the +1 AP are one effect (V-43, X-44). */
export const shotDown = (down: boolean): readonly Modifier[] => (down ? [PIERCED] : []);

/** A target that is down, in melee: +1 to hit and +1 AP (V-43, V-59). */
export const struckDown = (down: boolean): readonly Modifier[] => (down ? [EASY, PIERCED] : []);
