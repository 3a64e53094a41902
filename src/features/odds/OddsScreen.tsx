import { useState } from 'react';
import { type AskedEdition, VANGUARD } from '../../content/oddsEditions.ts';
import { ScreenLayout } from '../../ui/ScreenLayout.tsx';
import { TopBar } from '../../ui/TopBar.tsx';
import { useWords } from '../../words/useWords.ts';
import { addressOf, askedIn } from './address.ts';
import { addressFor } from './addressFor.ts';
import { AnswerHead } from './AnswerHead.tsx';
import { CompareEntry } from './compare/CompareEntry.tsx';
import { CopyLink } from './compare/CopyLink.tsx';
import { FightForm, type FormProps, ShootForm } from './Forms.tsx';
import { KindForm } from './KindForm.tsx';
import { MoreForm } from './MoreForm.tsx';
import { OddsParts } from './OddsParts.tsx';
import { hasPicks, type PickFor, withTarget, withWeapon } from './picked.ts';
import { PickSheet } from './PickSheet.tsx';
import { rowsOf } from './rows.ts';
import type { OddsSituation } from './oddsSituation.ts';
import { useAnswer } from './useAnswer.ts';
import { useAsked } from './useAsked.ts';
import { usePicks } from './usePicks.ts';
import { WhyFold } from './why/WhyFold.tsx';

type OddsScreenProps = {
  /** The situation as it stands in the address; empty for the first one. */
  readonly asked: string;
  /** The situation is another: its address takes the place of this one. */
  readonly onAsked: (asked: string) => void;
  /** Another situation or a comparison is to be opened, by its address. */
  readonly onOpen: (asked: string) => void;
  readonly onBack: () => void;
};

/** The address of a situation. */
const ADDRESSING = { read: askedIn, write: addressOf };

type AskingProps = Pick<FormProps, 'situation' | 'onChange'> & {
  readonly onEdition: (edition: AskedEdition) => void;
};

/** The form, and the sheet in which its numbers are picked. */
function Asking({ situation, onChange, onEdition }: AskingProps) {
  const [picking, setPicking] = useState<PickFor | null>(null);
  const picks = usePicks(picking !== null || hasPicks(situation));
  const picked = (change: Partial<OddsSituation>) => {
    onChange(change);
    setPicking(null);
  };
  const { kind } = situation;
  const Form = kind === 'shoot' ? ShootForm : FightForm;
  return (
    <>
      <Form situation={situation} onChange={onChange} picks={picks} onPick={setPicking} />
      <MoreForm situation={situation} onChange={onChange} onEdition={onEdition} />
      {picking !== null && (
        <PickSheet
          picks={picks}
          kind={kind}
          isTarget={kind === 'shoot' && picking === 'theirs'}
          onTarget={(target) => picked(withTarget(situation, target))}
          onWeapon={(weapon) => picked(withWeapon(situation, picking, weapon))}
          onClose={() => setPicking(null)}
        />
      )}
    </>
  );
}

/** What if: the exact odds of shots or of a fight with any numbers, which stand in the address. */
export function OddsScreen({ asked, onAsked, onOpen, onBack }: OddsScreenProps) {
  const shared = useWords('shared');
  const words = useWords('odds');
  const { situation, isWrong, change, write } = useAsked(ADDRESSING, asked, onAsked);
  const now = useAnswer(situation);
  const odds = now.answer?.kind === 'odds' ? now.answer : null;
  const toEdition = (edition: AskedEdition) =>
    edition === VANGUARD ? onAsked(addressFor(VANGUARD, { ...situation, ...situation.mine })) : change({ edition });
  return (
    <ScreenLayout
      width="wide"
      label={words.title}
      top={<TopBar title={words.title} back={{ label: shared.common.back, onPress: onBack }} />}
      bar={<CompareEntry situation={situation} onOpen={onOpen} />}
    >
      <KindForm kind={situation.kind} isWrong={isWrong} onKind={(kind) => change({ kind })} />
      <AnswerHead key={situation.kind} now={now} situation={situation} />
      <OddsParts
        rows={odds === null ? null : rowsOf(odds.damage, situation.theirs.wounds)}
        hint={words.chartHint[situation.kind]}
        fallen={words.down}
        why={odds !== null && <WhyFold situation={situation} odds={odds} isNew={now.isNew} />}
        form={<Asking situation={situation} onChange={change} onEdition={toEdition} />}
        link={<CopyLink onCopy={write} />}
      />
    </ScreenLayout>
  );
}
