import type { ReactNode } from 'react';
import { type Edition, FIRST_EDITION } from '../../content/oddsEditions.ts';
import { PrepHint, PrepSection } from '../../ui/PrepSection.tsx';
import type { SideColour as Mark } from '../../ui/side.ts';
import { useWords } from '../../words/useWords.ts';
import { NumberSteppers, type SteppedNumber } from './NumberSteppers.tsx';
import { PickRow } from './PickRow.tsx';
import type { Named } from './picked.ts';
import { RuleChips } from './RuleChips.tsx';
import { type OddsSide, SIDE_RANGES, type SideNumber, type OddsSituation } from './oddsSituation.ts';

type SideFormProps = {
  readonly title: string;
  readonly mark: Mark;
  readonly kind: OddsSituation['kind'];
  readonly edition?: Edition;
  readonly side: OddsSide;
  readonly numbers: readonly SideNumber[];
  readonly more?: readonly SteppedNumber[];
  /** Whether to say how rules with numbers are tapped. */
  readonly hasHint?: boolean;
  readonly named?: Named | null;
  /** Left out: it cannot be picked. */
  readonly onPick?: () => void;
  readonly onChange: (side: OddsSide) => void;
  readonly children?: ReactNode;
};

/** A side that attacks: its weapon’s numbers and rules. */
export function SideForm({
  title,
  mark,
  kind,
  edition = FIRST_EDITION,
  side,
  numbers,
  onChange,
  ...rest
}: SideFormProps) {
  const { more = [], hasHint = true, named = null, onPick, children } = rest;
  const words = useWords('odds');
  const stepped = numbers.map((id) => ({
    id,
    value: side[id],
    range: SIDE_RANGES[id],
    onChange: (value: number) => onChange({ ...side, [id]: value }),
  }));
  return (
    <PrepSection title={title} side={mark}>
      {onPick !== undefined && <PickRow whose={title} named={named} onPick={onPick} />}
      <NumberSteppers whose={title} numbers={[...stepped, ...more]} />
      <RuleChips
        kind={kind}
        edition={edition}
        whose={title}
        rules={side.rules}
        onChange={(rules) => onChange({ ...side, rules })}
      />
      {named !== null && named.uncounted.length > 0 && <PrepHint>{words.pick.uncounted(named.uncounted)}</PrepHint>}
      {hasHint && <PrepHint>{words.rulesHint}</PrepHint>}
      {children}
    </PrepSection>
  );
}
