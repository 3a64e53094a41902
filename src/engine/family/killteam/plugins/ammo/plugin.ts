import type { Plugin } from '../../rules/plugin.ts';
import { ammunition } from './evolve.ts';
import { reload } from './reload.ts';

/** Ammunition: shots are counted, guns jam, and a Reload mends both. */
export const ammo: Plugin = { id: 'ammo', actions: { reload }, handlers: ammunition };
