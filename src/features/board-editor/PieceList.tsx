import { heightOf, placeIn } from '../../content/killzones/editBoard.ts';
import type { OwnPieceRow, ZoneRow } from '../../content/killzones/schema.ts';
import { SectionHead } from '../../ui/SectionHead.tsx';
import form from '../../ui/Form.module.css';
import { useWords } from '../../words/useWords.ts';
import styles from './BoardEditor.module.css';
import type { Editing } from './useBoardEditing.ts';
import { useKillzoneSaid } from './useKillzoneSaid.ts';

/** Everything on the board by its name and where it is: the board for keyboards and readers. */
export function PieceList({ editing }: { readonly editing: Editing }) {
  const words = useWords('workshop').boardEditor;
  const said = useKillzoneSaid();
  const { row, chosen } = editing;
  const at = ({ id, name }: OwnPieceRow | ZoneRow): string => {
    const [left, near] = placeIn(row, id) ?? [0, 0];
    return words.pieceAt(said.name(name), left, near);
  };
  const pieceSaid = (piece: OwnPieceRow): string => {
    const { turned = 0, locked = false } = piece;
    const rest = [turned === 0 ? '' : words.turnedBy(turned), locked ? words.lockedSaid : ''];
    return [at(piece), words.high(words.inches(heightOf(piece))), ...rest].filter((part) => part !== '').join(', ');
  };
  const line = (id: string, sentence: string) => (
    <li key={id}>
      <button
        type="button"
        className={styles.thing}
        aria-pressed={chosen.id === id}
        onClick={() => chosen.choose(chosen.id === id ? null : id)}
      >
        {sentence}
      </button>
    </li>
  );
  const own = row.own ?? [];
  return (
    <section className={styles.list} aria-label={words.pieces}>
      <SectionHead title={words.pieces} />
      {own.length === 0 && <p className={form.hint}>{words.none}</p>}
      <ul className={styles.things}>
        {own.map((piece) => line(piece.id, pieceSaid(piece)))}
        {row.zones.map((zone) => line(zone.id, at(zone)))}
      </ul>
    </section>
  );
}
