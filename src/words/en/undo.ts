import type { ActionId } from '../../engine/core/ids.ts';
import type { Answer } from '../../engine/dice/request.ts';
import type { CorrectionCatalogue, UndoCatalogue, UndoText } from '../speech.ts';
import { orders } from './actions.ts';

const undo = (short: string, full: string): UndoText => ({ short, full: `Undo: ${full}` });

const actionShorts: Record<ActionId, string> = {
  reposition: 'Reposition',
  dash: 'Dash',
  fallBack: 'Fall Back',
  charge: 'Charge',
  shoot: 'Shoot',
  fight: 'Fight',
  guard: 'Guard',
  pickUpMarker: 'Pick up',
  placeMarker: 'Put down',
  reload: 'Reload',
  pickUpOperative: 'Carry',
  putDownOperative: 'Set down',
  reanimate: 'Reanimate',
  interact: 'Interact',
};

const answers: { readonly [K in Answer['kind']]: UndoText } = {
  faces: undo('Dice', 'the dice'),
  counts: undo('Dice', 'the counted dice'),
  pick: undo('Answer', 'the answer'),
  tick: undo('Ticks', 'the operatives that were ticked'),
  reroll: undo('Re-roll', 'the choice of dice to re-roll'),
  number: undo('Distance', 'the distance'),
};

/** Corrections by hand, by kind. */
export const undoCorrection: CorrectionCatalogue = {
  wounds: ({ operative, to }, look) => undo('Wounds', `wounds of ${look.name(operative)} set to ${to}`),
  ap: ({ spent }) => undo('AP', `spent AP set to ${spent}`),
  ammo: ({ operative, left }, look) => undo('Shots', `shots of ${look.name(operative)} set to ${left}`),
  order: ({ operative, order }, look) => undo('Order', `${look.name(operative)} set ${orders[order].on}`),
  readiness: ({ operative, readiness }, look) =>
    readiness === 'ready'
      ? undo('Set ready', `${look.name(operative)} set to ready`)
      : undo('Set done', `${look.name(operative)} set to done`),
  guard: ({ operative, on }, look) =>
    on
      ? undo('Guard on', `${look.name(operative)} set on guard`)
      : undo('Guard off', `guard of ${look.name(operative)} ended`),
  reanimations: ({ operative, to }, look) => undo('Raises', `times ${look.name(operative)} was raised set to ${to}`),
  cp: ({ to }) => undo('CP', `CP set to ${to}`),
  alert: ({ to }) => undo('Alert', `alert set to ${to}`),
  turn: () => undo('Turn', 'the side that is to activate'),
  initiative: () => undo('Initiative', 'the initiative, set by hand'),
  turningPoint: ({ to }) => undo('Turning point', `turning point set to ${to}`),
  die: ({ face }) => undo('Die', `a die set to ${face}`),
  damage: ({ to }) => undo('Damage', `damage set to ${to}`),
  addEffect: ({ operative }, look) => undo('Effect', `an effect on ${look.name(operative)}`),
  removeEffect: ({ operative }, look) => undo('Effect', `the end of an effect on ${look.name(operative)}`),
};

/** Commands by type. A correction is named by its kind. */
export const undoCommand: UndoCatalogue = {
  startBattle: () => undo('Battle start', 'the start of the battle'),
  nextTurningPoint: () => undo('Turning point', 'the next turning point'),
  startFirefight: () => undo('Firefight', 'the start of the firefight'),
  activate: ({ operative, order }, look) => undo('Activation', `${look.name(operative)} activated ${orders[order].on}`),
  counteract: ({ operative }, look) => undo('Counteract', `${look.name(operative)} counteracts`),
  passCounteract: () => undo('No counteract', 'no counteract'),
  passGroup: () => undo('No group', 'no group activation'),
  passInterrupt: () => undo('Interrupt', 'the end of the interrupt'),
  endActivation: () => undo('End', 'the end of the activation'),
  act: ({ action }) => undo(actionShorts[action], actionShorts[action]),
  shoot: ({ target }, look) => undo('Shoot', `Shoot at ${look.name(target)}`),
  fight: ({ target }, look) => undo('Fight', `Fight against ${look.name(target)}`),
  logAttack: ({ target, damage }, look) => undo('Attack', `${damage} damage to ${look.name(target)}`),
  answer: ({ answer }) => answers[answer.kind],
  setFacts: () => undo('Facts', 'facts of the shot'),
  setAssists: () => undo('Assists', 'friends that assist'),
  commandReroll: () => undo('Re-roll', 'Command Re-roll, 1 CP'),
  cancelAttack: () => undo('Taking back', 'the attack that was taken back'),
  skipEffect: () => undo('Skipping', 'an effect that was left out'),
  setEngaged: ({ retinue, enemy }, look) =>
    undo('Engaged', `${look.name(retinue)} and ${look.name(enemy)}, engaged or not`),
  setFlag: ({ operative }, look) => undo('Mark', `a fact about ${look.name(operative)}`),
  setHeight: ({ operative, inches }, look) => undo('Height', `height of ${look.name(operative)} set to ${inches}″`),
  setCounter: ({ counter, to }, look) => undo('Counter', `${look.trackName(counter)} set to ${to}`),
  setTick: ({ tick }, look) => undo('Tick', look.trackName(tick)),
  fall: ({ operative, inches }, look) => undo('Fall', `${look.name(operative)} fell ${inches}″`),
  addOperative: ({ operative }) => undo('New operative', `${operative.name} on the table`),
  changeSettings: () => undo('Settings', 'changed settings'),
  assign: ({ operative }, look) => undo('Player', `who plays ${look.name(operative)}`),
  renamePlayer: ({ name }) => undo('Player name', `player named ${name}`),
  endBattle: () => undo('Battle end', 'the end of the battle'),
  goOn: () => undo('Go on', 'going on'),
};
