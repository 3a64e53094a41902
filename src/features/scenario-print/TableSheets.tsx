import type { Deck, RollTable } from '../../engine/family/killteam/tables/rollTable.ts';
import { contentName, contentText } from '../../words/content.ts';
import { effectsSaid } from '../../words/scenarioSaid.ts';
import { useWords } from '../../words/useWords.ts';
import type { Words } from '../../words/words.ts';
import { classNames } from '../../ui/classNames.ts';
import paper from '../../ui/PaperLayout.module.css';
import { Paper } from './Paper.tsx';
import type { SheetProps } from './ScenarioPrintScreen.tsx';
import type { Printed } from './usePrinted.ts';
import styles from './ScenarioPrint.module.css';
import { namesIn, tablesShown } from './view.ts';

type Row = RollTable['rows'][number];

const facesOf = ({ from, to }: Row): string => (from === to ? `${from}` : `${from}–${to}`);

/** When a deck is shuffled, as on the cards themselves. */
function deckSaid({ words, printing }: Printed, { die, rows }: RollTable, deck: Deck): string {
  if (deck.reshuffle === 'whenEmpty') return printing.deck.whenEmpty(die);
  const face = deck.face ?? die;
  const card = rows.find(({ from, to }) => face >= from && face <= to);
  return printing.deck.atFace(die, `${face}, ${contentName(words, card?.id ?? '', card?.name ?? '')}`);
}

/** What a row tells, and what it does: rows of the app tell that themselves. */
function rowSaid(printed: Printed, said: Words<'scenario'>, { id, text, effects, otherwise, provenance }: Row): string {
  const { words, printing } = printed;
  const told = contentText(words, `${id}/text`, text);
  if (provenance !== 'user' && told !== '') return told;
  const does = (steps: Row['effects']): string => effectsSaid(said, steps, namesIn(printed));
  return [
    told,
    ...(effects.length === 0 ? [] : [printing.does(does(effects))]),
    ...(otherwise === null || otherwise.length === 0 ? [] : [printing.noAmmo(does(otherwise))]),
  ]
    .filter((part) => part !== '')
    .join(' ');
}

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
