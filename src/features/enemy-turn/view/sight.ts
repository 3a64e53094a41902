import { isSeen, isTarget, type Seen, UNSEEN } from '../../../engine/behaviour/killTeam/seen.ts';
import type { Operative } from '../../../engine/family/killteam/model/operative.ts';
import type { TableLook } from '../../../engine/log/request.ts';
import type { LookRequest } from '../../../engine/family/killteam/model/request.ts';
import type { NpoState } from '../../../engine/plugins/npo/state.ts';
import type { Words } from '../../../words/words.ts';

/** How each of them is seen, as far as it was tapped: nothing tapped is not seen. */
export type SeenBy = Readonly<Record<string, Seen>>;

/** A tap on one of the three: in the open shuts the other two out, a second tap takes it back. */
export function tapped(seen: Seen, which: keyof Seen): Seen {
  if (which === 'open') return { ...UNSEEN, open: !seen.open };
  return { ...seen, open: false, [which]: !seen[which] };
}

/** What was tapped as the table's answer. `also`: what was asked along, if anything was. */
export function sightAnswer(operatives: readonly Operative[], seenBy: SeenBy, also?: boolean): TableLook {
  const of = (is: (seen: Seen, operative: Operative) => boolean) =>
    operatives.filter((one) => is(seenBy[one.id] ?? UNSEEN, one)).map(({ id }) => id);
  return {
    kind: 'sight',
    seen: of((seen, one) => isTarget(one, seen)),
    inCover: of(({ cover }) => cover),
    obscured: of(({ obscured }) => obscured),
    ...(also !== undefined && { also }),
  };
}

/** Whether it is already known to see somebody who is not asked about. */
export const seesOthers = (
  { npo }: { readonly npo?: Pick<NpoState, 'told'> },
  { operative, place, candidates }: LookRequest,
): boolean =>
  place === 'here' &&
  (npo?.told ?? []).some(
    ({ enemy, target, fact, is }) =>
      is && enemy === operative && fact === 'validTarget' && target !== null && !candidates.includes(target),
  );

/** How many of them are targets, as the button says it. `others`: it is known to see somebody else. */
export function targetsSaid(
  { turn }: { readonly turn: Pick<Words<'behaviour'>['turn'], 'targets' | 'noTarget' | 'nobodySeen' | 'nobodyElse'> },
  operatives: readonly Operative[],
  seenBy: SeenBy,
  others: boolean,
): string {
  const seen = operatives.filter(({ id }) => isSeen(seenBy[id] ?? UNSEEN));
  const targets = seen.filter((one) => isTarget(one, seenBy[one.id] ?? UNSEEN));
  if (seen.length === 0) return others ? turn.nobodyElse : turn.nobodySeen;
  return targets.length === 0 ? turn.noTarget : turn.targets(targets.length);
}
