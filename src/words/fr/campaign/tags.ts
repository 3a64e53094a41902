import type { tags as english } from '../../en/campaign/tags.ts';

export const tags: typeof english = {
  'tag-combat': { name: 'Combats', text: 'Un quart d’ennemis en plus, et un dixième d’expérience en plus.' },
  'tag-combat/milder': { name: 'Combats', text: 'Un dixième d’ennemis en plus, et un dixième d’expérience en plus.' },
  'tag-investigation': {
    name: 'Enquête',
    text: 'Deux marqueurs d’indice de plus ; les objectifs secondaires comptent et paient comme les primaires.',
  },
  'tag-investigation/milder': {
    name: 'Enquête',
    text: 'Trois marqueurs d’indice de plus ; les objectifs secondaires comptent et paient comme les primaires.',
  },
  'tag-priority-target': {
    name: 'Cible prioritaire',
    text: 'Faire taire la Voix ou Les ramener. Le premier Acolyte déployé est une cible prioritaire.',
  },
  'tag-priority-target/milder': { name: 'Cible prioritaire', text: 'Faire taire la Voix ou Les ramener.' },
  'tag-blocked': { name: 'Barré', text: 'Aucun scénario ne peut s’y jouer avant qu’une marque ne l’ouvre.' },
  'tag-blocked/milder': { name: 'Barré', text: 'Ouvert.' },
  'tag-xenothreat': { name: 'Menace xenos', text: 'Les ennemis sont ceux de la Couvée.' },
  'tag-xenothreat/milder': { name: 'Menace xenos', text: 'Les ennemis sont ceux de la Couvée, un dixième de moins.' },
  'tag-heretics': { name: 'Hérétiques', text: 'Les ennemis sont ceux du Culte du Chaos.' },
  'tag-heretics/milder': { name: 'Hérétiques', text: 'Les ennemis sont ceux du Culte du Chaos, un dixième de moins.' },
  'tag-rebellion': { name: 'Rébellion', text: 'Les ennemis sont ceux de la Gang des bas-fonds.' },
  'tag-rebellion/milder': {
    name: 'Rébellion',
    text: 'Les ennemis sont ceux de la Gang des bas-fonds, un dixième de moins.',
  },
  'tag-invasio-daemonum': {
    name: 'Invasio daemonum',
    text: 'Les ennemis sont ceux du Culte du Chaos, avec des démons à la place de la moitié des combattants.',
  },
  'tag-invasio-daemonum/milder': { name: 'Invasio daemonum', text: 'De même, et un dixième d’ennemis de moins.' },
};
