import type { tracks as english } from '../../../en/campaign/rows/tracks.ts';

export const tracks: typeof english = {
  'leave-no-trace': { name: 'Sans laisser de trace', text: 'L’Alerte n’atteint jamais 3.' },
  'take-one-alive': { name: 'En prendre un vivant', text: 'Un captif est emmené.' },
  'burn-the-ledger': { name: 'Brûler le registre', text: 'Deux fois, un agent dépense 1 PA au marqueur du registre.' },
  'all-come-back': { name: 'Tous reviennent', text: 'Aucun agent de la suite n’est mort ni abandonné.' },
  'save-the-ammunition': {
    name: 'Épargner les munitions',
    text: 'Aucune arme n’est jamais vide. Sans les munitions : tous les PC sont dépensés.',
  },
  'the-other-thing': { name: 'L’autre chose', text: 'Quelque chose que seul le Maître sait. On le dit à la fin.' },
  junk: { name: 'Bric-à-brac', text: '1 XP pour le plaisir d’en rire.' },
  'loose-rounds': { name: 'Cartouches éparses', text: 'Deux tirs de plus pour une arme.' },
  'found-grenade': { name: 'Une grenade', text: 'Frag ou krak, un usage.' },
  'found-magazines': { name: 'Des chargeurs', text: 'Des chargeurs, un usage.' },
  'found-medkit': { name: 'Une trousse de soins', text: 'Bonne pour deux usages.' },
  'a-paper': { name: 'Un papier', text: 'Un indice, pour ce scénario ou le prochain.' },
  'basic-wargear': { name: 'Armement de base', text: 'Une arme de Base ou un gilet pare-balles, au choix.' },
  'useful-equipment': { name: 'Du matériel utile', text: 'Un objet de 2 points d’objet au plus, au choix.' },
  'restricted-wargear': {
    name: 'Armement restreint',
    text: 'Un objet Restreint au hasard, moins cher de 1 point d’arme pour toujours.',
  },
  'something-rare': { name: 'Quelque chose de rare', text: 'Lancez un dé sur la table des trouvailles rares.' },
  'found-master-made-pistol': { name: 'Pistolet de maître', text: 'Un pistolet aux meilleurs dégâts critiques.' },
  'found-refractor-amulet': { name: 'Amulette réfractrice', text: 'Portée au lieu d’une armure.' },
  'found-relic-blade': { name: 'Lame relique', text: 'Une arme énergétique, Sévère de surcroît.' },
  'found-seal-of-passage': {
    name: 'Sceau de passage',
    text: 'Une fois par campagne, une voie barrée ou un effet d’une mission manquée ne compte pas.',
  },
  'found-forbidden-tome': { name: 'Livre interdit', text: 'Qui le lit peut devenir psyker latent.' },
  'the-masters-favour': { name: 'La faveur du Maître', text: 'Un Acolyte mène un point de suivants de plus.' },
  medicae: { name: 'Infirmerie', text: 'Les jets de guérison ont +1.' },
  armoury: { name: 'Armurerie', text: 'Deux objets Restreints par segment.' },
  archive: {
    name: 'Archives',
    text: 'L’enquête a +1 la première fois de chaque scénario.',
  },
  chapel: { name: 'Chapelle', text: 'Un jet de pertes par segment peut être relancé.' },
  marksmanship: {
    name: 'Tir de précision',
    text: 'Avec une arme à distance. Chaque partie donne un honneur au choix de la liste Tireur d’élite.',
  },
  'close-combat': {
    name: 'Combat rapproché',
    text: 'Avec une arme de mêlée. Chaque partie donne un honneur au choix de la liste Combat.',
  },
  'field-medicine': {
    name: 'Médecine de terrain',
    text: 'Avec une trousse de soins. Chaque partie donne un honneur au choix de la liste Indomptable.',
  },
  range: { name: 'Champ de tir', text: 'Un entraînement à la fois, de trois ou quatre scénarios.' },
  'vox-hall': {
    name: 'Salle de vox',
    text: 'Une fois par scénario, le dé du prochain événement est lancé maintenant et compte le moment venu.',
  },
};
