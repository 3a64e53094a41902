import { ASKED_EDITIONS, type AskedEdition } from '../../content/oddsEditions.ts';
import { PrepSection } from '../../ui/PrepSection.tsx';
import { Segmented } from '../../ui/Segmented.tsx';
import { useWords } from '../../words/useWords.ts';

type EditionProps = {
  readonly edition: AskedEdition;
  readonly onEdition: (edition: AskedEdition) => void;
};

/** Which game is asked. */
export function EditionForm({ edition, onEdition }: EditionProps) {
  const { moreOf } = useWords('odds');
  return (
    <PrepSection title={moreOf.edition}>
      <Segmented
        wide
        label={moreOf.edition}
        options={ASKED_EDITIONS.map((value) => ({ value, label: moreOf.editions[value] }))}
        value={edition}
        onChange={onEdition}
      />
    </PrepSection>
  );
}
