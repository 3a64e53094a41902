import type { Plugin } from '../../family/killteam/rules/plugin.ts';

/** K-81: packs may have narrative play; no battle reads it, campaigns do, so that its shape is not loaded with the rules. */
export const narrative: Plugin = { id: 'narrative', narrative: true };
