import type { backgrounds as english } from '../../../en/campaign/rows/backgrounds.ts';

export const backgrounds: typeof english = {
  arbitrator: { name: 'Arbitre', text: 'Ses tirs à bout portant en Garde ne sont pas plus difficiles.' },
  'gang-enforcer': {
    name: 'Gros bras de gang',
    text: 'Une fois par bataille, la première frappe après une Charge retire 2 PV de plus ; à utiliser avant le Combat.',
  },
  'veteran-of-the-line': {
    name: 'Vétéran du front',
    text: 'Le premier Recharger de chaque tournant coûte 1 PA de moins.',
  },
  archivist: { name: 'Archiviste', text: 'Jette deux dés pour une enquête et en garde un.' },
  'mission-preacher': {
    name: 'Prêcheur de mission',
    text: 'Un autre agent à 3″ a 1 LPA de plus jusqu’à la fin de son activation.',
  },
  'lay-technician': {
    name: 'Technicien laïc',
    text: 'Les amis à 3″ désenrayent pour 0 PA. Portes et consoles lui coûtent 0 PA.',
  },
  'noble-scion': { name: 'Rejeton noble', text: '1 point d’arme de plus, et un objet Restreint dès le début.' },
  'void-born-runner': {
    name: 'Coureur du vide',
    text: 'Chutes et descentes de 4″ au plus ne coûtent pas de mouvement et ne blessent jamais. Sprinte de 4″.',
  },
  'field-chirurgeon': {
    name: 'Chirurgien de campagne',
    text: 'Médecin. Ses jets de Réanimer ont +1 ; les jets de pertes des autres aussi, s’il est debout à la fin.',
  },
  'unsanctioned-mind': { name: 'Esprit non sanctionné', text: 'Psyker latent dès le début, avec un pouvoir.' },
  'hive-ganger': { name: 'Ganger', text: 'Un dé d’attaque de plus au pistolet contre une cible à 3″.' },
  'tunnel-rat': { name: 'Rat des tunnels', text: 'Chaque escalade compte 1″ de moins, jamais moins de 1″.' },
  scrapper: {
    name: 'Bagarreur',
    text: 'Une fois par bataille, une frappe de mêlée subie retire 2 PV de moins ; l’application demande.',
  },
  scavenger: { name: 'Fouilleur', text: 'Ses jets de butin ont +1.' },
  'sump-hunter': { name: 'Chasseur des bas-fonds', text: 'Ses armes de tir sont Sévères tant qu’il n’a pas bougé.' },
  zealot: { name: 'Zélote', text: 'Sa LPA ne baisse jamais.' },
  'line-trooper': {
    name: 'Soldat de ligne',
    text: 'Une fois par tournant, un dé d’attaque peut être relancé tant qu’il n’a pas bougé ; à utiliser avant l’attaque.',
  },
  breacher: {
    name: 'Sapeur d’assaut',
    text: 'Ouvrir ou briser un décor lui coûte 0 PA. Sauvegarde meilleure de 1 contre Déflagration et Torrent.',
  },
  sharpshooter: {
    name: 'Tireur embusqué',
    text: 'Les armes Silencieuses ne lui coûtent pas la Dissimulation. Dissimulé, une sauvegarde de couvert est critique.',
  },
  'vox-bearer': { name: 'Porte-vox', text: '1 PC, une fois par bataille.' },
  sapper: {
    name: 'Sapeur',
    text: 'Pose un piège à 3″, une fois par tournant : le premier ennemi à 1″ perd D3 PV et lance un D6, sur 1-2 il a 1 LPA de moins. Pour en reprendre un, levez-le.',
  },
  'medic-orderly': { name: 'Infirmier', text: 'Médecin.' },
};
