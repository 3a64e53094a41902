import { Prose } from '../../ui/Prose.tsx';
import { classNames } from '../../ui/classNames.ts';
import paper from '../../ui/PaperLayout.module.css';
import { Paper } from './Paper.tsx';
import type { SheetProps } from './ScenarioPrintScreen.tsx';
import styles from './ScenarioPrint.module.css';

interface Aloud {
  readonly id: string;
  readonly head: string;
  readonly text: string;
}

function Part({ title, texts }: { readonly title: string; readonly texts: readonly Aloud[] }) {
  if (texts.length === 0) return null;
  return (
    <>
      <h2>{title}</h2>
      {texts.map(({ id, head, text }) => (
        <article key={id} className={styles.aloud}>
          <h3>{head}</h3>
          <Prose text={text} />
        </article>
      ))}
    </>
  );
}

/** Passages to read aloud, and the endings. For the master. */
export function AloudSheet({ printed, onBack }: SheetProps) {
  const { mission, printing } = printed;
  const { passages = [], endings = [] } = mission.script ?? {};
  const title = printing.sheets.aloud.title;
  return (
    <Paper printed={printed} title={title} empty={passages.length + endings.length === 0} onBack={onBack}>
      <section className={classNames(paper.flow, styles.flow)} aria-label={title}>
        <p className={paper.caption}>{mission.name}</p>
        <Part title={printing.passages} texts={passages.map(({ id, title: head, text }) => ({ id, head, text }))} />
        <Part title={printing.endings} texts={endings.map(({ id, name: head, text }) => ({ id, head, text }))} />
      </section>
    </Paper>
  );
}
