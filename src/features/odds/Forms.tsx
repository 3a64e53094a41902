import { ChipRow } from '../../ui/ChipRow.tsx';
import { ChoiceList } from '../../ui/ChoiceList.tsx';
import { FactChip } from '../../ui/FactChip.tsx';
import { PrepHint, PrepSection } from '../../ui/PrepSection.tsx';
import type { Side as Mark } from '../../ui/side.ts';
import { useOddsWords } from '../../words/useOddsWords.ts';
import { NumberSteppers, type SteppedNumber } from './NumberSteppers.tsx';
import { RuleChips } from './RuleChips.tsx';
import {
  PLAYS,
  SAVE_RANGE,
  SHOTS_RANGE,
  type Side,
  SIDE_RANGES,
  type SideNumber,
  type Situation,
} from './situation.ts';

export type FormProps = { readonly situation: Situation; readonly onChange: (change: Partial<Situation>) => void };

type SideFormProps = {
  readonly title: string;
  readonly mark: Mark;
  readonly kind: Situation['kind'];
  readonly side: Side;
  readonly numbers: readonly SideNumber[];
  readonly more?: readonly SteppedNumber[];
  readonly onChange: (side: Side) => void;
};

/** A side that attacks: its weapon’s numbers and rules. */
function SideForm({ title, mark, kind, side, numbers, more = [], onChange }: SideFormProps) {
  const words = useOddsWords();
  const stepped = numbers.map((id) => ({
    id,
    value: side[id],
    range: SIDE_RANGES[id],
    onChange: (value: number) => onChange({ ...side, [id]: value }),
  }));
  return (
    <PrepSection title={title} side={mark}>
      <NumberSteppers whose={title} numbers={[...stepped, ...more]} />
      <RuleChips kind={kind} whose={title} rules={side.rules} onChange={(rules) => onChange({ ...side, rules })} />
      <PrepHint>{words.rulesHint}</PrepHint>
    </PrepSection>
  );
}

function TargetForm({ situation, onChange }: FormProps) {
  const words = useOddsWords();
  const { theirs, save, inCover, obscured, vantage } = situation;
  return (
    <PrepSection title={words.target} side="enemy">
      <NumberSteppers
        whose={words.target}
        numbers={[
          { id: 'save', value: save, range: SAVE_RANGE, onChange: (value) => onChange({ save: value }) },
          {
            id: 'wounds',
            value: theirs.wounds,
            range: SIDE_RANGES.wounds,
            onChange: (wounds) => onChange({ theirs: { ...theirs, wounds } }),
          },
        ]}
      />
      <ChipRow label={words.conditions}>
        <FactChip
          label={words.flags.inCover}
          on={inCover}
          onPress={() => onChange({ inCover: !inCover, vantage: false })}
        />
        <FactChip label={words.flags.obscured} on={obscured} onPress={() => onChange({ obscured: !obscured })} />
        <FactChip
          label={words.flags.vantage}
          on={vantage}
          onPress={() => onChange({ vantage: !vantage, inCover: inCover || !vantage })}
        />
      </ChipRow>
      {vantage && <PrepHint>{words.vantageHint}</PrepHint>}
    </PrepSection>
  );
}

const WEAPON: readonly SideNumber[] = ['dice', 'hit', 'normal', 'critical'];

/** What is asked of shots: the weapon, how often, and the target. */
export function ShootForm({ situation, onChange }: FormProps) {
  const words = useOddsWords();
  const shots: SteppedNumber = {
    id: 'shots',
    value: situation.shots,
    range: SHOTS_RANGE,
    onChange: (value) => onChange({ shots: value }),
  };
  return (
    <>
      <TargetForm situation={situation} onChange={onChange} />
      <SideForm
        title={words.weapon}
        mark="retinue"
        kind="shoot"
        side={situation.mine}
        numbers={WEAPON}
        more={[shots]}
        onChange={(mine) => onChange({ mine })}
      />
    </>
  );
}

/** What is asked of a fight: how it is played, and both sides. */
export function FightForm({ situation, onChange }: FormProps) {
  const words = useOddsWords();
  const { mine, theirs, plays } = situation;
  const side = { kind: 'fight', numbers: [...WEAPON, 'wounds'] } as const;
  return (
    <>
      <PrepSection title={words.plays}>
        <ChoiceList
          label={words.plays}
          value={plays}
          options={PLAYS.map((id) => ({ id, ...words.playsAs[id] }))}
          onChange={(id) => onChange({ plays: PLAYS.find((each) => each === id) ?? plays })}
        />
      </PrepSection>
      <SideForm {...side} title={words.mine} mark="retinue" side={mine} onChange={(next) => onChange({ mine: next })} />
      <SideForm
        {...side}
        title={words.theirs}
        mark="enemy"
        side={theirs}
        onChange={(next) => onChange({ theirs: next })}
      />
    </>
  );
}
