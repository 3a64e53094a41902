import { battleDecider, pendingRequest } from '../../src/engine/systems/battle.ts';
import { gameOf } from '../../src/engine/systems/killTeams.ts';
import { actionOffers } from '../../src/engine/family/killteam/flow/actions/actions.ts';
import { downedFriends } from '../../src/engine/family/killteam/plugins/reanimate/rescue.ts';
import type { Command } from '../../src/engine/family/killteam/model/command.ts';
import type { BattleEvent } from '../../src/engine/family/killteam/model/event.ts';
import {
  actingId,
  areEngaged,
  isReady,
  ofSide,
  operativeById,
  standing,
} from '../../src/engine/family/killteam/model/lookup.ts';
import { playsByTable } from '../../src/engine/plugins/npo/state.ts';
import type { Operative, Weapon } from '../../src/engine/family/killteam/model/operative.ts';
import type { BattleState } from '../../src/engine/family/killteam/model/state.ts';
import { canCounteract, counteractOffered } from '../../src/engine/family/killteam/flow/turns.ts';
import { evolve } from './fold.ts';
import type { ActionId } from '../../src/engine/core/ids.ts';
import { seededFaces } from '../../src/engine/dice/seededDice.ts';
import type { Request } from '../../src/engine/family/killteam/model/request.ts';
import type { Answer, TableLook } from '../../src/engine/log/request.ts';
import type { Refused } from './ruleProof.ts';

/** A command and what followed, as the log keeps it. */
export interface PlayedEntry {
  readonly command: Command;
  readonly events: readonly BattleEvent[];
}

export interface Played {
  readonly start: BattleState;
  readonly end: BattleState;
  readonly entries: readonly PlayedEntry[];
}

/** A source of choices fixed by its seed. */
export class Chooser {
  #count = 0;
  readonly #seed: string;

  constructor(seed: string) {
    this.#seed = seed;
  }

  below(limit: number): number {
    this.#count += 1;
    return (seededFaces(this.#seed, `choice.${this.#count}`, { count: 1, sides: Math.max(1, limit) })[0] ?? 1) - 1;
  }

  chance(outOf: number): boolean {
    return this.below(outOf) === 0;
  }

  of<T>(list: readonly T[]): T | undefined {
    return list[this.below(list.length)];
  }

  some<T>(list: readonly T[]): T[] {
    return list.filter(() => this.chance(3));
  }
}

/** What the table says of an enemy, by chance. */
const lookAt = ({ question, candidates }: Extract<Request, { kind: 'look' }>, choose: Chooser): TableLook => {
  if (choose.chance(8)) return { kind: 'dontKnow' };
  switch (question) {
    case 'sight': {
      const seen = choose.some(candidates);
      return { kind: 'sight', seen, inCover: choose.some(seen), obscured: choose.some(seen) };
    }
    case 'reach':
      return { kind: 'first', first: choose.chance(2) ? null : (choose.of(candidates) ?? null) };
    case 'closest':
      return { kind: 'first', first: choose.of(candidates) ?? null };
    case 'which':
      return { kind: 'which', yes: choose.some(candidates) };
    case 'is':
      return { kind: 'is', is: choose.chance(2) };
  }
};

/** An answer that fits, by chance; dice by the seed. */
export const answerTo = (request: Request, choose: Chooser, seed: string): Answer => {
  switch (request.kind) {
    case 'roll': {
      if (request.counts && choose.chance(5)) {
        const criticals = choose.below(request.count + 1);
        return { kind: 'counts', criticals, normals: choose.below(request.count - criticals + 1) };
      }
      return { kind: 'faces', faces: seededFaces(seed, request.id, { count: request.count, sides: request.sides }) };
    }
    case 'pick':
      return { kind: 'pick', option: choose.of(request.options)?.id ?? request.usual };
    case 'tick':
      return { kind: 'tick', operatives: choose.some(request.candidates) };
    case 'reroll': {
      const die = choose.of(request.dice);
      const same = request.dice.filter((index) => request.faces[index] === request.faces[die ?? 0]);
      if (choose.chance(4) || die === undefined) return { kind: 'reroll', dice: [] };
      return {
        kind: 'reroll',
        dice: request.mode === 'one' ? [die] : request.mode === 'face' ? same : choose.some(request.dice),
      };
    }
    case 'number':
      return { kind: 'number', value: choose.below(8) };
    case 'look':
      return { kind: 'look', look: lookAt(request, choose) };
  }
};

/** Rules that need a situation: taken more often, so that each finds its own. */
const SITUATIONAL = new Set(['limited', 'markerArea', 'range', 'saturate', 'seek', 'seekLight']);

const weaponFor = (weapons: readonly Weapon[], choose: Chooser): Weapon | undefined => {
  const seldom = weapons.filter(({ rules }) => rules.some(({ id }) => SITUATIONAL.has(id)));
  return choose.of(seldom.length > 0 && choose.chance(3) ? seldom : weapons);
};

const suits = ({ rules }: Weapon, target: Operative): boolean =>
  rules.some(
    ({ id }) =>
      (id === 'markerArea' && target.inStronghold) ||
      ((id === 'seek' || id === 'seekLight') && target.order === 'conceal'),
  );

const attack = (state: BattleState, action: 'shoot' | 'fight', choose: Chooser): Command | null => {
  const id = actingId(state);
  if (id === null) return null;
  const kind = action === 'shoot' ? 'ranged' : 'melee';
  const operative = operativeById(state, id);
  const weapon = weaponFor(
    operative.weapons.filter((candidate) => candidate.kind === kind),
    choose,
  );
  const targets = state.operatives.filter(
    (other) =>
      other.side !== operative.side && standing(other) && (action === 'shoot' || areEngaged(state, id, other.id)),
  );
  const suitable = targets.filter((other) => weapon !== undefined && suits(weapon, other));
  const target = choose.of(suitable.length > 0 ? suitable : targets);
  if (weapon === undefined || target === undefined) return null;
  if (choose.chance(12))
    return {
      type: 'logAttack',
      action,
      weapon: weapon.id,
      target: target.id,
      damage: choose.below(6),
      suffered: choose.below(3),
    };
  return { type: action, weapon: weapon.id, target: target.id };
};

const act = (state: BattleState, action: Exclude<ActionId, 'shoot' | 'fight'>, choose: Chooser): Command => {
  const operative = operativeById(state, actingId(state) ?? '');
  const enemies = state.operatives.filter((other) => other.side !== operative.side && standing(other));
  const friends = downedFriends({ game: gameOf(state), operative });
  const helped = action === 'reanimate' || action === 'pickUpOperative';
  const friend = choose.of(friends)?.id;
  const enemy = choose.of(enemies)?.id;
  const targets = helped ? [friend ?? ''] : action === 'charge' ? [enemy ?? ''] : [];
  const dry = Object.entries(operative.ammo).find(([, counter]) => counter.left === 0 || counter.jammed);
  return {
    type: 'act',
    action,
    targets: targets.filter((id) => id !== ''),
    weapon: action === 'reload' ? (dry?.[0] ?? null) : null,
    note: null,
    fall: action === 'dash' && choose.chance(6) ? choose.below(7) : 0,
  };
};

const flags = ['onEdge', 'onVantage', 'inStronghold', 'inStronghold', 'nearMarker'] as const;

/** Facts of the table, now and then: they keep the rules that read them in play. */
const tableFact = (state: BattleState, choose: Chooser): Command => {
  const operative = choose.of(state.operatives.filter(standing));
  const [one, other] = state.sides.map(({ id }) => choose.of(ofSide(state, id).filter(standing)));
  if (choose.chance(3) && one !== undefined && other !== undefined)
    return { type: 'setEngaged', pair: [one.id, other.id], on: choose.chance(2) };
  if (choose.chance(2)) return { type: 'setHeight', operative: operative?.id ?? '', inches: choose.below(6) };
  return { type: 'setFlag', operative: operative?.id ?? '', flag: choose.of(flags) ?? 'onEdge', on: !choose.chance(4) };
};

/** The shot in hand finds whom Light cover hides, where it does: so seldom by chance that the table helps. */
function seeksLight(state: BattleState): boolean {
  const task = state.tasks.at(-1);
  if (task?.kind !== 'shoot') return false;
  const { weapons } = operativeById(state, task.operative);
  const seeks = weapons.some(({ id, rules }) => id === task.weapon && rules.some((rule) => rule.id === 'seekLight'));
  return seeks && operativeById(state, task.sequence.target).order === 'conceal';
}

const facts = (choose: Chooser, seeksHidden: boolean): Command => ({
  type: 'setFacts',
  facts: {
    cover: choose.chance(2) || seeksHidden,
    obscured: choose.chance(4),
    coverIsLight: choose.chance(2) || seeksHidden,
    fromVantage: choose.chance(3),
    height: choose.below(6),
    visible: !choose.chance(12),
    inRange: !choose.chance(6),
  },
});

const inActivation = (state: BattleState, choose: Chooser): Command => {
  const operative = operativeById(state, actingId(state) ?? '');
  const possible = actionOffers(gameOf(state), operative).filter(({ reason }) => reason === null);
  const offer = choose.of(possible);
  const stop: Command = state.interrupt === null ? { type: 'endActivation' } : { type: 'passInterrupt' };
  if (offer === undefined || choose.chance(10)) return stop;
  const { action } = offer;
  if (action !== 'shoot' && action !== 'fight') return act(state, action, choose);
  return attack(state, action, choose) ?? stop;
};

/** Whom it activates, or lets counteract. */
export const nextToAct = (state: BattleState, choose: Chooser): Command => {
  if (counteractOffered(gameOf(state))) {
    const counter = choose.of(
      state.operatives.filter((operative) => operative.side === state.turn && canCounteract(gameOf(state), operative)),
    );
    return counter === undefined || choose.chance(3)
      ? { type: 'passCounteract' }
      : { type: 'counteract', operative: counter.id };
  }
  if (state.group !== null && choose.chance(4)) return { type: 'passGroup', override: { reason: 'table' } };
  const group = state.group;
  const ready = state.operatives.filter(
    (operative) =>
      isReady(operative) && (group === null ? operative.side === state.turn : group.operatives.includes(operative.id)),
  );
  const order = choose.chance(4) ? 'conceal' : 'engage';
  return { type: 'activate', operative: choose.of(ready)?.id ?? '', order };
};

/** What a player does with an enemy that its table plays; null: something else. Only where the enemy plays itself. */
const withNpo = (
  { npo, phase, interrupt, activation, turn, group, sides }: BattleState,
  choose: Chooser,
): Command | null => {
  if (npo === undefined || !playsByTable(npo) || phase !== 'firefight' || interrupt !== null) return null;
  const { plan, hand, enemy } = npo.turn ?? { plan: null, hand: false, enemy: '' };
  if (plan !== null && !hand) {
    if (choose.chance(8)) return { type: 'couldNot' };
    if (choose.chance(12)) return { type: 'takeEnemy', hand: true };
    if (activation === null && choose.chance(20)) return { type: 'leaveEnemy' };
    return { type: 'carryOut', count: 1 + choose.below(plan.steps.length) };
  }
  if (hand && activation?.operative === enemy && choose.chance(10)) return { type: 'takeEnemy', hand: false };
  const due = activation === null && (group === null ? turn : group.side) === sides[1].id;
  return due && !choose.chance(4) ? { type: 'enemyActivates', operative: null } : null;
};

/** A tactical ploy of a side, at its moment or not. */
function ployOf({ ploys = {}, sides }: BattleState, choose: Chooser): Command | null {
  const side = choose.of(sides)?.id ?? '';
  const ploy = choose.of((ploys[side] ?? []).filter(({ kind }) => kind === 'tactical'));
  return ploy === undefined ? null : { type: 'usePloy', side, ploy: ploy.id, operative: null };
}

/** The next command of a random player; null when the battle is over. */
export function nextCommand(state: BattleState, choose: Chooser, turningPoints = 8): Command | null {
  const request = pendingRequest(state);
  if (request !== null) {
    const open = state.tasks.at(-1)?.kind;
    if (open === 'shoot' && choose.chance(3)) return facts(choose, seeksLight(state));
    if ((open === 'shoot' || open === 'fight') && state.sides.some(({ cp }) => cp > 0) && choose.chance(4))
      return { type: 'commandReroll', pool: choose.chance(2) ? 'attack' : 'defence', die: choose.below(4) };
    return { type: 'answer', requestId: request.id, answer: answerTo(request, choose, state.seed) };
  }
  if (state.result !== null) return null;
  const ploy = state.phase === 'firefight' && choose.chance(10) ? ployOf(state, choose) : null;
  if (ploy !== null) return ploy;
  const npo = withNpo(state, choose);
  if (npo !== null) return npo;
  if (state.activation !== null || state.interrupt !== null)
    return choose.chance(6) ? tableFact(state, choose) : inActivation(state, choose);
  switch (state.phase) {
    case 'setUp':
      return { type: 'startBattle' };
    case 'strategy':
      return { type: 'startFirefight' };
    case 'turningPointOver':
      return state.turningPoint >= turningPoints
        ? { type: 'endBattle', reason: 'ended' }
        : { type: 'nextTurningPoint' };
    case 'firefight':
      return nextToAct(state, choose);
  }
}

/**
 * Plays a battle to its end; `watch` sees every event with the state after it, `watchRefused` every command that was
 * refused. Throws when it does not end. Goes on from the state decided, as at a table; `replayed` folds the events.
 */
export function playRandomly(
  start: BattleState,
  seed: string,
  options: {
    readonly watch?: (state: BattleState, event: BattleEvent) => void;
    readonly watchRefused?: (refused: Refused) => void;
    /** Ended at the end of this turning point at the latest. */
    readonly turningPoints?: number;
    /** Who plays; left out: a player of any game. */
    readonly next?: typeof nextCommand;
  } = {},
): Played {
  const { watch, watchRefused = () => undefined, turningPoints = 8, next = nextCommand } = options;
  const choose = new Chooser(seed);
  const entries: PlayedEntry[] = [];
  let state = start;
  let refusals = 0;
  for (let step = 0; step < 6000; step += 1) {
    const command = next(state, choose, turningPoints);
    if (command === null) return { start, end: state, entries };
    const decision = battleDecider.decide(state, command);
    if (!decision.ok) {
      refusals += 1;
      watchRefused({ state, command, rejection: decision.rejection });
      if (refusals > 3000) throw new Error(`stuck: ${JSON.stringify(command)} ${JSON.stringify(decision.rejection)}`);
      continue;
    }
    let seen = state;
    if (watch !== undefined)
      for (const event of decision.events) {
        seen = evolve(seen, event);
        watch(seen, event);
      }
    ({ state } = decision);
    entries.push({ command, events: decision.events });
  }
  throw new Error(`battle ${seed} does not end`);
}
