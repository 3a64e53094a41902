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
import { BoardPrint, type Printed } from './print/BoardPrint.tsx';
import { PhotoSection } from './photo/PhotoSection.tsx';
import { PieceList } from './PieceList.tsx';
import { type BoardHistory, type DraftedBoard, useBoardDraft } from './useBoardDraft.ts';
import { useColumns } from './useColumns.ts';
import { type Editing, useBoardEditing } from './useBoardEditing.ts';
import { useEditorKeys } from './useEditorKeys.ts';
import { useKillzoneSaid } from './useKillzoneSaid.ts';

type Aside = {
  readonly editing: Editing;
  readonly templates: Pieces;
  readonly onCorners: () => void;
  readonly onPrint: (printed: Printed) => void;
};

/** Below the board where there are no columns: what is chosen first, then pieces, the board as a whole last. */
const Below = ({ editing, templates, onCorners, onPrint }: Aside) => (
  <div className={styles.below}>
    <Findings editing={editing} />
    <Inspector editing={editing} />
    <Palette editing={editing} templates={templates} />
    <TraceTools editing={editing} />
    <PieceList editing={editing} />
    <PhotoSection board={editing.row.id} onCorners={onCorners} />
    <BoardForm editing={editing} onPrint={onPrint} />
  </div>
);

/** Ready pieces and what stands there at the left; what is chosen and the board as a whole at the right. */
function useSides({ editing, templates, onCorners, onPrint }: Aside) {
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
      <BoardForm editing={editing} onPrint={onPrint} />
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

/** What is shown of a board in place of its editor; null: the editor. */
type Beside = 'corners' | Printed | null;

/** A board of one’s own: everything on it can be changed, and is kept as it is changed; or the corners of its photo, or paper. */
export function BoardEditor({ templates, row, first, onBack, onOpen }: EditorProps) {
  const words = useWords('workshop').boardEditor;
  const [copied, setCopied] = useState<KillzoneRow | null>(null);
  const [beside, show] = useState<Beside>(null);
  const drafted = useBoardDraft({
    first,
    stored: row,
    fallback: { name: words.nameless, text: words.textless },
    copyName: words.copyName,
    onBeside: setCopied,
  });
  const editing = useBoardEditing(drafted);
  const photo = useGroundPhoto(photoIdOf(row.id));
  useEditorKeys(editing, beside === null);
  const leave = () => show(null);
  if (beside === 'corners' && photo != null) return <PhotoCorners row={editing.row} photo={photo} onBack={leave} />;
  if (beside === 'plan' || beside === 'tiles') return <BoardPrint row={editing.row} printed={beside} onBack={leave} />;
  return <BoardMaking {...{ drafted, editing, templates, copied, setCopied, show, onBack, onOpen }} />;
}

type MakingProps = Pick<EditorProps, 'templates' | 'onBack' | 'onOpen'> & {
  readonly drafted: DraftedBoard;
  readonly editing: Editing;
  /** What this draft goes on as, where another tab has changed the board. */
  readonly copied: KillzoneRow | null;
  readonly setCopied: (row: null) => void;
  readonly show: (beside: Beside) => void;
};

/** The board with all that is done to it around it. */
function BoardMaking({ drafted, editing, templates, copied, setCopied, show, onBack, onOpen }: MakingProps) {
  const words = useWords('workshop').boardEditor;
  const { common } = useWords('shared');
  const said = useKillzoneSaid();
  const acts = { onCorners: () => show('corners'), onPrint: show };
  const hasColumns = useColumns();
  const sides = useSides({ editing, templates, ...acts });
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
      dock={hasColumns ? <Findings editing={editing} /> : <Below editing={editing} templates={templates} {...acts} />}
      dockLabel={words.title}
      asks={false}
      columns={hasColumns ? sides : undefined}
      toast={
        copied !== null && (
          <Toast
            text={words.beside(copied.name)}
            action={{ label: words.open, onPress: () => onOpen(copied.id) }}
            dismissLabel={common.dismiss}
            onDismiss={() => setCopied(null)}
          />
        )
      }
      bar={<Bar drafted={drafted} onBack={onBack} />}
    />
  );
}
