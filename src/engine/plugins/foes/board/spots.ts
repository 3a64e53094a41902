import { saidWithin } from '../../../board/apart.ts';
import { finder } from '../../../board/finding.ts';
import { geometry } from '../../../board/geometry.ts';
import type { Spot } from '../../../board/move/spots.ts';
import { saidOf } from '../../../board/overruled.ts';
import { INCH, toGrid } from '../../../board/units.ts';
import { onceFor } from '../../../core/once.ts';
import { chargeInches } from '../../../core/roundsBook.ts';
import { engagedEnemies } from '../../../family/vanguard/attack/engaged.ts';
import type { BattleModel } from '../../../family/vanguard/model/battleModel.ts';
import { moveOf } from '../../roundsBoard/going.ts';
import { reachingOf } from '../../roundsBoard/reach.ts';
import { factsOfLook } from '../../roundsBoard/sighted.ts';
import { reachOf } from '../arms.ts';
import type { FoeBattle } from '../state.ts';
import { targetsOf } from '../targets.ts';

/** From so many places of a move it is looked around: each of them takes a while. */
const LOOKED_FROM = 60;

/** So many of all, evenly, the first among them. */
export function someOf<T>(all: readonly T[], most = LOOKED_FROM): readonly T[] {
  if (all.length <= most) return all;
  return Array.from({ length: most }, (_, at) => all[Math.floor((at * all.length) / most)]).filter(
    (each) => each !== undefined,
  );
}

const known = onceFor<FoeBattle, Map<string, readonly Spot[]>>(() => new Map());

/** Where a move of so many inches can end, the cheapest first; looked for once while the battle stands as it does. */
export function spotsFor(state: FoeBattle, { id }: BattleModel, inches: number): readonly Spot[] {
  const { board } = state;
  if (board === undefined) return [];
  const key = `${id} ${inches}`;
  const spots = known(state);
  const found = spots.get(key) ?? finder().spotsOn(board, moveOf(state, id, inches));
  spots.set(key, found);
  return found;
}

/** How a model has somebody whom it may shoot at from a place. */
export interface Aimed {
  readonly valid: boolean;
  readonly inCover: boolean;
  readonly obscured: boolean;
}

const UNSEEN: Aimed = { valid: false, inCover: false, obscured: false };

/** How a model has somebody from a place where it would end a move: looked at from all sides, which takes a while (V-40, V-50 to V-53). */
export function aimedFrom(model: BattleModel, target: BattleModel): (spot: Spot) => Aimed {
  const range = reachOf(model, 'ranged');
  return ({ sees }) => {
    const look = range === null ? null : sees(target.id);
    if (look === null || range === null) return UNSEEN;
    const { facts } = factsOfLook(look, { range });
    if (!facts.sight || !facts.inRange) return UNSEEN;
    return { valid: true, inCover: facts.cover, obscured: facts.obscured };
  };
}

/** Whether a model may have somebody to shoot at from a place, by a short look (V-40, V-50, V-53). */
export function isAimedFrom(state: FoeBattle, model: BattleModel, target: BattleModel): (spot: Spot) => boolean {
  const { board } = state;
  const range = reachOf(model, 'ranged');
  const held = engagedEnemies(state, target.id).some(({ id }) => id !== model.id);
  const [own, place] = [board?.places[model.id], board?.places[target.id]];
  if (board === undefined || range === null || held || own === undefined || place === undefined) return () => false;
  const said = saidWithin(saidOf(board, model.id, target.id), range);
  const isThere = ({ x, y, z }: Spot['at']): boolean => x === own.x && y === own.y && z === own.z;
  return ({ at }) =>
    ((isThere(at) ? said : null) ??
      Math.hypot(place.x - at.x, place.y - at.y) - place.radius - own.radius <= toGrid(range)) &&
    geometry().isInSightAt(board, model.id, at, target.id);
}

/** Whether a model engages nobody at a place: else it could not shoot from there. */
export function isFreeAt(state: FoeBattle, { id }: BattleModel): (spot: Spot) => boolean {
  const near = reachingOf(state, id);
  const { board } = state;
  return ({ at }) => board === undefined || geometry().reachedAt(board, id, at, near).length === 0;
}

/** Whether nobody of the others can come to a place with a charge, gone straight. */
export function isBeyondCharges(state: FoeBattle, model: BattleModel): (spot: Spot) => boolean {
  const { board } = state;
  const near = new Map(reachingOf(state, model.id).map(({ id, inches }) => [id, inches]));
  const { radius } = board?.places[model.id] ?? { radius: 0 };
  return ({ at }) =>
    targetsOf(state, model).every(({ id, sp }) => {
      const place = board?.places[id];
      if (place === undefined) return true;
      const off = Math.hypot(place.x - at.x, place.y - at.y) - place.radius - radius;
      return off > (chargeInches(sp) + (near.get(id) ?? 0)) * INCH;
    });
}

/** Whether nobody of the others sees it at a place without something that gives it cover: what it touches (V-52). */
export const isCovered =
  (state: FoeBattle, model: BattleModel) =>
  ({ at, seenBy }: Spot): boolean => {
    const { board } = state;
    if (board === undefined) return false;
    const seers = targetsOf(state, model).filter(({ id }) => geometry().isInSightAt(board, model.id, at, id));
    if (seers.length === 0) return true;
    return (
      geometry().touchesAt(board, model.id, at) && seers.every(({ id }) => (seenBy(id)?.leaning?.cover.size ?? 1) > 0)
    );
  };
