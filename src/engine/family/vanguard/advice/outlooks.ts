import type { Prospect } from '../../../log/advice.ts';
import { bestOf, isBetter } from '../../../odds/prospect.ts';
import { allDice, freshAttack } from '../attack/fresh.ts';
import type { Attack } from '../card/card.ts';
import { whyNoAttack } from '../flow/legal/attack.ts';
import { meleeOf } from '../flow/tasks/move.ts';
import type { AttackTask } from '../model/attackTask.ts';
import type { BattleState } from '../model/battle.ts';
import { inPlayOf, modelById, otherSide } from '../model/lookup.ts';
import { type Expected, expectedOf } from './expected.ts';

/** An attack that whoever acts could declare now on one enemy, as far as the state knows, in plain sight and in the open. `charge`: the blow after a charge at it. */
export interface Outlook {
  readonly attack: string;
  readonly target: string;
  readonly charge: boolean;
  readonly expected: Expected;
}

/** Aim or Focus: the best attack as it is, and after it. Null: it changes none. */
export interface Prepared {
  readonly alone: Prospect;
  readonly prepared: Prospect;
}

/** All that whoever acts could attack, the best first, and what Aim and Focus are worth. */
export interface Outlooks {
  readonly attacks: readonly Outlook[];
  readonly aim: Prepared | null;
  readonly focus: Prepared | null;
}

const NONE: Outlooks = { attacks: [], aim: null, focus: null };

type Actor = NonNullable<BattleState['activation']>;

/** An attack as it would be declared now, with its bonuses still open; `focused`: as if after a Focus, `aimed`: after an Aim. */
function declared(
  state: BattleState,
  { model, freeAttack, aimed, focused }: Pick<Actor, 'model' | 'freeAttack' | 'aimed' | 'focused'>,
  attack: Attack,
  target: string,
): AttackTask {
  const melee = attack.kind === 'melee';
  const free = melee && freeAttack === target;
  const open = [...(free ? (['charge'] as const) : []), ...(melee && focused ? (['focus'] as const) : [])];
  const how = free ? ('charge' as const) : ('attack' as const);
  return freshAttack(state, { how, attacker: model, attack, aimed: !melee && aimed, open }, [allDice(attack, target)]);
}

const isOpen = (state: BattleState, { model, freeAttack }: Actor, attack: Attack, target: string): boolean =>
  whyNoAttack(state, {
    attacker: model,
    attack,
    free: attack.kind === 'melee' && freeAttack === target,
    targets: [allDice(attack, target)],
  }) === null;

const seen = (state: BattleState, task: AttackTask, charge: boolean): readonly Outlook[] => {
  const expected = expectedOf(state, task);
  const [target] = task.targets;
  if (expected === null || target === undefined || task.attack === null) return [];
  return [{ attack: task.attack.id, target: target.model, charge, expected }];
};

/** The blow after a charge at an enemy: the best of its melee attacks. Source: V-44. */
function afterCharge(state: BattleState, actor: Actor, target: string): readonly Outlook[] {
  const model = modelById(state, actor.model);
  const ways = meleeOf(model).flatMap((attack) =>
    seen(state, declared(state, { ...actor, freeAttack: target }, attack, target), true),
  );
  const [first, ...others] = ways;
  return first === undefined ? [] : [bestOf([first, ...others], ({ expected }) => expected.prospect)];
}

const bestProspect = (all: readonly Outlook[]): Prospect | null => {
  const [first, ...others] = all;
  return first === undefined ? null : bestOf([first, ...others], ({ expected }) => expected.prospect).expected.prospect;
};

const preparedBy = (alone: readonly Outlook[], after: readonly Outlook[]): Prepared | null => {
  const [best, then] = [bestProspect(alone), bestProspect(after)];
  return best === null || then === null ? null : { alone: best, prepared: then };
};

const byWorth = (one: Outlook, other: Outlook): number => {
  const [a, b] = [one.expected.prospect, other.expected.prospect];
  return Number(isBetter(b, a)) - Number(isBetter(a, b));
};

/** Attacks in reach of whoever acts, with their odds; none while nobody acts, flees, or something is in hand. Source: V-27, V-28, V-44, V-53. */
export function outlooksOf(state: BattleState): Outlooks {
  const { activation, tasks } = state;
  if (activation === null || activation.kind === 'fallback' || tasks.length > 0) return NONE;
  const { side, attacks } = modelById(state, activation.model);
  const enemies = inPlayOf(state, otherSide(state, side).id);
  const all = (kind: Attack['kind'], actor: Actor): readonly Outlook[] =>
    attacks
      .filter((attack) => attack.kind === kind)
      .flatMap((attack) =>
        enemies
          .filter(({ id }) => isOpen(state, actor, attack, id))
          .flatMap(({ id }) => seen(state, declared(state, actor, attack, id), false)),
      );
  const [shots, blows] = [all('ranged', activation), all('melee', activation)];
  const charges = enemies.flatMap(({ id }) => afterCharge(state, activation, id));
  return {
    attacks: [...shots, ...blows, ...charges].toSorted(byWorth),
    aim: activation.aimed ? null : preparedBy(shots, all('ranged', { ...activation, aimed: true })),
    focus: activation.focused ? null : preparedBy(blows, all('melee', { ...activation, focused: true })),
  };
}
