import type { BattleEvent } from '../../../family/killteam/model/event.ts';
import type { BattleState } from '../../../family/killteam/model/state.ts';
import type { Game } from '../../../family/killteam/rules/game.ts';
import { isUnsure, look } from '../markers/look.ts';
import { markersOf } from '../match/matchOf.ts';
import { linesOf, type ScoreLine, sourcesOf } from './lines.ts';

/** A line as it is written down. */
export const scoredEvent = (
  { side, source: { id, award }, turningPoint }: ScoreLine,
  points: number,
  hand: boolean,
): BattleEvent => ({
  type: 'scored',
  side,
  source: id,
  award: award.id,
  name: award.name,
  turningPoint,
  points,
  hand,
});

/** What is known at one moment and not written down so; what somebody corrected stays. */
export const scoreAt = (game: Game, turningPoint: number | null): readonly BattleEvent[] =>
  game.state.sides.flatMap(({ id }) =>
    linesOf(game, id, turningPoint)
      .filter(({ known, points, hand }) => !hand && known !== points)
      .map((line) => scoredEvent(line, line.known, false)),
  );

const isLast = ({ turningPoint, turningPoints }: BattleState): boolean =>
  turningPoints !== null && turningPoint >= turningPoints;

/** Something that scores now hangs on who controls markers. */
function markersMatter(state: BattleState): boolean {
  const { turningPoint } = state;
  return state.sides.some(({ id }) =>
    sourcesOf(state, id).some(
      ({ award: { at, from, to, fact } }) =>
        fact.kind.startsWith('controls') &&
        (at === 'end' ? isLast(state) : turningPoint >= (from ?? 0) && (to === null || turningPoint <= to)),
    ),
  );
}

/** K-61: who is near is asked for markers whose control scores now, where somebody has moved since it was told. */
export const looksBeforeScore = ({ state }: Game): readonly BattleEvent[] => {
  const unsure = markersMatter(state) ? markersOf(state).find(({ id }) => isUnsure(state, id)) : undefined;
  return unsure === undefined ? [] : [look(unsure.id)];
};
