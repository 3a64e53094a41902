import { patrols } from './alert.ts';
import { playsByTable } from './state.ts';
import type { BattleEvent } from '../../family/killteam/model/event.ts';
import { ofSide, operativeById, standing, tableSide } from '../../family/killteam/model/lookup.ts';
import type { Operative } from '../../family/killteam/model/operative.ts';
import type { BattleState } from '../../family/killteam/model/state.ts';
import type { Game } from '../../family/killteam/rules/game.ts';
import { changesOf, haveLastWord } from '../../family/killteam/stats/changes.ts';

/** Nobody notices it on the order it is on, unless something marked it since. */
const isUnnoticed = (state: BattleState, operative: Operative): boolean =>
  haveLastWord(
    state,
    changesOf(state, operative, 'unnoticed').filter(({ change }) => change.order === operative.order),
    changesOf(state, operative, 'marked'),
  );

/** Whoever looks is played by a table, or will be by the one that reads Alert. */
const looks = ({ rules, state }: Game): boolean => playsByTable(state.npo) || patrols(rules, state);

/** An enemy that is unaware may have noticed who has just acted. */
export function spotting(game: Game, id: string): readonly BattleEvent[] {
  const { state } = game;
  const operative = operativeById(state, id);
  const unaware = state.npo?.alert === true && state.alert === 0 && looks(game);
  const other = operative.side !== tableSide(state) && standing(operative);
  return unaware && other && !isUnnoticed(state, operative) && ofSide(state, tableSide(state)).some(standing)
    ? [{ type: 'taskOpened', task: { kind: 'spotted', id: 'spotted', operative: id } }]
    : [];
}
