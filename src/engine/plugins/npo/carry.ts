import type { Place } from '../../board/move/place.ts';
import { orderTaken } from '../../family/killteam/flow/turns.ts';
import { reloadable } from '../../family/killteam/attack/ammunition.ts';
import { act } from '../../family/killteam/flow/decide/act.ts';
import { fight, shoot } from '../../family/killteam/flow/decide/attack.ts';
import { done, refused } from '../../family/killteam/flow/decide/decision.ts';
import type { BattleDecision, Game } from '../../family/killteam/rules/game.ts';
import { counteract } from '../../family/killteam/flow/decide/between.ts';
import { activate, endActivation } from '../../family/killteam/flow/decide/flow.ts';
import { traitUsed } from '../../family/killteam/plugins/traits/useTrait.ts';
import type { Command } from '../../family/killteam/model/command.ts';
import type { BattleEvent } from '../../family/killteam/model/event.ts';
import { DEFAULT_SHOT, pairKey } from '../../family/killteam/model/facts.ts';
import { findOperative, operativeById } from '../../family/killteam/model/lookup.ts';
import { reject } from '../../family/killteam/model/rejection.ts';
import { mindOf } from './mind.ts';
import { arrivedFact } from './view.ts';
import type { EnemyTurn, PlannedStep, ToldFact } from './state.ts';
import { powerFor } from './power.ts';
import { bladeFor, gunFor } from './threat.ts';

/** The table's own decision, which preconditions of the retinue's actions do not bind. */
const BY_TABLE = { reason: 'behaviour' } as const;

type Decide = (game: Game) => BattleDecision;

/** Its activation or counteraction begins, on the order of its plan or its usual one; nothing happens when it has begun, or interrupts. */
export const begun =
  ({ enemy, plan }: EnemyTurn): Decide =>
  (game) => {
    const { activation, interrupt } = game.state;
    if (activation?.operative === enemy || interrupt?.operative === enemy)
      return { ok: true, events: [], state: game.state };
    const operative = operativeById(game.state, enemy);
    const order = orderTaken(game, operative, plan?.order ?? operative.usualOrder);
    return operative.readiness === 'expended'
      ? counteract(game, { type: 'counteract', operative: enemy })
      : activate(game, { type: 'activate', operative: enemy, order });
  };

const plain = { weapon: null, note: null, fall: 0 } as const;

type Arrival = Pick<PlannedStep, 'target'> & { readonly place: 'reposition' | 'dash' | 'fallBack' };

/** What was told of the place it moved to holds of the place it stands on now. */
const arrived = ({ state }: Game, enemy: string, { target, place }: Arrival): readonly BattleEvent[] => {
  const facts = (state.npo?.told ?? []).flatMap((told): ToldFact[] => {
    const fact = arrivedFact(told.fact, place);
    return fact === null || told.enemy !== enemy || told.target !== target ? [] : [{ ...told, fact }];
  });
  return target === null || facts.length === 0 ? [] : [{ type: 'enemyTold', facts, nearest: [], asked: false }];
};

/** The way of a move on the board; nothing where there is none. */
const wayOf = (game: Game, enemy: string, step: PlannedStep): { readonly path?: readonly Place[] } => {
  const path = mindOf(game)?.wayNow(game, operativeById(game.state, enemy), step) ?? null;
  return path === null ? {} : { path };
};

const moved =
  (enemy: string, step: PlannedStep, action: 'reposition' | 'dash' | 'fallBack'): Decide =>
  (game) => {
    const there = arrived(game, enemy, { target: step.target, place: action });
    const decision = act(game, { type: 'act', action, targets: [], ...plain, ...wayOf(game, enemy, step) });
    return decision.ok
      ? { ok: true, events: [...decision.events, ...there], state: game.rules.evolve(decision.state, there) }
      : decision;
  };

const told = ({ state }: Game, enemy: string, target: string, fact: string): boolean =>
  state.npo?.told.some((each) => each.enemy === enemy && each.target === target && each.fact === fact && each.is) ??
  false;

/** The board says how it is seen, and nobody has said otherwise. */
const isBoardsToSay = ({ state: { board, npo } }: Game, enemy: string, target: string): boolean =>
  board?.places[enemy] !== undefined &&
  board.places[target] !== undefined &&
  !(npo?.told ?? []).some((each) => each.enemy === enemy && each.target === target && isOfSight(each.fact));

const isOfSight = (fact: string): boolean => ['validTarget', 'inCover', 'obscured'].includes(fact);

/** What the table said about the target is what the shot begins with. */
const aimed = (game: Game, enemy: string, target: string): readonly BattleEvent[] => {
  const known = game.state.facts[pairKey(enemy, target)];
  if (known !== undefined || isBoardsToSay(game, enemy, target)) return [];
  const shooter = operativeById(game.state, enemy);
  const facts = {
    ...DEFAULT_SHOT,
    height: shooter.height - operativeById(game.state, target).height,
    fromVantage: shooter.onVantage,
    cover: told(game, enemy, target, 'inCover'),
    obscured: told(game, enemy, target, 'obscured'),
  };
  return [{ type: 'factsSet', shooter: enemy, target, facts }];
};

const shot =
  (enemy: string, target: string): Decide =>
  (game) => {
    const aim = findOperative(game.state, target);
    if (aim === null) return refused(reject('unknownOperative', { operative: target }));
    const weapon = gunFor(game, operativeById(game.state, enemy), aim);
    if (weapon === null) return refused(reject('noRangedWeapon'));
    const facts = aimed(game, enemy, target);
    const decision = shoot(game.at(game.rules.evolve(game.state, facts)), { type: 'shoot', weapon: weapon.id, target });
    return decision.ok ? { ...decision, events: [...facts, ...decision.events] } : decision;
  };

const fought =
  (enemy: string, target: string): Decide =>
  (game) => {
    const foe = findOperative(game.state, target);
    if (foe === null) return refused(reject('unknownOperative', { operative: target }));
    const weapon = bladeFor(game, operativeById(game.state, enemy), foe);
    return weapon === null
      ? refused(reject('noMeleeWeapon'))
      : fight(game, { type: 'fight', weapon: weapon.id, target });
  };

const reloaded =
  (enemy: string): Decide =>
  (game) =>
    act(game, {
      type: 'act',
      action: 'reload',
      targets: [],
      ...plain,
      weapon: reloadable(game.state, operativeById(game.state, enemy))[0] ?? null,
    });

const cast =
  (enemy: string, step: PlannedStep): Decide =>
  (game) => {
    const power = powerFor(game, operativeById(game.state, enemy));
    const { row, target } = step;
    return power === null
      ? done(game, [{ type: 'enemyRowBarred', operative: enemy, row }])
      : traitUsed(game, {
          type: 'useTrait',
          operative: enemy,
          trait: power.trait.id,
          targets: target === null ? [] : [target],
        });
  };

/** That an action is for the protagonists alone is no reason against it where the table of an enemy has it. */
const isTables = (event: BattleEvent): boolean => event.type === 'overridden' && event.code === 'notRetinue';

/** What the table of an enemy says, whoever else may do it. */
const asItsTable =
  (command: Extract<Command, { type: 'act' }>): Decide =>
  (game) => {
    const decision = act(game, { ...command, override: BY_TABLE });
    return decision.ok ? { ...decision, events: decision.events.filter((event) => !isTables(event)) } : decision;
  };

/** A mission's own action is an Interact where the book has it, else a marker is picked up (K-42). */
const missionAction = ({ rules }: Game): 'interact' | 'pickUpMarker' =>
  rules.actions.interact === undefined ? 'pickUpMarker' : 'interact';

const stepOf = (enemy: string, step: PlannedStep): Decide => {
  const { action, target } = step;
  switch (action) {
    case 'reposition':
    case 'dash':
    case 'fallBack':
      return moved(enemy, step, action);
    case 'charge':
      return (game) =>
        act(game, {
          type: 'act',
          action,
          targets: target === null ? [] : [target],
          ...plain,
          ...wayOf(game, enemy, step),
        });
    case 'shoot':
      return shot(enemy, target ?? '');
    case 'fight':
      return fought(enemy, target ?? '');
    case 'guard':
      return asItsTable({ type: 'act', action, targets: [], ...plain });
    case 'mission':
      return (game) =>
        asItsTable({
          type: 'act',
          action: missionAction(game),
          targets: [],
          ...plain,
          note: game.state.npo?.missionAction ?? null,
        })(game);
    case 'reload':
      return reloaded(enemy);
    case 'cast':
      return cast(enemy, step);
    case 'pass':
      return endActivation;
  }
};

/** What carrying out the first `count` steps of a plan comes to: its activation begins if need be; no steps: it is over. */
export function stepDecision(turn: EnemyTurn, count: number): readonly Decide[] {
  const steps = turn.plan?.steps ?? [];
  const begin = begun(turn);
  return steps.length === 0
    ? [begin, endActivation]
    : [begin, ...steps.slice(0, count).map((step) => stepOf(turn.enemy, step))];
}
