import { when, type Rejection } from '../../model/rejection.ts';
import type { BattleEvent } from '../../model/event.ts';
import { findOperative, ofSide } from '../../model/lookup.ts';
import type { Operative } from '../../model/operative.ts';
import type { ActionDetails, ActionRule, ActionTry } from '../../rules/action.ts';
import type { Game } from '../../rules/game.ts';
import { friendFar, friendsFar } from '../../flow/actions/inReach.ts';
import { inControlRange, retinueOnly } from '../../flow/actions/reasons.ts';
import { hasChange } from '../../stats/changes.ts';

/** Friends that lie on the board and can still be helped. */
export const downedFriends = ({ game, operative }: Pick<ActionTry, 'game' | 'operative'>): readonly Operative[] =>
  ofSide(game.state, operative.side).filter(
    (other) => other.down && !other.slain && !other.removed && other.id !== operative.id,
  );

const friendOf = ({ game }: ActionTry, { targets }: ActionDetails): Operative | null =>
  findOperative(game.state, targets[0] ?? '');

const lies = (attempt: ActionTry, details: ActionDetails): Rejection[] => {
  const friend = friendOf(attempt, details);
  return [
    ...when(friend === null, 'unknownOperative', { operative: details.targets[0] ?? '' }),
    ...when(friend !== null && friend.slain, 'slain'),
    ...when(friend !== null && (!friend.down || friend.side !== attempt.operative.side), 'targetNotDown'),
    ...(friend === null ? [] : friendFar(attempt.game.state, attempt.operative, friend)),
  ];
};

const tooHeavy = ({ game, operative }: Pick<ActionTry, 'game' | 'operative'>, friend: Operative): boolean =>
  friend.maxWounds > operative.maxWounds && !hasChange(game.state, operative, 'burden');

const free = (friend: Operative): boolean => friend.carriedBy === null;

type Rescue = 'reanimate' | 'pickUpOperative';

/** Whom it could help by this action, however far they are: those that it could carry, or any that may be raised. */
function helpable(attempt: Pick<ActionTry, 'game' | 'operative'>, action: Rescue): readonly Operative[] {
  const friends = downedFriends(attempt);
  return action === 'reanimate' ? friends : friends.filter((friend) => free(friend) && !tooHeavy(attempt, friend));
}

/** None of them is in its control range. */
const noneInReach = (attempt: ActionTry, action: Rescue): readonly Rejection[] =>
  friendsFar(attempt.game.state, attempt.operative, helpable(attempt, action));

/** Pick Up Operative: a fallen friend, one at a time, not one with more Wounds; carrying costs 2" of Move (A-35). */
export const pickUpOperative: ActionRule = {
  ap: 1,
  offered: (attempt) => {
    const { operative } = attempt;
    const friends = downedFriends(attempt).filter(free);
    return [
      ...retinueOnly(attempt),
      ...when(operative.abilities.includes('cannotPickUp'), 'cannotByCard'),
      ...when(operative.carries !== null, 'alreadyCarrying'),
      ...when(friends.length === 0, 'noDownedFriend'),
      ...when(friends.length > 0 && friends.every((friend) => tooHeavy(attempt, friend)), 'tooHeavy'),
      ...inControlRange(attempt),
      ...noneInReach(attempt, 'pickUpOperative'),
    ];
  },
  chosen: (attempt, details) => {
    const friend = friendOf(attempt, details);
    return [
      ...lies(attempt, details),
      ...when(friend !== null && tooHeavy(attempt, friend), 'tooHeavy'),
      ...when(friend !== null && !free(friend), 'beingCarried'),
    ];
  },
  perform: ({ operative }, { targets }): readonly BattleEvent[] => [
    { type: 'carryingChanged', carrier: operative.id, carried: targets[0] ?? null },
  ],
};

/** Whom it can help by this action where it stands: those that it could carry, or any that may be raised. */
export const helped = (game: Game, operative: Operative, action: Rescue): readonly Operative[] =>
  helpable({ game, operative }, action).filter((friend) => friendFar(game.state, operative, friend).length === 0);

/** Puts the friend down in control range, as a marker is placed. */
export const putDownOperative: ActionRule = {
  ap: 1,
  offered: (attempt) => [
    ...when(attempt.operative.carries === null, 'carriesNothing'),
    ...when(attempt.done.includes('pickUpOperative'), 'pickedUpBefore'),
  ],
  chosen: () => [],
  perform: ({ operative }) => [{ type: 'carryingChanged', carrier: operative.id, carried: null }],
};

/** Reanimate: a fallen friend, on 4+, later 5+, then 6; not in control range of enemies. */
export const reanimate: ActionRule = {
  ap: 1,
  offered: (attempt) => [
    ...retinueOnly(attempt),
    ...when(downedFriends(attempt).length === 0, 'noDownedFriend'),
    ...inControlRange(attempt),
    ...noneInReach(attempt, 'reanimate'),
  ],
  chosen: lies,
  perform: ({ operative }, { targets }) => [
    {
      type: 'taskOpened',
      task: { kind: 'reanimate', id: 'reanimate', operative: operative.id, target: targets[0] ?? '', step: 'roll' },
    },
  ],
};
