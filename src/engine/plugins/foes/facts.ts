import { type Known, type KnownFacts, knownOf, withNearest } from '../../behaviour/known.ts';
import { ROUND_FACTS, ROUND_PLACES } from '../../behaviour/rounds/fact.ts';
import { engagedEnemies, hasMelee, isEngaged } from '../../family/vanguard/attack/engaged.ts';
import { waitingOf } from '../../family/vanguard/flow/legal/turn.ts';
import type { BattleModel } from '../../family/vanguard/model/battleModel.ts';
import { otherSide, sideById } from '../../family/vanguard/model/lookup.ts';
import { isFar } from '../../family/vanguard/rules/modifiers/longRange.ts';
import { isMarksman, reachOf, threatTo } from './arms.ts';
import { ownAct } from './ownAct.ts';
import { activationOf } from './situation.ts';
import type { FoeBattle } from './state.ts';
import { maskOf, targetsOf } from './targets.ts';

type Facts = Record<string, boolean>;

function bodyFacts(state: FoeBattle, model: BattleModel): Facts {
  const activation = activationOf(state, model);
  const own = ownAct(state, model);
  const waiting = waitingOf(state, model.side).filter(({ id }) => id !== model.id);
  return {
    engaged: isEngaged(state, model.id),
    down: model.down,
    tired: activation.tired,
    canShoot: model.attacks.some(({ kind }) => kind === 'ranged'),
    canFight: hasMelee(model),
    canOwn: own !== null,
    ...(own?.effect.kind === 'token' ? { ownHere: true } : {}),
    isMarksman: isMarksman(model),
    isLeader: model.leader,
    hurt: model.wounds < model.wn,
    actsLast: waiting.length === 0,
    again: activation.kind === 'again',
    aimed: activation.aimed,
    focused: activation.focused,
  };
}

function sideFacts(state: FoeBattle, { side }: BattleModel): Facts {
  const { cp, broken, points } = sideById(state, side);
  return {
    cpAtLeast1: cp >= 1,
    cpAtLeast2: cp >= 2,
    broken,
    behind: points < otherSide(state, side).points,
    lastRound: state.round >= state.lastRound,
    ...(state.scenario.objectives.length === 0 ? { onObjective: false, nearObjective: false } : {}),
  };
}

const suffixed = (fact: string, place: string): string => (place === 'here' ? fact : `${fact}.${place}`);
const everywhere = (fact: string, is: boolean): Facts =>
  Object.fromEntries(ROUND_PLACES.map((place) => [suffixed(fact, place), is]));

const bursts = ({ attacks }: BattleModel): boolean =>
  attacks.some(({ kind, followUp }) => kind === 'ranged' && followUp !== null);

/** A shot of its reach may be a long one (V-58). */
const shootsFar = (model: BattleModel): boolean => isFar(reachOf(model, 'ranged') ?? 0);

/** Friends of the model hold this target (V-40, V-42). */
const heldByOthers = (state: FoeBattle, model: BattleModel, target: BattleModel): boolean =>
  engagedEnemies(state, target.id).some((each) => each.id !== model.id && !each.down && hasMelee(each));

function targetFacts(state: FoeBattle, model: BattleModel, target: BattleModel): Facts {
  const held = heldByOthers(state, model, target);
  const noObjectives = state.scenario.objectives.length === 0;
  return {
    engagedWith: engagedEnemies(state, target.id).some(({ id }) => id === model.id),
    engagedElsewhere: held,
    isDown: target.down,
    isTired: target.fatigued,
    hasActed: target.activated,
    isHurt: target.wounds < target.wn,
    oneWound: target.wounds === 1,
    leads: target.leader,
    // Nobody shoots at somebody whom others hold (V-40).
    ...(held ? everywhere('validTarget', false) : {}),
    ...(shootsFar(model) ? {} : { far: false }),
    ...(bursts(model) ? {} : { friendsNear: false }),
    ...(noObjectives ? { holdsObjective: false } : {}),
  };
}

/** What the table told; a fact of a later version is left out. */
const toldOf = ({ foes }: FoeBattle, model: string, target: string | null): Facts =>
  Object.fromEntries(
    (foes?.told ?? [])
      .filter((told) => told.model === model && told.target === target)
      .filter(({ fact }) => (target === null ? ROUND_FACTS.isSelf(fact) : ROUND_FACTS.isTarget(fact)))
      .map(({ fact, is }) => [fact, is]),
  );

function factsOf(state: FoeBattle, model: BattleModel): KnownFacts {
  return {
    self: { ...toldOf(state, model.id, null), ...bodyFacts(state, model), ...sideFacts(state, model) },
    targets: targetsOf(state, model).map((target) => ({
      facts: { ...toldOf(state, model.id, target.id), ...targetFacts(state, model, target) },
      inches: null,
      wounds: target.wounds,
      threat: threatTo(model, target),
    })),
  };
}

/** What is known of a model without asking: the state of the battle, and what the table told and still holds. */
export function knownTo(state: FoeBattle, model: BattleModel): Known {
  return (state.foes?.nearest ?? [])
    .filter((told) => told.model === model.id)
    .reduce(
      (known, { first, among }) =>
        withNearest(known, { first: maskOf(state, model, [first]), among: maskOf(state, model, among) }),
      knownOf(ROUND_FACTS, factsOf(state, model)),
    );
}
