import { type AskedEdition, VANGUARD } from '../../../content/oddsEditions.ts';
import { PrepSection } from '../../../ui/PrepSection.tsx';
import { useWords } from '../../../words/useWords.ts';
import { EditionForm } from '../EditionForm.tsx';
import { Fold } from '../../../ui/Fold.tsx';
import { VanguardChoice } from './VanguardChoice.tsx';
import { FIRST_VANGUARD, REROLLS, USES, type VanguardSituation } from './vanguardSituation.ts';
import { type VanguardFormProps, VanguardSteppers } from './VanguardSteppers.tsx';

type MoreProps = VanguardFormProps & { readonly onEdition: (edition: AskedEdition) => void };

/** How many of the rare things are not as they are at first; that it is Vanguard is one. */
const changedIn = (situation: VanguardSituation): number =>
  1 + (['reroll', 'use', 'mortal'] as const).filter((key) => situation[key] !== FIRST_VANGUARD[key]).length;

/** Everything rare: the edition, a die rolled again, which value is rolled for, mortal wounds. */
export function VanguardMore({ onEdition, ...form }: MoreProps) {
  const { moreOf, warBand } = useWords('odds');
  const { situation, onChange } = form;
  return (
    <Fold title={moreOf.title} note={moreOf.set(changedIn(situation))} isOpen>
      <EditionForm edition={VANGUARD} onEdition={onEdition} />
      <PrepSection title={moreOf.rerolls}>
        <VanguardChoice
          title={warBand.reroll}
          names={warBand.rerollAs}
          values={REROLLS}
          value={situation.reroll}
          onChange={(reroll) => onChange({ reroll })}
        />
      </PrepSection>
      <PrepSection title={warBand.numbers.mortal}>
        <VanguardSteppers {...form} whose={warBand.numbers.mortal} numbers={[['mortal', 'mortal']]} />
      </PrepSection>
      {situation.invulnerable > 0 && (
        <PrepSection title={warBand.invulnerable}>
          <VanguardChoice
            title={warBand.use}
            names={warBand.useAs}
            values={USES}
            value={situation.use}
            onChange={(use) => onChange({ use })}
          />
        </PrepSection>
      )}
    </Fold>
  );
}
