import { ChipRow } from '../../../ui/ChipRow.tsx';
import { FactChip } from '../../../ui/FactChip.tsx';
import { PrepHint, PrepSection } from '../../../ui/PrepSection.tsx';
import { useWords } from '../../../words/useWords.ts';
import { isAnswered } from './vanguardAsked.ts';
import { InvulnerableChoice, VanguardChoice } from './VanguardChoice.tsx';
import { BONUSES, FLAGS, type Flag } from './vanguardSituation.ts';
import { type VanguardFormProps, VanguardSteppers } from './VanguardSteppers.tsx';

/** Facts of the attacker; all others are of the target. */
const OWN_FLAGS: ReadonlySet<Flag> = new Set<Flag>(['aimed', 'outnumbered']);

type FlagsProps = VanguardFormProps & { readonly label: string; readonly isOwn: boolean };

function Flags({ situation, onChange, label, isOwn }: FlagsProps) {
  const { flags } = useWords('odds').warBand;
  const here: readonly Flag[] = FLAGS[situation.kind];
  return (
    <ChipRow label={label}>
      {here
        .filter((flag) => OWN_FLAGS.has(flag) === isOwn)
        .map((flag) => (
          <FactChip
            key={flag}
            label={flags[flag]}
            on={situation[flag]}
            onPress={() => onChange({ [flag]: !situation[flag] })}
          />
        ))}
    </ChipRow>
  );
}

function TargetForm(form: VanguardFormProps) {
  const words = useWords('odds');
  const { situation, onChange } = form;
  return (
    <PrepSection title={words.target} side="enemy">
      <VanguardSteppers
        {...form}
        whose={words.target}
        numbers={[
          ['armour', 'armour'],
          ['wounds', 'wounds'],
        ]}
      />
      <Flags {...form} label={words.conditions} isOwn={false} />
      <InvulnerableChoice
        value={situation.invulnerable}
        whose={words.target}
        onChange={(invulnerable) => onChange({ invulnerable })}
      />
    </PrepSection>
  );
}

/** The bonus of Focus and of a charge, each as it is taken. */
function Bonuses({ situation, onChange }: VanguardFormProps) {
  const { bonuses, bonusAs } = useWords('odds').warBand;
  return (['focus', 'charge'] as const).map((key) => (
    <VanguardChoice
      key={key}
      title={bonuses[key]}
      names={bonusAs}
      values={BONUSES}
      value={situation[key]}
      onChange={(bonus) => onChange({ [key]: bonus })}
    />
  ));
}

function WeaponForm(form: VanguardFormProps) {
  const { attack, mine } = useWords('odds').warBand;
  const { kind } = form.situation;
  const title = kind === 'shoot' ? attack : mine;
  return (
    <PrepSection title={title} side="retinue">
      <VanguardSteppers
        {...form}
        whose={title}
        numbers={[
          ['dice', 'dice'],
          ['hit', 'hit'],
          ['ap', 'ap'],
          ['damage', 'normal'],
        ]}
      />
      <Flags {...form} label={title} isOwn />
      {kind === 'fight' && <Bonuses {...form} />}
    </PrepSection>
  );
}

/** The blows that come back, and what they are saved with. */
function BackForm(form: VanguardFormProps) {
  const words = useWords('odds');
  const { back, self } = words.warBand;
  const { situation, onChange } = form;
  return (
    <>
      <PrepSection title={back} side="enemy">
        <VanguardSteppers
          {...form}
          whose={back}
          numbers={[
            ['backDice', 'dice'],
            ['backHit', 'hit'],
            ['backAp', 'ap'],
            ['backDamage', 'normal'],
          ]}
        />
      </PrepSection>
      <PrepSection title={self} side="retinue">
        <VanguardSteppers
          {...form}
          whose={self}
          numbers={[
            ['ownArmour', 'armour'],
            ['ownWounds', 'wounds'],
          ]}
        />
        <InvulnerableChoice
          value={situation.ownInvulnerable}
          whose={self}
          onChange={(ownInvulnerable) => onChange({ ownInvulnerable })}
        />
      </PrepSection>
    </>
  );
}

function AnswerForm({ situation, onChange }: VanguardFormProps) {
  const { answer, answers, answerHint, noAnswer } = useWords('odds').warBand;
  return (
    <PrepSection title={answer}>
      {!situation.leaving && (
        <ChipRow label={answer}>
          <FactChip label={answers} on={situation.answers} onPress={() => onChange({ answers: !situation.answers })} />
        </ChipRow>
      )}
      <PrepHint>{situation.leaving ? noAnswer : answerHint}</PrepHint>
    </PrepSection>
  );
}

/** What is asked of an attack of Vanguard: the target, the attack, and of blows what comes back. */
export const VanguardForm = (form: VanguardFormProps) => (
  <>
    <TargetForm {...form} />
    <WeaponForm {...form} />
    {form.situation.kind === 'fight' && <AnswerForm {...form} />}
    {isAnswered(form.situation) && <BackForm {...form} />}
  </>
);
