import * as z from 'zod/mini';
import type { ActView, VanguardView } from '../../../engine/family/vanguard/view/vanguardView.ts';
import { modelIn } from '../../../scene/vanguardLook.ts';
import type { Picked } from '../desk.ts';

const id = z.string();
const moved = z.object({ engages: z.array(id), left: z.array(id), fall: z.number() });

/** What is being chosen on the table, as it is parked: an act by its id. */
export const parkedPick = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('attack'), act: id, dice: z.nullable(z.array(z.tuple([id, z.int()]))) }),
  z.object({ kind: z.literal('charge'), act: id }),
  z.object({
    kind: z.literal('move'),
    action: z.enum(['walk', 'run', 'charge']),
    push: z.boolean(),
    mover: id,
    target: z.nullable(id),
    again: z.boolean(),
    moved,
  }),
  z.object({ kind: z.literal('flight'), edge: z.number(), left: z.array(id) }),
  z.object({ kind: z.literal('again') }),
  z.object({ kind: z.literal('followUp') }),
]);
type ParkedPick = z.infer<typeof parkedPick>;

/** A choice as it is parked. */
export function parkedOf(pick: Picked): ParkedPick {
  switch (pick.kind) {
    case 'attack':
      return { kind: 'attack', act: pick.act.id, dice: pick.dice === null ? null : [...pick.dice] };
    case 'charge':
      return { kind: 'charge', act: pick.act.id };
    case 'move':
      return { ...pick, moved: { ...pick.moved, engages: [...pick.moved.engages], left: [...pick.moved.left] } };
    case 'flight':
      return { ...pick, left: [...pick.left] };
    case 'again':
    case 'followUp':
      return { kind: pick.kind };
  }
}

/** Whom a parked choice names. */
function namedIn(parked: ParkedPick): readonly string[] {
  switch (parked.kind) {
    case 'attack':
      return (parked.dice ?? []).map(([model]) => model);
    case 'move': {
      const { mover, target, moved: to } = parked;
      return [mover, ...(target === null ? [] : [target]), ...to.engages, ...to.left];
    }
    case 'flight':
      return parked.left;
    case 'charge':
    case 'again':
    case 'followUp':
      return [];
  }
}

const withAct = (act: ActView | null, pick: (act: ActView) => Picked): Picked | null =>
  act === null ? null : pick(act);

/** What was parked, where the act and all whom it names are on the table; null: nothing was. */
export function pickOnTable(view: VanguardView, parked: ParkedPick | null): Picked | null {
  if (parked === null || namedIn(parked).some((model) => modelIn(view, model) === null)) return null;
  const actOf = (wanted: string) => view.actor?.acts.find((act) => act.id === wanted) ?? null;
  switch (parked.kind) {
    case 'attack': {
      const dice = parked.dice === null ? null : new Map(parked.dice);
      return withAct(actOf(parked.act), (act) => ({ kind: 'attack', act, dice }));
    }
    case 'charge':
      return withAct(actOf(parked.act), (act) => ({ kind: 'charge', act }));
    case 'move':
    case 'flight':
    case 'again':
    case 'followUp':
      return parked;
  }
}
