import { toInches } from '../../../engine/board/units.ts';
import { type Scene, useScene } from '../../../scene/useScene.ts';
import { PlainButton } from '../../../ui/PlainButton.tsx';
import { TickBox } from '../../../ui/TickBox.tsx';
import { capital } from '../../../words/capital.ts';
import { reason as reasonSaid } from '../../../words/reason.ts';
import { useWords } from '../../../words/useWords.ts';
import { takeCorner, withCorners } from './drawing.ts';
import { useHand } from './hand.ts';
import { useMakeMove } from './MoveBar.tsx';
import styles from '../../../ui/board/BoardForm.module.css';
import type { MoveChosen } from './useMove.ts';

/** Why the way cannot be gone that is drawn, as a sentence; null: it can. */
function faultSaid({ words, look }: Scene, { actor, way, most }: MoveChosen): string | null {
  if (way === null || way.fault === null) return null;
  const { why, at, where } = way.fault;
  const params = { operative: actor.id, why, at, ...where, inches: toInches(way.cost), most };
  return capital(reasonSaid(words, { code: 'noWay', params }, look));
}

/** The way drawn by hand: corner by corner, why it fails and going it anyway; straight to an end that nobody comes to. */
export function DrawnWay({ chosen }: { readonly chosen: MoveChosen }) {
  const scene = useScene();
  const { move } = useWords('board');
  const hand = useHand();
  const make = useMakeMove(chosen);
  const { doAnyway, doAnywayReason } = scene.words.battle;
  const { doing } = hand;
  if (doing?.kind !== 'move') return null;
  const { drawn, lost, slid } = chosen;
  const { spot } = doing;
  const fails = faultSaid(scene, chosen);
  return (
    <>
      <div className={styles.ways}>
        <TickBox
          label={move.draw}
          on={drawn !== null}
          onChange={(on) => hand.start(withCorners(doing, on ? [] : null))}
        />
        {drawn !== null && (
          <PlainButton icon="back" tone="quiet" label={move.takeCorner} onPress={() => takeCorner(hand)} />
        )}
      </div>
      <div role="status">{fails !== null && <p>{fails}</p>}</div>
      <div className={styles.ways}>
        {fails !== null && chosen.way?.fault?.why !== 'offBoard' && (
          <PlainButton label={doAnyway} onPress={() => make({ reason: doAnywayReason })} />
        )}
        {(lost || slid) && spot !== null && (
          <PlainButton label={move.straight} onPress={() => hand.start(withCorners(doing, [spot]))} />
        )}
      </div>
    </>
  );
}
