import { toInches } from '../../../engine/board/units.ts';
import type { Operative } from '../../../engine/family/killteam/model/operative.ts';
import type { MapPiece } from '../../../engine/board/boardMap.ts';
import { landmarksOf, type WhereWords } from '../../../forms/board/landmarks.ts';
import { costOf, verdictOf } from '../../../forms/board/moving.ts';
import { factsVerdict } from '../../../forms/board/shooting.ts';
import type { SceneWith } from '../../../scene/useScene.ts';
import { landmarkOf } from '../../../words/boardSaid.ts';
import type { BoardSaid } from '../view/onBoard.ts';
import { aimedIn, endingOn, type StepOnBoard } from './planned.ts';

type About = { readonly scene: SceneWith<'behaviour'>; readonly where: WhereWords; readonly enemy: Operative };

function nameOf(pieces: readonly MapPiece[], { names }: WhereWords, id: string | null): string | null {
  const name = pieces.find((piece) => piece.id === id)?.name;
  return name === undefined ? null : (names[name] ?? name);
}

/** Where the move of a step ends, in words. */
function endsSaid({ scene, where, enemy }: About, { after }: StepOnBoard): string | null {
  const place = after.places[enemy.id];
  if (place === undefined) return null;
  const { words, told, look, view } = scene;
  const { ends } = told.turn;
  const at = { x: toInches(place.x), y: toInches(place.y) };
  const by = landmarkOf(at, landmarksOf(after.map, where.names))?.name ?? null;
  const foes = (view.enemies?.targets ?? []).map(({ id }) => id);
  const ending = endingOn(after, enemy.id, foes);
  switch (ending?.kind) {
    case undefined:
      return null;
    case 'unseen':
      return ends.unseen(by);
    case 'cover':
      return ends.cover(nameOf(after.map.pieces, where, ending.piece));
    case 'open':
      return ends.open(by, words.common.list(ending.seers.map(look.name)));
  }
}

/** What is seen of whom a step shoots; where it stands already what was said by hand counts. */
function seenSaid({ scene, where, enemy }: About, step: StepOnBoard, isHere: boolean): string | null {
  const { told, look, view } = scene;
  const aimed = aimedIn(step, enemy.id);
  const target = view.state.operatives.find(({ id }) => id === step.step.target);
  if (aimed === null || target === undefined) return null;
  const verdict = isHere ? factsVerdict(view.aim.facts({ operative: enemy, target })) : verdictOf(aimed);
  return told.turn.seenSo(look.name(target.id), where.told.verdicts[verdict]);
}

/** What the board knows of each step of a plan, in words. */
export const stepsOnBoard = (about: About, steps: readonly StepOnBoard[]): readonly BoardSaid[] =>
  steps.map((each, at) => ({
    goes:
      each.way === null
        ? null
        : { inches: costOf(each.way), ends: each.step.action === 'charge' ? null : endsSaid(about, each) },
    seen: seenSaid(
      about,
      each,
      steps.slice(0, at).every(({ way }) => way === null),
    ),
  }));
