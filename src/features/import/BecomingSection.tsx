import type { ImportedRoster } from '../../content/importers/roster.ts';
import { ChoiceList } from '../../ui/ChoiceList.tsx';
import { SectionHead } from '../../ui/SectionHead.tsx';
import { Stepper } from '../../ui/Stepper.tsx';
import { TextField } from '../../ui/TextField.tsx';
import { useWords } from '../../words/useWords.ts';
import { type Becoming, type Choices, MOST_DV } from './choices.ts';
import form from '../../ui/Form.module.css';
import styles from './Import.module.css';

type BecomingProps = {
  readonly roster: ImportedRoster;
  readonly choices: Choices;
  readonly campaignOpen: boolean;
  readonly onChange: (choices: Choices) => void;
};

const LONGEST = 80;

/** What the models become; of a pack its name and the value of each. */
export function BecomingSection({ roster, choices, campaignOpen, onChange }: BecomingProps) {
  const { as: words } = useWords('importing');
  const team = { id: 'team', title: words.team, reason: words.teamHint } as const;
  const others = [
    { id: 'auxiliary', title: words.auxiliary, reason: words.auxiliaryHint },
    { id: 'enemy', title: words.enemy, reason: words.enemyHint },
    ...(campaignOpen ? [{ id: 'member', title: words.member, reason: words.memberHint } as const] : []),
  ] as const satisfies readonly { id: Becoming; title: string; reason: string }[];
  const options = roster.edition === '2021' ? [team] : others;
  const choose = (id: string) => {
    const found = options.find((option) => option.id === id);
    if (found !== undefined) onChange({ ...choices, as: found.id });
  };
  return (
    <section className={form.section} aria-label={words.title}>
      <SectionHead title={words.title} />
      <div className={styles.choices}>
        <ChoiceList label={words.title} options={options} value={choices.as} onChange={choose} />
      </div>
      {choices.as !== 'member' && (
        <div className={styles.fields}>
          <TextField
            label={words.name}
            value={choices.name}
            hint={words.nameHint(roster.name)}
            maxLength={LONGEST}
            onChange={(name) => onChange({ ...choices, name })}
          />
          {choices.as !== 'team' && (
            <div className={styles.value}>
              <span>{words.dv}</span>
              <Stepper
                label={words.dv}
                value={choices.dv}
                min={1}
                max={MOST_DV}
                lessLabel={words.dvLess}
                moreLabel={words.dvMore}
                onChange={(dv) => onChange({ ...choices, dv })}
              />
            </div>
          )}
        </div>
      )}
    </section>
  );
}
