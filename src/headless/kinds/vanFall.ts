import { HARM_DAMAGE } from '../../engine/core/roundsBook.ts';
import * as z from 'zod/mini';
import { fallOf, isFelled } from '../../engine/family/vanguard/rules/moving/fall.ts';
import { caseKind } from '../caseKind.ts';
import { explicit } from '../van/modifiers.ts';
import { armourShape, inches, targetShape } from '../van/shapes.ts';
import { suffer, told } from '../van/suffer.ts';

const shape = z.object({ ...armourShape, height: inches, t: targetShape });

/** A way down is never counted (V-46). */
const COUNTED = 0;

/** One way down, a fall or none (Vanguard, Movement). */
export const vanFall = caseKind(shape, ({ height, t, armRoll = [], recovery, useInvuln = false, armMod }) => {
  const { hits, ap } = fallOf(height);
  const modifiers = explicit({ armMod });
  const how = { t, hits, ap, d: HARM_DAMAGE, mortal: 0, modifiers, useInvuln, armRoll, armRerolls: [], recovery };
  const outcome = suffer(how, '');
  const felled = isFelled(outcome.wounds);
  const { inPlay, down } = outcome.after;
  return { hits, ap, ...told(outcome), counted: COUNTED, endsAction: felled, down: inPlay && (felled || down) };
});
