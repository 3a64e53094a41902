import { Measured } from '../ui/measured.tsx';
import { Term } from '../ui/Term.tsx';
import { termsIn } from '../words/termsIn.ts';
import { useWords } from '../words/useWords.ts';

export interface ExplainedProps {
  readonly text: string;
  /** Only these words of the game; left out: all that stand in it. */
  readonly terms?: readonly string[];
  /** Names of weapons and the like, which are no words of the game. */
  readonly names?: readonly string[];
}

/** A sentence taken apart at the words of the game in it. */
export function ExplainedPieces({ text, terms, names }: ExplainedProps) {
  const { glossary } = useWords('glossary');
  return termsIn(glossary.terms, text, terms, names).map((piece, index) =>
    piece.term === null ? (
      <Measured key={index} text={piece.text} />
    ) : (
      <Term key={piece.term} of={piece.term}>
        <Measured text={piece.text} />
      </Term>
    ),
  );
}
