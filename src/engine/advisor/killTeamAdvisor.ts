import type { OperativeId } from '../core/ids.ts';
import { onceFor } from '../core/once.ts';
import { adviseIn } from '../family/killteam/advice/advise.ts';
import { fightInHand } from '../family/killteam/attack/fight/fightInHand.ts';
import { shotInHand } from '../family/killteam/attack/shoot/shotInHand.ts';
import type { AttackInReach } from '../family/killteam/flow/inReach.ts';
import { topTask } from '../family/killteam/model/lookup.ts';
import type { Operative } from '../family/killteam/model/operative.ts';
import type { BattleState } from '../family/killteam/model/state.ts';
import type { Game } from '../family/killteam/rules/game.ts';
import type { Advice } from '../log/advice.ts';
import type { Request } from '../family/killteam/model/request.ts';
import { alikeNow } from '../plugins/npo/alike.ts';
import { type CommandWorth, commandWorth } from './commandWorth.ts';
import { type FightForecast, fightForecast } from './fightForecast.ts';
import { type Outlooks, outlooksOf } from './outlook.ts';
import { type ShotForecast, shotForecast } from './shotForecast.ts';

/** What is advised in battles, and what attacks come to. Screens ask it, decisions never; each is worked out once for each state. */
export interface Advisor {
  readonly kind: 'killTeam';
  /** What is advised on the open question; null: nothing. */
  readonly advise: (state: BattleState, request: Request) => Advice | null;
  /** Attacks that this operative could declare now. `anyway`: an action that is done although it is impossible. */
  readonly outlooks: (state: BattleState, operative: Operative, anyway: AttackInReach['action'] | null) => Outlooks;
  /** Attacks that it could declare if it acted out of turn now (counteraction, overwatch). */
  readonly outOfTurn: (state: BattleState, operative: Operative) => Outlooks;
  /** The shot in hand before its dice; null: there is none. */
  readonly shot: (state: BattleState) => ShotForecast | null;
  /** The fight in hand before its dice; null: there is none. */
  readonly fight: (state: BattleState) => FightForecast | null;
  /** Command Re-rolls of the attack in hand. */
  readonly command: (state: BattleState) => CommandWorth;
  /** Those that act straight after the enemy whose plan stands, alike: in one go with it, if the players like. */
  readonly alike: (state: BattleState) => readonly OperativeId[];
}

function shotIn(game: Game): ShotForecast | null {
  const task = topTask(game.state);
  return task?.kind === 'shoot' ? shotForecast(shotInHand(game, task)) : null;
}

function fightIn(game: Game): FightForecast | null {
  const task = topTask(game.state);
  return task?.kind === 'fight' ? fightForecast(fightInHand(game, task)) : null;
}

/** The battle as it would stand if this operative acted out of turn. */
const outOfTurn = (game: Game, { id, order }: Operative): Game =>
  game.at(game.rules.evolve(game.state, [{ type: 'activated', operative: id, order, kind: 'counteract' }]));

/** The advisor of games of the family. `gameAt`: a state with its rules. */
export const killTeamAdvisor = (gameAt: (state: BattleState) => Game): Advisor => ({
  kind: 'killTeam',
  advise: (state, request) => adviseIn(gameAt(state), request),
  outlooks: (state, operative, anyway) => outlooksOf(gameAt(state), operative, anyway),
  outOfTurn: (state, operative) => outlooksOf(outOfTurn(gameAt(state), operative), operative, null),
  shot: onceFor((state) => shotIn(gameAt(state))),
  fight: onceFor((state) => fightIn(gameAt(state))),
  command: onceFor((state) => commandWorth(gameAt(state))),
  alike: onceFor((state) => alikeNow(gameAt(state))),
});
