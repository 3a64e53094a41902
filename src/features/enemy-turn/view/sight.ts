import type { Operative } from '../../../engine/family/killteam/model/operative.ts';
import type { Look as TableLook } from '../../../engine/log/request.ts';
import type { Words } from '../../../words/words.ts';

/** How one operative is seen, as far as it was tapped: nothing tapped is not seen. */
export interface Seen {
  readonly open: boolean;
  readonly cover: boolean;
  readonly obscured: boolean;
}
export type SeenBy = Readonly<Record<string, Seen>>;

export const UNSEEN: Seen = { open: false, cover: false, obscured: false };

export const isSeen = ({ open, cover, obscured }: Seen): boolean => open || cover || obscured;

/** A tap on one of the three: in the open shuts the other two out, a second tap takes it back. */
export function tapped(seen: Seen, which: keyof Seen): Seen {
  if (which === 'open') return { ...UNSEEN, open: !seen.open };
  return { ...seen, open: false, [which]: !seen[which] };
}

/** On Conceal and in cover nobody is a valid target, however well seen. */
export const isTarget = (operative: Pick<Operative, 'order'>, seen: Seen): boolean =>
  isSeen(seen) && !(operative.order === 'conceal' && seen.cover);

/** What was tapped as the table's answer. */
export function sightAnswer(operatives: readonly Operative[], seenBy: SeenBy): TableLook {
  const of = (is: (seen: Seen, operative: Operative) => boolean) =>
    operatives.filter((one) => is(seenBy[one.id] ?? UNSEEN, one)).map(({ id }) => id);
  return {
    kind: 'sight',
    seen: of((seen, one) => isTarget(one, seen)),
    inCover: of(({ cover }) => cover),
    obscured: of(({ obscured }) => obscured),
  };
}

/** How many of them are targets, as the button says it. */
export function targetsSaid(
  { turn }: { readonly turn: Pick<Words<'behaviour'>['turn'], 'targets' | 'noTarget' | 'nobodySeen'> },
  operatives: readonly Operative[],
  seenBy: SeenBy,
): string {
  const seen = operatives.filter(({ id }) => isSeen(seenBy[id] ?? UNSEEN));
  const targets = seen.filter((one) => isTarget(one, seenBy[one.id] ?? UNSEEN));
  if (seen.length === 0) return turn.nobodySeen;
  return targets.length === 0 ? turn.noTarget : turn.targets(targets.length);
}
