import * as z from 'zod/mini';
import type { BattleView } from '../../../engine/view/battleView.ts';
import type { Notice } from '../desk.ts';
import type { Pick } from './picking.ts';

const doubt = { override: z.nullable(z.object({ reason: z.string() })) };
const attack = z.enum(['shoot', 'fight']);
const ids = z.array(z.string());

/** What is being chosen, as it is parked. */
export const parkedPick: z.ZodMiniType<Pick> = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('attack'), action: attack, weapon: z.string(), ...doubt }),
  z.object({
    kind: z.literal('log'),
    action: attack,
    weapon: z.string(),
    target: z.string(),
    damage: z.int(),
    suffered: z.int(),
    ...doubt,
  }),
  z.object({ kind: z.literal('charge'), enemies: ids, ...doubt }),
  z.object({ kind: z.literal('friend'), action: z.enum(['reanimate', 'pickUpOperative']), friends: ids, ...doubt }),
  z.object({ kind: z.literal('reload'), counters: ids, ...doubt }),
  z.object({
    kind: z.literal('watch'),
    operative: z.string(),
    shot: z.nullable(z.object({ weapon: z.string(), target: z.string() })),
  }),
  z.object({ kind: z.literal('note'), action: z.enum(['interact', 'pickUpMarker']), note: z.string(), ...doubt }),
]);

/** The question who brought somebody down, as it is parked: what else is said is for a moment only. */
export const parkedCredit: z.ZodMiniType<Extract<Notice, { kind: 'credit' }>> = z.object({
  kind: z.literal('credit'),
  operative: z.string(),
});

/** Who is named in it. */
function namedIn(pick: Pick): readonly string[] {
  switch (pick.kind) {
    case 'log':
      return [pick.target];
    case 'charge':
      return pick.enemies;
    case 'friend':
      return pick.friends;
    case 'watch':
      return [pick.operative, ...(pick.shot === null ? [] : [pick.shot.target])];
    case 'attack':
    case 'reload':
    case 'note':
      return [];
  }
}

/** What was parked, where all whom it names are on the table; null: nothing was. */
export const pickOnTable = ({ table }: BattleView, pick: Pick | null): Pick | null =>
  pick !== null && namedIn(pick).every((id) => table.find(id) !== null) ? pick : null;
