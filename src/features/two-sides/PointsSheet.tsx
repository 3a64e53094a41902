import type { Side } from '../../engine/core/ids.ts';
import { useOpenScene, useScene } from '../../scene/useScene.ts';
import { colourOf } from '../../state/battle/sides.ts';
import { ListRow } from '../../ui/ListRow.tsx';
import { SectionHead } from '../../ui/SectionHead.tsx';
import { SheetDialog } from '../../ui/SheetDialog.tsx';
import { whoPlays } from '../../words/whoPlays.ts';
import { ReadFromTable } from './ReadFromTable.tsx';
import styles from '../../ui/Score.module.css';
import { ScoreTable } from './ScoreTable.tsx';

type PointsProps = {
  /** A side of people wants to see what is only for its eyes. */
  readonly onPeek: (side: Side) => void;
  readonly onClose: () => void;
};

/** Tac ops: those revealed by name, how many are hidden, and for each player the way to its own. */
function TacOps({ onPeek }: Pick<PointsProps, 'onPeek'>) {
  const { told, words, state, look, view } = useScene('twoSides');
  const { tacOps } = view.parts;
  const sides = state.sides.filter(({ id }) => (tacOps?.own(id).length ?? 0) > 0);
  if (tacOps === undefined || sides.length === 0) return null;
  return (
    <>
      <SectionHead title={told.secret.tacOps} level={3} />
      {sides.map(({ id, hand }) => {
        const shown = tacOps.own(id).filter(({ revealed }) => revealed !== null);
        const hidden = tacOps.hidden(id);
        const said = [
          ...shown.map((op) => look.contentName(op.id, op.name)),
          ...(hidden === 0 ? [] : [told.score.hidden(hidden)]),
        ];
        const who = whoPlays(state, look, id);
        return (
          <div key={id}>
            <SectionHead title={look.side(id)} side={colourOf(state, id)} level={3} />
            <p>{words.common.list(said)}</p>
            {hand === 'people' && (
              <ListRow
                icon="lock"
                title={told.points.peek(who)}
                detail={told.points.peekDetail}
                opens
                onPress={() => onPeek(id)}
              />
            )}
          </div>
        );
      })}
    </>
  );
}

/** The points so far, what the markers were read from, and what is revealed. Nothing where nothing is scored. */
export function PointsSheet({ onPeek, onClose }: PointsProps) {
  const scene = useOpenScene('twoSides');
  const score = scene?.view.parts.score;
  if (scene === null || score === undefined) return null;
  const { told, words } = scene;
  return (
    <SheetDialog open title={told.points.title} closeLabel={words.common.close} onClose={onClose}>
      <div className={styles.sofar}>
        <ScoreTable score={score} />
        <TacOps onPeek={onPeek} />
        <ReadFromTable score={score} />
      </div>
    </SheetDialog>
  );
}
