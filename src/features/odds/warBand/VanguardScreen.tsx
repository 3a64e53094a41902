import { useMemo } from 'react';
import { ScreenLayout } from '../../../ui/ScreenLayout.tsx';
import { TopBar } from '../../../ui/TopBar.tsx';
import { useWords } from '../../../words/useWords.ts';
import { addressFor } from '../addressFor.ts';
import { CopyLink } from '../compare/CopyLink.tsx';
import { KindForm } from '../KindForm.tsx';
import { OddsParts } from '../OddsParts.tsx';
import { rowsOf } from '../rows.ts';
import { useAsked } from '../useAsked.ts';
import { vanguardAddress, vanguardIn } from './vanguardAddress.ts';
import { vanguardAnswer } from './vanguardAsked.ts';
import { VanguardForm } from './VanguardForms.tsx';
import { VanguardHead } from './VanguardHead.tsx';
import { VanguardMore } from './VanguardMore.tsx';
import { VanguardWhy } from './VanguardWhy.tsx';

type VanguardScreenProps = {
  /** The situation as it stands in the address. */
  readonly asked: string;
  /** The situation is another, or one of another game: its address takes the place of this one. */
  readonly onAsked: (asked: string) => void;
  readonly onBack: () => void;
};

const ADDRESSING = { read: vanguardIn, write: vanguardAddress };

/** What if, in Vanguard: the exact odds of one attack with any numbers, which stand in the address. */
export function VanguardScreen({ asked, onAsked, onBack }: VanguardScreenProps) {
  const shared = useWords('shared');
  const words = useWords('odds');
  const { situation, isWrong, change, write } = useAsked(ADDRESSING, asked, onAsked);
  const answer = useMemo(() => vanguardAnswer(situation), [situation]);
  const form = { situation, onChange: change };
  const fallen = situation.down ? 'lies' : 'rolls';
  return (
    <ScreenLayout
      width="wide"
      label={words.title}
      top={
        <TopBar
          title={words.title}
          note={words.moreOf.editions.van}
          back={{ label: shared.common.back, onPress: onBack }}
        />
      }
    >
      <KindForm kind={situation.kind} isWrong={isWrong} onKind={(kind) => change({ kind })} />
      <VanguardHead answer={answer} />
      <OddsParts
        rows={rowsOf(answer.odds.damage, situation.wounds)}
        hint={words.warBand.chartHint[fallen]}
        fallen={words.warBand.fallen[fallen]}
        why={<VanguardWhy situation={situation} answer={answer} />}
        form={
          <>
            <VanguardForm {...form} />
            <VanguardMore {...form} onEdition={(edition) => onAsked(addressFor(edition, situation))} />
          </>
        }
        link={<CopyLink onCopy={write} />}
      />
    </ScreenLayout>
  );
}
