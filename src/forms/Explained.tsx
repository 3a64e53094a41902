import { Suspense, useContext } from 'react';
import { Term } from '../ui/Term.tsx';
import { TermDoor } from '../ui/termDoor.ts';
import { termsIn } from '../words/termsIn.ts';
import { useWords } from '../words/useWords.ts';

type ExplainedProps = {
  readonly text: string;
  /** Only these words of the game; left out: all that stand in it. */
  readonly terms?: readonly string[];
};

function Pieces({ text, terms }: ExplainedProps) {
  const { glossary } = useWords('glossary');
  return termsIn(glossary.terms, text, terms).map((piece) =>
    piece.term === null ? (
      piece.text
    ) : (
      <Term key={piece.term} of={piece.term}>
        {piece.text}
      </Term>
    ),
  );
}

/** A sentence in which a tap on a word of the game says what it means; until the meanings have come, the sentence alone. */
export function Explained(props: ExplainedProps) {
  if (useContext(TermDoor) === null) return props.text;
  return (
    <Suspense fallback={props.text}>
      <Pieces {...props} />
    </Suspense>
  );
}
