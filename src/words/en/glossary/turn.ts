import { term } from '../../term.ts';

/** Turns, explained. */
export const turn = {
  turningPoint: term(
    'Turning point',
    'A round of the battle: initiative, everybody ready, perhaps an event, then each side activates in turn until all are done.',
    'turning points',
  ),
  initiative: term(
    'Initiative',
    'Who has it activates first in this turning point, and settles what happens at the same moment.',
  ),
  activation: term(
    'Activation',
    'One operative acts: it takes an order and spends its AP on actions, each action once.',
  ),
  order: term('Order', 'Engage or Conceal, chosen as an activation begins. It stays until the next one.'),
  engage: term('Engage', 'The order to fight: it may shoot and charge, and may be shot at whenever it is seen.'),
  conceal: term('Conceal', 'The order to hide: it neither shoots nor charges, and in cover it is no valid target.'),
  counteract: term(
    'Counteract',
    'Your side is all done and the enemy is not: one of yours on Engage may do one action for 1 AP, moving 2″ at most.',
  ),
  guard: term(
    'Guard',
    'An operative that waits: it may shoot or fight once after an action of an enemy that it sees.',
    'on guard',
  ),
  cp: term(
    'CP',
    'Command points: what ploys and re-rolls cost. One comes in each turning point, for all players together.',
    'command points',
  ),
  ploy: term('Ploy', 'Something a side may do for CP, in the strategy phase or at a moment that it names.', 'ploys'),
  event: term(
    'Event',
    'From a turning point on that the difficulty says, a die on the event table: something happens to everybody.',
  ),
  free: term(
    'Dice for the table',
    'The button with the many-sided die, beside Undo: any die, a direction, a part of the board, one of these by lot.',
  ),
};
