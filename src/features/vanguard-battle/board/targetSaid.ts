import { geometry } from '../../../engine/board/geometry.ts';
import type { ActView, OnBoardView } from '../../../engine/family/vanguard/view/vanguardView.ts';
import { closeFacts } from '../../../forms/board/shooting.ts';
import { featureName, type PlaceWords } from '../../../forms/board/whoIsWhere.ts';
import { modelsIn } from '../../../scene/vanguardLook.ts';
import type { Desk } from '../desk.ts';

/** What hides a target: pieces, and those who stand between. */
export const featuresSaid = ({ board }: OnBoardView, words: PlaceWords, features: ReadonlySet<string>): string =>
  [...new Set([...features].map((feature) => featureName(board, words, feature)))].join(', ');

/** What hides a target from a shot. */
function hidesSaid(onBoard: OnBoardView, words: PlaceWords, actor: string, target: string): readonly string[] {
  const { shot } = words.told;
  const leaning = geometry().lookOn(onBoard.board, actor, target)?.leaning ?? null;
  if (leaning === null) return [];
  const { cover, obscured } = leaning;
  return [
    ...(cover.size > 0 ? [shot.coverBy(featuresSaid(onBoard, words, cover))] : []),
    ...(obscured.size > 0 ? [shot.obscuredBy(featuresSaid(onBoard, words, obscured))] : []),
  ];
}

/** Whether half a millimetre decides how a target is seen, or whether an attack comes so far. */
function isClose({ board }: OnBoardView, { attack }: ActView, actor: string, target: string): boolean {
  if (attack === null) return false;
  if (geometry().rangeCallOn(board, actor, { id: target, inches: attack.range }) !== null) return true;
  // Of whom the attack does not come near it is all one how it is seen.
  const comesThere = (geometry().inchesOn(board, actor, target) ?? Infinity) <= attack.range;
  return attack.ranged && comesThere && closeFacts(geometry().closeLookOn(board, actor, target)).length > 0;
}

/** Who else a blast at a target reaches, and of whom half a millimetre decides. */
function blastSaid({ scene, act }: Acting, { board }: OnBoardView, { told, nameOf, list }: PlaceWords, target: string) {
  const inches = act.attack?.blast ?? null;
  if (inches === null) return [];
  const ids = modelsIn(scene.view)
    .map(({ id }) => id)
    .filter((id) => id !== target && board.places[id] !== undefined);
  const { preset, measured } = geometry().ticksNear(board, target, inches, ids);
  const close = measured?.close ?? [];
  const { area, length } = told;
  return [
    ...(preset.length > 0 ? [area.inside(length(inches), list(preset.map(nameOf)))] : []),
    ...(close.length > 0 ? [area.close(list(close.map(nameOf)))] : []),
  ];
}

/** Who acts, and what it is about to do to somebody. */
type Acting = Pick<Desk, 'scene'> & { readonly act: ActView };

/** How far a target of who acts is, what hides it from a shot, of a blow it is all one, and what is close; null: the board does not know. */
export function targetSaid(
  { scene, act }: Acting,
  onBoard: OnBoardView,
  words: PlaceWords,
  target: string,
): string | null {
  const actor = scene.view.actor?.model.id ?? '';
  const far = geometry().inchesOn(onBoard.board, actor, target);
  if (far === null) return null;
  const said = [
    words.told.length(far),
    ...(act.attack?.ranged === true ? hidesSaid(onBoard, words, actor, target) : []),
    ...(isClose(onBoard, act, actor, target) ? [words.told.shot.close] : []),
  ].join(', ');
  return [said, ...blastSaid({ scene, act }, onBoard, words, target)].join(' · ');
}
