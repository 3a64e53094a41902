import type { powers as english } from '../../../en/campaign/rows/powers.ts';

export const powers: typeof english = {
  'kinetic-shove': {
    name: 'Poussée cinétique',
    text: 'Un ennemi visible à 6″ recule tout droit de 3″. Un décor qui l’arrête lui coûte D3 PV.',
  },
  'witch-bolt': {
    name: 'Éclair de sorcier',
    text: 'S’il fonctionne, un Tirer gratuit avec Éclair de sorcier suit. Le test coûte 1 PA dans tous les cas.',
  },
  mend: { name: 'Guérison', text: 'Un ami à 3″ regagne D3 + 1 PV.' },
  'psychic-veil': { name: 'Voile', text: 'Un ami à 6″ est masqué jusqu’à son activation.' },
  dread: { name: 'Effroi', text: 'Un ennemi visible à 6″ a 1 LPA de moins jusqu’à la fin de son activation.' },
  foresight: {
    name: 'Prescience',
    text: 'Le prochain événement se jette deux fois, au choix, ou 1 PC de plus.',
  },
  'practised-mind': { name: 'Esprit exercé', text: 'Les tests psychiques ont +1.' },
  perils: { name: 'Périls', text: 'Ce qu’apporte un 1 naturel au test psychique.' },
  'torn-open': {
    name: 'Déchirure',
    text: 'Le psyker perd D3 + 1 PV. S’il tombe, un D6 : sur 6, chacun à 2″ de lui perd D3 PV.',
  },
  scorched: { name: 'Brûlure', text: 'Le psyker perd D3 PV.' },
  reeling: { name: 'Vertige', text: 'Le psyker a 1 LPA de moins jusqu’à la fin de son activation.' },
  whispers: { name: 'Murmures', text: 'Chacun à 3″ du psyker touche moins bien de 1 pendant ce tournant.' },
  'heard-afar': { name: 'Entendu au loin', text: 'L’Alerte monte de 1.' },
  'held-back': { name: 'Contenu', text: 'Rien ne se passe, et le pouvoir fonctionne tout de même.' },
};
