import type { Plugin } from '../../family/killteam/rules/plugin.ts';
import { npo } from '../../plugins/npo/plugin.ts';
import { enemiesView } from '../../view/enemies.ts';

/** A side that plays itself by decision tables, with what screens read of it: all that a battle of people does without. */
export const byTables: Plugin = { ...npo, views: { enemies: enemiesView } };
