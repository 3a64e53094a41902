import { Explained } from '../../forms/Explained.tsx';
import { editionOf } from '../../content/oddsEditions.ts';
import { ChipRow } from '../../ui/ChipRow.tsx';
import { ChoiceList } from '../../ui/ChoiceList.tsx';
import { FactChip } from '../../ui/FactChip.tsx';
import { PlainButton } from '../../ui/PlainButton.tsx';
import { PrepHint, PrepSection } from '../../ui/PrepSection.tsx';
import { useWords } from '../../words/useWords.ts';
import { NumberSteppers, type SteppedNumber } from './NumberSteppers.tsx';
import { OthersForm } from './OthersForm.tsx';
import { PickRow } from './PickRow.tsx';
import { namedFor, type PickFor } from './picked.ts';
import { SideForm } from './SideForm.tsx';
import {
  PLAYS,
  SAVE_RANGE,
  SHOTS_RANGE,
  SIDE_RANGES,
  type SideNumber,
  type OddsSituation,
  swapped,
} from './oddsSituation.ts';
import type { PicksNow } from './usePicks.ts';

export type FormProps = {
  readonly situation: OddsSituation;
  readonly onChange: (change: Partial<OddsSituation>) => void;
  readonly picks: PicksNow;
  /** Numbers are to be picked instead of typed. */
  readonly onPick: (whose: PickFor) => void;
};

/** Where the target of a shot stands. */
function Conditions({ situation, onChange }: FormProps) {
  const words = useWords('odds');
  const { edition, inCover, obscured, vantage } = situation;
  return (
    <ChipRow label={words.conditions}>
      <FactChip
        label={words.flags.inCover}
        on={inCover}
        onPress={() => onChange({ inCover: !inCover, vantage: false })}
      />
      {editionOf(edition).sight && (
        <>
          <FactChip label={words.flags.obscured} on={obscured} onPress={() => onChange({ obscured: !obscured })} />
          <FactChip
            label={words.flags.vantage}
            on={vantage}
            onPress={() => onChange({ vantage: !vantage, inCover: inCover || !vantage })}
          />
        </>
      )}
    </ChipRow>
  );
}

function TargetForm(form: FormProps) {
  const words = useWords('odds');
  const { situation, onChange, picks, onPick } = form;
  const { edition, theirs, save, vantage } = situation;
  return (
    <PrepSection title={words.target} side="enemy">
      <PickRow whose={words.target} named={namedFor(picks, situation, 'theirs')} onPick={() => onPick('theirs')} />
      <NumberSteppers
        whose={words.target}
        numbers={[
          {
            id: 'save',
            value: save,
            range: SAVE_RANGE,
            onChange: (value) => onChange({ save: value, foePicked: null }),
          },
          {
            id: 'wounds',
            value: theirs.wounds,
            range: SIDE_RANGES.wounds,
            onChange: (wounds) => onChange({ theirs: { ...theirs, wounds }, foePicked: null }),
          },
        ]}
      />
      <Conditions {...form} />
      {editionOf(edition).sight && (
        <PrepHint>
          <Explained text={words.conditionsHint} />
        </PrepHint>
      )}
      {vantage && editionOf(edition).sight && <PrepHint>{words.vantageHint}</PrepHint>}
    </PrepSection>
  );
}

const WEAPON: readonly SideNumber[] = ['dice', 'hit', 'normal', 'critical'];

/** What is asked of shots: the target, the weapon and how often, and who shoots then. */
export function ShootForm(form: FormProps) {
  const words = useWords('odds');
  const { situation, onChange, picks, onPick } = form;
  const { edition, mine, others } = situation;
  const shots: SteppedNumber = {
    id: 'shots',
    value: situation.shots,
    range: SHOTS_RANGE,
    onChange: (value) => onChange({ shots: value }),
  };
  return (
    <>
      <TargetForm {...form} />
      <SideForm
        title={words.weapon}
        mark="retinue"
        kind="shoot"
        edition={edition}
        side={mine}
        numbers={WEAPON}
        more={[shots]}
        hasHint={others.length === 0}
        named={namedFor(picks, situation, 0)}
        onPick={() => onPick(0)}
        onChange={(side) => onChange({ mine: side, picked: null })}
      />
      <OthersForm {...form} />
    </>
  );
}

/** What is asked of a fight: how it is played, and both sides. */
export function FightForm({ situation, onChange, picks, onPick }: FormProps) {
  const words = useWords('odds');
  const { edition, mine, theirs, plays } = situation;
  const side = { kind: 'fight', numbers: [...WEAPON, 'wounds'], edition } as const;
  return (
    <>
      <PrepSection title={words.plays}>
        <ChoiceList
          label={words.plays}
          value={plays}
          options={PLAYS.map((id) => ({ id, ...words.playsAs[id] }))}
          onChange={(id) => onChange({ plays: PLAYS.find((each) => each === id) ?? plays })}
        />
        <PlainButton label={words.swap} onPress={() => onChange(swapped(situation))} />
      </PrepSection>
      <SideForm
        {...side}
        title={words.mine}
        mark="retinue"
        side={mine}
        named={namedFor(picks, situation, 0)}
        onPick={() => onPick(0)}
        onChange={(next) => onChange({ mine: next, picked: null })}
      />
      <SideForm
        {...side}
        title={words.theirs}
        mark="enemy"
        side={theirs}
        named={namedFor(picks, situation, 'theirs')}
        onPick={() => onPick('theirs')}
        onChange={(next) => onChange({ theirs: next, foePicked: null })}
      />
    </>
  );
}
