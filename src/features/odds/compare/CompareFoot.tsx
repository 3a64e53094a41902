import { editionOf } from '../../../content/oddsEditions.ts';
import { ChipRow } from '../../../ui/ChipRow.tsx';
import { FactChip } from '../../../ui/FactChip.tsx';
import { PlainButton } from '../../../ui/PlainButton.tsx';
import { PrepHint, PrepSection } from '../../../ui/PrepSection.tsx';
import { useWords } from '../../../words/useWords.ts';
import type { OddsSituation } from '../oddsSituation.ts';
import type { PicksNow } from '../usePicks.ts';
import { isGain } from './bestCells.ts';
import styles from './Compare.module.css';
import type { Comparison } from './comparison.ts';
import { CopyLink } from './CopyLink.tsx';
import { Lists } from './Lists.tsx';
import { useSaid } from './useSaid.ts';

type FootProps = {
  readonly comparison: Comparison;
  readonly picks: PicksNow;
  readonly onChange: (comparison: Comparison) => void;
  readonly onOpen: (situation: OddsSituation) => void;
  /** The link is to be copied: the address has to be that of what is shown. */
  readonly onCopy: () => void;
};

/** Where the targets stand, for every cell. */
function Place({ comparison, onChange }: Pick<FootProps, 'comparison' | 'onChange'>) {
  const words = useWords('odds');
  const { of } = comparison;
  const { inCover, obscured, vantage } = of;
  const change = (next: Partial<OddsSituation>) => onChange({ ...comparison, of: { ...of, ...next } });
  return (
    <ChipRow label={words.conditions}>
      <FactChip
        label={words.flags.inCover}
        on={inCover}
        onPress={() => change({ inCover: !inCover, vantage: false })}
      />
      <FactChip label={words.flags.obscured} on={obscured} onPress={() => change({ obscured: !obscured })} />
      <FactChip
        label={words.flags.vantage}
        on={vantage}
        onPress={() => change({ vantage: !vantage, inCover: inCover || !vantage })}
      />
    </ChipRow>
  );
}

/** Below what is compared: how to read it, what is listed, where the targets stand, what else is asked, and the link. */
export function CompareFoot({ comparison, picks, onChange, onOpen, onCopy }: FootProps) {
  const words = useWords('odds').compare;
  const said = useSaid(picks);
  const { view, of, figure } = comparison;
  const best = view === 'targets' ? `${words.bestHint[isGain(figure) ? 'max' : 'min']} ` : '';
  return (
    <PrepSection title={words.view}>
      {view === 'targets' && <Lists comparison={comparison} picks={picks} onChange={onChange} />}
      {view !== 'beside' && (
        <>
          <PrepHint>
            {best}
            {words.opensHint}
          </PrepHint>
          {of.kind === 'shoot' && editionOf(of.edition).sight && <Place comparison={comparison} onChange={onChange} />}
          {view === 'saves' && <PrepHint>{said(of)}</PrepHint>}
        </>
      )}
      <div className={styles.ways}>
        <PlainButton label={words.ask} onPress={() => onOpen(of)} />
        <CopyLink onCopy={onCopy} />
      </div>
    </PrepSection>
  );
}
