import type { ActionId, Order } from '../../engine/core/ids.ts';
import { inches, target } from '../format.ts';

interface ActionWords {
  /** On its button; short. */
  readonly name: string;
  /** In a sentence or heading: what is done. */
  readonly full: string;
  /** What the operative does, in the log. */
  readonly does: string;
  /** Its key. */
  readonly key: string;
}

const action = (name: string, does: string, key: string): ActionWords => ({
  name,
  full: name,
  does,
  key,
});

/** The actions of an operative. */
export const actions = {
  reposition: action('Reposition', 'repositions', 'R'),
  dash: action('Dash', 'dashes', 'D'),
  fallBack: action('Fall Back', 'falls back', 'B'),
  charge: action('Charge', 'charges', 'C'),
  shoot: action('Shoot', 'shoots', 'S'),
  fight: action('Fight', 'fights', 'F'),
  guard: action('Guard', 'goes on guard', 'G'),
  pickUpMarker: action('Pick up', 'picks up a marker', 'P'),
  placeMarker: action('Put down', 'puts down its marker', 'L'),
  reload: action('Reload', 'reloads', 'E'),
  pickUpOperative: action('Carry', 'picks up a friend', 'K'),
  putDownOperative: action('Set down', 'sets its friend down', 'N'),
  reanimate: action('Reanimate', 'tries to raise a friend', 'A'),
  interact: action('Interact', 'interacts', 'I'),
  pass: action('Pass', 'passes', 'Z'),
  operateHatch: { ...action('Hatch', 'operates a hatch', 'H'), full: 'Operate Hatch' },
} satisfies Record<ActionId, ActionWords>;

/** The second line of an action's button: with what, how far, on which face. */
export const withWhat = {
  move: (length: number) => `up to ${inches(length)}`,
  distance: (length: number) => inches(length),
  guard: 'counts as Shoot',
  guardToFight: 'to strike back only',
  reanimate: (who: string, face: number) => `${who} within ${inches(1)}, on ${target(face)}`,
  carry: (who: string) => `${who} within ${inches(1)}, then Move ${inches(-2)}`,
  several: (what: string, others: number) => `${what}, ${others} more`,
  free: 'free',
  chooseTarget: 'Choose a target',
  chooseWeapon: 'With which weapon',
  tapTarget: 'Tap the target',
  tapCharged: 'Tap the enemies it reaches',
  tapFought: `Tap an enemy within ${inches(1)}`,
  logIt: 'Log the attack',
  chooseFriend: `Which friend within ${inches(1)}`,
  chooseEnemies: `Tap the enemies it ends within ${inches(1)} of`,
  chooseReload: 'Which weapon',
  interactWhat: 'What it does',
  interactFor: (primary: string) =>
    `An object within ${inches(1)}: a door, a marker, what the mission asks for. Here: ${primary}`,
  interactElse: (own: string) =>
    `An object within ${inches(1)} that has no button of its own: a door, a crate. For the mission there are ${own}.`,
  /** On its button: with a button of its own for what the mission asks, and without. */
  interactOther: 'something else: a door, a crate',
  interactUsual: 'a door, a marker',
  interactHint: 'A few words for the log',
  hatch: (open: boolean): string => (open ? 'shut it' : 'open it'),
  hatches: (count: number) => `${count} in reach`,
  hatchWhich: 'Which hatch',
  markerWhich: 'Which marker',
  fallOnPurpose: 'It falls on the way',
};

/** The two orders: in headings and on buttons, on cards (short), and in a sentence. */
export const orders = {
  engage: {
    name: 'Engage',
    short: 'Engage',
    on: 'on Engage',
    meaning: 'May shoot, charge, guard and counteract.',
  },
  conceal: {
    name: 'Conceal',
    short: 'Conceal',
    on: 'on Conceal',
    meaning: 'No valid target while in cover. No shot, no charge, no guard, no counteract.',
  },
} satisfies Record<Order, { name: string; short: string; on: string; meaning: string }>;

/** States of an operative, as its card names them. */
export const states = {
  ready: 'Ready',
  acting: 'Acting',
  done: 'Done',
  guard: 'On guard',
  mayWatch: 'May counter',
  watched: 'Countered',
  guardShort: 'Guard',
  down: 'Down',
  slain: 'Slain',
  removed: 'Removed',
  injured: 'Injured',
  carried: 'Carried',
};
