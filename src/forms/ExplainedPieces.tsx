import { Measured } from '../ui/measured.tsx';
import { Term } from '../ui/Term.tsx';
import { termsIn } from '../words/termsIn.ts';
import { useWords } from '../words/useWords.ts';
import styles from './ExplainedPieces.module.css';

export interface ExplainedProps {
  readonly text: string;
  /** Only these words of the game; left out: all that stand in it. */
  readonly terms?: readonly string[];
  /** Names of weapons and the like, which are no words of the game. */
  readonly names?: readonly string[];
}

/** Signs that belong to the word before them. */
const CLOSING = /^[.,;:!?…)’”]+/u;
const closingOf = (text: string): string => CLOSING.exec(text)?.[0] ?? '';

/** A sentence taken apart at the words of the game in it; what closes such a word stays on its line. */
export function ExplainedPieces({ text, terms, names }: ExplainedProps) {
  const { glossary } = useWords('glossary');
  const pieces = termsIn(glossary.terms, text, terms, names);
  return pieces.map((piece, index) => {
    if (piece.term === null) {
      const isBehind = index > 0 && pieces[index - 1]?.term !== null;
      return <Measured key={index} text={isBehind ? piece.text.slice(closingOf(piece.text).length) : piece.text} />;
    }
    const next = pieces[index + 1];
    const closing = next === undefined || next.term !== null ? '' : closingOf(next.text);
    const term = (
      <Term key={piece.term} of={piece.term}>
        <Measured text={piece.text} />
      </Term>
    );
    // No span: screens lay those out as lines of their own.
    return closing === '' ? (
      term
    ) : (
      <bdi key={piece.term} className={styles.closed}>
        {term}
        {closing}
      </bdi>
    );
  });
}
