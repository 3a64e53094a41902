/** Names and texts in the two sides for plain Kill Team. */
export const killTeamNames: Readonly<Record<string, string>> = {
  'dock-sergeant': 'Sergent des quais',
  'dock-warden': 'Gardien des quais',
  'dock-breacher': 'Enfonceur des quais',
  'dock-gunner': 'Mitrailleur des quais',
  'choir-voice': 'Voix du chœur',
  'choir-rifle': 'Fusil du chœur',
  'choir-hammer': 'Marteau du chœur',
  'choir-watcher': 'Guetteur du chœur',
  'dock-carbine': 'Carabine des quais',
  'warden-pistol': 'Pistolet de gardien',
  'drum-gun': 'Mitrailleuse à tambour',
  baton: 'Matraque',
  'breacher-gun': 'Fusil d’assaut court',
  'ash-rifle': 'Fusil de cendre',
  'long-rifle': 'Fusil long',
  'cinder-pistol': 'Pistolet de braise',
  'hooked-blade': 'Lame crochue',
  knives: 'Couteaux',
  'great-hammer': 'Grand marteau',
  'fire-pot': 'Pot à feu',
  'dock-watch': 'Garde des quais',
  'ash-choir': 'Chœur de cendre',
  'three-lamps': 'Trois lampes',
  'first-points': 'Points, camp de gauche',
  'second-points': 'Points, camp de droite',
};

export const killTeamTexts: Readonly<Record<string, string>> = {
  'three-lamps/primary':
    'À la fin de chaque tournant à partir du deuxième, chaque camp marque 1 point par lampe qu’il contrôle.',
  'three-lamps/setUp/0':
    'Un plateau de 30″ sur 22″. La zone de déploiement de chaque camp fait 6″ de profondeur, le long d’un petit côté.',
  'three-lamps/setUp/1':
    'Trois lampes se dressent sur la longue ligne médiane : l’une au centre, les autres à 8″ de part et d’autre.',
  'three-lamps/setUp/2': 'Les camps déploient à tour de rôle, un tiers de leurs agents à la fois.',
};
