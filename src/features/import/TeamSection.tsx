import type { TeamChoice } from '../../content/importers/refusal.ts';
import { ChoiceList } from '../../ui/ChoiceList.tsx';
import { SectionHead } from '../../ui/SectionHead.tsx';
import { useWords } from '../../words/useWords.ts';
import form from '../../ui/Form.module.css';
import styles from './Import.module.css';

type TeamProps = { readonly teams: readonly TeamChoice[]; readonly onTeam: (id: string) => void };

/** A file with several teams: one of them is read. */
export function TeamSection({ teams, onTeam }: TeamProps) {
  const words = useWords('importing');
  return (
    <section className={form.section} aria-label={words.teams}>
      <SectionHead title={words.teams} />
      <p className={form.note}>{words.refused.severalTeams}</p>
      <div className={styles.choices}>
        <ChoiceList
          label={words.teams}
          options={teams.map(({ id, name, models }) => ({ id, title: name, reason: words.models(models) }))}
          value={null}
          onChange={onTeam}
        />
      </div>
    </section>
  );
}
