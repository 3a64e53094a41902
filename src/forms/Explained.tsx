import { type ReactNode, Suspense, useContext } from 'react';
import { later } from '../ui/later.tsx';
import { Measured } from '../ui/measured.tsx';
import { TermDoor } from '../ui/termDoor.ts';
import { fetchWords } from '../words/catalogues.ts';
import { spokenLanguage } from '../words/language.ts';
import type { ExplainedProps } from './ExplainedPieces.tsx';

const Plain = ({ text }: ExplainedProps): ReactNode => text;

/** Where the meanings cannot be fetched, the sentence stands as it is. */
const Pieces = later<ExplainedProps>(async () => {
  const fetched = Promise.all([import('./ExplainedPieces.tsx'), fetchWords('glossary', spokenLanguage())]);
  return fetched.then(
    ([{ ExplainedPieces }]) => ExplainedPieces,
    () => Plain,
  );
});

/** A sentence in which a tap on a word of the game says what it means; until the meanings have come, the sentence alone. */
export function Explained(props: ExplainedProps) {
  if (useContext(TermDoor) === null) return <Measured text={props.text} />;
  return (
    <Suspense fallback={<Measured text={props.text} />}>
      <Pieces {...props} />
    </Suspense>
  );
}
