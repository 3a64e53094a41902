import { type AskedEdition, editionOf } from '../../content/oddsEditions.ts';
import { ChipRow } from '../../ui/ChipRow.tsx';
import { ChoiceList } from '../../ui/ChoiceList.tsx';
import { FactChip } from '../../ui/FactChip.tsx';
import { PrepSection } from '../../ui/PrepSection.tsx';
import { Segmented } from '../../ui/Segmented.tsx';
import { useWords } from '../../words/useWords.ts';
import { EditionForm } from './EditionForm.tsx';
import { Fold } from '../../ui/Fold.tsx';
import type { FormProps } from './Forms.tsx';
import { changedIn } from './more.ts';
import { NumberSteppers } from './NumberSteppers.tsx';
import { CHOICES, DEFENCE_RANGE, INVULNERABLE, ROUNDS_RANGE, type OddsSituation } from './oddsSituation.ts';

type AskProps = Pick<FormProps, 'situation' | 'onChange'>;
type MoreProps = AskProps & {
  /** Another edition is asked, of the same game or of another. */
  readonly onEdition: (edition: AskedEdition) => void;
};

/** In a fight successes are not weighed against each other, so two ways are left. */
const waysOf = (kind: OddsSituation['kind']): readonly OddsSituation['rerolls'][] =>
  kind === 'shoot' ? CHOICES.rerolls : ['fails', 'nonCrits'];

function RerollForm({ situation, onChange }: AskProps) {
  const { moreOf } = useWords('odds');
  const ways = waysOf(situation.kind);
  return (
    <PrepSection title={moreOf.rerolls}>
      <ChoiceList
        label={moreOf.rerolls}
        value={ways.includes(situation.rerolls) ? situation.rerolls : 'fails'}
        options={ways.map((id) => ({ id, ...moreOf.rerollsAs[id] }))}
        onChange={(id) => onChange({ rerolls: ways.find((each) => each === id) ?? 'fails' })}
      />
    </PrepSection>
  );
}

type Two = 'optional' | 'accurate' | 'cover';

function TwoWays({ situation, onChange, of }: AskProps & { readonly of: Two }) {
  const { moreOf } = useWords('odds');
  const names: Readonly<Record<string, string>> = moreOf[`${of}As`];
  const ways: readonly string[] = CHOICES[of];
  return (
    <PrepSection title={moreOf[of]}>
      <Segmented
        wide
        label={moreOf[of]}
        options={ways.map((value) => ({ value, label: names[value] ?? value }))}
        value={situation[of]}
        onChange={(value) => onChange({ [of]: value })}
      />
    </PrepSection>
  );
}

function OwnDefence({ situation, onChange }: AskProps) {
  const words = useWords('odds');
  const { moreOf } = words;
  return (
    <PrepSection title={moreOf.ownDefence}>
      <NumberSteppers
        whose={moreOf.ownDefence}
        numbers={[
          {
            id: 'defence',
            value: situation.defence,
            range: DEFENCE_RANGE,
            onChange: (defence) => onChange({ defence }),
          },
        ]}
      />
      <Segmented
        wide
        label={moreOf.invulnerable}
        options={INVULNERABLE.map((save) => ({
          value: String(save),
          label: save === 0 ? words.noneOnDie : words.onDie(save),
        }))}
        value={String(situation.invulnerable)}
        onChange={(value) => onChange({ invulnerable: Number(value) })}
      />
    </PrepSection>
  );
}

/** What is rare about shots. */
function MoreOfShots(form: MoreProps) {
  const { moreOf } = useWords('odds');
  const { situation, onChange } = form;
  const { edition, injured } = situation;
  const { ownDefence, optional } = editionOf(edition);
  return (
    <>
      <EditionForm edition={situation.edition} onEdition={form.onEdition} />
      {ownDefence && <OwnDefence {...form} />}
      <PrepSection title={moreOf.state}>
        <ChipRow label={moreOf.state}>
          <FactChip label={moreOf.injured.shoot} on={injured} onPress={() => onChange({ injured: !injured })} />
        </ChipRow>
      </PrepSection>
      <RerollForm {...form} />
      {optional && (
        <>
          <TwoWays {...form} of="optional" />
          <TwoWays {...form} of="accurate" />
        </>
      )}
      <TwoWays {...form} of="cover" />
    </>
  );
}

/** What is rare about a fight. */
function MoreOfFight(form: MoreProps) {
  const { moreOf } = useWords('odds');
  const { situation, onChange } = form;
  const { injured, foeInjured, rounds, swaps, injuries } = situation;
  return (
    <>
      <PrepSection title={moreOf.rounds}>
        <NumberSteppers
          whose={moreOf.rounds}
          numbers={[
            { id: 'rounds', value: rounds, range: ROUNDS_RANGE, onChange: (value) => onChange({ rounds: value }) },
          ]}
        />
        {rounds > 1 && (
          <ChipRow label={moreOf.rounds}>
            <FactChip label={moreOf.swaps} on={swaps} onPress={() => onChange({ swaps: !swaps })} />
            <FactChip label={moreOf.injuries} on={injuries} onPress={() => onChange({ injuries: !injuries })} />
          </ChipRow>
        )}
      </PrepSection>
      <PrepSection title={moreOf.state}>
        <ChipRow label={moreOf.state}>
          <FactChip label={moreOf.injured.fight} on={injured} onPress={() => onChange({ injured: !injured })} />
          <FactChip label={moreOf.foeInjured} on={foeInjured} onPress={() => onChange({ foeInjured: !foeInjured })} />
        </ChipRow>
      </PrepSection>
      <RerollForm {...form} />
      <EditionForm edition={situation.edition} onEdition={form.onEdition} />
    </>
  );
}

/** Everything rare, behind a fold that is open where something of it was changed; what it comes to without it is the usual. */
export function MoreForm(form: MoreProps) {
  const { moreOf } = useWords('odds');
  const { situation } = form;
  const { kind } = situation;
  const changed = changedIn(situation);
  return (
    <Fold
      key={kind}
      title={moreOf.title}
      note={changed === 0 ? moreOf.hint[kind] : moreOf.set(changed)}
      isOpen={changed > 0}
    >
      {kind === 'shoot' ? <MoreOfShots {...form} /> : <MoreOfFight {...form} />}
    </Fold>
  );
}
