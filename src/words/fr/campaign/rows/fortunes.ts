import type { fortunes as english } from '../../../en/campaign/rows/fortunes.ts';

export const fortunes: typeof english = {
  'shattered-leg': { name: 'Jambe brisée', text: 'Pas de Sprinter. Mouvement de 1″ de moins.' },
  'slow-bleed': { name: 'Saignement lent', text: '2 Points de Vie de moins, jamais sous 5.' },
  'ruined-eye': { name: 'Œil perdu', text: 'Touche moins bien de 1 au tir.' },
  'crushed-hand': {
    name: 'Main broyée',
    text: 'Touche moins bien de 1 en mêlée. Les armes à deux mains coûtent 1 point d’arme de plus.',
  },
  'nerve-damage': { name: 'Nerfs atteints', text: 'Sa LPA ne monte jamais.' },
  haunted: { name: 'Hanté', text: 'Sa première activation de chaque bataille se fait en Dissimulation.' },
  'punctured-lung': { name: 'Poumon perforé', text: 'Ne prend et ne porte rien ni personne. Charge 1″ moins loin.' },
  'shaken-faith': { name: 'Foi ébranlée', text: 'Ses subterfuges coûtent 1 PC de plus.' },
  'marked-by-the-enemy': { name: 'Marqué par l’ennemi', text: 'Les ennemis le traitent en cible prioritaire.' },
  'grim-resolve': {
    name: 'Sombre résolution',
    text: 'Une cicatrice seulement. Une fois par bataille, une blessure ne change rien pendant une activation.',
  },
  'word-of-the-master': {
    name: 'La parole du Maître',
    text: 'Chaque agent de la suite qui commence son activation à 6″ de cet Acolyte peut Sprinter gratuitement une fois dans ce tournant.',
  },
  'covering-plan': {
    name: 'Plan de couverture',
    text: 'Les tirs à bout portant de la suite en Garde ne sont pas plus difficiles dans ce tournant.',
  },
  'quiet-advance': {
    name: 'Avance discrète',
    text: 'Les agents dissimulés qui finissent à couvert ne font pas monter l’Alerte dans ce tournant.',
  },
  'steady-hands': {
    name: 'Mains sûres',
    text: 'Le premier Recharger de chaque agent de la suite coûte 0 PA dans ce tournant.',
  },
  'purge-order': {
    name: 'Ordre de purge',
    text: 'Choisissez un ennemi : les armes de la suite sont Équilibrées contre lui dans ce tournant.',
  },
  'read-the-omens': { name: 'Lire les présages', text: 'Lancez l’événement deux fois et choisissez.' },
  'not-yet': {
    name: 'Serrer les dents',
    text: 'Un agent que 3 dégâts ou moins mettraient à terre garde 1 PV. Une fois par bataille chacun.',
  },
  improvise: {
    name: 'Improvisation',
    text: 'Après un enrayage ou l’arme vide : un tir de plus, et l’enrayage s’efface.',
  },
  'by-authority': { name: 'D’autorité', text: 'Un ennemi visible en Dissimulation à 6″ passe en Engagement.' },
  'swift-hands': {
    name: 'Mains agiles',
    text: 'Interagir et enquêter coûtent 1 PA de moins à cet agent dans cette activation.',
  },
  'fall-in': { name: 'À moi', text: 'À la fin de l’activation de cet Acolyte, un suivant prêt à 3″ s’active ensuite.' },
  'point-of-faith': {
    name: 'Question de foi',
    text: 'Un événement ou un pouvoir qui vise un agent de la suite est ignoré sur un D6 de 3+.',
  },
  'fire-at-will': {
    name: 'Feu à volonté',
    text: 'Les armes de tir de cet agent sont Incessantes dans cette activation tant qu’il n’a pas bougé.',
  },
  'cut-them-down': {
    name: 'Fauchez-les',
    text: 'Un ennemi quitte la portée de contrôle : d’abord un Combattre gratuit contre lui.',
  },
};
