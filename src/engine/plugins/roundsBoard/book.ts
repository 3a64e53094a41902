import type { BattleBoard, BoardPlace } from '../../board/battleBoard.ts';
import { geometry } from '../../board/geometry.ts';
import type { BattleState } from '../../family/vanguard/model/battle.ts';
import type { BoardBook } from '../../family/vanguard/model/onBoard.ts';
import { reject, type Rejection } from '../../family/vanguard/model/rejection.ts';
import { findModel } from '../../family/vanguard/model/lookup.ts';
import { bodyOfModel } from './bodyOf.ts';
import { follows } from './follow.ts';
import { chargeWay, edgeOff, movedOn, moveOf } from './going.ts';
import { contactOn, touchedAgainst, touchingOn, within } from './marks.ts';
import { withObjectives } from './objectives.ts';
import { ownNear } from './owns.ts';
import { reachingOf } from './reach.ts';
import { setUpAt, zonesSideOf } from './setUp.ts';
import { overruled, sightedOn } from './sighted.ts';

function whyNoBoard({ map }: BattleBoard): Rejection | null {
  const [fault] = geometry().mapProblems(map);
  return fault === undefined ? null : reject('badBoard', { at: fault.at, what: fault.what });
}

function whyNotAt({ board, models }: BattleState, id: string, at: BoardPlace): Rejection | null {
  if (board === undefined) return reject('noBoard');
  const others = models.filter((each) => each.id !== id && each.inPlay).map((each) => each.id);
  const wrong = geometry().misplacedAt(board, at, others);
  return wrong === null ? null : reject(wrong);
}

function inDoorway({ board, models }: BattleState, door: string): string | null {
  const there = models.filter(({ inPlay }) => inPlay).map(({ id }) => id);
  return board === undefined ? null : geometry().inDoorway(board, door, there);
}

/** What answers in a battle of war bands on a board. */
export const boardBook: BoardBook = {
  moved: movedOn,
  follows,
  whyNoBoard,
  whyNotAt,
  inDoorway,
  edgeOff,
  sighted: sightedOn,
  overruled,
  within,
  touching: touchingOn,
  touchedAgainst,
  contact: contactOn,
  laidOut: withObjectives,
  ownNear,
  moveOf,
  reaching: reachingOf,
  chargeWay,
  zonesOf: zonesSideOf,
  setUpAt: (state, id) => {
    const model = findModel(state, id);
    return model === null ? null : setUpAt(state, model);
  },
  bodyOf: (state, id) => {
    const model = findModel(state, id);
    return model === null ? null : bodyOfModel(model);
  },
};
