import type { Spot } from '../../../ui/board/shown.ts';
import type { Desk, WayPicked } from '../desk.ts';

/** The same move with its way drawn through these corners, or found again: null. A charge that is found ends where it did. */
export function withCorners({ drawn, ...pick }: WayPicked, corners: readonly Spot[] | null): WayPicked {
  if (corners !== null) return { ...pick, drawn: corners };
  const end = pick.action === 'charge' ? undefined : drawn?.at(-1);
  return { ...pick, spot: end ?? pick.spot };
}

/** A corner more, or the first of a way that was not drawn. */
export const addCorner = ({ setPick }: Pick<Desk, 'setPick'>, pick: WayPicked, at: Spot): void =>
  setPick(withCorners(pick, [...(pick.drawn ?? []), at]));

/** The last corner lies elsewhere; of a way that is not drawn its end does. */
export function shiftEnd({ setPick }: Pick<Desk, 'setPick'>, pick: WayPicked, at: Spot): void {
  if (pick.drawn === undefined) setPick({ ...pick, spot: at });
  else setPick(withCorners(pick, [...pick.drawn.slice(0, -1), at]));
}

/** A drag draws one corner: added as it begins, it goes along with the finger. */
export function dragCorner({ setPick }: Pick<Desk, 'setPick'>, pick: WayPicked, at: Spot, held: boolean): void {
  const { held: lasts, ...rest } = pick;
  const drawn = pick.drawn ?? [];
  const before = lasts === true ? drawn.slice(0, -1) : drawn;
  setPick({ ...withCorners(rest, [...before, at]), ...(held && { held }) });
}

/** Takes the last corner back. */
export function takeCorner({ setPick }: Pick<Desk, 'setPick'>, pick: WayPicked): void {
  if (pick.drawn !== undefined) setPick(withCorners(pick, pick.drawn.slice(0, -1)));
}
