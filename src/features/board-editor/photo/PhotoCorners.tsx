import { useState } from 'react';
import { FIRST_QUAD, type Quad, quadFault, turnedQuad } from '../../../content/photo/quad.ts';
import type { KillzoneRow } from '../../../content/killzones/schema.ts';
import { type GroundPhoto, photoIdOf, useGroundPhotos } from '../../../state/library/groundPhotos.ts';
import { BoardLayout } from '../../../ui/board/BoardLayout.tsx';
import { NextButton } from '../../../ui/NextButton.tsx';
import { PlainButton } from '../../../ui/PlainButton.tsx';
import type { PhotoFault } from '../../../ui/scalePhoto.ts';
import { ThumbBar } from '../../../ui/ThumbBar.tsx';
import { TopBar } from '../../../ui/TopBar.tsx';
import { UndoButton } from '../../../ui/UndoButton.tsx';
import { useWords } from '../../../words/useWords.ts';
import { useKillzoneSaid } from '../useKillzoneSaid.ts';
import { CornersMap } from './CornersMap.tsx';
import { layFlat } from './layFlat.ts';
import styles from './Photo.module.css';
import { useTakePhoto } from './useTakePhoto.ts';

type CornersProps = {
  readonly row: KillzoneRow;
  readonly photo: GroundPhoto;
  readonly onBack: () => void;
};

type Trouble = 'unreadable' | 'full' | 'failed';

/** Corners, and what was done to have them: one pulled; null: all turned. */
interface Step {
  readonly corners: Quad;
  readonly which: number | null;
}

/** The corners as they are set, each step taken back by itself, and kept with the photo once they are let go. */
function useCorners(id: string, photo: GroundPhoto) {
  const photos = useGroundPhotos();
  const [steps, setSteps] = useState<readonly Step[]>([{ corners: photo.corners, which: null }]);
  const [moved, move] = useState<Quad | null>(null);
  const now = steps.at(-1) ?? { corners: photo.corners, which: null };
  const stand = (next: readonly Step[]) => {
    const corners = next.at(-1)?.corners;
    setSteps(next);
    move(null);
    if (corners !== undefined && quadFault(corners) === null) void photos.keep(id, { ...photo, corners });
  };
  return {
    corners: moved ?? now.corners,
    move,
    last: steps.length > 1 ? now : null,
    done: (corners: Quad, which: number | null) => stand([...steps, { corners, which }]),
    undo: () => steps.length > 1 && stand(steps.slice(0, -1)),
    /** Another photo, whose corners are not set yet. */
    begin: () => {
      setSteps([{ corners: FIRST_QUAD, which: null }]);
      move(null);
    },
  };
}

/** Lays the photo flat with these corners, and goes back to the board; `trouble`: why that could not be. */
function useLaying(id: string, { row, photo, onBack }: CornersProps) {
  const photos = useGroundPhotos();
  const [isLaying, setLaying] = useState(false);
  const [trouble, setTrouble] = useState<Trouble | null>(null);
  const laid = async (corners: Quad): Promise<Trouble | null> => {
    const flat = await layFlat({ ...photo, corners }, row.size);
    if (flat === null) return 'unreadable';
    const done = await photos.keep(id, flat);
    return done === 'stored' ? null : done === 'failed' ? 'failed' : 'full';
  };
  const lay = async (corners: Quad) => {
    setLaying(true);
    const why = await laid(corners);
    setLaying(false);
    setTrouble(why);
    if (why === null) onBack();
  };
  return { isLaying, trouble, lay: (corners: Quad) => void lay(corners) };
}

type CornersDockProps = {
  readonly trouble: Trouble | PhotoFault | null;
  readonly onTurn: () => void;
  readonly onAnother: () => void;
};

function CornersDock({ trouble, onTurn, onAnother }: CornersDockProps) {
  const { photo: words } = useWords('workshop').boardEditor;
  return (
    <div className={styles.dock}>
      <h2>{words.pull}</h2>
      <p>{words.pullHint}</p>
      {trouble !== null && <p role="alert">{words.faults[trouble]}</p>}
      <div className={styles.pair}>
        <PlainButton icon="import" label={words.another} onPress={onAnother} />
        <PlainButton icon="reroll" label={words.turn} onPress={onTurn} />
      </div>
    </div>
  );
}

/** Where the table lies in its photo: four corners are pulled to those of the table, then it is laid flat. */
export function PhotoCorners(props: CornersProps) {
  const { row, photo, onBack } = props;
  const words = useWords('workshop').boardEditor;
  const { common } = useWords('shared');
  const said = useKillzoneSaid();
  const id = photoIdOf(row.id);
  const set = useCorners(id, photo);
  const { isLaying, trouble, lay } = useLaying(id, props);
  const another = useTakePhoto(id, set.begin);
  const fault = quadFault(set.corners);
  const what =
    set.last === null
      ? null
      : set.last.which === null
        ? words.photo.turned
        : words.photo.cornerShort(set.last.which + 1);
  return (
    <BoardLayout
      label={words.photo.title}
      isHeaded
      strip={<TopBar title={words.photo.title} note={row.name} back={{ label: common.back, onPress: onBack }} />}
      map={<CornersMap href={photo.taken} corners={set.corners} onMove={set.move} onDone={set.done} />}
      dock={
        <CornersDock
          trouble={another.fault ?? trouble}
          onTurn={() => set.done(turnedQuad(set.corners), null)}
          onAnother={() => another.ask('file')}
        />
      }
      dockLabel={words.photo.pull}
      asks={false}
      bar={
        <ThumbBar
          label={words.photo.title}
          undo={
            <UndoButton
              label={common.undo}
              what={what}
              emptyText={words.nothing}
              fullLabel={words.undoFull(what ?? words.nothing)}
              onPress={set.undo}
            />
          }
          next={
            <NextButton
              title={isLaying ? words.photo.laying : words.photo.layFlat}
              detail={fault === null ? said.size(row.size) : words.photo.quadFaults[fault]}
              quiet={isLaying || fault !== null}
              pressKey={`${JSON.stringify(set.corners)} ${String(isLaying)}`}
              onPress={() => fault === null && !isLaying && lay(set.corners)}
            />
          }
        />
      }
    />
  );
}
