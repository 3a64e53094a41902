import type { OnBoardView } from '../../../engine/family/vanguard/view/vanguardView.ts';
import { spotAt } from '../../../forms/board/spotAt.ts';
import { pixelOf } from '../../../ui/board/frame.ts';
import { useShownFrame } from '../../../ui/board/shownFrame.ts';
import { targetOf } from '../acts.ts';
import { useDesk } from '../desk.ts';
import styles from './Shots.module.css';

/** While a target is chosen: lines from who attacks to everybody whom it can. */
export function Shots({ onBoard: { board } }: { readonly onBoard: OnBoardView }) {
  const desk = useDesk();
  const frame = useShownFrame();
  const { pick, scene } = desk;
  const from = board.places[scene.view.actor?.model.id ?? ''];
  if (from === undefined || (pick?.kind !== 'attack' && pick?.kind !== 'charge')) return null;
  const start = pixelOf(frame, spotAt(from));
  return pick.act.targets.map(({ model }) => {
    const at = board.places[model];
    if (at === undefined || targetOf(desk, model).why !== null) return null;
    const end = pixelOf(frame, spotAt(at));
    return (
      <path key={model} data-aim="" className={styles.aim} d={`M${start.left} ${start.top}L${end.left} ${end.top}`} />
    );
  });
}
