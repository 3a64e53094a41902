import { pendingIn } from '../../../../../src/engine/family/vanguard/flow/advance.ts';
import { battleDecider } from '../../../../../src/engine/family/vanguard/flow/battleDecider.ts';
import type { RolledDie } from '../../../../../src/engine/family/vanguard/model/attackTask.ts';
import type { BattleState } from '../../../../../src/engine/family/vanguard/model/battle.ts';
import type { BattleEvent } from '../../../../../src/engine/family/vanguard/model/event.ts';
import { modelById } from '../../../../../src/engine/family/vanguard/model/lookup.ts';
import type { PickRequest, Request, RollRequest } from '../../../../../src/engine/family/vanguard/model/request.ts';
import type { Answer } from '../../../../../src/engine/log/request.ts';

/** Rarer ways than this are not followed. */
const RARE = 1e-7;
const SIX = 6;

/** What has come of one model over all ways: chances that it is out and that it lies, wounds it loses on average. */
export interface Fate {
  removed: number;
  down: number;
  mean: number;
}

type Picks = (request: PickRequest, state: BattleState) => string;

/** Every way that so many dice can fall against a number: fails, plain successes, sixes; dice of one kind not told apart. */
function everyThrow({ count, success }: RollRequest): readonly (readonly [readonly number[], number])[] {
  const needs = success?.hit ?? SIX;
  const kinds = [
    { face: 1, chance: (needs - 1) / SIX },
    { face: 5, chance: (SIX - needs) / SIX },
    { face: SIX, chance: 1 / SIX },
  ].filter(({ chance }) => chance > 0);
  const ways = new Map<string, readonly [readonly number[], number]>([['', [[], 1]]]);
  for (let die = 0; die < count; die += 1)
    for (const [key, [faces, chance]] of Array.from(ways)) {
      ways.delete(key);
      for (const kind of kinds) {
        const next = [...faces, kind.face].toSorted((one, other) => one - other);
        ways.set(next.join(), [next, chance * kind.chance + (ways.get(next.join())?.[1] ?? 0)]);
      }
    }
  return [...ways.values()];
}

function answersTo(state: BattleState, request: Request, picks: Picks): readonly (readonly [Answer, number])[] {
  if (request.kind === 'roll')
    return everyThrow(request).map(([faces, chance]) => [{ kind: 'faces', faces }, chance] as const);
  if (request.kind === 'pick') return [[{ kind: 'pick', option: picks(request, state) }, 1]];
  return [[{ kind: 'tick', operatives: [] }, 1]];
}

const woundsIn = (events: readonly BattleEvent[], id: string): number =>
  events.reduce(
    (sum, event) => (event.type === 'wounded' && event.model === id ? sum + Math.min(event.from, event.wounds) : sum),
    0,
  );

/** What has yet to matter: of a roll that is counted only its count does, of one that lies what its dice show. */
function matters({ models, tasks }: BattleState): string {
  const seen = (dice: readonly RolledDie[]) => {
    const brought = new Set(dice.map(({ from }) => from));
    return dice
      .map(
        ({ face, was }, at) => `${face}${was === null ? '' : 'again'}${face === SIX && brought.has(at) ? 'over' : ''}`,
      )
      .toSorted();
  };
  const left = tasks.map((task) => {
    if (task.kind !== 'attack') return task;
    const { inHand } = task;
    const hitDice = inHand.hits === null && inHand.reroll === null ? seen(inHand.hitDice) : inHand.hits;
    const armourDice = inHand.saved === null && inHand.reroll === null ? seen(inHand.armourDice) : inHand.saved;
    const raw = inHand.reroll === null ? null : [inHand.hitDice, inHand.armourDice];
    return { ...task, inHand: { ...inHand, hitDice, armourDice, raw } };
  });
  return JSON.stringify([models.map(({ wounds, down, inPlay, fatigued }) => [wounds, down, inPlay, fatigued]), left]);
}

type Lost = Readonly<Record<string, number>>;
interface Way {
  readonly state: BattleState;
  readonly lost: Lost;
  readonly chance: number;
}

/** Every next state of a way by every answer to its question; none: nothing is asked any more. */
function onward({ state, lost, chance }: Way, models: readonly string[], picks: Picks): readonly Way[] | null {
  const request = pendingIn(state);
  if (request === null) return null;
  return answersTo(state, request, picks).map(([answer, part]) => {
    const decision = battleDecider.decide(state, { type: 'answer', requestId: request.id, answer });
    if (!decision.ok) throw new Error(decision.rejection.code);
    const { events, state: next } = decision;
    const now = Object.fromEntries(models.map((id) => [id, (lost[id] ?? 0) + woundsIn(events, id)]));
    return { state: next, lost: now, chance: chance * part };
  });
}

function end({ state, lost, chance }: Way, fates: Readonly<Record<string, Fate>>): void {
  for (const [id, fate] of Object.entries(fates)) {
    const { inPlay, down } = modelById(state, id);
    if (!inPlay) fate.removed += chance;
    else if (down) fate.down += chance;
    fate.mean += chance * (lost[id] ?? 0);
  }
}

/** Plays a battle through every roll until nothing is asked any more, by the decider itself; `picks` answers the questions. */
export function everyWay(from: BattleState, models: readonly string[], picks: Picks): Readonly<Record<string, Fate>> {
  const fates = Object.fromEntries(models.map((id): [string, Fate] => [id, { removed: 0, down: 0, mean: 0 }]));
  let ways: readonly Way[] = [{ state: from, lost: {}, chance: 1 }];
  while (ways.length > 0) {
    const merged = new Map<string, Way>();
    for (const way of ways) {
      const next = onward(way, models, picks);
      if (next === null) end(way, fates);
      for (const each of next ?? []) {
        const key = matters(each.state) + JSON.stringify(each.lost);
        const chance = each.chance + (merged.get(key)?.chance ?? 0);
        merged.set(key, { ...each, chance });
      }
    }
    ways = [...merged.values()].filter(({ chance }) => chance > RARE);
  }
  return fates;
}
