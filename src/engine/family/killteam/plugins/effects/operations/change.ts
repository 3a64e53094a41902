import { statBegins } from '../../../stats/apl.ts';
import type { EffectModules } from '../effectModule.ts';
import { lastingBy } from './lasts.ts';
import { onOperative } from './pieces.ts';

/** Something lasts for an operative; a loss of APL may be shrugged off (C9, Iron Will). */
export const changeEffect: EffectModules['change'] = onOperative({
  affects: () => true,
  happens: ({ state }, step, operative, application) =>
    step.changes.map((change, index) =>
      statBegins(state, operative, {
        id: `${application.id}.${index}`,
        ...lastingBy(application, step),
        on: { kind: 'operative', operative: operative.id },
        change,
      }),
    ),
});
