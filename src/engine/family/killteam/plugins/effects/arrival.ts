import type { Order } from '../../../../core/ids.ts';
import type { BattleEvent } from '../../model/event.ts';
import { byPeople, neverActs } from '../../model/lookup.ts';
import type { Operative } from '../../model/operative.ts';
import type { BattleState } from '../../model/state.ts';
import type { Game } from '../../rules/game.ts';

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

/**
 * An operative that arrives during the battle, as its card has it: ready, with that order, an id and a name of its own; what
 * never acts stays as it is.
 */
export const arrival = (state: BattleState, card: Operative, order: Order): Operative => ({
  ...card,
  id: freeId(state, card.card),
  name: nextName(state, card.name),
  ...(neverActs(card) ? {} : { order, readiness: 'ready' as const }),
});

/** These, who come in by zones of the board that the scenario is bound to; undefined: as their side does. */
export const withZones = (cards: readonly Operative[], zones: readonly string[] | undefined): readonly Operative[] =>
  zones === undefined ? cards : cards.map((card) => ({ ...card, zones: [...zones] }));

/** Whoever a card brings along comes in where it does. */
const broughtBy = ({ companions }: BattleState, { card, zones }: Operative): readonly Operative[] =>
  withZones(companions?.[card] ?? [], zones);

/** These arrive one after the other, each with whoever its card brings along. */
export function arrivals({ rules, state }: Game, cards: readonly Operative[], order: Order): readonly BattleEvent[] {
  const events: BattleEvent[] = [];
  for (const card of cards.flatMap((each) => [each, ...broughtBy(state, each)]))
    events.push({ type: 'operativeAdded', operative: arrival(rules.evolve(state, events), card, order) });
  return events;
}

/** Who comes to the help of people is the first player's. */
const dealt = (state: BattleState, card: Operative): Operative =>
  byPeople(state, card.side) ? { ...card, owner: state.players[0]?.id ?? null } : card;

/** These arrive by themselves, and it is told where they are set up, and whether they come to the help of people. */
export function come(
  game: Game,
  cards: readonly Operative[],
  { order, where, source }: { readonly order: Order; readonly where: string; readonly source: string },
): readonly BattleEvent[] {
  const { state } = game;
  const [first] = cards;
  const dv = cards.reduce((sum, card) => sum + card.dv, 0);
  const joins = first !== undefined && byPeople(state, first.side);
  return [
    ...arrivals(
      game,
      cards.map((card) => dealt(state, card)),
      order,
    ),
    { type: 'worldChanged', set: { spawned: (state.spawned ?? 0) + cards.length } },
    { type: 'effectNoted', op: 'spawn', source, params: { where, dv, ...(joins && { joins: 1 }) } },
  ];
}
