import { Suspense } from 'react';
import { later } from '../ui/later.tsx';
import { fetchWords } from '../words/catalogues.ts';
import { spokenLanguage } from '../words/language.ts';
import type { RulingsProps, RulingsRowProps } from './RulingPieces.tsx';

const pieces = async () => {
  const [here] = await Promise.all([import('./RulingPieces.tsx'), fetchWords('rulings', spokenLanguage())]);
  return here;
};
const Notes = later<RulingsProps>(async () => (await pieces()).RulingPieces);
const Row = later<RulingsRowProps>(async () => (await pieces()).RulingsRowPiece);

/** The rulings by which something is asked or decided; nothing where there are none, or until they have come. */
export const RulingNotes = ({ ids }: RulingsProps) =>
  ids.length === 0 ? null : (
    <Suspense fallback={null}>
      <Notes key={ids.join()} ids={ids} />
    </Suspense>
  );

/** The way to all rulings, in a menu. */
export const RulingsRow = (props: RulingsRowProps) => (
  <Suspense fallback={null}>
    <Row {...props} />
  </Suspense>
);
