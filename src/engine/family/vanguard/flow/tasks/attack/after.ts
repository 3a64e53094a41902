import { hasMelee } from '../../../attack/engaged.ts';
import { allDice, freshAttack } from '../../../attack/fresh.ts';
import { targetOf } from '../../../attack/numbers.ts';
import type { Attack, FollowUpAttack } from '../../../card/card.ts';
import type { AttackTask } from '../../../model/attackTask.ts';
import type { BattleState } from '../../../model/battle.ts';
import type { BattleEvent } from '../../../model/event.ts';
import { bookFor } from '../../../model/onBoard.ts';
import { modelById } from '../../../model/lookup.ts';
import { isFollowed } from '../../../rules/attacks/followUp.ts';
import { type NoRetaliation, whyNoRetaliation } from '../../../rules/attacks/retaliation.ts';
import { type Go, go, NONE, option, pick, tick } from '../../go.ts';
import { meleeOf } from '../move.ts';

/** The profile of what follows, as an attack of its own (V-06). */
const followUpOf = (attack: Attack, { name, dice, hit, ap, d }: FollowUpAttack): Attack => ({
  ...attack,
  name,
  dice,
  hit,
  ap,
  d,
  followUp: null,
});

/** Who is within the radius of the target, friend or foe; each is attacked (V-06). Asked too where the table has told wounds alone, and no hits. Null: nothing follows. */
export function followersGo(state: BattleState, task: AttackTask): Go {
  const { attack, attacker, inHand } = task;
  const { model } = targetOf(task);
  if (attack === null || attack.followUp === null || attacker === null || inHand.told) return null;
  if (inHand.hits !== null && !isFollowed(inHand.hits)) return null;
  const { followUp } = attack;
  const candidates = state.models.filter(({ id, inPlay }) => inPlay && id !== model).map(({ id }) => id);
  if (candidates.length === 0) return null;
  const { side } = modelById(state, attacker);
  const about = {
    question: 'within' as const,
    side,
    inches: followUp.radius,
    around: model,
    candidates,
    ...(bookFor(state)?.within(state, model, followUp.radius, candidates) ?? { preset: [] }),
  };
  return tick(state, about, (models): BattleEvent[] => {
    const told: BattleEvent = { type: 'followersTold', models };
    if (models.length === 0) return [told];
    const profile = followUpOf(attack, followUp);
    const plan = { how: 'followUp' as const, attacker, attack: profile };
    const targets = models.map((each) => allDice(profile, each));
    return [told, { type: 'attackDeclared', task: freshAttack(state, plan, targets) }];
  });
}

/** Why this model does not strike back at an attack, null: it may (V-60). */
export function whyNot(state: BattleState, task: AttackTask, id: string): NoRetaliation | null {
  const { how, attack } = task;
  const model = modelById(state, id);
  return whyNoRetaliation({
    ...model,
    byMelee: attack?.kind === 'melee' && how !== 'followUp',
    isRetaliation: how === 'retaliation',
    isDisengage: how === 'disengage' && !state.settings.readings.retaliateToDisengage,
    hasMelee: hasMelee(model),
  });
}

function strikesBack(state: BattleState, attacker: string, id: string): Go {
  const target = modelById(state, id);
  const attacks = meleeOf(target);
  const options = [
    option(NONE, 'doNot'),
    ...attacks.map(({ id: attack, name, dice }) => option(attack, 'with', { name }, dice)),
  ];
  const { side } = target;
  return pick(state, 'retaliate', { side, operative: id, options, usual: NONE }, (said): BattleEvent[] => {
    const attack = attacks.find((each) => each.id === said) ?? null;
    const answered: BattleEvent = { type: 'retaliationAnswered', model: id, attack: attack?.id ?? null };
    if (attack === null) return [answered];
    const plan = { how: 'retaliation' as const, attacker: id, attack };
    return [answered, { type: 'attackDeclared', task: freshAttack(state, plan, [allDice(attack, attacker)]) }];
  });
}

/** Every target that may is asked whether it strikes back, in the attacker's order; then the attack is over (V-60, X-69). */
export function retaliationGoes(state: BattleState, task: AttackTask): Go {
  const { attacker, targets, answered, how } = task;
  const target = targets[answered];
  if (target !== undefined && attacker !== null && modelById(state, attacker).inPlay)
    return whyNot(state, task, target.model) === null
      ? strikesBack(state, attacker, target.model)
      : go({ type: 'retaliationAnswered', model: target.model, attack: null });
  const tired: BattleEvent[] =
    how === 'retaliation' && attacker !== null && modelById(state, attacker).inPlay
      ? [{ type: 'fatigued', model: attacker }]
      : [];
  return go(...tired, { type: 'attackOver', how, attacker });
}
