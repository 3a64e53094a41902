import type { RollTable } from '../../engine/family/killteam/tables/rollTable.ts';
import { contentName } from '../../words/content.ts';
import { useWords } from '../../words/useWords.ts';
import { classNames } from '../../ui/classNames.ts';
import paper from '../../ui/PaperLayout.module.css';
import { Paper } from './Paper.tsx';
import type { SheetProps } from './ScenarioPrintScreen.tsx';
import type { Printed } from './usePrinted.ts';
import styles from './ScenarioPrint.module.css';
import { deckSaid, facesOf, rowSaid } from './rowSaid.ts';
import { tablesShown } from './view.ts';

function Rolled({ printed, table }: { readonly printed: Printed; readonly table: RollTable }) {
  const { words, printing } = printed;
  const said = useWords('scenario');
  return (
    <table className={styles.table}>
      <caption>
        <h2>{contentName(words, table.id, table.title)}</h2>
        {table.deck !== undefined && <p>{deckSaid(printed, table, table.deck)}</p>}
      </caption>
      <thead>
        <tr>
          <th scope="col">{printing.die(table.die)}</th>
          <th scope="col">{printing.result}</th>
          <th scope="col">{printing.effect}</th>
        </tr>
      </thead>
      <tbody>
        {table.rows.map((row) => (
          <tr key={row.id}>
            <td>{facesOf(row)}</td>
            <th scope="row">{contentName(words, row.id, row.name)}</th>
            <td>{rowSaid(printed, said, row)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** Every table that the scenario leads to. */
export function TableSheets({ printed, onBack }: SheetProps) {
  const { printing, mission } = printed;
  const tables = tablesShown(printed);
  const title = printing.sheets.tables.title;
  return (
    <Paper printed={printed} title={title} empty={tables.length === 0} onBack={onBack}>
      <section className={classNames(paper.flow, styles.flow)} aria-label={title}>
        <p className={paper.caption}>{mission.name}</p>
        {tables.map((table) => (
          <Rolled key={table.id} printed={printed} table={table} />
        ))}
      </section>
    </Paper>
  );
}
