import type {
  behaviourActions as EnActions,
  covers as EnCovers,
  destinations as EnDestinations,
  orderRules as EnOrderRules,
  ranks as EnRanks,
  sentence as EnSentence,
  ties as EnTies,
  wishes as EnWishes,
} from '../../en/behaviour/rows.ts';
import { capital } from '../../capital.ts';

/** "si" and "que" before what follows, with their elision. */
const si = (said: string): string => (/^ils?\b/u.test(said) ? `s’${said}` : `si ${said}`);
const que = (said: string): string => (/^[iua]/u.test(said) ? `qu’${said}` : `que ${said}`);

export const behaviourActions = {
  fight: { name: 'Combattre', does: 'Combattre une cible à sa portée de contrôle' },
  charge: { name: 'Charger', does: 'Charger une cible à sa portée' },
  shoot: { name: 'Tirer', does: 'Tirer sur une cible valide' },
  reposition: { name: 'Repositionner', does: 'Se repositionner' },
  dash: { name: 'Sprinter', does: 'Sprinter' },
  fallBack: { name: 'Battre en Retraite', does: 'Battre en Retraite' },
  guard: { name: 'Se mettre en garde', does: 'Se mettre en garde' },
  reload: { name: 'Recharger', does: 'Recharger' },
  cast: { name: 'Lancer un pouvoir', does: 'Lancer un pouvoir' },
  mission: { name: 'Action de mission', does: 'Faire l’action de mission' },
  pass: { name: 'Passer', does: 'Ne plus rien faire' },
} satisfies typeof EnActions;

export const ranks = {
  closest: { name: 'La plus proche', said: 'la plus proche' },
  fewestWounds: { name: 'Le moins de PV', said: 'celle à qui il reste le moins de PV' },
  threat: { name: 'La plus menacée', said: 'celle à qui une attaque fait le plus de mal' },
} satisfies typeof EnRanks;

export const destinations = {
  closest: { name: 'L’adversaire le plus proche', said: 'vers l’adversaire le plus proche, visible ou non' },
  targetLocation: { name: 'Le Lieu Visé', said: 'vers le Lieu Visé' },
  noise: { name: 'Le bruit', said: 'vers le bruit' },
  waypoint: {
    name: 'Le prochain point de ronde',
    said: 'vers son prochain point de ronde (trois lieux que vous choisissez pour son groupe)',
  },
  objective: { name: 'L’objectif le plus proche', said: 'vers l’objectif le plus proche' },
  entry: { name: 'Son bord de table', said: 'vers le bord d’où il est venu' },
  away: { name: 'Loin des adversaires', said: 'loin de tout adversaire' },
} satisfies typeof EnDestinations;

export const wishes = {
  clearTarget: { name: 'Une cible non masquée', said: 'avec une cible dégagée' },
  target: { name: 'Une cible', said: 'avec une cible' },
  objectiveInView: { name: 'Un objectif en vue', said: 'avec un objectif en vue' },
  nearObjective: { name: 'Près d’un objectif', said: 'près d’un objectif' },
  nearAlly: { name: 'Près d’un ami', said: 'près d’un ami' },
} satisfies typeof EnWishes;

export const covers = {
  must: { name: 'À couvert', said: 'à couvert' },
  ifPossible: { name: 'Si possible', said: 'à couvert si possible' },
  no: { name: 'Peu importe', said: '' },
} satisfies typeof EnCovers;

export const ties = {
  roll: { name: 'Par un jet', said: 'À égalité : un jet.' },
  threat: {
    name: 'La plus menacée',
    said: 'À égalité : celle à qui une attaque fait le plus de mal, puis un jet.',
  },
} satisfies typeof EnTies;

export const sentence = {
  and: (parts) => parts.join(' et '),
  or: (parts) => parts.join(' ou '),
  joined: (said) => `(${said})`,
  not: (said) => `il est faux ${que(said)}`,
  some: (said) => `une cible ${said}`,
  when: (condition, does) => `${capital(si(condition))} : ${does}`,
  who: (does, which) => `${does} qui ${which}`,
  half: (does) => `${does} de la moitié de son Mouvement au plus`,
  part: (does, part) => `${does}, ${part}`,
  toward: (does, where) => `${does} ${where}`,
  wishes: ([first = '', ...others]) => [`pour finir ${first}`, ...others.map((wish) => `sinon ${wish}`)].join(', '),
  order: ([first = '', ...others]) => [`D’abord ${first}`, ...others.map((next) => `puis ${next}`)].join(', '),
  whoever: (said) => `celle qui ${said}`,
  end: (said) => `${said}.`,
} satisfies typeof EnSentence;

export const orderRules = {
  attacks: { name: 'S’il attaque', said: 'Il prend l’Engagement si son plan a une attaque, sinon la Dissimulation.' },
  always: { name: 'Toujours', said: 'Il prend toujours l’Engagement.' },
  attacksOr: {
    name: 'S’il attaque, ou si',
    said: (condition) =>
      `Il prend l’Engagement si son plan a une attaque, ou ${si(condition)} ; sinon la Dissimulation.`,
  },
} satisfies typeof EnOrderRules;
