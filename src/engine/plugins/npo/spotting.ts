import { patrols } from './alert.ts';
import { playsByTable } from './state.ts';
import type { BattleEvent } from '../../family/killteam/model/event.ts';
import { forceOf, operativeById, standing, tableSide } from '../../family/killteam/model/lookup.ts';
import type { Operative } from '../../family/killteam/model/operative.ts';
import type { BattleState } from '../../family/killteam/model/state.ts';
import type { Game } from '../../family/killteam/rules/game.ts';
import { changesOf, haveLastWord, type Source } from '../../family/killteam/stats/changes.ts';

/** Why nobody notices it on the order it is on, unless something marked it since; null: they may. */
function unnoticedBy(state: BattleState, operative: Operative): Source | null {
  const hidden = changesOf(state, operative, 'unnoticed').filter(({ change }) => change.order === operative.order);
  return haveLastWord(state, hidden, changesOf(state, operative, 'marked')) ? (hidden.at(-1)?.source ?? null) : null;
}

/** Whoever looks is played by a table, or will be by the one that reads Alert. */
const looks = ({ rules, state }: Game): boolean => playsByTable(state.npo) || patrols(rules, state);

/** Somebody might notice who has just acted: told what keeps them from it, or asked for. */
function noticing(state: BattleState, operative: Operative): BattleEvent {
  const hidden = unnoticedBy(state, operative);
  if (hidden === null) return { type: 'taskOpened', task: { kind: 'spotted', id: 'spotted', operative: operative.id } };
  const { lasting, id, name } = hidden;
  return { type: 'alertHeld', operative: operative.id, by: { id: lasting?.source.id ?? id, name } };
}

/** An enemy that is unaware may have noticed who has just acted. */
export function spotting(game: Game, id: string): readonly BattleEvent[] {
  const { state } = game;
  const operative = operativeById(state, id);
  const unaware = state.npo?.alert === true && state.alert === 0 && looks(game);
  const other = operative.side !== tableSide(state) && standing(operative);
  return unaware && other && forceOf(state, tableSide(state)).some(standing) ? [noticing(state, operative)] : [];
}
