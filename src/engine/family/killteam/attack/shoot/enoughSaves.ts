import type { RollRequest } from '../../model/request.ts';
import { count } from '../../model/pool.ts';
import type { ShotInHand } from '../../rules/steps.ts';
import { allocateSaves } from './allocateSaves.ts';
import { attackOn } from './derive.ts';
import { attackNow, defenceNow } from './shotInHand.ts';

/** 0 to one less than this. */
const upTo = (most: number) => Array.from({ length: most }, (_, dice) => dice);

/** Saves that stop every hit with dice still left to roll: those dice change nothing. */
export function enoughSaves(inHand: ShotInHand): Pick<RollRequest, 'enough'> {
  const attack = attackOn(inHand.shot, attackNow(inHand)?.pool ?? []);
  const { kept = [], toRoll = 0 } = defenceNow(inHand) ?? {};
  const stopsAll = (criticals: number, normals: number): boolean =>
    allocateSaves({
      ...attack,
      critSaves: count(kept, 'critical') + criticals,
      normalSaves: count(kept, 'normal') + normals,
    }).best.damage === 0;
  const enough = upTo(toRoll)
    .flatMap((criticals) => upTo(toRoll - criticals).map((normals) => ({ criticals, normals })))
    .filter(({ criticals, normals }) => stopsAll(criticals, normals));
  return enough.length === 0 ? {} : { enough };
}
