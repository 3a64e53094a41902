import type { TableSays } from '../engine/board/battleBoard.ts';

type Fact = keyof TableSays;

const FACTS: readonly Fact[] = ['visible', 'cover', 'obscured'];

/** How it is told what the table says against the board; `back`: it says nothing any more; each fact as it is not, and as it is. */
export const overruledSaid =
  (
    back: string,
    told: (facts: string) => string,
    names: Readonly<Record<Fact, readonly [off: string, on: string]>>,
  ): ((says: TableSays | null) => string) =>
  (says) => {
    if (says === null) return back;
    const facts = FACTS.flatMap((fact) => (says[fact] === undefined ? [] : [names[fact][says[fact] ? 1 : 0]]));
    return told(facts.join(', '));
  };
