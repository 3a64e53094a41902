import type { Words } from '../../words.ts';
import { keys } from '../keys.ts';
import { enemyTurn } from '../enemy.ts';
import { settings as screen } from '../settings.ts';
import { shared } from './shared.ts';

export const settings = { ...shared, settings: screen, keys, enemyTurn } satisfies Words<'settings'>;
