import type { Order, Side } from '../../../../core/ids.ts';
import type { BattleEvent } from '../../model/event.ts';
import { byPeople } from '../../model/lookup.ts';
import type { Operative } from '../../model/operative.ts';
import type { BattleState } from '../../model/state.ts';

/** The lowest `<card>-<n>` nobody has. */
function freeId({ operatives }: BattleState, card: string): string {
  const taken = new Set(operatives.map(({ id }) => id));
  let n = 1;
  while (taken.has(`${card}-${n}`)) n += 1;
  return `${card}-${n}`;
}

/** 0 for another name; 1 for the bare name. */
function numberIn(name: string, base: string): number {
  if (name === base) return 1;
  const n = name.startsWith(`${base} `) ? Number(name.slice(base.length + 1)) : 0;
  return Number.isInteger(n) ? n : 0;
}

/** Numbered on from those present, the removed included: after `Fighter 5` comes `Fighter 6`; the first of its name has none. */
function nextName({ operatives }: BattleState, base: string): string {
  const last = Math.max(0, ...operatives.map(({ name }) => numberIn(name, base)));
  return last === 0 ? base : `${base} ${last + 1}`;
}

/** An operative that arrives during the battle, as its card has it: ready, with that order, an id and a name of its own. */
export const arrival = (state: BattleState, card: Operative, order: Order): Operative => ({
  ...card,
  id: freeId(state, card.card),
  name: nextName(state, card.name),
  order,
  readiness: 'ready',
});

/** Who comes to the help of people is the first player's. */
export const dealt = (state: BattleState, card: Operative): Operative =>
  byPeople(state, card.side) ? { ...card, owner: state.players[0]?.id ?? null } : card;

/** What is told of where those who arrive by themselves are set up; `side`: theirs, null: of nobody. */
export const arrived = (
  state: BattleState,
  side: Side | null,
  { source, where, dv }: { readonly source: string; readonly where: string; readonly dv: number },
): BattleEvent => ({
  type: 'effectNoted',
  op: 'spawn',
  source,
  params: { where, dv, ...(side !== null && byPeople(state, side) && { joins: 1 }) },
});
