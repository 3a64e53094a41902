import type { FactQuestion } from '../../../behaviour/factQuestion.ts';
import { ROUND_FACTS, roundPlaceNamed } from '../../../behaviour/rounds/fact.ts';
import { roundInches } from '../../../behaviour/rounds/situation.ts';
import { factAsked } from '../../../behaviour/told.ts';
import { geometry } from '../../../board/geometry.ts';
import type { Spot } from '../../../board/move/spots.ts';
import { inchesBetween } from '../../../board/zoneMark.ts';
import type { BattleModel } from '../../../family/vanguard/model/battleModel.ts';
import { modelById } from '../../../family/vanguard/model/lookup.ts';
import { isFar } from '../../../family/vanguard/rules/modifiers/longRange.ts';
import type { TableLook } from '../../../log/request.ts';
import { chargeWay } from '../../roundsBoard/going.ts';
import { objectivesOn, TOUCHES, touchingOn } from '../../roundsBoard/marks.ts';
import { sightedOn } from '../../roundsBoard/sighted.ts';
import { isReturnable } from '../../roundsBoard/returning.ts';
import { reachOf } from '../arms.ts';
import { ownAct } from '../ownAct.ts';
import type { FoeBattle } from '../state.ts';
import { idsOf } from '../targets.ts';
import { type Aimed, aimedFrom, isAimedFrom, isFreeAt, someOf, spotsFor } from './spots.ts';

/** How everybody of these is seen from where it stands, or from the best place of a move for each. */
function seenFrom(
  state: FoeBattle,
  model: BattleModel,
  place: string,
  ids: readonly string[],
): readonly (readonly [string, Aimed])[] {
  const from = roundPlaceNamed(place);
  if (from === 'here') {
    const range = reachOf(model, 'ranged');
    return ids.map((id) => {
      const facts = sightedOn(state, model.id, id, range === null ? null : { range })?.facts;
      const valid = facts !== undefined && range !== null && facts.sight && facts.inRange;
      return [id, { valid, inCover: facts?.cover === true, obscured: facts?.obscured === true }];
    });
  }
  const spots = someOf(spotsFor(state, model, roundInches(from, { speed: model.sp })).filter(isFreeAt(state, model)));
  return ids.map((id) => [id, bestFrom(state, model, modelById(state, id), spots)]);
}

/** So many places are looked around from all sides: each takes a while. */
const LOOKED_AROUND = 4;

/** How a model has somebody from the best of some places. */
function bestFrom(state: FoeBattle, model: BattleModel, target: BattleModel, spots: readonly Spot[]): Aimed {
  const aimed = aimedFrom(model, target);
  let best: Aimed | null = null;
  for (const spot of someOf(spots.filter(isAimedFrom(state, model, target)), LOOKED_AROUND)) {
    const seen = aimed(spot);
    if (seen.valid && (best === null || hiddenBy(seen) < hiddenBy(best))) best = seen;
    if (best !== null && hiddenBy(best) === 0) break;
  }
  return best ?? { valid: false, inCover: false, obscured: false };
}

const hiddenBy = ({ obscured, inCover }: Aimed): number => 2 * Number(obscured) + Number(inCover);

function sight(state: FoeBattle, model: BattleModel, place: string, ids: readonly string[]): TableLook {
  const all = seenFrom(state, model, place, ids).filter(([, { valid }]) => valid);
  const those = (is: (aimed: Aimed) => boolean): string[] => all.filter(([, aimed]) => is(aimed)).map(([id]) => id);
  return {
    kind: 'sight',
    seen: those(() => true),
    inCover: those(({ inCover }) => inCover),
    obscured: those(({ obscured }) => obscured),
  };
}

const inchesTo = ({ board }: FoeBattle, from: string, to: string): number =>
  board === undefined ? Infinity : (geometry().inchesOn(board, from, to) ?? Infinity);

const byNearness = (state: FoeBattle, { id: from }: BattleModel, ids: readonly string[]): readonly string[] =>
  ids.toSorted((one, other) => inchesTo(state, from, one) - inchesTo(state, from, other));

/** It sees it, and comes to where both are engaged (V-44). */
const canCharge = (state: FoeBattle, model: BattleModel, id: string): boolean =>
  sightedOn(state, model.id, id, null)?.facts.sight === true &&
  chargeWay(state, model.id, id, roundInches('charge', { speed: model.sp })) !== null;

/** Whether a gun's blast at somebody would reach friends of who shoots (V-06). */
function friendsNear(state: FoeBattle, model: BattleModel, id: string): boolean {
  const radius = Math.max(0, ...model.attacks.map(({ followUp }) => followUp?.radius ?? 0));
  return state.models.some(
    (each) => each.inPlay && each.side === model.side && each.id !== model.id && inchesTo(state, id, each.id) <= radius,
  );
}

function isSoOf(state: FoeBattle, model: BattleModel, fact: string, id: string): boolean | null {
  switch (fact) {
    case 'chargeReach':
      return canCharge(state, model, id);
    case 'far':
      return isFar(inchesTo(state, model.id, id));
    case 'holdsObjective':
      return Object.values(touchingOn(state)).some((models) => models.includes(id));
    case 'friendsNear':
      return friendsNear(state, model, id);
    default:
      return null;
  }
}

/** Whether an objective is come to with a walk. */
function comesToObjective(state: FoeBattle, model: BattleModel): boolean {
  const radius = state.board?.places[model.id]?.radius ?? 0;
  const marks = [...objectivesOn(state).values()];
  return spotsFor(state, model, roundInches('walk', { speed: model.sp })).some(({ at }) =>
    marks.some((mark) => inchesBetween({ ...at, radius }, mark) <= TOUCHES),
  );
}

/** Whether somebody is there for what its card does, near enough (V-07). */
function canOwn(state: FoeBattle, model: BattleModel): boolean {
  const effect = ownAct(state, model)?.effect;
  switch (effect?.kind) {
    case undefined:
      return false;
    case 'token':
      return true;
    case 'return':
      return isReturnable(state, model.id, effect);
    case 'heal':
    case 'mortal': {
      const isMeant = (each: BattleModel): boolean =>
        effect.kind === 'heal' ? each.side === model.side && each.wounds < each.wn : each.side !== model.side;
      return state.models.some(
        (each) =>
          each.inPlay && isMeant(each) && (each.id === model.id || inchesTo(state, model.id, each.id) <= effect.within),
      );
    }
  }
}

function isSo(state: FoeBattle, model: BattleModel, fact: string): boolean | null {
  switch (fact) {
    case 'onObjective':
      return Object.values(touchingOn(state)).some((models) => models.includes(model.id));
    case 'nearObjective':
      return comesToObjective(state, model);
    case 'ownHere':
      return canOwn(state, model);
    default:
      return null;
  }
}

/** What the board says to a question of a model's table; null: it does not know of all of them, and people are asked. */
export function answers(state: FoeBattle, model: BattleModel, question: FactQuestion): TableLook | null {
  const ids = 'targets' in question ? idsOf(state, model, question.targets) : [];
  if ([model.id, ...ids].some((id) => state.board?.places[id] === undefined)) return null;
  const fact = factAsked(ROUND_FACTS, question);
  switch (question.kind) {
    case 'sight':
      return sight(state, model, question.place, ids);
    case 'closest':
      return { kind: 'first', first: byNearness(state, model, ids)[0] ?? null };
    case 'reach':
      return { kind: 'first', first: byNearness(state, model, ids).find((id) => canCharge(state, model, id)) ?? null };
    case 'which': {
      const told = ids.map((id) => [id, isSoOf(state, model, fact, id)] as const);
      if (told.some(([, is]) => is === null)) return null;
      return { kind: 'which', yes: told.filter(([, is]) => is === true).map(([id]) => id) };
    }
    case 'is': {
      const is = isSo(state, model, fact);
      return is === null ? null : { kind: 'is', is };
    }
  }
}
