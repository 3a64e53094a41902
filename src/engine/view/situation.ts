import type { Game } from '../family/killteam/rules/game.ts';
import type { Request } from '../family/killteam/model/request.ts';
import type { Side } from '../core/ids.ts';
import { isReady, operativeById, standing } from '../family/killteam/model/lookup.ts';
import type { Operative } from '../family/killteam/model/operative.ts';
import type { BattleState } from '../family/killteam/model/state.ts';
import { canCounteract, counteractOffered, groupMust } from '../family/killteam/flow/turns.ts';

/**
 * Where the firefight stands. `waiting`: the tray asks; `interrupt`: a guard acts; `acting`: an activation or a
 * counteraction; `group`, `counteract`: an offer that may be passed; `choose`: a side picks who acts; `idle`: no firefight.
 */
export type Situation =
  | { readonly kind: 'waiting' }
  | { readonly kind: 'interrupt'; readonly operative: Operative }
  | { readonly kind: 'acting'; readonly operative: Operative; readonly counteract: boolean }
  /** `must`: by the rules one of them goes next; the table may decide otherwise. */
  | { readonly kind: 'group'; readonly operatives: readonly Operative[]; readonly must: boolean }
  /** `shotOnly`: a shot and nothing else (2021, K-41). */
  | { readonly kind: 'counteract'; readonly operatives: readonly Operative[]; readonly shotOnly: boolean }
  | { readonly kind: 'choose'; readonly side: Side; readonly ready: readonly Operative[] }
  | { readonly kind: 'idle' };

function offerOf(game: Game): Situation {
  const { state } = game;
  if (state.group !== null)
    return {
      kind: 'group',
      operatives: state.group.operatives.map((id) => operativeById(state, id)).filter(isReady),
      must: groupMust(game),
    };
  if (counteractOffered(game))
    return {
      kind: 'counteract',
      shotOnly: game.rules.outOfTurn.actions !== null,
      operatives: state.operatives.filter(
        (operative) => operative.side === state.turn && canCounteract(game, operative),
      ),
    };
  const ready = state.operatives.filter((operative) => operative.side === state.turn && isReady(operative));
  return { kind: 'choose', side: state.turn, ready };
}

/** Reads the situation out of a battle and what it waits for. */
export function situationOf(game: Game, request: Request | null): Situation {
  const { state } = game;
  if (request !== null) return { kind: 'waiting' };
  if (state.phase !== 'firefight' || state.result !== null) return { kind: 'idle' };
  if (state.interrupt !== null)
    return { kind: 'interrupt', operative: operativeById(state, state.interrupt.operative) };
  const { activation } = state;
  if (activation === null) return offerOf(game);
  return {
    kind: 'acting',
    operative: operativeById(state, activation.operative),
    counteract: activation.kind === 'counteract',
  };
}

/** True when one tap on this operative activates it. */
export function mayActivate(game: Game, situation: Situation, operative: Operative): boolean {
  const { state } = game;
  if (!isReady(operative)) return false;
  switch (situation.kind) {
    case 'choose':
      return operative.side === situation.side;
    case 'group':
      return operative.side === state.group?.side ? situation.operatives.includes(operative) : !groupMust(game);
    case 'counteract':
      return operative.side !== state.turn;
    case 'waiting':
    case 'interrupt':
    case 'acting':
    case 'idle':
      return false;
  }
}

/** Done, on Engage, and yet without a counteraction: it has counteracted, or interrupted as a guard, in this turning point. */
export const counteractedBefore = ({ rules, state }: Game, operative: Operative): boolean =>
  standing(operative) &&
  rules.outOfTurn.may(state, operative.side) &&
  operative.readiness === 'expended' &&
  operative.order === 'engage' &&
  operative.counteracted;

/** True when one tap on this operative lets it counteract. */
export const mayCounteract = (situation: Situation, operative: Operative): boolean =>
  situation.kind === 'counteract' && situation.operatives.includes(operative);

/** Whoever acts next is of the side that the tables play. */
export const isForTables = ({ group, turn, sides: [, side] }: BattleState): boolean =>
  side.hand === 'tables' && (group === null ? turn : group.side) === side.id;

/** The tables play an enemy next, unless enemies are only logged. */
export const isEnemyDue = (state: BattleState, { kind }: Situation): boolean =>
  state.settings.automation.enemy !== 'log' &&
  isForTables(state) &&
  (kind === 'group' || kind === 'choose' || kind === 'counteract');
