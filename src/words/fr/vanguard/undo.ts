import { freeDice } from '../freeDice.ts';
import type { UndoText } from '../../speech.ts';
import type { Words } from '../../words.ts';
import { de, que } from '../de.ts';
import { boardName } from '../boardNames.ts';

const names = (short: string, what: string): UndoText => ({ short, full: `Annuler\u00A0: ${what}` });

const ACTS: Readonly<Record<string, string>> = {
  attack: 'Attaque',
  walk: 'Marche',
  run: 'Course',
  charge: 'Charge',
  aim: 'Visée',
  focus: 'Concentration',
  standUp: 'Se relever',
  own: 'Action propre',
};

/** What Undo takes back: 14 characters or less, and the whole. */
export const undoCommand = {
  answer: ({ answer }) =>
    answer.kind === 'faces' ? names('Dés', `les dés ${answer.faces.join(', ')}`) : names('Réponse', 'la réponse'),
  startBattle: () => names('Début', 'le début de la bataille'),
  place: ({ model }, look) => names('Placement', `le placement ${de(look.name(model))}`),
  startRound: () => names('Manche', 'le début de la manche'),
  activate: ({ model, again }, look) => names(again ? 'Rejouer' : 'Activation', `l’activation ${de(look.name(model))}`),
  act: ({ action }) => names(ACTS[action] ?? action, `l’action, ${ACTS[action] ?? action}`),
  takeUpBoard: ({ map }) => names('Plateau', `le plateau ${boardName(map.name)}`),
  dropBoard: () => names('Plateau', 'le plateau rangé'),
  overruleBoard: ({ from, to }, look) => names('Constat', `ce ${que(look.name(from))} voit ${de(look.name(to))}`),
  layMarker: ({ marker }, look) => names('Pion', `la place ${de(look.objective(marker))}`),
  moveDoor: ({ open }) => names('Porte', open ? 'la porte ouverte' : 'la porte fermée'),
  placeOnBoard: ({ model }, look) => names('Place', `${look.name(model)} sur le plateau`),
  setUpOnBoard: ({ places }) => names('Place', `${Object.keys(places).length} figurines sur le plateau`),
  fallBack: () => names('Repli', 'le repli'),
  endActivation: () => names('Fin', 'la fin de l’activation'),
  passToken: () => names('Jeton', 'le jeton de passe'),
  finish: () => names('Terminé', 'que le camp a terminé'),
  clearFatigue: ({ model }, look) => names('Repos', `le repos ${de(look.name(model))}`),
  score: () => names('Points', 'les points de la manche'),
  endRound: () => names('Fin de manche', 'la fin de la manche'),
  setFacts: () => names('Fait', 'le fait'),
  cancel: () => names('Reprise', 'la reprise de l’action'),
  overrideWounds: () => names('Blessures', 'les blessures à la main'),
  hurt: ({ model }, look) => names('Blessé', `ce qui a blessé ${look.name(model)}`),
  rollFree: () => names(freeDice.undo.short, freeDice.undo.full),
  assign: () => names('Joueur', 'le changement de joueur'),
  renamePlayer: () => names('Nom', 'le nom du joueur'),
  changeSettings: () => names('Réglages', 'le changement de réglages'),
  endBattle: () => names('Fin', 'la fin de la bataille'),
  resumeBattle: () => names('Reprise', 'la reprise de la bataille'),
} satisfies Words<'rounds'>['undoCommand'];

/** The same of what was set by hand. */
export const undoCorrection = {
  wounds: names('Points de vie', 'les points de vie fixés à la main'),
  activated: names('A joué', 'le pion fixé à la main'),
  fatigued: names('Épuisé', 'le pion fixé à la main'),
  down: names('Au sol', 'le pion fixé à la main'),
  inPlay: names('En jeu', 'qui est en jeu, fixé à la main'),
  placed: names('Placement', 'qui est placé, fixé à la main'),
  engaged: names('Engagé', 'qui est engagé, fixé à la main'),
  cp: names('PC', 'les points de commandement fixés à la main'),
  tokens: names('Jetons', 'les jetons de passe fixés à la main'),
  points: names('Points', 'les points fixés à la main'),
  broken: names('Ébranlé', 'qui est ébranlé, fixé à la main'),
  finished: names('Terminé', 'qui a terminé, fixé à la main'),
  turn: names('Tour', 'le tour fixé à la main'),
  round: names('Manche', 'la manche fixée à la main'),
  token: names('Pion', 'le pion fixé à la main'),
} satisfies Words<'rounds'>['undoCorrection'];
