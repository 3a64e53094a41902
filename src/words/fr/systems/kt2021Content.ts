import type { Content } from '../../content.ts';

const SET_UP = [
  'Un plateau de 30″ sur 22″. Le Défenseur, tiré au dé, choisit un petit bord : à 6″ de lui est sa zone d’insertion, l’autre bord est celui de l’Attaquant.',
  'En commençant par le Défenseur, les camps posent deux barricades chacun, une par une, à 6″ de leur zone d’insertion.',
  'Le Défenseur place ses agents entièrement dans sa zone d’insertion, puis l’Attaquant ; chacun reçoit un ordre.',
];

const setUpOf = (mission: string, ...more: readonly string[]): readonly (readonly [string, string])[] =>
  [...SET_UP, ...more].map((line, at) => [`${mission}/setUp/${at}`, line] as const);

/** Our own sides and missions for Kill Team 2021. */
export const killTeam2021Content: Content = {
  names: {
    'salt-wardens': 'Gardes du sel',
    'gutter-saints': 'Saints du caniveau',
    'salt-captain': 'Capitaine du sel',
    'salt-warden': 'Garde du sel',
    'salt-winchman': 'Treuilleur du sel',
    'salt-burner': 'Brûleur du sel',
    'salt-whaler': 'Baleinier du sel',
    'gutter-seer': 'Voyante du caniveau',
    'gutter-zealot': 'Zélote du caniveau',
    'gutter-flayer': 'Écorcheur du caniveau',
    'gutter-stoker': 'Chauffeur du caniveau',
    'gutter-mortar': 'Mortier du caniveau',
    'signal-pistol': 'Pistolet de signal',
    'harbour-sabre': 'Sabre de port',
    'salt-rifle': 'Fusil du sel',
    'salt-bayonet': 'Baïonnette',
    'winch-gun': 'Mitrailleuse à treuil',
    'kelp-burner': 'Brûle-varech',
    'depth-charge': 'Grenade de fond',
    'whaling-gun': 'Canon baleinier',
    'boarding-axe': 'Hache d’abordage',
    'mind-spike': 'Pointe mentale',
    'bone-staff': 'Bâton d’os',
    'nail-gun': 'Cloueuse',
    'chain-hook': 'Crochet à chaîne',
    'twin-flails': 'Fléaux jumeaux',
    'cinder-thrower': 'Lance-braises',
    'lob-mortar': 'Mortier à main',
    'harbour-lights': 'Feux du port',
    'the-courier': 'Le courrier',
    'last-tide': 'Dernière marée',
    'no-mission': 'Sans mission',
    'first-points': 'Points de victoire, camp de gauche',
    'second-points': 'Points de victoire, camp de droite',
  },
  byName: {
    'Salt wardens': 'Gardes du sel',
    'Gutter saints': 'Saints du caniveau',
    'Harbour lights': 'Feux du port',
    'The courier': 'Le courrier',
    'Last tide': 'Dernière marée',
    'No mission': 'Sans mission',
  },
  texts: Object.fromEntries([
    ['harbour-lights/primary', 'À la fin de chaque tournant, chaque camp marque 1 point par marqueur qu’il contrôle.'],
    [
      'the-courier/primary',
      'À la fin de chaque tournant, le camp dont un agent porte le marqueur marque 2 points. À la fin de la bataille, il en marque 3 de plus dans sa zone d’insertion.',
    ],
    ['last-tide/primary', 'Chaque camp marque 1 point par ennemi qu’il neutralise, et 2 pour le chef ennemi.'],
    ['no-mission/primary', 'Le camp qui garde le plus d’agents à la fin de la bataille l’emporte.'],
    ...setUpOf(
      'harbour-lights',
      'Trois marqueurs d’objectif sur la longue ligne médiane : un au centre, les autres à 8″ de part et d’autre.',
    ),
    ...setUpOf('the-courier', 'Un marqueur d’objectif au centre du plateau.'),
    ...setUpOf('last-tide', 'Aucun marqueur.'),
    ...setUpOf('no-mission'),
  ]),
};
