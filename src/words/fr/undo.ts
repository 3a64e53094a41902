import type { ActionId } from '../../engine/core/ids.ts';
import type { Answer } from '../../engine/dice/request.ts';
import type { CorrectionCatalogue, UndoCatalogue, UndoText } from '../speech.ts';
import { actions, orders } from './actions.ts';

const undo = (short: string, full: string): UndoText => ({ short, full: `Annuler : ${full}` });

const actionShort = (action: ActionId): string => actions[action].name;

const answers: { readonly [K in Answer['kind']]: UndoText } = {
  faces: undo('Dés', 'les dés'),
  counts: undo('Dés', 'les dés donnés en nombres'),
  pick: undo('Réponse', 'la réponse'),
  tick: undo('Coches', 'les agents cochés'),
  reroll: undo('Relance', 'le choix des dés à relancer'),
  number: undo('Distance', 'la distance donnée'),
};

export const undoCorrection: CorrectionCatalogue = {
  wounds: ({ operative, to }, look) => undo('PV', `PV de ${look.name(operative)} mis à ${to}`),
  ap: ({ spent }) => undo('PA', `PA dépensés mis à ${spent}`),
  ammo: ({ operative, left }, look) => undo('Coups', `coups de ${look.name(operative)} mis à ${left}`),
  order: ({ operative, order }, look) => undo('Ordre', `${look.name(operative)} mis ${orders[order].on}`),
  readiness: ({ operative, readiness }, look) =>
    readiness === 'ready'
      ? undo('Mis à jouer', `${look.name(operative)} mis à jouer`)
      : undo('Mis joué', `${look.name(operative)} mis comme joué`),
  guard: ({ operative, on }, look) =>
    on
      ? undo('Mise en garde', `${look.name(operative)} mis en garde`)
      : undo('Fin de garde', `fin de la garde de ${look.name(operative)}`),
  reanimations: ({ operative, to }, look) =>
    undo('Ranimations', `ranimations de ${look.name(operative)} mises à ${to}`),
  cp: ({ to }) => undo('PC', `PC mis à ${to}`),
  alert: ({ to }) => undo('Alerte', `alerte mise à ${to}`),
  turn: () => undo('Camp', 'le camp qui active'),
  initiative: () => undo('Initiative', 'l’initiative fixée à la main'),
  turningPoint: ({ to }) => undo('Tournant', `tournant mis à ${to}`),
  die: ({ face }) => undo('Dé', `un dé mis à ${face}`),
  damage: ({ to }) => undo('Dégâts', `dégâts mis à ${to}`),
  addEffect: ({ operative }, look) => undo('Effet', `un effet sur ${look.name(operative)}`),
  removeEffect: ({ operative }, look) => undo('Effet', `la fin d’un effet sur ${look.name(operative)}`),
};

export const undoCommand: UndoCatalogue = {
  startBattle: () => undo('Début', 'le début de la bataille'),
  nextTurningPoint: () => undo('Tournant', 'le tournant suivant'),
  startFirefight: () => undo('Affrontement', 'le début de l’affrontement'),
  activate: ({ operative, order }, look) =>
    undo('Activation', `activation de ${look.name(operative)} ${orders[order].on}`),
  counteract: ({ operative }, look) => undo('Contre-action', `contre-action de ${look.name(operative)}`),
  passCounteract: () => undo('Sans réaction', 'pas de contre-action'),
  passGroup: () => undo('Sans groupe', 'pas d’activation de groupe'),
  passInterrupt: () => undo('Interruption', 'la fin de l’interruption'),
  endActivation: () => undo('Fin', 'la fin de l’activation'),
  act: ({ action }) => undo(actionShort(action), actions[action].full),
  shoot: ({ target }, look) => undo('Tirer', `le tir sur ${look.name(target)}`),
  fight: ({ target }, look) => undo('Combattre', `le combat contre ${look.name(target)}`),
  logAttack: ({ target, damage }, look) => undo('Attaque', `${damage} de dégâts à ${look.name(target)}`),
  answer: ({ answer }) => answers[answer.kind],
  setFacts: () => undo('Faits', 'les faits du tir'),
  setAssists: () => undo('Soutiens', 'les amis en soutien'),
  commandReroll: () => undo('Relance', 'la Relance de Commandement, 1 PC'),
  cancelAttack: () => undo('Reprise', 'l’attaque reprise'),
  skipEffect: () => undo('Effet passé', 'un effet laissé de côté'),
  setEngaged: ({ retinue, enemy }, look) =>
    undo('Engagement', `${look.name(retinue)} et ${look.name(enemy)}, à portée d’engagement ou non`),
  setFlag: ({ operative }, look) => undo('Fait', `un fait sur ${look.name(operative)}`),
  setHeight: ({ operative, inches }, look) => undo('Hauteur', `hauteur de ${look.name(operative)} mise à ${inches}″`),
  setCounter: ({ counter, to }, look) => undo('Compteur', `${look.trackName(counter)} mis à ${to}`),
  setTick: ({ tick }, look) => undo('Coche', look.trackName(tick)),
  fall: ({ operative, inches }, look) => undo('Chute', `chute de ${look.name(operative)} de ${inches}″`),
  addOperative: ({ operative }) => undo('Nouvel agent', `${operative.name} sur la table`),
  changeSettings: () => undo('Réglages', 'les réglages changés'),
  assign: ({ operative }, look) => undo('Joueur', `qui joue ${look.name(operative)}`),
  renamePlayer: ({ name }) => undo('Nom du joueur', `le joueur nommé ${name}`),
  endBattle: () => undo('Fin bataille', 'la fin de la bataille'),
  goOn: () => undo('Continuer', 'la bataille continuée'),
};
