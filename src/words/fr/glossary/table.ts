import { term } from '../../term.ts';
import type { table as en } from '../../en/glossary/table.ts';

export const table = {
  dropZone: term(
    'Zone d’insertion',
    'Où un camp se place\u202f: d’ordinaire la bande de 6″ le long de son bord. Le vôtre est le plus près de vous, l’autre est en face.',
    'zones d’insertion',
  ),
  entryPoint: term(
    'Point d’entrée',
    'Par où viennent les renforts. Avant la bataille, numérotez-en trois\u202f: le milieu de chaque grand bord, et celui du bord ennemi.',
    'points d’entrée',
  ),
  randomPlace: term(
    'Endroit au hasard',
    'Tirez un sixième du plateau, puis placez-le où vous voulez dedans, à couvert s’il y en a.',
    'endroits au hasard',
  ),
  terrain: term(
    'Décor',
    'De huit à douze éléments, des ruines aux barils, pour que nul ne voie tout le plateau. Dites le type de chacun avant la bataille.',
    'décors',
  ),
  heavy: term(
    'Décor lourd',
    'Murs, ruines, tout ce qui est haut comme un agent\u202f: il couvre et peut masquer.',
    'lourd',
  ),
  light: term('Décor léger', 'Barils, murets, débris\u202f: il couvre et ne masque jamais.', 'léger'),
  vantage: term(
    'Poste élevé',
    'Un étage où se tenir. De 2″ plus haut, un couvert léger ne cache pas qui est en Dissimulation\u202f; sa sauvegarde de couvert en est meilleure.',
    'Vantage',
  ),
  controlRange: term('Portée de contrôle', 'À 1″ d’un agent et vu de lui. Là, on se bat et on ne tire pas.'),
  visible: term(
    'Visible',
    'De la tête du tireur, une ligne atteint une partie de la cible, malgré ce qui est entre eux.',
  ),
  cover: term(
    'Couvert',
    'Du décor se trouve entre les deux, à 1″ de la cible, et le tireur est à plus de 2″. En Dissimulation, elle n’est alors pas une cible valide.',
    'à couvert',
  ),
  obscured: term(
    'Masqué',
    'Du décor lourd est entre les deux, à plus de 1″ de chacun. Le tireur perd une touche, et ses critiques comptent comme des touches.',
    'masquée',
  ),
  validTarget: term(
    'Cible valide',
    'Sur qui on peut tirer\u202f: vu, et en Engagement, ou en Dissimulation mais pas à couvert.',
    'cibles valides',
  ),
  marker: term(
    'Marqueur',
    'Un pion sur la table\u202f: un indice, une caisse, un lieu. Qui est à 1″ de lui, et d’aucun ennemi, peut s’en servir.',
    'marqueurs',
  ),
  climb: term('Escalade', 'Jusqu’à 3″ d’un décor visible et à 1″. Une escalade compte pour 2″ au moins.', 'escalader'),
  fall: term(
    'Chute',
    'Tout droit depuis le bord le plus proche, sur le sol dessous. La hauteur dit ce qu’il en coûte.',
  ),
} satisfies Record<keyof typeof en, unknown>;
