import { keys } from '../keys.ts';
import { enemyTurn } from '../enemy.ts';
import { settings as screen } from '../settings.ts';
import { shared } from './shared.ts';

/** Settings. */
export const settings = { ...shared, settings: screen, keys, enemyTurn };
