import type { BattleBoard } from '../../board/battleBoard.ts';
import type { BoardMap, MapPiece } from '../../board/boardMap.ts';
import { geometry } from '../../board/geometry.ts';
import type { BattleEvent } from '../../family/killteam/model/event.ts';
import type { LastingSource } from '../../family/killteam/model/lasting.ts';
import type { BattleState } from '../../family/killteam/model/state.ts';
import { ENVIRONMENTS, isEnvironment } from '../../family/killteam/plugins/effects/environments.ts';
import { targeted } from '../../family/killteam/plugins/effects/stepModule.ts';
import {
  ACROSS,
  type Across,
  type Crossed,
  isAcross,
  linesOf,
  wentAcross,
} from '../../family/killteam/stats/across.ts';
import type { EffectStep } from '../../family/killteam/tables/effect.ts';

const asksAcross = (step: EffectStep): boolean =>
  step.op === 'whenever' && step.effects.some((each) => targeted(each) && each.to.who === 'crossed');

/** Environments in force of which whoever goes across something is concerned. */
const crossedIn = ({ lasting, tables }: BattleState): readonly LastingSource[] =>
  lasting
    .filter(isEnvironment)
    .map(({ source }) => source)
    .filter(({ id }) => tables?.[ENVIRONMENTS]?.rows.find((row) => row.id === id)?.effects.some(asksAcross) === true);

/** What environments in force lay across a board and does not lie there yet, by the environment. */
const linesFor = (map: BoardMap, state: BattleState) =>
  crossedIn(state)
    .filter(({ id }) => !map.pieces.some((piece) => piece.id.startsWith(linesOf(id))))
    .map((source) => ({ source, pieces: geometry().pipesOn(map, linesOf(source.id)) }));

const withPieces = (map: BoardMap, pieces: readonly MapPiece[]): BoardMap =>
  pieces.length === 0 ? map : { ...map, pieces: [...map.pieces, ...pieces] };

/** A board with all that environments in force lay across it. */
export const withLines = (map: BoardMap, state: BattleState): BoardMap =>
  withPieces(
    map,
    linesFor(map, state).flatMap(({ pieces }) => pieces),
  );

/** A battle on whose board these pieces lie too. */
export const laidAcross = (state: BattleState, { pieces }: { readonly pieces: readonly MapPiece[] }): BattleState =>
  state.board === undefined ? state : { ...state, board: { ...state.board, map: withPieces(state.board.map, pieces) } };

/** What an environment lays across the board as it comes into force. */
export const linesFollow = (state: BattleState, { map }: BattleBoard): readonly BattleEvent[] =>
  linesFor(map, state).map(({ source, pieces }) => ({ type: 'linesLaid', name: source.name, pieces }));

/** What its last move has to something, which is kept until it moves again. */
export const keptOfMove = (
  state: BattleState,
  crossed: Crossed,
  operative: string,
  now: Across | null,
): readonly BattleEvent[] =>
  ACROSS.flatMap((across): BattleEvent[] => {
    const was = isAcross(state, across, crossed.id, operative);
    if (was === (across === now)) return [];
    const lasting = wentAcross(across, crossed, operative);
    return was
      ? [{ type: 'lastingEnded', lasting: lasting.id, source: lasting.source }]
      : [{ type: 'lastingBegan', lasting }];
  });

function lastMove(
  state: BattleState,
  board: BattleBoard,
  source: LastingSource,
  { operative, path }: Extract<BattleEvent, { type: 'walked' }>,
): readonly BattleEvent[] {
  const lines = board.map.pieces.filter(({ id }) => id.startsWith(linesOf(source.id)));
  const found = lines.map((line) => geometry().acrossOf(line, path));
  return keptOfMove(
    state,
    { id: source.id, source },
    operative,
    ACROSS.find((across) => found.includes(across)) ?? null,
  );
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
