import { engagedWith, operativeById, pairOf } from '../../../model/lookup.ts';
import { openEffects } from '../table.ts';
import type { EffectModules } from '../effectModule.ts';
import { onOperative } from './pieces.ts';

/**
 * It is moved straight away: it leaves every control range, what was said of its place is void and a guard is over. The
 * table says whether terrain stopped it, which costs it wounds (`rules/acolyte.md` C10, Kinetic Shove).
 */
export const pushEffect: EffectModules['push'] = onOperative({
  affects: () => true,
  happens: ({ state }, { inches, amount }, operative, { id: application, source, of, by }) => [
    { type: 'effectNoted', op: 'push', source, params: { operative: operative.id, inches } },
    { type: 'factsForgotten', operative: operative.id },
    ...engagedWith(state, operative.id).map((other) => ({
      type: 'engagementChanged' as const,
      pair: pairOf(state, operative, operativeById(state, other)),
      on: false,
    })),
    ...(operative.guard ? [{ type: 'guardEnded' as const, operative: operative.id, why: 'moved' as const }] : []),
    ...openEffects(state, [{ op: 'damage', to: { who: 'stopped', side: 'any', filters: ['self'] }, amount }], {
      source: of,
      subject: operative.id,
      again: null,
      task: `stopped.${application}`,
      ...(by !== null && { by }),
    }),
  ],
});
