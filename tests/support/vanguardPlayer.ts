import { PLAIN_FACTS } from '../../src/engine/core/roundsBook.ts';
import { plainRoll } from '../../src/engine/dice/freeRoll.ts';
import { nextFreeRoll } from '../../src/engine/family/vanguard/flow/decide/freeDice.ts';
import { HURT_CAUSES } from '../../src/engine/family/vanguard/model/hurtCause.ts';
import { present } from '../../src/engine/core/invariant.ts';
import { engagedEnemies, isEngaged } from '../../src/engine/family/vanguard/attack/engaged.ts';
import { pendingIn } from '../../src/engine/family/vanguard/flow/advance.ts';
import { isScored } from '../../src/engine/family/vanguard/flow/decide/round.ts';
import { waitingOf } from '../../src/engine/family/vanguard/flow/legal/turn.ts';
import type { BattleState } from '../../src/engine/family/vanguard/model/battle.ts';
import type { BattleModel } from '../../src/engine/family/vanguard/model/battleModel.ts';
import type { ActCommand, Command } from '../../src/engine/family/vanguard/model/command.ts';
import type { AttackFacts, Moved } from '../../src/engine/family/vanguard/model/facts.ts';
import { inPlayOf, modelById, otherSide } from '../../src/engine/family/vanguard/model/lookup.ts';
import type { Request } from '../../src/engine/family/vanguard/model/request.ts';
import type { Answer } from '../../src/engine/log/request.ts';
import { seededFaces } from '../../src/engine/dice/seededDice.ts';

/** Chance of a test: the same for the same seed. */
export class Lots {
  #state: number;
  constructor(seed: string) {
    this.#state = Array.from(seed, (letter) => letter.charCodeAt(0)).reduce(
      (sum, code) => (Math.imul(sum, 31) + code) >>> 0,
      7,
    );
  }
  /** A number from 1 to `sides`. */
  die(sides: number): number {
    this.#state = (this.#state + 0x6d2b79f5) >>> 0;
    const mixed = Math.imul(this.#state ^ (this.#state >>> 15), this.#state | 1);
    const more = mixed ^ (mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61));
    return 1 + (((more ^ (more >>> 14)) >>> 0) % sides);
  }
  one<T>(of: readonly T[]): T {
    return present(of[this.die(of.length) - 1], 'one of several');
  }
  some<T>(of: readonly T[], outOf: number): T[] {
    return of.filter(() => this.die(outOf) === 1);
  }
}

/** What the table answers: the battle's own dice, anything else by lot. */
export function answerBy(lots: Lots, state: BattleState, request: Request): Answer {
  switch (request.kind) {
    case 'roll':
      return { kind: 'faces', faces: seededFaces(state.seed, request.id, { count: request.count, sides: 6 }) };
    case 'pick':
      return { kind: 'pick', option: lots.one(request.options).id };
    case 'tick':
      return { kind: 'tick', operatives: lots.some(request.candidates, 3) };
    case 'number':
      return { kind: 'number', value: lots.die(4) - 1 };
    case 'reroll':
      return { kind: 'reroll', dice: [] };
    case 'look':
      return { kind: 'look', look: { kind: 'dontKnow' } };
  }
}

const facts = (lots: Lots): AttackFacts => ({
  ...PLAIN_FACTS,
  obscured: lots.die(3) === 1,
  far: lots.die(3) === 1,
  cover: lots.die(3) === 1,
});

const enemiesOf = (state: BattleState, model: BattleModel): readonly BattleModel[] =>
  inPlayOf(state, otherSide(state, model.side).id);

function moved(lots: Lots, state: BattleState, model: BattleModel, sure: readonly string[]): Moved {
  const enemies = enemiesOf(state, model).map(({ id }) => id);
  const engages = [...new Set([...sure, ...lots.some(enemies, 5)])];
  const through = lots.some(enemies, 8);
  return { engages, left: through, fall: lots.die(8) === 1 ? lots.die(6) : 0 };
}

function attack(lots: Lots, state: BattleState, model: BattleModel, push: boolean): ActCommand | null {
  const free = state.activation?.freeAttack ?? null;
  const melee = free !== null || engagedEnemies(state, model.id).length > 0;
  const attacks = model.attacks.filter(({ kind }) => (kind === 'melee') === melee);
  const near = engagedEnemies(state, model.id);
  const targets =
    free !== null
      ? near.filter(({ id }) => id === free)
      : melee
        ? near
        : enemiesOf(state, model).filter(({ id }) => !isEngaged(state, id));
  if (attacks.length === 0 || targets.length === 0) return null;
  const chosen = lots.one(attacks);
  const first = lots.one(targets);
  const second = targets.find(({ id }) => id !== first.id);
  const split = free === null && second !== undefined && chosen.dice > 1 && lots.die(3) === 1;
  const aimed = split
    ? [
        { model: first.id, dice: chosen.dice - 1, facts: facts(lots) },
        { model: second.id, dice: 1, facts: facts(lots) },
      ]
    : [{ model: first.id, dice: chosen.dice, facts: facts(lots) }];
  return { type: 'act', action: 'attack', push, attack: chosen.id, free: free !== null, targets: aimed };
}

function someAct(lots: Lots, state: BattleState, model: BattleModel): ActCommand | null {
  const push = lots.die(5) === 1;
  if (model.down) return { type: 'act', action: 'standUp', push };
  if (state.activation?.freeAttack !== null && lots.die(4) > 1) return attack(lots, state, model, false);
  switch (lots.die(9)) {
    case 1:
      return { type: 'act', action: 'walk', push, moved: moved(lots, state, model, []) };
    case 2:
      return { type: 'act', action: 'run', push, moved: moved(lots, state, model, []) };
    case 3:
    case 4: {
      const enemies = enemiesOf(state, model);
      if (enemies.length === 0) return null;
      const target = lots.one(enemies).id;
      return {
        type: 'act',
        action: 'charge',
        push: false,
        target,
        sight: true,
        moved: moved(lots, state, model, lots.die(4) > 1 ? [target] : []),
      };
    }
    case 5:
      return { type: 'act', action: lots.one(['aim', 'focus'] as const), push };
    case 6: {
      if (model.actions.length === 0) return null;
      return { type: 'act', action: 'own', push, own: lots.one(model.actions).id, target: null };
    }
    default:
      return attack(lots, state, model, push);
  }
}

function inTurns(lots: Lots, state: BattleState): Command {
  const { activation } = state;
  if (activation !== null) {
    const model = modelById(state, activation.model);
    if (activation.kind === 'fallback')
      return {
        type: 'fallBack',
        edge: lots.die(20),
        left: lots.some(enemiesOf(state, model), 8).map(({ id }) => id),
        fall: lots.die(8) === 1 ? 5 : 0,
      };
    return (lots.die(6) === 1 ? null : someAct(lots, state, model)) ?? { type: 'endActivation' };
  }
  const turn = present(state.turn, 'a turn');
  const waiting = waitingOf(state, turn);
  const other = otherSide(state, turn).id;
  if (state.succession?.side === other && lots.die(4) === 1) {
    const again = lots.die(3) === 1;
    const mine = again ? inPlayOf(state, other).filter(({ activated }) => activated) : waitingOf(state, other);
    if (mine.length > 0) return { type: 'activate', model: lots.one(mine).id, again, followUp: true };
  }
  const mine = inPlayOf(state, turn).filter(({ activated }) => activated);
  if (lots.die(5) === 1) return { type: 'passToken' };
  if (mine.length > 0 && lots.die(5) === 1)
    return { type: 'activate', model: lots.one(mine).id, again: true, followUp: false };
  return waiting.length > 0
    ? { type: 'activate', model: lots.one(waiting).id, again: false, followUp: false }
    : { type: 'finish' };
}

/** What may be said at any moment of a turn: dice for the table, harm outside an attack (V-63). */
const byTheWay = (lots: Lots, state: BattleState): Command =>
  lots.die(2) === 1
    ? { type: 'rollFree', id: nextFreeRoll(state), roll: plainRoll('d6'), faces: [lots.die(6)], typed: true, why: null }
    : {
        type: 'hurt',
        model: lots.one(state.models.filter(({ inPlay }) => inPlay)).id,
        hits: 1,
        ap: 0,
        mortal: 0,
        cause: lots.one(HURT_CAUSES),
      };

function atEnd(lots: Lots, state: BattleState): Command {
  const tired = state.models.filter(({ fatigued, inPlay }) => fatigued && inPlay);
  if (tired.length > 0 && lots.die(3) === 1) return { type: 'clearFatigue', model: lots.one(tired).id };
  if (isScored(state)) return { type: 'endRound' };
  const on = state.models.filter(({ inPlay }) => inPlay).map(({ id }) => id);
  const contact = Object.fromEntries(state.scenario.objectives.map(({ id }) => [id, lots.some(on, 4)]));
  return { type: 'score', contact };
}

/** What somebody says next, legal as a rule, by lot; null: the battle is over. */
export function nextCommand(lots: Lots, state: BattleState): Command | null {
  if (state.result !== null) return null;
  const asked = pendingIn(state);
  if (asked !== null) {
    if (state.back !== null && lots.die(25) === 1) return { type: 'cancel' };
    return { type: 'answer', requestId: asked.id, answer: answerBy(lots, state, asked) };
  }
  switch (state.step) {
    case 'setUp':
      return { type: 'startBattle' };
    case 'deploy': {
      const mine = state.models.filter(({ side, placed }) => side === state.turn && !placed);
      return { type: 'place', model: lots.one(mine).id };
    }
    case 'start':
      return { type: 'startRound' };
    case 'turns':
      return lots.die(40) === 1 ? byTheWay(lots, state) : inTurns(lots, state);
    case 'end':
      return atEnd(lots, state);
    case 'length':
    case 'over':
      return null;
  }
}
