import type { Dropped, ImportedRoster } from '../../content/importers/roster.ts';
import { SectionHead } from '../../ui/SectionHead.tsx';
import { useWords } from '../../words/useWords.ts';
import form from '../../ui/Form.module.css';
import styles from './Import.module.css';

const MOST = 50;

function DroppedList({ dropped }: { readonly dropped: readonly Dropped[] }) {
  const words = useWords('importing');
  const rest = dropped.length - MOST;
  return (
    <>
      <h3 className={styles.small}>{words.dropped.title}</h3>
      <ul className={styles.dropped}>
        {dropped.slice(0, MOST).map(({ path, why, models }, index) => (
          <li key={index}>
            <b>{path}</b> {words.dropped.why[why]}, {words.dropped.costs(models)}
          </li>
        ))}
        {rest > 0 && <li>{words.dropped.more(rest)}</li>}
      </ul>
    </>
  );
}

/** What the file says of itself: how many models it has, how many were read, and what was left out and why. */
export function ReadSection({ roster }: { readonly roster: ImportedRoster }) {
  const { read } = useWords('importing');
  const { counted, dropped } = roster;
  const facts: readonly (readonly [string, string | number])[] = [
    [read.format, read.formats[roster.format]],
    ...(roster.gameSystem === '' ? [] : [[read.game, roster.gameSystem] as const]),
    [read.inFile, counted.inFile],
    [read.read, counted.read],
    [read.left, counted.inFile - counted.read],
  ];
  return (
    <section className={form.section} aria-label={read.title}>
      <SectionHead title={read.title} note={roster.name} />
      <dl className={styles.facts}>
        {facts.map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      {counted.inFile === counted.read && <p className={form.note}>{read.all}</p>}
      {dropped.length > 0 && <DroppedList dropped={dropped} />}
    </section>
  );
}
