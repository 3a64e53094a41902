import { geometry } from '../../../board/geometry.ts';
import { factsNow } from '../../../family/killteam/attack/attackContext.ts';
import { boardNow, factsOfLook } from '../../../family/killteam/attack/boardGeometry.ts';
import { effectiveFacts } from '../../../family/killteam/attack/effectiveFacts.ts';
import { forceOf, standing, tableSide } from '../../../family/killteam/model/lookup.ts';
import type { Operative } from '../../../family/killteam/model/operative.ts';
import type { Game } from '../../../family/killteam/rules/game.ts';
import { noticedWithin } from '../noticedWithin.ts';

/** Whether an unaware enemy notices somebody: it is near, seen and not in cover; null: one of them has no place on the board. */
export function noticedOn({ state }: Game, operative: Operative): boolean | null {
  const board = boardNow(state);
  if (board === undefined) return null;
  const within = noticedWithin(state, operative);
  const looks = forceOf(state, tableSide(state))
    .filter(standing)
    .map((enemy) => ({ enemy, look: geometry().lookOn(board, enemy.id, operative.id) }));
  const notices = looks.some(({ enemy, look }) => {
    if (look === null || look.leaning === null || look.inches > within) return false;
    const facts = factsNow(state, { attacker: enemy, target: operative, facts: factsOfLook(look) });
    return !effectiveFacts(facts).cover;
  });
  return !notices && looks.some(({ look }) => look === null) ? null : notices;
}

/** Who of these is closest to an enemy; null: one of them has no place on the board. */
export function closestOn({ state: { board } }: Game, enemy: string, among: readonly string[]): string | null {
  if (board === undefined) return null;
  const all = among.map((id) => ({ id, inches: geometry().inchesOn(board, enemy, id) ?? Infinity }));
  if (all.some(({ inches }) => inches === Infinity)) return null;
  return all.toSorted((one, other) => one.inches - other.inches)[0]?.id ?? null;
}
