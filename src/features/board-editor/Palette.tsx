import { placedPiece, type Pieces } from '../../content/killzones/killzoneMap.ts';
import type { PieceRow } from '../../content/killzones/schema.ts';
import { toGrid } from '../../engine/board/units.ts';
import { groundShown } from '../../forms/board/groundShown.ts';
import { BoardPlan } from '../../ui/board/BoardPlan.tsx';
import type { GroundShown } from '../../ui/board/shown.ts';
import { SectionHead } from '../../ui/SectionHead.tsx';
import form from '../../ui/Form.module.css';
import { useWords } from '../../words/useWords.ts';
import styles from './BoardEditor.module.css';
import { usePullOut } from '../../ui/board/usePullOut.ts';
import type { Editing, Putting } from './useBoardEditing.ts';
import { useKillzoneSaid } from './useKillzoneSaid.ts';

/** Room for the largest ready piece, in inches. */
const EDGE = 7.4;
/** Px of a picture. */
const TILE = 52;

const pictures = new WeakMap<PieceRow, GroundShown>();

function pictureOf(piece: PieceRow): GroundShown {
  const known = pictures.get(piece);
  if (known !== undefined) return known;
  const placed = placedPiece(piece, { at: [EDGE / 2, EDGE / 2] }, piece.id);
  const side = toGrid(EDGE);
  const shown = groundShown({ id: piece.id, name: '', width: side, height: side, pieces: [placed], zones: [] });
  pictures.set(piece, shown);
  return shown;
}

type TileProps = {
  readonly name: string;
  readonly piece: PieceRow | null;
  readonly on: boolean;
  /** It is what the next tap puts down, or nothing is. */
  readonly onHold: (held: boolean) => void;
};

function Tile({ name, piece, on, onHold }: TileProps) {
  const pull = usePullOut({
    onBegin: () => onHold(true),
    onMiss: () => onHold(false),
    onTap: () => onHold(!on),
  });
  const picture = piece === null ? <b aria-hidden="true">⌜ ⌟</b> : <BoardPlan ground={pictureOf(piece)} size={TILE} />;
  return (
    <button type="button" className={styles.tile} aria-pressed={on} {...pull.on}>
      {picture}
      <span>{name}</span>
      {pull.at !== null && (
        <span className={styles.held} style={{ left: pull.at.x, top: pull.at.y }} aria-hidden="true">
          {picture}
        </span>
      )}
    </button>
  );
}

/** The ready pieces: one is tapped, then the ground. */
export function Palette({ editing, templates }: { readonly editing: Editing; readonly templates: Pieces }) {
  const words = useWords('workshop').boardEditor;
  const said = useKillzoneSaid();
  const { putting, setPutting, put, row } = editing;
  const hold = (what: Putting) => (held: boolean) => setPutting(held ? what : null);
  const name = typeof putting === 'string' ? words[putting] : (putting?.name ?? '');
  return (
    <section className={styles.palette} aria-label={words.palette}>
      <SectionHead title={words.palette} />
      <p className={form.hint} role="status">
        {putting === null ? words.paletteHint : words.putDown(name)}
      </p>
      <div className={styles.tiles}>
        {[...templates.values()].map((template) => {
          const isOn = putting !== null && typeof putting !== 'string' && putting.id === template.id;
          const piece = said.named(template);
          return <Tile key={piece.id} name={piece.name} piece={template} on={isOn} onHold={hold(piece)} />;
        })}
        <Tile name={words.marker} piece={null} on={putting === 'marker'} onHold={hold('marker')} />
        <Tile name={words.area} piece={null} on={putting === 'area'} onHold={hold('area')} />
      </div>
      {putting !== null && (
        <button
          type="button"
          className={styles.middle}
          onClick={() => put(putting, [row.size[0] / 2, row.size[1] / 2])}
        >
          {words.putInMiddle}
        </button>
      )}
    </section>
  );
}
