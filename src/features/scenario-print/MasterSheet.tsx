import { classNames } from '../../ui/classNames.ts';
import paper from '../../ui/PaperLayout.module.css';
import { Prose } from '../../ui/Prose.tsx';
import { useFitting } from '../../ui/useFitting.ts';
import { useWords } from '../../words/useWords.ts';
import { factsOf } from './facts.ts';
import {
  type Line,
  actionLines,
  counterLines,
  endingLines,
  enemyLines,
  hookLines,
  markerLines,
  objectiveLines,
  placeLines,
  tableLines,
  waveLines,
} from './masterLines.ts';
import { Paper } from './Paper.tsx';
import type { SheetProps } from './ScenarioPrintScreen.tsx';
import styles from './ScenarioPrint.module.css';
import type { Printed } from './usePrinted.ts';

function Lines({ title, lines }: { readonly title: string; readonly lines: readonly Line[] }) {
  if (lines.length === 0) return null;
  return (
    <section className={styles.block}>
      <h3>{title}</h3>
      <ul>
        {lines.map(({ id, head, text }) => (
          <li key={id}>
            {head !== '' && <b>{head}</b>} {text}
          </li>
        ))}
      </ul>
    </section>
  );
}

/** The parts of the sheet but the set-up and the notes, in the order in which a battle needs them. */
function usePartsOf(printed: Printed) {
  const said = useWords('scenario');
  const { tables } = useWords('behaviour').setUp;
  const { printing } = printed;
  const telling = { printed, said };
  return [
    { title: printing.markers, lines: markerLines(telling) },
    { title: printing.conditions, lines: placeLines(telling) },
    { title: printing.enemies, lines: enemyLines(telling, tables) },
    { title: printing.objectives, lines: objectiveLines(telling) },
    { title: printing.counters, lines: counterLines(telling) },
    { title: printing.actions, lines: actionLines(telling) },
    { title: printing.hooks, lines: hookLines(telling) },
    { title: printing.waves, lines: waveLines(telling) },
    { title: printing.sheets.tables.title, lines: tableLines(telling) },
    { title: printing.endings, lines: endingLines(telling) },
  ];
}

/** Everything that the master needs at the table, on one page: its type shrinks until it fits. */
export function MasterSheet({ printed, onBack }: SheetProps) {
  const { mission, printing } = printed;
  const parts = usePartsOf(printed);
  const title = printing.sheets.sheet.title;
  const { ref, size } = useFitting<HTMLDivElement>(JSON.stringify([mission, parts]));
  return (
    <Paper printed={printed} title={title} onBack={onBack}>
      <section className={classNames(paper.whole, styles.page)} aria-label={title}>
        <header className={styles.mast}>
          <h2>{mission.name}</h2>
          <p>{factsOf(printed, 'master').join(' · ')}</p>
        </header>
        <div ref={ref} className={classNames(styles.columns, styles[size])}>
          {mission.setUp.length > 0 && (
            <section className={styles.block}>
              <h3>{printing.setUp}</h3>
              <ol>
                {mission.setUp.map((line) => (
                  <li key={line}>{line}</li>
                ))}
              </ol>
            </section>
          )}
          {parts.map((part) => (
            <Lines key={part.title} {...part} />
          ))}
          {mission.plan !== undefined && mission.plan.notes !== '' && (
            <section className={styles.notes}>
              <h3>{printing.notes}</h3>
              <Prose text={mission.plan.notes} />
            </section>
          )}
        </div>
      </section>
    </Paper>
  );
}
