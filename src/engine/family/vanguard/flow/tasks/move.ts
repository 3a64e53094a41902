import { allDice, freshAttack, freshHurt } from '../../attack/fresh.ts';
import { hasMelee } from '../../attack/engaged.ts';
import type { Attack } from '../../card/card.ts';
import type { BattleState } from '../../model/battle.ts';
import type { BattleModel } from '../../model/battleModel.ts';
import type { BattleEvent } from '../../model/event.ts';
import type { Moved } from '../../model/facts.ts';
import { findModel, inPlayOf, inReachOf, modelById, otherSide } from '../../model/lookup.ts';
import type { MoveTask } from '../../model/task.ts';
import { strikesAtLeaving } from '../../rules/engaging/disengage.ts';
import { fallOf } from '../../rules/moving/fall.ts';
import { type Go, go, NONE, option, pick, tick } from '../go.ts';

/** The melee attacks of a card. */
export const meleeOf = ({ attacks }: BattleModel): readonly Attack[] => attacks.filter(({ kind }) => kind === 'melee');

/** Whether this enemy strikes at whoever leaves its range (V-41, V-42). */
export const mayStrike = (enemy: BattleModel): boolean => strikesAtLeaving({ ...enemy, hasMelee: hasMelee(enemy) });

/**
 * Enemies that a move leaves and that strike at that point, in order: those it says, and all in whose reach the model was and is no
 * more (V-41); by its way on the board those alone whose own reach it leaves.
 */
function strikersAt(state: BattleState, model: string, { engages: ends, left, way }: Moved): string[] {
  const behind = inReachOf(state, model)
    .map(({ id }) => id)
    .filter((id) => !ends.includes(id));
  return [...new Set(way === undefined ? [...left, ...behind] : left)].filter((id) => {
    const enemy = findModel(state, id);
    return enemy !== null && mayStrike(enemy);
  });
}

/** A move that begins. `target`: of a charge; `flight`: see {@link MoveTask}. */
export interface MovePlan {
  readonly action: MoveTask['action'];
  readonly target: string | null;
  readonly moved: Moved;
  readonly flight: MoveTask['flight'];
}

/** A move of this model before anything of it has happened, with the enemies that it leaves (V-41). */
export const freshMove = (
  state: BattleState,
  model: string,
  { action, target, moved, flight }: MovePlan,
): MoveTask => ({
  kind: 'move',
  model,
  action,
  target,
  moved: { ...moved, engages: [...moved.engages], left: [...moved.left] },
  leaving: strikersAt(state, model, moved),
  gone: [],
  stopped: false,
  fallen: false,
  flight,
});

/** The enemy that is left strikes, with which attack, or lets it go (V-41). */
function leaves(state: BattleState, { model }: MoveTask, enemy: BattleModel): Go {
  const attacks = meleeOf(enemy);
  const options = [...attacks.map(({ id, name, dice }) => option(id, 'with', { name }, dice)), option(NONE, 'doNot')];
  const usual = attacks[0]?.id ?? NONE;
  return pick(state, 'disengage', { side: enemy.side, operative: enemy.id, options, usual }, (said): BattleEvent[] => {
    const attack = attacks.find(({ id }) => id === said) ?? null;
    const left: BattleEvent = { type: 'enemyLeft', model, enemy: enemy.id, attack: attack?.id ?? null };
    if (attack === null) return [left];
    const plan = { how: 'disengage' as const, attacker: enemy.id, attack };
    return [left, { type: 'attackDeclared', task: freshAttack(state, plan, [allDice(attack, model)]) }];
  });
}

/** It fell on the way: hits with AP, none below 3" (V-46, V-47). */
function falls(state: BattleState, { model, moved }: MoveTask): Go {
  const { hits, ap } = fallOf(moved.fall);
  const fell: BattleEvent = { type: 'fell', model, inches: moved.fall, hits, ap };
  if (hits === 0) return go(fell);
  return go(fell, { type: 'attackDeclared', task: freshHurt(state, 'fall', model, { hits, ap, mortal: 0 }) });
}

const arrived = ({ model, action, target, moved }: MoveTask): BattleEvent => {
  const free = action === 'charge' && target !== null && moved.engages.includes(target) ? target : null;
  const at = moved.way?.path.at(-1);
  return {
    type: 'moved',
    model,
    action,
    engages: action === 'fallback' ? [] : moved.engages,
    freeAttack: free,
    ...(at !== undefined && { at }),
  };
};

/** It is where its flight takes it; at its own edge it tests its nerve again (V-70, V-73). */
function fled({ model, flight }: MoveTask): readonly BattleEvent[] {
  if (flight === null) return [];
  const again: BattleEvent = { type: 'nerveCalled', model, second: true };
  return [{ type: 'fellBack', model, ...flight }, ...(flight.atEdge ? [again] : [])];
}

/** It lies where it was struck, or where it fell: who is in reach of it there. */
function lies(state: BattleState, { model, action, gone, moved }: MoveTask): Go {
  const at = moved.way?.stops[gone.at(-1) ?? ''];
  // On the board who is in reach of it there is seen afterwards.
  if (at !== undefined) return go({ type: 'moved', model, action, engages: [], freeAttack: null, at });
  const { side } = modelById(state, model);
  const candidates = inPlayOf(state, otherSide(state, side).id).map(({ id }) => id);
  const preset = inReachOf(state, model)
    .map(({ id }) => id)
    .filter((id) => !gone.includes(id));
  const about = { question: 'engages' as const, side, inches: null, around: model, candidates, preset };
  return tick(state, about, (engages) => [{ type: 'moved', model, action, engages, freeAttack: null }]);
}

/** The way of a model: enemies that are left, a fall, its end; whoever goes down on it does not arrive (V-38, V-41, V-46). */
export function moveGoes(state: BattleState, task: MoveTask): Go {
  const { model, moved, leaving, stopped, fallen, action } = task;
  const { inPlay, down } = modelById(state, model);
  if (!inPlay) return go({ type: 'moved', model, action, engages: [], freeAttack: null });
  if (stopped) return lies(state, task);
  if (down) return go({ type: 'moveStopped', model });
  const [next] = leaving;
  const enemy = next === undefined ? null : modelById(state, next);
  if (enemy !== null)
    return mayStrike(enemy)
      ? leaves(state, task, enemy)
      : go({ type: 'enemyLeft', model, enemy: enemy.id, attack: null });
  if (!fallen && moved.fall > 0) return falls(state, task);
  return go(arrived(task), ...fled(task));
}
