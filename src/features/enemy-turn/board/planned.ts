import type { BattleBoard } from '../../../engine/board/battleBoard.ts';
import { geometry } from '../../../engine/board/geometry.ts';
import type { Look } from '../../../engine/board/looks.ts';
import { BY_TABLE } from '../../../engine/board/outcome.ts';
import type { BoardMove, Way } from '../../../engine/board/move/boardMove.ts';
import type { Operative } from '../../../engine/family/killteam/model/operative.ts';
import type { PlannedStep } from '../../../engine/plugins/npo/state.ts';
import type { BattleView } from '../../../engine/view/battleView.ts';

/** A step of a plan as the board has it: its way, null: it goes none that is known; who stands where before it and once it is done. */
export interface StepOnBoard {
  readonly step: PlannedStep;
  readonly way: Way | null;
  readonly before: BattleBoard;
  readonly after: BattleBoard;
}

const isMove = (action: string): action is Exclude<BoardMove['action'], 'walk'> =>
  ['reposition', 'dash', 'fallBack', 'charge'].includes(action);

function wayOf(view: BattleView, board: BattleBoard, enemy: Operative, { action, path }: PlannedStep): Way | null {
  if (path === undefined || !isMove(action)) return null;
  return geometry().walkOn(board, view.actions.onBoard(enemy, action, false), path);
}

/** The steps of a plan, each from where the one before it ends. */
export function plannedOn(
  view: BattleView,
  board: BattleBoard,
  enemy: Operative,
  steps: readonly PlannedStep[],
): readonly StepOnBoard[] {
  let now = board;
  return steps.map((step) => {
    const before = now;
    const way = wayOf(view, before, enemy, step);
    const end = way?.points.at(-1);
    now = end === undefined ? before : geometry().stoodOn(before, enemy.id, end);
    return { step, way, before, after: now };
  });
}

/** What a place gives an enemy: nobody sees it there; whoever does has `piece` between; or it is `open` to some of them. */
export type Ending =
  | { readonly kind: 'unseen' }
  | { readonly kind: 'cover'; readonly piece: string | null }
  | { readonly kind: 'open'; readonly seers: readonly string[] };

/** What it is to an enemy to stand where it does, with these about it; null: one of them has no place on the board. */
export function endingOn(board: BattleBoard, enemy: string, foes: readonly string[]): Ending | null {
  if (foes.some((id) => board.places[id] === undefined)) return null;
  const looks = foes.flatMap((id) => {
    const look = geometry().lookOn(board, id, enemy);
    return look === null || look.leaning === null ? [] : [{ id, far: look.inches, cover: [...look.leaning.cover] }];
  });
  if (looks.length === 0) return { kind: 'unseen' };
  const seers = looks.filter(({ cover }) => cover.length === 0).map(({ id }) => id);
  if (seers.length > 0) return { kind: 'open', seers };
  const [nearest] = looks.toSorted((one, other) => one.far - other.far);
  const [piece = null] = nearest?.cover ?? [];
  return { kind: 'cover', piece: piece === BY_TABLE ? null : piece };
}

/** What an enemy sees of whom it shoots, from where it stands then; null: it shoots at nobody with a place. */
export const aimedIn = ({ step, before }: StepOnBoard, enemy: string): Look | null =>
  step.action !== 'shoot' || step.target === null ? null : geometry().lookOn(before, enemy, step.target);
