import { useState } from 'react';
import type { Pieces } from '../../content/killzones/killzoneMap.ts';
import type { KillzoneRow } from '../../content/killzones/schema.ts';
import { DraftUndo } from '../../forms/DraftUndo.tsx';
import { SaveMark } from '../../forms/SaveMark.tsx';
import { photoIdOf, useGroundPhoto } from '../../state/library/groundPhotos.ts';
import { BoardLayout } from '../../ui/board/BoardLayout.tsx';
import { NextButton } from '../../ui/NextButton.tsx';
import { ThumbBar } from '../../ui/ThumbBar.tsx';
import { Toast } from '../../ui/Toast.tsx';
import { TopBar } from '../../ui/TopBar.tsx';
import { useWords } from '../../words/useWords.ts';
import styles from './BoardEditor.module.css';
import { BoardForm } from './BoardForm.tsx';
import { EditorMap } from './EditorMap.tsx';
import { Findings } from './Findings.tsx';
import { Inspector } from './Inspector.tsx';
import { Palette } from './Palette.tsx';
import { TraceTools } from './TraceTools.tsx';
import { PhotoCorners } from './photo/PhotoCorners.tsx';
import { PhotoSection } from './photo/PhotoSection.tsx';
import { PieceList } from './PieceList.tsx';
import { type BoardHistory, type DraftedBoard, useBoardDraft } from './useBoardDraft.ts';
import { useColumns } from './useColumns.ts';
import { type Editing, useBoardEditing } from './useBoardEditing.ts';
import { useEditorKeys } from './useEditorKeys.ts';
import { useKillzoneSaid } from './useKillzoneSaid.ts';

type Aside = { readonly editing: Editing; readonly templates: Pieces; readonly onCorners: () => void };

/** Below the board where there are no columns: what is chosen first, then pieces, the board as a whole last. */
const Below = ({ editing, templates, onCorners }: Aside) => (
  <div className={styles.below}>
    <Findings editing={editing} />
    <Inspector editing={editing} />
    <Palette editing={editing} templates={templates} />
    <TraceTools editing={editing} />
    <PieceList editing={editing} />
    <PhotoSection board={editing.row.id} onCorners={onCorners} />
    <BoardForm editing={editing} />
  </div>
);

/** Ready pieces and what stands there at the left; what is chosen and the board as a whole at the right. */
function useSides({ editing, templates, onCorners }: Aside) {
  const words = useWords('workshop').boardEditor;
  const left = (
    <>
      <Palette editing={editing} templates={templates} />
      <TraceTools editing={editing} />
      <PieceList editing={editing} />
    </>
  );
  const right = (
    <>
      <Inspector editing={editing} />
      <PhotoSection board={editing.row.id} onCorners={onCorners} />
      <BoardForm editing={editing} />
      <p className={styles.keys}>{words.keys}</p>
    </>
  );
  return [
    { label: words.columns.left, head: null, cards: left },
    { label: words.columns.right, head: null, cards: right },
  ] as const;
}

/** Undo, and back to the shelf with the board kept. */
function Bar({ drafted, onBack }: { readonly drafted: DraftedBoard; readonly onBack: () => void }) {
  const words = useWords('workshop').boardEditor;
  return (
    <ThumbBar
      label={words.title}
      undo={<DraftUndo drafted={drafted} words={words} />}
      next={<NextButton icon="check" title={words.done} detail={words.doneDetail} onPress={onBack} />}
    />
  );
}

type EditorProps = {
  readonly templates: Pieces;
  /** The board as it is stored now. */
  readonly row: KillzoneRow;
  readonly first: BoardHistory;
  readonly onBack: () => void;
  readonly onOpen: (id: string) => void;
};

/** A board of one’s own: everything on it can be changed, and is kept as it is changed; or the corners of its photo. */
export function BoardEditor(props: EditorProps) {
  const { row } = props;
  const [isAligning, setAligning] = useState(false);
  const photo = useGroundPhoto(photoIdOf(row.id));
  if (isAligning && photo != null) return <PhotoCorners row={row} photo={photo} onBack={() => setAligning(false)} />;
  return <BoardMaking {...props} onCorners={() => setAligning(true)} />;
}

function BoardMaking({ templates, row, first, onBack, onOpen, onCorners }: EditorProps & Pick<Aside, 'onCorners'>) {
  const words = useWords('workshop').boardEditor;
  const { common } = useWords('shared');
  const said = useKillzoneSaid();
  const [beside, setBeside] = useState<KillzoneRow | null>(null);
  const drafted = useBoardDraft({
    first,
    stored: row,
    fallback: { name: words.nameless, text: words.textless },
    copyName: words.copyName,
    onBeside: setBeside,
  });
  const editing = useBoardEditing(drafted);
  useEditorKeys(editing);
  const hasColumns = useColumns();
  const sides = useSides({ editing, templates, onCorners });
  const { draft } = drafted;
  return (
    <BoardLayout
      label={draft.name === '' ? words.nameless : draft.name}
      strip={
        <TopBar
          title={draft.name === '' ? words.nameless : draft.name}
          note={said.size(draft.size)}
          back={{ label: common.back, onPress: onBack }}
          end={<SaveMark state={drafted.saved} words={words} />}
        />
      }
      isHeaded
      map={<EditorMap editing={editing} />}
      dock={
        hasColumns ? (
          <Findings editing={editing} />
        ) : (
          <Below editing={editing} templates={templates} onCorners={onCorners} />
        )
      }
      dockLabel={words.title}
      asks={false}
      columns={hasColumns ? sides : undefined}
      toast={
        beside !== null && (
          <Toast
            text={words.beside(beside.name)}
            action={{ label: words.open, onPress: () => onOpen(beside.id) }}
            dismissLabel={common.dismiss}
            onDismiss={() => setBeside(null)}
          />
        )
      }
      bar={<Bar drafted={drafted} onBack={onBack} />}
    />
  );
}
