import { onceFor } from '../../../core/once.ts';
import type { Advice, PickAdvice } from '../../../log/advice.ts';
import type { PickRequest, Question, Request } from '../model/request.ts';
import { fightInHand } from '../attack/fight/fightInHand.ts';
import { shotInHand } from '../attack/shoot/shotInHand.ts';
import { topTask } from '../model/lookup.ts';
import type { BattleState } from '../model/state.ts';
import type { Game } from '../rules/game.ts';
import type { FightInHand, ShotInHand } from '../rules/steps.ts';
import { fightAccurate } from './fight/accurate.ts';
import { defenderWeapon } from './fight/defenderWeapon.ts';
import { fightDie } from './fight/fightDie.ts';
import { fightReroll } from './fight/reroll.ts';
import { accurate } from './shoot/accurate.ts';
import { coverSave } from './shoot/coverSave.ts';
import { invalidTarget } from './shoot/invalidTarget.ts';
import { defenceReroll, shotReroll } from './shoot/reroll.ts';
import { saves } from './shoot/saves.ts';

type Advising<T> = Readonly<Partial<Record<Question, (attack: T, request: PickRequest) => PickAdvice | null>>>;

const IN_SHOT: Advising<ShotInHand> = { invalidTarget, accurate, coverSave, saves };
const IN_FIGHT: Advising<FightInHand> = { defenderWeapon, accurate: fightAccurate, fightDie };

const inShot = (shot: ShotInHand, request: Request): Advice | null => {
  if (request.kind === 'reroll') return request.role === 'defender' ? defenceReroll(shot) : shotReroll(shot);
  return request.kind === 'pick' ? (IN_SHOT[request.question]?.(shot, request) ?? null) : null;
};

const inFight = (fight: FightInHand, request: Request): Advice | null => {
  if (request.kind === 'reroll') return request.role === 'shooter' ? null : fightReroll(fight, request.role);
  return request.kind === 'pick' ? (IN_FIGHT[request.question]?.(fight, request) ?? null) : null;
};

function adviceOn(game: Game, request: Request): Advice | null {
  const task = topTask(game.state);
  if (task?.kind === 'shoot') return inShot(shotInHand(game, task), request);
  return task?.kind === 'fight' ? inFight(fightInHand(game, task), request) : null;
}

/** What is advised while the battle stands as it does, by question. */
const advised = onceFor<BattleState, Map<string, Advice | null>>(() => new Map());

/** What is advised on the open question of a battle, worked out once while the battle stands as it does; null: nothing. */
export function adviseIn(game: Game, request: Request): Advice | null {
  if (request.kind !== 'pick' && request.kind !== 'reroll') return null;
  const known = advised(game.state);
  const advice = known.get(request.id) ?? adviceOn(game, request);
  known.set(request.id, advice);
  return advice;
}
