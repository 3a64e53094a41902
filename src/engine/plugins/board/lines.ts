import type { BattleBoard } from '../../board/battleBoard.ts';
import type { BoardMap } from '../../board/boardMap.ts';
import { geometry } from '../../board/geometry.ts';
import type { BattleEvent } from '../../family/killteam/model/event.ts';
import type { LastingSource } from '../../family/killteam/model/lasting.ts';
import type { BattleState } from '../../family/killteam/model/state.ts';
import { ENVIRONMENTS, isEnvironment } from '../../family/killteam/plugins/effects/environments.ts';
import { targeted } from '../../family/killteam/plugins/effects/stepModule.ts';
import { ACROSS, isAcross, linesOf, wentAcross } from '../../family/killteam/stats/across.ts';
import type { EffectStep } from '../../family/killteam/tables/effect.ts';

const asksAcross = (step: EffectStep): boolean =>
  step.op === 'whenever' && step.effects.some((each) => targeted(each) && each.to.who === 'crossed');

/** Environments in force of which whoever goes across something is concerned. */
const crossedIn = ({ lasting, tables }: BattleState): readonly LastingSource[] =>
  lasting
    .filter(isEnvironment)
    .map(({ source }) => source)
    .filter(({ id }) => tables?.[ENVIRONMENTS]?.rows.find((row) => row.id === id)?.effects.some(asksAcross) === true);

/** A board with all that environments in force lay across it. */
export function withLines(map: BoardMap, state: BattleState): BoardMap {
  const pieces = crossedIn(state)
    .filter(({ id }) => !map.pieces.some((piece) => piece.id.startsWith(linesOf(id))))
    .flatMap(({ id }) => geometry().pipesOn(map, linesOf(id)));
  return pieces.length === 0 ? map : { ...map, pieces: [...map.pieces, ...pieces] };
}

function lastMove(
  state: BattleState,
  board: BattleBoard,
  source: LastingSource,
  { operative, path }: Extract<BattleEvent, { type: 'walked' }>,
): readonly BattleEvent[] {
  const lines = board.map.pieces.filter(({ id }) => id.startsWith(linesOf(source.id)));
  const found = lines.map((line) => geometry().acrossOf(line, path));
  const now = ACROSS.find((across) => found.includes(across)) ?? null;
  return ACROSS.flatMap((across): BattleEvent[] => {
    const was = isAcross(state, across, source.id, operative);
    if (was === (across === now)) return [];
    const lasting = wentAcross(across, source, operative);
    return was
      ? [{ type: 'lastingEnded', lasting: lasting.id, source: lasting.source }]
      : [{ type: 'lastingBegan', lasting }];
  });
}

/** Who has just gone across something that lies on the board, which is kept until it moves again. */
export const goneAcross = (
  state: BattleState,
  board: BattleBoard,
  events: readonly BattleEvent[],
): readonly BattleEvent[] =>
  events.flatMap((event) =>
    event.type === 'walked' ? crossedIn(state).flatMap((source) => lastMove(state, board, source, event)) : [],
  );
