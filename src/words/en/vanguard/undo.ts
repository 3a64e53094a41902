import { freeDice } from '../freeDice.ts';
import type { RoundsCorrections, RoundsUndoCatalogue } from '../../roundsSpeech.ts';
import type { UndoText } from '../../speech.ts';

const names = (short: string, what: string): UndoText => ({ short, full: `Undo: ${what}` });

const ACTS: Readonly<Record<string, string>> = {
  attack: 'Attack',
  walk: 'Walk',
  run: 'Run',
  charge: 'Charge',
  aim: 'Aim',
  focus: 'Focus',
  standUp: 'Stand up',
  own: 'Own act',
};

/** What Undo takes back: 14 characters or less, and the whole. */
export const undoCommand: RoundsUndoCatalogue = {
  answer: ({ answer }) =>
    answer.kind === 'faces' ? names('Dice', `the dice ${answer.faces.join(', ')}`) : names('Answer', 'the answer'),
  startBattle: () => names('Start', 'the start of the battle'),
  place: ({ model }, look) => names('Set-up', `the set-up of ${look.name(model)}`),
  startRound: () => names('Round', 'the start of the round'),
  activate: ({ model, again }, look) =>
    names(again ? 'Re-activation' : 'Activation', `the activation of ${look.name(model)}`),
  act: ({ action }) => names(ACTS[action] ?? action, `the act, ${ACTS[action] ?? action}`),
  takeUpBoard: ({ map }) => names('Board', `the board ${map.name}`),
  dropBoard: () => names('Board', 'putting the board away'),
  overruleBoard: ({ from, to }, look) => names('Fact', `what ${look.name(from)} sees of ${look.name(to)}`),
  layMarker: ({ marker }, look) => names('Marker', `where ${look.objective(marker)} lies`),
  moveDoor: ({ open }) => names('Door', open ? 'the door that was opened' : 'the door that was shut'),
  placeOnBoard: ({ model }, look) => names('Place', `${look.name(model)} on the board`),
  setUpOnBoard: ({ places }) => names('Place', `${Object.keys(places).length} on the board`),
  fallBack: () => names('Fallback', 'the fallback'),
  endActivation: () => names('End', 'the end of the activation'),
  passToken: () => names('Pass token', 'the pass token'),
  finish: () => names('Finished', 'that the side has finished'),
  clearFatigue: ({ model }, look) => names('Fresh again', `that ${look.name(model)} is fresh again`),
  score: () => names('Points', 'the points of the round'),
  endRound: () => names('End of round', 'the end of the round'),
  setFacts: () => names('Fact', 'the fact'),
  cancel: () => names('Taken back', 'that the act was taken back'),
  overrideWounds: () => names('Wounds', 'the wounds by hand'),
  hurt: ({ model }, look) => names('Hurt', `what hurt ${look.name(model)}`),
  rollFree: () => names(freeDice.undo.short, freeDice.undo.full),
  assign: () => names('Player', 'the change of player'),
  renamePlayer: () => names('Name', 'the name of the player'),
  changeSettings: () => names('Settings', 'the change of settings'),
  endBattle: () => names('End of battle', 'the end of the battle'),
  resumeBattle: () => names('Going on', 'going on with the battle'),
};

/** The same of what was set by hand. */
export const undoCorrection: RoundsCorrections = {
  wounds: names('Wounds', 'the wounds set by hand'),
  activated: names('Activated', 'the counter set by hand'),
  fatigued: names('Tired', 'the counter set by hand'),
  down: names('Floored', 'the counter set by hand'),
  inPlay: names('In play', 'who is in play, set by hand'),
  placed: names('Set-up', 'who is set up, set by hand'),
  engaged: names('Engaged', 'who is engaged, set by hand'),
  cp: names('CP', 'the command points set by hand'),
  tokens: names('Pass tokens', 'the pass tokens set by hand'),
  points: names('Points', 'the points set by hand'),
  broken: names('Broken', 'who is broken, set by hand'),
  finished: names('Finished', 'who has finished, set by hand'),
  turn: names('Turn', 'the turn set by hand'),
  round: names('Round', 'the round set by hand'),
  token: names('Token', 'the token set by hand'),
};
