import type { marineHonours as english } from '../../../en/campaign/rows/marineHonours.ts';

export const marineHonours: typeof english = {
  assassin: { name: 'Assassin', text: 'Peut Charger avec un ordre de Dissimulation.' },
  'chapter-exemplar': { name: 'Exemple du chapitre', text: 'Apprend une tactique de chapitre de plus, au choix.' },
  'honoured-by-the-armoury': {
    name: 'Honoré par l’armurerie',
    text: 'Un de ses objets, le plus cher qu’il porte, coûte 1 point d’objet de moins.',
  },
  swift: { name: 'Rapide', text: 'Charge 1″ plus loin : Mouvement et 3″.' },
  specialized: {
    name: 'Spécialisé',
    text: 'Apporte un honneur au choix : Combat, Indomptable, Tireur d’élite ou Éclaireur.',
  },
  'spiritual-resolve': {
    name: 'Force d’âme',
    text: 'Un jet de guérison raté peut se relancer. Deux dés pour une cicatrice, et il choisit.',
  },
  'the-long-vigil': {
    name: 'La longue veille',
    text: 'Dans la zone de déploiement des joueurs, ou s’il dispute un objectif, il peut relancer un dé de défense.',
  },
  'adaptive-swordsmanship': { name: 'Escrime adaptée', text: 'Rien ne change la Touche de son arme énergétique.' },
  'tactic-aggressive': { name: 'Agressif', text: 'Ses armes de mêlée sont Perforantes.' },
  'tactic-resolute': { name: 'Résolu', text: 'Rien ne change sa LPA.' },
  'tactic-siege-specialist': { name: 'Spécialiste du siège', text: 'Ses armes de tir ont Pas de Couvert.' },
  'tactic-stealthy': { name: 'Furtif', text: 'À couvert, il retient une sauvegarde de plus, ou une critique.' },
};
