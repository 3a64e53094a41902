import { term } from '../../term.ts';
import type { turn as en } from '../../en/glossary/turn.ts';

export const turn = {
  turningPoint: term(
    'Tournant',
    'Une manche\u202f: l’initiative, tous prêts, peut-être un événement, puis les camps s’activent tour à tour jusqu’à ce que tous aient joué.',
    'tournants',
  ),
  initiative: term(
    'Initiative',
    'Qui l’a s’active le premier dans ce tournant, et règle ce qui arrive au même moment.',
  ),
  activation: term(
    'Activation',
    'Un agent agit\u202f: il prend un ordre et dépense ses PA en actions, chacune une fois.',
  ),
  order: term('Ordre', 'Engagement ou Dissimulation, choisi au début de l’activation. Il reste jusqu’à la suivante.'),
  engage: term(
    'Engagement',
    'L’ordre de combattre\u202f: il peut tirer et charger, et on peut lui tirer dessus dès qu’on le voit.',
  ),
  conceal: term(
    'Dissimulation',
    'L’ordre de se cacher\u202f: il ne tire ni ne charge, et à couvert il n’est pas une cible valide.',
  ),
  counteract: term(
    'Contre-action',
    'Tous les vôtres ont joué, pas l’ennemi\u202f: l’un des vôtres, en Engagement, fait une action à 1 PA, de 2″ au plus.',
  ),
  guard: term(
    'Garde',
    'Un agent qui attend\u202f: il peut tirer ou combattre une fois, après l’action d’un ennemi qu’il voit.',
    'en garde',
  ),
  cp: term(
    'PC',
    'Points de commandement\u202f: ce que coûtent stratagèmes et relances. Un par tournant, pour tous les joueurs.',
    'points de commandement',
  ),
  ploy: term(
    'Stratagème',
    'Ce qu’un camp peut faire contre des PC, en phase de stratégie ou au moment qu’il dit.',
    'stratagèmes',
  ),
  event: term(
    'Événement',
    'À partir d’un tournant que dit la difficulté, un dé sur la table d’événements\u202f: il arrive quelque chose à tous.',
  ),
  free: term(
    'Dés pour la table',
    'Le bouton au dé à facettes, près d’Annuler\u202f: tout dé, une direction, une part du plateau, l’un de ceux-ci au sort.',
  ),
} satisfies Record<keyof typeof en, unknown>;
