import { allDice, freshAttack } from '../../../engine/family/vanguard/attack/fresh.ts';
import type { Ability, OwnAction } from '../../../engine/family/vanguard/card/card.ts';
import { whyNot } from '../../../engine/family/vanguard/flow/tasks/attack/after.ts';
import type { Activation } from '../../../engine/family/vanguard/model/activation.ts';
import type { BattleModel } from '../../../engine/family/vanguard/model/battleModel.ts';
import { sideById } from '../../../engine/family/vanguard/model/lookup.ts';
import type { PickRequest } from '../../../engine/family/vanguard/model/request.ts';
import { whyNoReturn } from '../../../engine/family/vanguard/rules/attacks/returning.ts';
import { pointsFor } from '../../../engine/family/vanguard/rules/scoring/points.ts';
import { harmless } from './battle.ts';
import type { Step } from './shape.ts';
import { staged, STRANGER, strangerOf } from './staged.ts';
import type { Table } from './table.ts';

/** An armour die of a stranger that fails, and one that saves. */
const FAILS = 2;
const SAVES = 5;

/** A choice of one kind that is open now; null: it is not asked. */
function asked({ pending }: Table, question: PickRequest['question'], code: string): string | null {
  if (pending?.kind !== 'pick' || pending.question !== question) return null;
  return pending.options.find((option) => option.code === code)?.id ?? null;
}

/** A hit on a stranger of this side, whose armour is rolled. */
const hits = (table: Table): string | null =>
  table.does({ type: 'hurt', model: STRANGER, hits: 1, ap: 0, mortal: 0, cause: 'other' });

/** V-36: a die of its armour that fails is rolled again for a command point. */
export const reroll = (table: Table, { side }: Step<'reroll'>): string =>
  staged(table, { stranger: strangerOf(side) }, () => {
    const refused = hits(table);
    if (refused !== null) return refused;
    table.rolls(FAILS);
    const die = asked(table, 'rerollDie', 'die');
    if (die !== null) {
      table.answers({ kind: 'pick', option: die });
      table.rolls(SAVES);
    }
    table.resolve();
    return die === null ? 'noCp' : 'ok';
  });

const abilityFor = (cp: number): Ability => ({
  id: 'said',
  name: 'said',
  cp,
  moment: 'armourRoll',
  of: 'any',
  change: { what: 'die', value: 1 },
});

/** V-37: an ability of so many command points is said before its armour roll; of 0 it is always on. */
export const ability = (table: Table, { side, cp = 1 }: Step<'ability'>): string =>
  staged(table, { stranger: strangerOf(side, { abilities: [abilityFor(cp)] }) }, () => {
    const refused = hits(table);
    if (refused !== null) return refused;
    const said = asked(table, 'sayAbility', 'ability');
    if (said !== null) table.answers({ kind: 'pick', option: said });
    table.rolls(SAVES);
    table.resolve();
    return said === null && cp > sideById(table.state, side).cp ? 'noCp' : 'ok';
  });

/** V-60: a stranger attacks, and it strikes back if it may; it is fatigued then. */
export function retaliate(table: Table, step: Step<'retaliate'>, at: number): string {
  const { id, side } = table.model(step.model, at);
  const stranger = strangerOf(side === 'A' ? 'B' : 'A');
  const attack = harmless(step.type);
  const how = step.isRetaliation ? ('retaliation' as const) : ('attack' as const);
  const plan = { how, attacker: STRANGER, attack };
  const task = freshAttack(table.state, plan, [allDice(attack, id)]);
  const why = whyNot(table.state, task, id);
  return staged(table, { stranger, tasks: [task] }, () => {
    table.resolve('retaliate');
    const strikes = asked(table, 'retaliate', 'with');
    if (strikes !== null) table.answers({ kind: 'pick', option: strikes });
    table.resolve();
    if (strikes !== null) return 'ok';
    return why === 'removed' ? 'outOfPlay' : (why ?? 'ok');
  });
}

/** The example of a model that returns: not further than 3", more than 1" from enemies (V-07). */
const RETURN: OwnAction = {
  id: 'return',
  name: 'return',
  length: 'short',
  cp: 0,
  effect: { kind: 'return', wounds: 1, within: 3, clear: 1 },
};
const PLACE = { within: 3, clear: 1 };

const FRESH: Omit<Activation, 'model'> = {
  kind: 'activation',
  done: [],
  used: 0,
  pushed: false,
  tired: false,
  aimed: false,
  focused: false,
  freeAttack: null,
};

/** V-07: a stranger of its side brings it back by an action of its card; where it comes, only the table sees. */
export function comeBack(table: Table, step: Step<'return'>, at: number): string {
  const { id, inPlay, side }: BattleModel = table.model(step.model, at);
  const why = whyNoReturn({ inPlay, inches: step.dist ?? 0, fromEnemy: step.enemy ?? null, ...PLACE });
  if (why !== null) return why;
  const stage = { stranger: strangerOf(side, { actions: [RETURN] }), activation: { ...FRESH, model: STRANGER } };
  return staged(
    table,
    stage,
    () => table.does({ type: 'act', action: 'own', push: false, own: RETURN.id, target: id }) ?? 'ok',
  );
}

/** V-85, V-86: points of such objectives, on top of those there are. */
export function score(table: Table, { objectives }: Step<'score'>): string {
  const all = objectives.map(({ zone, contact }, at) => {
    const near = zone === 'centre' ? null : zone;
    const worth = { A: pointsFor(near, 'A'), B: pointsFor(near, 'B') };
    return { contact, objective: { id: `${at}`, name: zone, near, worth } };
  });
  const scenario = { ...table.state.scenario, objectives: all.map(({ objective }) => objective) };
  const contact = Object.fromEntries(all.map(({ objective, contact: models }) => [objective.id, models]));
  const points = (side: string): number => sideById(table.state, side).points;
  const before = { A: points('A'), B: points('B') };
  return staged(
    table,
    { scenario },
    () => table.does({ type: 'score', contact }) ?? `${points('A') - before.A}:${points('B') - before.B}`,
  );
}
