import type { factPlaces as EnPlaces, selfFacts as EnSelf, targetFacts as EnTarget } from '../../en/behaviour/facts.ts';
import { inches } from '../format.ts';

const fact = (name: string, is: string, not: string) => ({ name, is, not });

export const selfFacts = {
  engaged: fact(
    'À portée de contrôle',
    'il est à portée de contrôle de quelqu’un',
    'il n’est à portée de contrôle de personne',
  ),
  canShoot: fact('Peut tirer', 'il a de quoi tirer', 'il n’a pas de quoi tirer'),
  canFight: fact('Peut combattre', 'il a de quoi combattre', 'il n’a pas de quoi combattre'),
  needsReload: fact('Doit recharger', 'il doit recharger', 'il n’a pas à recharger'),
  canCast: fact('Peut lancer un pouvoir', 'il peut lancer un pouvoir', 'il ne peut lancer aucun pouvoir'),
  woundsAboveHalf: fact(
    'Plus de la moitié de ses PV',
    'il a plus de la moitié de ses PV',
    'il a au plus la moitié de ses PV',
  ),
  isBrawler: fact('Bagarreur', 'c’est un Bagarreur', 'ce n’est pas un Bagarreur'),
  isMarksman: fact('Tireur', 'c’est un Tireur', 'ce n’est pas un Tireur'),
  isCaster: fact('Lanceur', 'c’est un Lanceur', 'ce n’est pas un Lanceur'),
  isBeast: fact('Bête', 'c’est une Bête', 'ce n’est pas une Bête'),
  isHeavy: fact('Lourd', 'c’est un Lourd', 'ce n’est pas un Lourd'),
  dashesFirst: fact(
    'Sprinte d’abord',
    'son arme le laisse Sprinter, non Repositionner',
    'son arme ne le fait pas Sprinter d’abord',
  ),
  alertAtLeast1: fact('Alerte 1 ou plus', 'l’Alerte est de 1 ou plus', 'l’Alerte est à 0'),
  alertAtLeast2: fact('Alerte 2 ou plus', 'l’Alerte est de 2 ou plus', 'l’Alerte est sous 2'),
  alertAtLeast3: fact('Alerte 3', 'l’Alerte est à 3', 'l’Alerte est sous 3'),
  heardNoise: fact('A entendu un bruit', 'il a entendu un bruit', 'il n’a entendu aucun bruit'),
  sightLimited: fact('Vue réduite', 'la fumée, la nuit ou le temps réduit la vue', 'rien ne réduit la vue'),
  overwatches: fact('En État d’Alerte', 'il ne peut que tirer, hors de son tour', 'c’est sa propre activation'),
  apAtLeast3: fact('3 PA ou plus', 'il a 3 PA ou plus', 'il a moins de 3 PA'),
  targetLocationSet: fact('Lieu Visé fixé', 'un Lieu Visé est fixé', 'aucun Lieu Visé n’est fixé'),
  broken: fact('Moral brisé', 'son moral est brisé', 'son moral tient'),
  atTargetLocation: fact('Au Lieu Visé', 'il est au Lieu Visé', 'il n’est pas au Lieu Visé'),
  missionActionHere: fact(
    'Action de mission ici',
    'il peut faire l’action de mission ici',
    'il n’y a pas d’action de mission pour lui ici',
  ),
  farFromAll: fact('Loin de tous', 'il est loin de tous', 'quelqu’un est près de lui'),
} satisfies typeof EnSelf;

export const targetFacts = {
  inControlRange: fact('À sa portée de contrôle', 'est à sa portée de contrôle', 'n’est pas à sa portée de contrôle'),
  wounded: fact('A perdu des PV', 'a perdu des PV', 'n’a perdu aucun PV'),
  injured: fact('Blessure', 'a une blessure', 'n’a pas de blessure'),
  ready: fact('Encore à jouer', 'est encore à jouer', 'a déjà joué'),
  priorityTarget: fact('Cible Prioritaire', 'est la Cible Prioritaire', 'n’est pas la Cible Prioritaire'),
  carriesMarker: fact('Porte un marqueur', 'porte un marqueur', 'ne porte aucun marqueur'),
  validTarget: fact('Cible valide', 'est une cible valide', 'n’est pas une cible valide'),
  inCover: fact('À couvert', 'est à couvert', 'n’est pas à couvert'),
  obscured: fact('Masqué', 'est masquée', 'n’est pas masquée'),
  chargeReach: fact('À portée de Charge', 'est à portée de sa Charge', 'est hors de portée de sa Charge'),
  powerReach: fact('À portée de son pouvoir', 'est à portée de son pouvoir', 'est hors de portée de son pouvoir'),
  within4: fact(`À ${inches(4)} au plus`, `est à ${inches(4)} au plus`, `est à plus de ${inches(4)}`),
  friendsNear: fact(
    'Ses alliés tout près',
    'a des alliés du tireur dans l’explosion',
    'n’a aucun allié du tireur dans l’explosion',
  ),
  controlsObjective: fact('Tient un objectif', 'tient ou dispute un objectif', 'ne tient aucun objectif'),
} satisfies typeof EnTarget;

export const factPlaces = {
  reposition: (said) => `${said} après un Repositionnement`,
  dash: (said) => `${said} après un Sprint`,
  fallBack: (said) => `${said} après une Retraite`,
} satisfies typeof EnPlaces;
