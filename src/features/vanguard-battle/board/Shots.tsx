import { geometry } from '../../../engine/board/geometry.ts';
import type { OnBoardView } from '../../../engine/family/vanguard/view/vanguardView.ts';
import { AreaOver } from '../../../forms/board/AreaOver.tsx';
import { groundShown } from '../../../forms/board/groundShown.ts';
import { crossedOf } from '../../../forms/board/shooting.ts';
import { spotAt } from '../../../forms/board/spotAt.ts';
import { pixelOf } from '../../../ui/board/frame.ts';
import { CrossedPicture } from '../../../ui/board/ShotPicture.tsx';
import { useShownFrame } from '../../../ui/board/shownFrame.ts';
import { targetOf } from '../acts.ts';
import { useDesk } from '../desk.ts';
import styles from './Shots.module.css';

type HidesProps = { readonly onBoard: OnBoardView; readonly targets: readonly string[] };

/** What hides targets from who attacks, numbered as it is said at each: 1 cover, 2 obscured. */
function Hides({ onBoard: { board }, targets }: HidesProps) {
  const { scene } = useDesk();
  const actor = scene.view.actor?.model.id ?? '';
  const ground = groundShown(board.map);
  const all = targets.flatMap((target) => crossedOf(geometry().lookOn(board, actor, target), ground));
  const counts = all.filter(({ number }) => number !== null);
  // What gives cover from one place and hides from another is drawn once, by what hides more.
  const byId = new Map(
    counts.toSorted((one, other) => (one.number ?? 0) - (other.number ?? 0)).map((each) => [each.id, each]),
  );
  return <CrossedPicture crossed={[...byId.values()]} />;
}

/** So far about each target its blast reaches. */
function Blasts({ onBoard: { board }, targets, inches }: HidesProps & { readonly inches: number | null }) {
  if (inches === null) return null;
  return targets.map((target) => {
    const place = board.places[target];
    return place === undefined ? null : <AreaOver key={target} place={place} inches={inches} />;
  });
}

/** While a target is chosen: lines from who attacks to everybody whom it can. */
export function Shots({ onBoard }: { readonly onBoard: OnBoardView }) {
  const { board } = onBoard;
  const desk = useDesk();
  const frame = useShownFrame();
  const { pick, scene } = desk;
  const from = board.places[scene.view.actor?.model.id ?? ''];
  if (from === undefined || (pick?.kind !== 'attack' && pick?.kind !== 'charge')) return null;
  const start = pixelOf(frame, spotAt(from));
  const aimed = pick.act.targets.flatMap(({ model }) => {
    const at = board.places[model];
    return at === undefined || targetOf(desk, model).why !== null ? [] : [{ model, end: pixelOf(frame, spotAt(at)) }];
  });
  return (
    <>
      {pick.act.attack?.ranged === true && <Hides onBoard={onBoard} targets={aimed.map(({ model }) => model)} />}
      <Blasts onBoard={onBoard} targets={aimed.map(({ model }) => model)} inches={pick.act.attack?.blast ?? null} />
      {aimed.map(({ model, end }) => (
        <path key={model} data-aim="" className={styles.aim} d={`M${start.left} ${start.top}L${end.left} ${end.top}`} />
      ))}
    </>
  );
}
