import { present } from '../../../core/invariant.ts';
import type { SideWord } from '../tables/selector.ts';
import type { OperativeId, Side, WeaponId } from '../../../core/ids.ts';
import type { Operative, Weapon } from './operative.ts';
import type { Activation, BattleState, SideState } from './state.ts';
import type { Task, Via } from './task.ts';

/** Null when there is no such operative. */
export const findOperative = (state: BattleState, id: OperativeId): Operative | null =>
  state.operatives.find((operative) => operative.id === id) ?? null;

/** Throws (a bug) when there is no such operative: ids of the state itself are always good. */
export const operativeById = (state: BattleState, id: OperativeId): Operative =>
  present(findOperative(state, id), `operative ${id}`);

export const findWeapon = (operative: Operative, id: WeaponId): Weapon | null =>
  operative.weapons.find((weapon) => weapon.id === id) ?? null;

export const weaponById = (operative: Operative, id: WeaponId): Weapon =>
  present(findWeapon(operative, id), `weapon ${id} of ${operative.id}`);

/** On the board and able to act. */
export const standing = (operative: Operative): boolean => !operative.down && !operative.removed;

/** The markers that somebody carries, what it picked up last first. */
export const markersOfCarrier = ({
  carriesMarker,
  alsoCarries = null,
}: Pick<Operative, 'carriesMarker' | 'alsoCarries'>): readonly string[] =>
  [carriesMarker, alsoCarries].filter((marker) => marker !== null);

export const ofSide = (state: BattleState, side: Side): readonly Operative[] =>
  state.operatives.filter((operative) => operative.side === side);

/** It stands there and can be attacked, and that is all: it never activates, and counts neither for its side nor as a kill. */
export const neverActs = ({ abilities }: Pick<Operative, 'abilities'>): boolean => abilities.includes('neverActs');

/** The operatives of a side that count. */
export const forceOf = (state: BattleState, side: Side): readonly Operative[] =>
  ofSide(state, side).filter((operative) => !neverActs(operative));

export const isReady = (operative: Operative): boolean =>
  standing(operative) && operative.readiness === 'ready' && !neverActs(operative);

/** The side with this id, or a thrown bug. */
export const sideById = (state: BattleState, side: Side): SideState =>
  present(
    state.sides.find(({ id }) => id === side),
    `side ${side}`,
  );

/** The other side of the table. */
export const opposing = ({ sides }: Pick<BattleState, 'sides'>, side: Side): Side =>
  sides[0].id === side ? sides[1].id : sides[0].id;

/** The side whose people answer for the whole table. */
export const askedSide = ({ sides }: Pick<BattleState, 'sides'>): Side => sides[0].id;

/** The side that the decision tables may play. */
export const tableSide = ({ sides }: Pick<BattleState, 'sides'>): Side => sides[1].id;

/** A side as tables and scenarios name it: the people's first side is their retinue, the other the enemy. */
export const sideMeant = ({ sides }: Pick<BattleState, 'sides'>, word: SideWord): Side =>
  sides[word === 'retinue' ? 0 : 1].id;

/** Played by people. */
export const byPeople = (state: BattleState, side: Side): boolean => sideById(state, side).hand === 'people';

export const sideHasReady = (state: BattleState, side: Side): boolean => ofSide(state, side).some(isReady);

/** Enemies of this operative within its control range, as the table said (DECISIONS, State 1). */
export const engagedWith = (state: BattleState, id: OperativeId): readonly OperativeId[] =>
  state.engagement.flatMap(([one, other]) => (one === id ? [other] : other === id ? [one] : []));

export const areEngaged = (state: BattleState, a: OperativeId, b: OperativeId): boolean =>
  engagedWith(state, a).includes(b);

/** friends that count, in the control range of that enemy and of no other. */
export const assistsAgainst = (
  state: BattleState,
  fighter: Operative,
  { enemy, counts }: { readonly enemy: OperativeId; readonly counts: (friend: Operative) => boolean },
): number =>
  engagedWith(state, enemy).filter(
    (friend) =>
      friend !== fighter.id &&
      engagedWith(state, friend).every((other) => other === enemy) &&
      counts(operativeById(state, friend)),
  ).length;

/** The work in hand: the top of the stack. */
export const topTask = (state: BattleState): Task | null => state.tasks.at(-1) ?? null;

/** Who acts now: the guard that interrupts, else the operative activated or counteracting. */
export const actingId = (state: BattleState): OperativeId | null =>
  state.interrupt?.operative ?? state.activation?.operative ?? null;

/** The move in whose middle somebody has operated a hatch; null: it is in the middle of none. */
export const midMoveOf = (
  { activation, interrupt }: BattleState,
  id: OperativeId,
): NonNullable<Activation['midMove']> | null =>
  interrupt === null && activation?.operative === id ? (activation.midMove ?? null) : null;

/** `tp.activation.action.sequence.step[.n]`, counted from state, so that an undone question comes back with its id. */
export const requestId = (state: BattleState, task: string, ...steps: readonly (string | number)[]): string =>
  [state.turningPoint, state.activations, state.actions, task, ...steps].join('.');

/** How whatever is done now comes about. */
export const viaNow = (state: BattleState): Via =>
  state.interrupt !== null ? 'guard' : state.activation?.kind === 'counteract' ? 'counteract' : 'action';

/** Two operatives of different sides as a pair of the engagement: the first side's first. */
export const pairOf = (state: BattleState, one: Operative, other: Operative): [OperativeId, OperativeId] =>
  one.side === state.sides[0].id ? [one.id, other.id] : [other.id, one.id];
