import * as z from 'zod/mini';
import type { Plugin } from '../../rules/plugin.ts';

declare module '../../model/state.ts' {
  interface PluginSlices {
    /** 0..3. */
    alert: number;
  }
}

/** Alert: how much the enemy knows (`rules/acolyte.md` C18). What changes it stands with enemies that play themselves. */
export const alert: Plugin = {
  id: 'alert',
  slice: {
    shape: { alert: z.int().check(z.minimum(0), z.maximum(3)) },
    initial: () => ({ alert: 0 }),
  },
  handlers: {
    battleStarted: (state) => ({ ...state, alert: state.settings.parameters?.startingAlert ?? 0 }),
    alertChanged: (state, { to }) => ({ ...state, alert: to }),
  },
};
