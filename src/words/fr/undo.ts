import { isHidden } from '../secrets.ts';
import type { ShotFacts } from '../../engine/family/killteam/model/facts.ts';
import type { ActionId } from '../../engine/core/ids.ts';
import type { Answer } from '../../engine/log/request.ts';
import type { AttackDone, CorrectionCatalogue, Doing, UndoCatalogue, UndoText } from '../speech.ts';
import type { Look } from '../look.ts';
import { DECIDES, partOf } from '../partOf.ts';
import { inches } from './format.ts';
import { actions, orders } from './actions.ts';
import { battle } from './battle.ts';
import { freeDice } from './freeDice.ts';
import { de, que } from './de.ts';
import { plural } from './plural.ts';
import { boardName } from './boardNames.ts';

const undo = (short: string, full: string, about?: string): UndoText => ({ short, about, full: `Annuler : ${full}` });

/** Ce que les joueurs ne doivent pas voir. */
const masters = undo('Maître', 'ce que le maître a fixé');

/** "tir de Vex sur La Voix". */
const attackName = ({ action, operative, target }: AttackDone, look: Look): string =>
  `${action === 'shoot' ? 'tir' : 'combat'} ${de(look.name(operative))} ${action === 'shoot' ? 'sur' : 'contre'} ${look.name(target)}`;

/** A step of an attack: while it is open by its own name, then by the attack that it ended. */
function ofAttack(name: string, { attack }: Doing, look: Look): UndoText {
  if (attack === null) return undo(name, name);
  const { action, operative, over } = attack;
  const whole = attackName(attack, look);
  return over
    ? undo(action === 'shoot' ? 'Tir' : 'Combat', `la fin du ${whole}`, look.name(operative))
    : undo(name, `${name}, ${whole}`, look.name(operative));
}

const whose = (name: string, who: string | null, look: Look): string =>
  who === null ? name : `${name} ${de(look.name(who))}`;

const about = (who: string | null | undefined, look: Look) => (who ? look.name(who) : undefined);

const actionShort = (action: ActionId): string => actions[action].name;

const answers: { readonly [K in Answer['kind']]: UndoText } = {
  faces: undo('Dés', 'les dés'),
  counts: undo('Dés', 'les dés donnés en nombres'),
  pick: undo('Choix', 'le choix'),
  tick: undo('Qui', 'les agents cochés'),
  reroll: undo('Relance', 'le choix des dés à relancer'),
  number: undo('Distance', 'la distance donnée'),
  look: undo('Réponse', 'ce que la table a dit'),
};

const asked = {
  fresh: 'Relance',
  attack: 'Dés d’attaque',
  defence: 'Défense',
  attacker: 'Dés d’attaque',
  defender: 'Dés de riposte',
  saves: 'Sauvegardes',
  cover: 'Couvert',
  accurate: 'Précis',
  validity: 'Cible',
  weapon: 'Arme',
  keep: 'Dés gardés',
  interrupt: 'En garde',
  arms: 'Arrivée',
  die: 'Frappe, parade',
  initiative: 'Initiative',
  reanimate: 'Ranimation',
  psychic: 'Test psychique',
  hot: 'Surchauffe',
  falling: 'Test de chute',
  spawn: 'Arrivée',
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
  near: 'Proche',
  holding: 'Tient sa place',
  within3: 'À 3″',
  pastAccurate: 'Trop loin pour Précis',
  overhead: 'Décor au-dessus',
};

export const undoCorrection: CorrectionCatalogue = {
  wounds: ({ operative, to }, look) => undo('PV', `PV ${de(look.name(operative))} mis à ${to}`, look.name(operative)),
  ap: ({ spent }) => undo('PA à la main', `PA dépensés mis à ${spent}`),
  ammo: ({ operative, left }, look) =>
    undo('Coups restants', `coups ${de(look.name(operative))} mis à ${left}`, look.name(operative)),
  order: ({ operative, order }, look) =>
    undo('Ordre changé', `${look.name(operative)} mis ${orders[order].on}`, look.name(operative)),
  readiness: ({ operative, readiness }, look) =>
    readiness === 'ready'
      ? undo('Mis à jouer', `${look.name(operative)} mis à jouer`, look.name(operative))
      : undo('Mis joué', `${look.name(operative)} mis comme joué`, look.name(operative)),
  guard: ({ operative, on }, look) =>
    on
      ? undo('Mise en garde', `${look.name(operative)} mis en garde`, look.name(operative))
      : undo('Fin de garde', `fin de la garde ${de(look.name(operative))}`, look.name(operative)),
  reanimations: ({ operative, to }, look) =>
    undo('Ranimations', `ranimations ${de(look.name(operative))} mises à ${to}`, look.name(operative)),
  cp: ({ to }) => undo(`PC à ${to}`, `PC mis à ${to}`),
  alert: ({ to }) => undo(`Alerte à ${to}`, `alerte mise à ${to}`),
  turn: () => undo('Camp qui joue', 'le camp qui active'),
  initiative: () => undo('Initiative', 'l’initiative fixée à la main'),
  turningPoint: ({ to }) => undo('Tournant', `tournant mis à ${to}`),
  die: ({ face }) => undo(`Dé à ${face}`, `un dé mis à ${face}`),
  damage: ({ to }) => undo(`Dégâts à ${to}`, `dégâts mis à ${to}`),
  impose: () => undo('Nouvel effet', 'ce qui a été imposé à la main'),
  lift: () => undo('Levé', 'la fin de ce qui a été levé à la main'),
};

export const undoCommand: UndoCatalogue = {
  startBattle: () => undo('Début', 'le début de la bataille'),
  nextTurningPoint: () => undo('Tournant', 'le tournant suivant'),
  startFirefight: () => undo('Affrontement', 'le début de l’affrontement'),
  activate: ({ operative, order }, look) =>
    undo('Activation', `activation ${de(look.name(operative))} ${orders[order].on}`, look.name(operative)),
  counteract: ({ operative }, look) =>
    undo('Contre-action', `contre-action ${de(look.name(operative))}`, look.name(operative)),
  passCounteract: () => undo('Sans réaction', 'pas de contre-action'),
  giveOrder: ({ operatives, order }, look) => {
    const who = operatives.length === 1 ? operatives.map((id) => look.name(id)).join('') : `${operatives.length}`;
    return undo('Ordre', `${who} mis ${orders[order].on}`, who);
  },
  repeatShot: ({ target }, look) => undo('Tir', `le tir refait sur ${look.name(target)}`, look.name(target)),
  tellNear: ({ marker }, look) =>
    undo('Qui est près', `qui est près ${de(look.trackName(marker))}`, look.trackName(marker)),
  tellPlace: ({ operative }, look) =>
    undo('Où', `les marqueurs près ${de(look.name(operative))}`, look.name(operative)),
  actInMission: ({ action }, look) => undo('Action', look.trackName(action), look.trackName(action)),
  setScore: ({ side, points }, look) =>
    undo(`Points à ${points}`, `points ${de(look.side(side))} mis à ${points}`, look.side(side)),
  chooseTacOps: ({ side }, look) => undo('Objectifs', `le choix ${de(look.side(side))}`, look.side(side)),
  setDefender: ({ side }, look) => undo('Défenseur', `défense confiée au camp ${look.side(side)}`, look.side(side)),
  agreeTerrain: () => undo('Décor', 'ce qu’est le décor'),
  moveSetUp: () => undo('Mise en place', 'la dernière étape de la mise en place'),
  drawBarricades: () => undo('Barricades', 'les barricades posées au hasard', 'au hasard'),
  placeBarricade: ({ side }, look) => undo('Barricade', `la barricade ${de(look.side(side))}`, look.side(side)),
  chooseMarker: ({ side }, look) => undo('Marqueur', `le choix ${de(look.side(side))}`, look.side(side)),
  sayPloy: ({ side }, look) => undo('Subterfuge', `le subterfuge stratégique ${de(look.side(side))}`),
  usePloy: ({ side }, look) => undo('Subterfuge', `le subterfuge tactique ${de(look.side(side))}`),
  sayReveal: ({ side }, look) => undo('Révélation', `ce que révèle ${look.side(side)}`),
  passStep: ({ side }, look) => undo('A passé', `le passe ${de(look.side(side))}`),
  passGroup: () => undo('Sans groupe', 'pas d’activation de groupe'),
  passInterrupt: () => undo('Interruption', 'la fin de l’interruption'),
  endActivation: (_, look, { who }) =>
    undo('Fin d’activ.', whose('la fin de l’activation', who, look), about(who, look)),
  act: ({ action }, look, { who }) => {
    const { full, does } = actions[action];
    return undo(actionShort(action), who === null ? full : `${look.name(who)} ${does}`, about(who, look));
  },
  shoot: ({ target }, look, { attack }) =>
    attack === null
      ? undo('Tir', `le tir sur ${look.name(target)}`)
      : undo('Tir', `le ${attackName(attack, look)}`, look.name(attack.operative)),
  fight: ({ target }, look, { attack }) =>
    attack === null
      ? undo('Combat', `le combat contre ${look.name(target)}`)
      : undo('Combat', `le ${attackName(attack, look)}`, look.name(attack.operative)),
  logAttack: ({ action, target, damage }, look, { who }) =>
    undo(
      action === 'shoot' ? 'Tir' : 'Combat',
      `${who === null ? '' : `${look.name(who)}, `}${damage} de dégâts à ${look.name(target)}`,
      about(who, look),
    ),
  answer: ({ requestId, answer }, look, doing) => {
    const name = DECIDES.has(answer.kind) ? partOf(asked, requestId.split('.')) : null;
    return name === null && doing.attack === null
      ? answers[answer.kind]
      : ofAttack(name ?? answers[answer.kind].short, doing, look);
  },
  setFacts: ({ facts }, look, doing) => ofAttack(partOf(factNames, Object.keys(facts)) ?? 'Fait', doing, look),
  setAssists: () => undo('Soutiens', 'les amis en soutien'),
  commandReroll: () => undo('Relance', 'la Relance de Commandement, 1 PC'),
  cancelAttack: () => undo('Abandon', 'l’attaque reprise'),
  useTrait: ({ operative }, look) => undo('Capacité', `une capacité ${de(look.name(operative))}`, look.name(operative)),
  skipEffect: () => undo('Effet passé', 'un effet laissé de côté'),
  setEngaged: ({ pair: [one, other], on }, look) =>
    undo(
      on ? 'Au contact' : 'Hors contact',
      `${look.name(one)} et ${look.name(other)}, ${on ? 'à portée d’engagement' : 'plus à portée d’engagement'}`,
      look.name(one),
    ),
  setFlag: ({ operative, flag }, look) =>
    undo('Position', `${look.name(operative)}, ${battle.card.flags[flag]}`, look.name(operative)),
  setHeight: ({ operative, inches: height }, look) =>
    undo('Hauteur', `hauteur ${de(look.name(operative))} mise à ${inches(height)}`, look.name(operative)),
  setCounter: ({ counter, to }, look) =>
    isHidden(look, counter)
      ? masters
      : undo(`Compte à ${to}`, `${look.trackName(counter)} mis à ${to}`, look.trackName(counter)),
  setTick: ({ tick, on }, look) =>
    isHidden(look, tick)
      ? masters
      : undo(on ? 'Coché' : 'Décoché', `${look.trackName(tick)}, ${on ? 'coché' : 'décoché'}`, look.trackName(tick)),
  fall: ({ operative, inches: length }, look) =>
    undo('Chute', `chute ${de(look.name(operative))} de ${inches(length)}`, look.name(operative)),
  addOperative: ({ operative }) => undo('Arrivée', `${operative.name} sur la table`, operative.name),
  changeSettings: () => undo('Réglages', 'les réglages changés'),
  assign: ({ operative }, look) => undo('Joueur', `qui joue ${look.name(operative)}`, look.name(operative)),
  renamePlayer: ({ name }) => undo('Nom du joueur', `le joueur renommé ${name}`, name),
  setNpo: () => undo('Comportement', 'le comportement de l’ennemi'),
  enemyActivates: ({ operative }, look) =>
    operative === null
      ? undo('Tour ennemi', 'l’ennemi que joue sa table')
      : undo('Tour ennemi', `${look.name(operative)}, joué par sa table`, look.name(operative)),
  carryOut: (_, look, { who }) => undo('Plan exécuté', whose('le plan', who, look), about(who, look)),
  couldNot: () => undo('Impossible', 'ce qui était impossible'),
  takeEnemy: ({ hand }) =>
    hand ? undo('À la main', 'l’ennemi joué à la main') : undo('Sa table', 'rendu à sa table de décision'),
  tellEnemy: ({ enemy }, look) => undo('Tout dit', `ce que la table a dit ${de(look.name(enemy))}`, look.name(enemy)),
  leaveEnemy: () => undo('Il attend', 'l’ennemi laissé en attente'),
  actInScenario: ({ action }, look) => undo('Action', `« ${look.trackName(action)} »`, look.trackName(action)),
  settleObjective: () => undo('Objectif', 'l’état d’un objectif'),
  revealObjective: () => undo('Révélé', 'un objectif montré'),
  tellPassage: () => undo('Lu', 'ce qui a été lu'),
  endBattle: () => undo('Fin bataille', 'la fin de la bataille'),
  goOn: () => undo('Continuer', 'la bataille continuée'),
  takeUpBoard: ({ map }) => undo('Plateau', `le plateau ${boardName(map.name)}`),
  dropBoard: () => undo('Plateau', 'le plateau rangé'),
  moveDoor: ({ open }) => undo('Porte', open ? 'la porte ouverte' : 'la porte fermée'),
  layMarker: () => undo('Pion', 'la place du pion'),
  takeMarker: () => undo('Pion retiré', 'le pion retiré'),
  placeOnBoard: ({ operative }, look) => undo('Place', `${look.name(operative)} sur le plateau`, look.name(operative)),
  setUpOnBoard: ({ places }) =>
    undo('Place', `${plural(Object.keys(places).length, 'figurine', 'figurines')} sur le plateau`),
  overruleBoard: ({ shooter, target, facts }, look) =>
    undo(
      partOf(factNames, Object.keys(facts)) ?? 'Portée',
      `ce ${que(look.name(shooter))} voit ${de(look.name(target))}`,
      look.name(target),
    ),
  rollFree: () => undo(freeDice.undo.short, freeDice.undo.full),
};
