import type { Spot } from '../../ui/board/shown.ts';

/** A drag of one token: where it is goes to `go`, null: the drag is not made. `held`: the finger is still down. */
export const dragOf = (model: string, go: (spot: Spot | null, held: boolean) => void) => ({
  grabs: (_: unknown, token: string | null): boolean => token === model,
  to: (spot: Spot): void => go(spot, true),
  end: (spot: Spot | null): void => go(spot, false),
});
