import type { ShotFacts } from '../../engine/battle/facts.ts';
import type { ActionId } from '../../engine/core/ids.ts';
import type { Answer } from '../../engine/dice/request.ts';
import type { CorrectionCatalogue, UndoCatalogue, UndoText } from '../speech.ts';
import { DECIDES, partOf } from '../partOf.ts';
import { inches } from '../format.ts';
import { actions, orders } from './actions.ts';
import { battle } from './battle.ts';
import { de } from './de.ts';

const undo = (short: string, full: string): UndoText => ({ short, full: `Annuler : ${full}` });

const actionShort = (action: ActionId): string => actions[action].name;

const answers: { readonly [K in Answer['kind']]: UndoText } = {
  faces: undo('Dés', 'les dés'),
  counts: undo('Dés', 'les dés donnés en nombres'),
  pick: undo('Choix', 'le choix'),
  tick: undo('Qui', 'les agents cochés'),
  reroll: undo('Relance', 'le choix des dés à relancer'),
  number: undo('Distance', 'la distance donnée'),
};

const asked = {
  fresh: 'Relance',
  attack: 'Dés d’attaque',
  defence: 'Dés de défense',
  attacker: 'Dés d’attaque',
  defender: 'Dés de défense',
  saves: 'Sauvegardes',
  cover: 'Couvert',
  accurate: 'Précis',
  validity: 'Cible',
  weapon: 'Arme',
  keep: 'Dés gardés',
  interrupt: 'En garde',
  arms: 'Arrivée',
  die: 'Frappe, parade',
};

const factNames: { readonly [F in keyof ShotFacts]-?: string } = {
  visible: 'Visibilité',
  inRange: 'Portée',
  cover: 'Couvert',
  coverIsLight: 'Couvert léger',
  obscured: 'Masqué',
  oneFeature: 'Un seul décor',
  height: 'Hauteur',
  fromVantage: 'Promontoire',
  within3: 'À 3″',
};

export const undoCorrection: CorrectionCatalogue = {
  wounds: ({ operative, to }, look) => undo('PV', `PV ${de(look.name(operative))} mis à ${to}`),
  ap: ({ spent }) => undo('PA', `PA dépensés mis à ${spent}`),
  ammo: ({ operative, left }, look) => undo('Coups', `coups ${de(look.name(operative))} mis à ${left}`),
  order: ({ operative, order }, look) => undo('Ordre', `${look.name(operative)} mis ${orders[order].on}`),
  readiness: ({ operative, readiness }, look) =>
    readiness === 'ready'
      ? undo('Mis à jouer', `${look.name(operative)} mis à jouer`)
      : undo('Mis joué', `${look.name(operative)} mis comme joué`),
  guard: ({ operative, on }, look) =>
    on
      ? undo('Mise en garde', `${look.name(operative)} mis en garde`)
      : undo('Fin de garde', `fin de la garde ${de(look.name(operative))}`),
  reanimations: ({ operative, to }, look) =>
    undo('Ranimations', `ranimations ${de(look.name(operative))} mises à ${to}`),
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
    undo('Activation', `activation ${de(look.name(operative))} ${orders[order].on}`),
  counteract: ({ operative }, look) => undo('Contre-action', `contre-action ${de(look.name(operative))}`),
  passCounteract: () => undo('Sans réaction', 'pas de contre-action'),
  passGroup: () => undo('Sans groupe', 'pas d’activation de groupe'),
  passInterrupt: () => undo('Interruption', 'la fin de l’interruption'),
  endActivation: () => undo('Fin d’activ.', 'la fin de l’activation'),
  act: ({ action }) => undo(actionShort(action), actions[action].full),
  shoot: ({ target }, look) => undo('Tirer', `le tir sur ${look.name(target)}`),
  fight: ({ target }, look) => undo('Combattre', `le combat contre ${look.name(target)}`),
  logAttack: ({ target, damage }, look) => undo('Attaque', `${damage} de dégâts à ${look.name(target)}`),
  answer: ({ requestId, answer }) => {
    const name = DECIDES.has(answer.kind) ? partOf(asked, requestId.split('.')) : null;
    return name === null ? answers[answer.kind] : undo(name, name);
  },
  setFacts: ({ facts }) => {
    const name = partOf(factNames, Object.keys(facts)) ?? 'Sur la table';
    return undo(name, name);
  },
  setAssists: () => undo('Soutiens', 'les amis en soutien'),
  commandReroll: () => undo('Relance', 'la Relance de Commandement, 1 PC'),
  cancelAttack: () => undo('Reprise', 'l’attaque reprise'),
  useTrait: ({ operative }, look) => undo('Capacité', `une capacité ${de(look.name(operative))}`),
  skipEffect: () => undo('Effet passé', 'un effet laissé de côté'),
  setEngaged: ({ retinue, enemy }, look) =>
    undo(`À ${inches(1)}`, `${look.name(retinue)} et ${look.name(enemy)}, à portée d’engagement ou non`),
  setFlag: ({ operative, flag }, look) => undo('Sur la table', `${look.name(operative)}, ${battle.card.flags[flag]}`),
  setHeight: ({ operative, inches: height }, look) =>
    undo('Hauteur', `hauteur ${de(look.name(operative))} mise à ${inches(height)}`),
  setCounter: ({ counter, to }, look) => undo('Compteur', `${look.trackName(counter)} mis à ${to}`),
  setTick: ({ tick }, look) => undo('Objectif', look.trackName(tick)),
  fall: ({ operative, inches: length }, look) =>
    undo('Chute', `chute ${de(look.name(operative))} de ${inches(length)}`),
  addOperative: ({ operative }) => undo('Nouvel agent', `${operative.name} sur la table`),
  changeSettings: () => undo('Réglages', 'les réglages changés'),
  assign: ({ operative }, look) => undo('Joueur', `qui joue ${look.name(operative)}`),
  renamePlayer: ({ name }) => undo('Nom du joueur', `le joueur nommé ${name}`),
  endBattle: () => undo('Fin bataille', 'la fin de la bataille'),
  goOn: () => undo('Continuer', 'la bataille continuée'),
};
