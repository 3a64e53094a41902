import type { wargear as english } from '../../../en/campaign/rows/wargear.ts';

export const wargear: typeof english = {
  'spare-magazines': { name: 'Chargeurs', text: 'Une fois, pour 0 PA : une arme est de nouveau pleine.' },
  'frag-grenade': { name: 'Grenade frag', text: 'Un lancer.' },
  'krak-grenade': { name: 'Grenade krak', text: 'Un lancer.' },
  smoke: { name: 'Fumigène', text: 'Un marqueur à 6″ : 1″ autour masque jusqu’à la fin du prochain tournant.' },
  medkit: {
    name: 'Trousse de soins',
    text: 'Un ami à 1″ regagne D3 + 1 PV, chacun une fois par bataille. Les jets de Réanimer ont +1.',
  },
  auspex: {
    name: 'Auspex',
    text: 'Un ennemi visible ou à 6″ : ni masqué, ni sauvegarde de couvert d’office, pendant ce tournant.',
  },
  'data-slate': { name: 'Tablette', text: 'Ses jets d’enquête ont +1.' },
  grapnel: { name: 'Grappin', text: 'Monter et descendre comptent la moitié, 1″ au moins.' },
  'camo-cloak': { name: 'Cape caméléon', text: 'Une sauvegarde de couvert de plus, à couvert en Dissimulation.' },
  'breaching-charge': {
    name: 'Charge de brèche',
    text: 'Détruit une porte ou un pan de mur. Chacun à 2″ perd D3 + 1 PV.',
  },
  'trip-alarm': {
    name: 'Alarme',
    text: 'Une marque à 3″. Le premier ennemi qui en vient à 2″ : un agent tire aussitôt sur lui, gratuitement ; l’Alerte baisse de 1 s’il est en Dissimulation.',
  },
  'combat-stimm': {
    name: 'Stimulant',
    text: 'Une fois : 1 LPA de plus jusqu’à la fin de son activation. 1 PV perdu à la fin du tournant.',
  },
  'purity-token': {
    name: 'Jeton de pureté',
    text: 'Une fois : un événement ou pouvoir nuisible ne fait rien à son porteur. L’appli demande avant.',
  },
  restraints: {
    name: 'Menottes',
    text: 'Un ennemi neutralisé à 1″ est captif, et vaut de l’expérience si on l’emmène.',
  },
  'seal-of-passage': {
    name: 'Sceau de passage',
    text: 'Une fois par campagne, une voie barrée ou un effet d’une mission manquée ne compte pas.',
  },
  'forbidden-tome': {
    name: 'Livre interdit',
    text: 'Les jets d’enquête ont +1. Qui le lit peut devenir psyker latent.',
  },
  'void-suit': { name: 'Combinaison étanche', text: 'L’air toxique et le vide ne font rien à son porteur.' },
  'refractor-amulet': {
    name: 'Amulette réfractrice',
    text: 'Une fois par tournant, les dégâts d’un dé d’attaque contre son porteur sont ignorés.',
  },
  'master-made-pistol': {
    name: 'Pistolet de maître',
    text: 'Un pistolet bolter dont les dégâts critiques ont 1 de plus.',
  },
  'relic-blade': { name: 'Lame relique', text: 'Une arme énergétique, Sévère de surcroît.' },
};
