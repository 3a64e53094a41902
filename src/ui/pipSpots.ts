/** Where the pips of a die lie on a 24 grid, by face 1..6. */
const SPOTS: readonly (readonly (readonly [number, number])[])[] = [
  [],
  [[12, 12]],
  [
    [6.5, 6.5],
    [17.5, 17.5],
  ],
  [
    [6.5, 6.5],
    [12, 12],
    [17.5, 17.5],
  ],
  [
    [6.5, 6.5],
    [17.5, 6.5],
    [6.5, 17.5],
    [17.5, 17.5],
  ],
  [
    [6.5, 6.5],
    [17.5, 6.5],
    [12, 12],
    [6.5, 17.5],
    [17.5, 17.5],
  ],
  [
    [6.5, 5.5],
    [6.5, 12],
    [6.5, 18.5],
    [17.5, 5.5],
    [17.5, 12],
    [17.5, 18.5],
  ],
];

/** Centres of the pips of a face 1..6; none for any other number. */
export function pipSpots(face: number): readonly (readonly [number, number])[] {
  return SPOTS[face] ?? [];
}
