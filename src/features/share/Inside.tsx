import type { SharedRetinue } from '../../state/campaign/sharing.ts';
import { ListRow } from '../../ui/ListRow.tsx';
import { SectionHead } from '../../ui/SectionHead.tsx';
import { useWords } from '../../words/useWords.ts';
import { classNames } from '../../ui/classNames.ts';
import form from '../../ui/Form.module.css';
import styles from './Share.module.css';

/** Who is in a shared retinue: names, roles, levels. */
export function Inside({ shared: { members, players, stash } }: { readonly shared: SharedRetinue }) {
  const shared = useWords('shared');
  const words = useWords('sharing').sharing;
  return (
    <section className={classNames(form.section, styles.screenOnly)} aria-label={words.inside}>
      <SectionHead title={words.inside} />
      <p className={form.note}>
        {[
          members.length === 0 ? words.nobody : words.members(members.length),
          words.take.from(players.map(({ name }) => name)),
          ...(stash.length === 0 ? [] : [words.take.stash(stash.length)]),
        ].join(' · ')}
      </p>
      {members.map(({ id, name, kind, level }) => (
        <ListRow
          key={id}
          title={name}
          detail={words.line(words.roles[kind], words.level(level))}
          name={shared.common.named(name, words.line(words.roles[kind], words.level(level)))}
        />
      ))}
    </section>
  );
}
