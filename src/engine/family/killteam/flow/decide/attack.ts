import { ammoEvents } from '../../attack/ammunition.ts';
import { actionReasons, attemptBy } from '../actions/actions.ts';
import { viaNow, findOperative, findWeapon } from '../../model/lookup.ts';
import { fightsThroughHatch, inFightReach } from '../hatchway.ts';
import { weaponProblems } from '../actions/attacks.ts';
import { attackContext } from '../../attack/attackContext.ts';
import type { Command } from '../../model/command.ts';
import { damageEvents } from '../../attack/damage.ts';
import type { BattleEvent } from '../../model/event.ts';
import type { Game, BattleDecision } from '../../rules/game.ts';
import type { Operative, Weapon } from '../../model/operative.ts';
import { reject, type Rejection, when } from '../../model/rejection.ts';
import { aimProblem, type Attack, isPointBlank } from '../../attack/attack.ts';
import { newFight } from '../../attack/fight/newFight.ts';
import { pricePaid } from '../../attack/attack.ts';
import { newShot } from '../../attack/shoot/newShot.ts';
import { limitedEvents } from '../../attack/limited.ts';
import { actingNow, isRejection, paidFor } from './act.ts';
import { declaration } from './declaration.ts';
import { refused, unless } from './decision.ts';

/** Everybody named exists and the weapon is of the right kind, or why not. */
export function attackOf(
  game: Game,
  named: { weapon: string; target: string },
  kind: Weapon['kind'],
): Attack | Rejection {
  const operative = actingNow(game);
  if (isRejection(operative)) return operative;
  const weapon = findWeapon(operative, named.weapon);
  const target = findOperative(game.state, named.target);
  if (weapon === null) return reject('unknownWeapon', { weapon: named.weapon });
  if (target === null) return reject('unknownOperative', { operative: named.target });
  return weapon.kind === kind ? { operative, weapon, target } : reject('wrongKindOfWeapon', { weapon: weapon.id });
}

const declared = (game: Game, attack: Attack, action: 'shoot' | 'fight', free = false): BattleEvent[] => {
  const { operative, weapon, target } = attack;
  const price = free ? 0 : pricePaid(game, attack);
  return [
    ...declaration(game, operative, { id: action, targets: [target.id], note: weapon.id, price, free }),
    {
      type: 'attackDeclared',
      action,
      operative: operative.id,
      target: target.id,
      weapon: weapon.id,
      via: viaNow(game.state),
      ...(action === 'fight' && fightsThroughHatch(game, operative) && { hatchway: true }),
    },
  ];
};

/** A guard that shot point-blank does not retaliate until the activation it interrupts ends. */
const noRetaliation = (game: Game, operative: Operative): readonly BattleEvent[] =>
  isPointBlank(game, operative) && !operative.cannotRetaliate
    ? [{ type: 'cannotRetaliate', operative: operative.id, on: true }]
    : [];

const shotReasons = (game: Game, attack: Attack): readonly Rejection[] => {
  const { operative: shooter, weapon } = attack;
  const problem = aimProblem(game, attack);
  return [
    ...actionReasons(game, shooter, 'shoot').filter(({ code }) => !byWeapon.has(code)),
    ...weaponProblems(attemptBy(game, shooter), weapon),
    ...(problem === null ? [] : [problem]),
  ];
};

/** Reasons that `weaponProblems` gives for the gun chosen, not for the best of all. */
const byWeapon = new Set<string>([
  'concealed',
  'heavyMoved',
  'limitedUsed',
  'ammoEmpty',
  'ammoTooLow',
  'jammed',
  'noRangedWeapon',
]);

/** Shoots at a target with the facts the table last gave, or the defaults (A4). */
export function shoot(game: Game, command: Extract<Command, { type: 'shoot' }>): BattleDecision {
  const attack = attackOf(game, command, 'ranged');
  if ('code' in attack) return refused(attack);
  return unless(game, paidFor(shotReasons(game, attack), command), {
    override: command.override,
    events: () => [
      ...declared(game, attack, 'shoot', command.free),
      ...noRetaliation(game, attack.operative),
      { type: 'taskOpened', task: newShot(game, attack) },
    ],
  });
}

/** What is made again: the last Shoot of whoever acts now. */
function lastShot(game: Game): Attack | Rejection {
  const operative = actingNow(game);
  if (isRejection(operative)) return operative;
  const { activation } = game.state;
  const shot = activation?.operative === operative.id ? activation.shot : undefined;
  return shot === undefined ? reject('nothingToRepeat') : attackOf(game, shot, 'ranged');
}

/** C-30: also with a Limited weapon; C-31: at the same target, while it is valid. It costs nothing. */
export function repeatShot(game: Game, command: Extract<Command, { type: 'repeatShot' }>): BattleDecision {
  const attack = lastShot(game);
  if ('code' in attack) return refused(attack);
  const problem = aimProblem(game, attack);
  const reasons = [...when(command.target !== attack.target.id, 'otherTarget'), ...(problem === null ? [] : [problem])];
  return unless(game, reasons, {
    override: command.override,
    events: () => [...declared(game, attack, 'shoot', true), { type: 'taskOpened', task: newShot(game, attack) }],
  });
}

const fightReasons = (game: Game, { operative, weapon, target }: Attack): readonly Rejection[] => [
  ...when(target.side === operative.side, 'wrongSide'),
  ...actionReasons(game, operative, 'fight'),
  ...weaponProblems(attemptBy(game, operative), weapon).filter(({ code }) => code === 'limitedUsed'),
  ...when(target.down || target.removed, 'targetRemoved', { target: target.id }),
  ...when(!inFightReach(game, operative, target), 'notInControlRange', { target: target.id }),
];

/** Why whoever acts now cannot attack so; empty: it can. */
export const attackReasons = (game: Game, attack: Attack): readonly Rejection[] =>
  attack.weapon.kind === 'ranged' ? shotReasons(game, attack) : fightReasons(game, attack);

/** Fights an enemy in control range (A5). */
export function fight(game: Game, command: Extract<Command, { type: 'fight' }>): BattleDecision {
  const attack = attackOf(game, command, 'melee');
  if ('code' in attack) return refused(attack);
  return unless(game, paidFor(fightReasons(game, attack), command), {
    override: command.override,
    events: () => [
      ...declared(game, attack, 'fight', command.free),
      { type: 'taskOpened', task: newFight(game, attack) },
    ],
  });
}

/** The attack was resolved on the table: AP, ammunition and wounds are recorded, nothing is rolled here. */
export function logAttack(game: Game, command: Extract<Command, { type: 'logAttack' }>): BattleDecision {
  const attack = attackOf(game, command, command.action === 'shoot' ? 'ranged' : 'melee');
  if ('code' in attack) return refused(attack);
  const { operative, weapon, target } = attack;
  const wrong = [command.damage, command.suffered].some((n) => !Number.isInteger(n) || n < 0 || n > 999);
  const shot = command.action === 'shoot';
  const reasons = shot ? shotReasons(game, attack) : fightReasons(game, attack);
  const context = attackContext(game.state, { attacker: operative, weapon, target, via: viaNow(game.state) });
  // What a shooter suffers comes from its own weapon: nobody's credit.
  const by = shot ? null : target.id;
  return unless(game, [...when(wrong, 'outOfBounds'), ...reasons], {
    override: command.override,
    events: () => [
      ...declared(game, attack, command.action),
      ...(shot ? noRetaliation(game, operative) : []),
      ...damageEvents(game.state, target.id, { amount: command.damage, by: operative.id, cause: 'logged' }),
      ...damageEvents(game.state, operative.id, { amount: command.suffered, by, cause: 'logged' }),
      ...(shot ? ammoEvents(game.state, operative, weapon) : []),
      ...limitedEvents(game.rules, context),
    ],
  });
}
