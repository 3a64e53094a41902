import type { abilities as enAbilities, facts as enFacts } from '../en/facts.ts';
import { inches, signed } from '../format.ts';
import { de } from './de.ts';

export const facts = {
  title: 'Sur la table',
  chips: {
    visible: 'Visible',
    inRange: 'À portée',
    cover: 'À couvert',
    coverIsLight: 'Couvert léger seul',
    obscured: 'Masqué',
    oneFeature: 'Un seul décor',
    height: 'Hauteur',
    fromVantage: 'D’un promontoire',
    within3: `À ${inches(3)}`,
    near: 'Proche',
    holding: 'Tient sa place',
    overhead: 'Décor au-dessus',
    pastAccurate: 'Trop loin pour Précis',
  },
  meanings: {
    visible: 'Le tireur voit au moins une partie de la cible.',
    inRange: 'La cible n’est pas plus loin que ne porte l’arme.',
    cover: `Du décor entre les deux, à ${inches(1)} de la cible.`,
    coverIsLight: 'Seul du décor léger donne ce couvert.',
    obscured: `Du décor lourd entre les deux, à plus de ${inches(1)} de l’un et de l’autre.`,
    oneFeature: 'Couvert et masqué veulent deux décors. S’il n’y en a qu’un, le défenseur choisit.',
    height: 'De combien le tireur est plus haut que la cible.',
    fromVantage: 'Le tireur est sur un promontoire.',
    within3: `La cible est à ${inches(3)} ou moins : une capacité du tireur le demande.`,
    near: 'La cible n’est pas plus loin : ce qui vaut contre elle le demande.',
    holding: 'La cible est dans sa zone de déploiement ou dispute un objectif : une de ses capacités le demande.',
    overhead: 'Une partie du socle de la cible est cachée d’en haut par du décor : Barrage ne regarde que cela.',
    pastAccurate: 'La cible est si loin que Précis ne fait rien : l’environnement le veut.',
  },
  counts: 'être à couvert, masqué',
  asLastTime: 'comme la dernière fois',
  within: (length) => `À ${inches(length)}`,
  beyond: (length) => `Au-delà de ${inches(length)} : pas de Précis`,
  obscuredBy: (smoke) => `Masqué, aussi par ${smoke}`,
  higher: (length) => (length === 0 ? 'Même hauteur' : `${signed(length)}${inches(0).slice(1)} de hauteur`),
  oneFeatureAsk: 'Le couvert et le masqué viennent de',
  oneFeature: { no: 'deux décors', cover: 'un seul, le couvert compte', obscured: 'un seul, le masqué compte' },
  assists: 'Amis en soutien',
  assistsOf: (who) => `Amis en soutien ${de(who)}`,
  noAssists: (by) => `Personne ne peut soutenir : ${by}`,
  noCoverSave: (by) => `Aucune sauvegarde de couvert : ${by}`,
  notObscured: (by) => `Pas masqué pour ce tireur : ${by}`,
  assistsMeaning: `Amis à ${inches(1)} de cet ennemi et d’aucun autre : Touche meilleure de 1 chacun.`,
} satisfies typeof enFacts;

export const abilities = {
  groupActivation: {
    name: 'Activation de groupe',
    meaning: 'Après lui, un second agent du groupe peut jouer aussitôt.',
  },
  ignoresApl: { name: 'Imperturbable', meaning: 'Rien ne change sa LPA.' },
  fly: {
    name: 'Vol',
    meaning: 'Bouge en ligne droite dans les airs. Une charge en vol ne dépasse pas son Mouvement.',
  },
  medic: { name: 'Soigneur', meaning: 'Sait ranimer ceux qui tombent.' },
  saveIgnoresPiercing: { name: 'Protection', meaning: 'Rien ne retire de dés à sa défense.' },
  twoAttacks: { name: 'Deux attaques', meaning: 'Peut tirer deux fois ou combattre deux fois par activation.' },
  cannotInteract: { name: 'Sans mains', meaning: 'Ne peut pas interagir.' },
  cannotPickUp: { name: 'Ne porte rien', meaning: 'Ne prend ni marqueurs ni agents.' },
  parriesTwo: {
    name: 'Bouclier',
    meaning: 'Chaque dé qui pare en écarte deux : un normal des touches, un critique n’importe lesquels.',
  },
  neverActs: { name: 'Marqueur', meaning: 'N’agit jamais et ne compte pour personne, mais peut être attaqué.' },
  noReload: { name: 'Sans recharge', meaning: 'Ne peut pas recharger.' },
} satisfies typeof enAbilities;
