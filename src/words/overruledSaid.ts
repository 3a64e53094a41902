import type { TableSays } from '../engine/board/battleBoard.ts';

const SEEN = ['visible', 'cover', 'obscured'] as const;
const APART = ['within', 'beyond'] as const;

/** Each fact as it is not and as it is, each distance by its inches. */
type FactNames = Readonly<Record<(typeof SEEN)[number], readonly [off: string, on: string]>> &
  Readonly<Record<(typeof APART)[number], (inches: number) => string>>;

/** How it is told what the table says against the board; `back`: it says nothing any more. */
export const overruledSaid =
  (back: string, told: (facts: string) => string, names: FactNames): ((says: TableSays | null) => string) =>
  (says) => {
    if (says === null) return back;
    const seen = SEEN.flatMap((fact) => (says[fact] === undefined ? [] : [names[fact][says[fact] ? 1 : 0]]));
    const apart = APART.flatMap((fact) => {
      const far = says[fact];
      return far === undefined ? [] : [names[fact](Math.round(far * 100) / 100)];
    });
    return told([...seen, ...apart].join(', '));
  };
