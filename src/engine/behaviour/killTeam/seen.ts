import type { Order } from '../../core/ids.ts';

/** How the table says that somebody is seen; nothing of it: not at all. */
export interface Seen {
  readonly open: boolean;
  readonly cover: boolean;
  readonly obscured: boolean;
}

export const UNSEEN: Seen = { open: false, cover: false, obscured: false };

export const isSeen = ({ open, cover, obscured }: Seen): boolean => open || cover || obscured;

/** On Conceal and in cover nobody is a valid target, however well seen. */
export const isTarget = ({ order }: { readonly order: Order }, seen: Seen): boolean =>
  isSeen(seen) && !(order === 'conceal' && seen.cover);
