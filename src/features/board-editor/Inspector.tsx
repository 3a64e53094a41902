import { named, pieceIn, zoneIn } from '../../content/killzones/editBoard.ts';
import type { OwnPieceRow } from '../../content/killzones/schema.ts';
import { TextField } from '../../ui/TextField.tsx';
import form from '../../ui/Form.module.css';
import { useWords } from '../../words/useWords.ts';
import styles from './BoardEditor.module.css';
import { PieceActs } from './PieceActs.tsx';
import { PieceGroup } from './PieceGroup.tsx';
import { PieceMake } from './PieceMake.tsx';
import { PiecePlace } from './PiecePlace.tsx';
import type { Editing } from './useBoardEditing.ts';
import { ZoneMake } from './ZoneMake.tsx';
import { useKillzoneSaid } from './useKillzoneSaid.ts';

const LONGEST_NAME = 80;

type OneProps = { readonly editing: Editing; readonly id: string };

function Name({ editing, id, name }: OneProps & { readonly name: string }) {
  const words = useWords('workshop').boardEditor;
  const said = useKillzoneSaid();
  return (
    <TextField
      label={words.pieceName}
      value={name === words.nameless ? '' : said.name(name)}
      placeholder={words.nameless}
      maxLength={LONGEST_NAME}
      onChange={(typed) =>
        editing.change('called', (all) => named(all, id, typed === '' ? words.nameless : typed), `called ${id}`)
      }
    />
  );
}

function Piece({ editing, piece }: { readonly editing: Editing; readonly piece: OwnPieceRow }) {
  const words = useWords('workshop').boardEditor;
  return (
    <>
      <PieceActs editing={editing} id={piece.id} piece={piece} />
      {piece.locked === true && <p className={form.hint}>{words.locked}</p>}
      <PieceMake editing={editing} piece={piece} />
      <PiecePlace editing={editing} id={piece.id} turned={piece.turned ?? 0} />
      <PieceGroup editing={editing} piece={piece} />
      <Name editing={editing} id={piece.id} name={piece.name} />
    </>
  );
}

/** What is chosen on the board, as a form. */
export function Inspector({ editing }: { readonly editing: Editing }) {
  const words = useWords('workshop').boardEditor;
  const said = useKillzoneSaid();
  const { row, chosen } = editing;
  const piece = pieceIn(row, chosen.id);
  const zone = zoneIn(row, chosen.id);
  const thing = piece ?? zone;
  return (
    <section
      className={styles.inspector}
      aria-label={thing === undefined ? words.nothingChosen : words.chosen(said.name(thing.name))}
    >
      {thing === undefined && <p className={form.hint}>{words.nothingChosen}</p>}
      {thing !== undefined && <h2 className={styles.name}>{said.name(thing.name)}</h2>}
      {piece !== undefined && <Piece key={piece.id} editing={editing} piece={piece} />}
      {zone !== undefined && (
        <>
          <PieceActs editing={editing} id={zone.id} />
          <ZoneMake editing={editing} zone={zone} />
          <PiecePlace key={zone.id} editing={editing} id={zone.id} />
          <Name editing={editing} id={zone.id} name={zone.name} />
        </>
      )}
    </section>
  );
}
