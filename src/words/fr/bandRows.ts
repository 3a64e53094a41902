import type { Words } from '../words.ts';

type Names = Readonly<Record<string, string>>;

const bands: Names = {
  'Foundry Thirds': 'Tiers de la Fonderie',
  'Charnel Choirs': 'Chœurs des Charniers',
  'Iron Third': 'Tiers de Fer',
  'Bone Choir': 'Chœur d’Os',
  'Old Bell': 'Vieille-Cloche',
  Sparrow: 'Moineau',
  Thorn: 'Épine',
  Marrow: 'Moelle',
};

const models: Names = {
  'Captain of the Third': 'Capitaine du Tiers',
  'Rifle of the Third': 'Fusil du Tiers',
  'Grenadier of the Third': 'Grenadier du Tiers',
  'Breaker of the Third': 'Enfonceur du Tiers',
  'Outrider of the Third': 'Éclaireur du Tiers',
  'Sapper of the Third': 'Sapeur du Tiers',
  'Surgeon of the Third': 'Chirurgien du Tiers',
  Precentor: 'Préchantre',
  Chorister: 'Choriste',
  Bass: 'Basse',
  Cantor: 'Chantre',
  'Grave hound': 'Chien de tombe',
  'Bone bier': 'Char d’ossements',
};

const kinds: Names = {
  Commander: 'Commandant',
  Trooper: 'Soldat',
  Specialist: 'Spécialiste',
  Heavy: 'Lourd',
  Rider: 'Cavalier',
  Hierophant: 'Hiérophante',
  Brute: 'Colosse',
  Adept: 'Adepte',
  Beast: 'Bête',
  Engine: 'Engin',
};

const attacks: Names = {
  Hotgun: 'Arme ardente',
  'Captain’s sabre': 'Sabre de capitaine',
  'Long rifle': 'Fusil long',
  Bayonet: 'Baïonnette',
  'Marked rifle': 'Fusil marqué',
  'Cup shell': 'Obus à tromblon',
  Splinters: 'Éclats',
  'Shell thrower': 'Lance-obus',
  Burst: 'Explosion',
  'Trench club': 'Massue de tranchée',
  'Breaching hammer': 'Marteau de brèche',
  'Saddle carbine': 'Carabine d’arçon',
  'Cavalry sabre': 'Sabre de cavalerie',
  'Sapper’s pistol': 'Pistolet de sapeur',
  'Entrenching spade': 'Pelle-bêche',
  'Surgeon’s pistol': 'Pistolet de chirurgien',
  'Bone saw': 'Scie à os',
  Keening: 'Lamentation',
  'Precentor’s staff': 'Bâton de préchantre',
  'Bone sling': 'Fronde d’os',
  'Hooked sickle': 'Faucille crochue',
  'Flail of nails': 'Coup de fléau clouté',
  'Flute note': 'Note de flûte',
  'Thrown slab': 'Dalle lancée',
  'Yoked bell': 'Cloche au joug',
  Dirge: 'Chant funèbre',
  'Cantor’s rod': 'Verge de chantre',
  Bite: 'Morsure',
  'Ember censer': 'Encensoir de braise',
  Embers: 'Braises',
  'Iron wheels': 'Roues de fer',
  'Teeth and nails': 'Dents et ongles',
};

const others: Names = {
  'Heads down': 'Tête baissée',
  'The Third by heart': 'Le Tiers dans le sang',
  'Unfinished verse': 'Verset inachevé',
  'Mark the range': 'Repérer la distance',
  'In unison': 'À l’unisson',
  'Satchel charge': 'Charge de sape',
  'Field dressing': 'Pansement de campagne',
  'Call back': 'Rappel',
  'Proofed breastplate': 'Plastron éprouvé',
  'Marked barrel': 'Canon marqué',
  'Cup discharger': 'Tromblon à obus',
  'Gate shield': 'Bouclier de porte',
  'Nail flail': 'Fléau clouté',
  'Thighbone flute': 'Flûte en fémur',
};

const scenarios: Names = {
  'Two war bands': 'Deux bandes de guerre',
  'Gather Intelligence': 'Renseignements',
  'The Cold Ferry': 'Le Bac froid',
  'The Last Bell': 'La Dernière Cloche',
  'Middle relay': 'Relais du milieu',
  'South-west relay': 'Relais sud-ouest',
  'South-east relay': 'Relais sud-est',
  'North-west relay': 'Relais nord-ouest',
  'North-east relay': 'Relais nord-est',
  Jetty: 'Embarcadère',
  'West ford': 'Gué ouest',
  'East ford': 'Gué est',
  'South-west bell': 'Cloche sud-ouest',
  'North-east bell': 'Cloche nord-est',
  'Their leader misses the ferry': 'Leur chef manque le bac',
  'Your leader hears the bell': 'Votre chef entend la cloche',
  north: 'nord',
  east: 'est',
  south: 'sud',
  west: 'ouest',
};

const zone = (place: string, length: string): string => `Le camp ${place} se déploie à ${length} de celui-ci.`;

const texts: Names = {
  'Five places know something. Stand at them when a round ends, and keep the other side away.':
    'Cinq lieux savent quelque chose. Soyez-y quand une manche s’achève, et tenez l’autre camp à l’écart.',
  'A table of 36″ by 36″. One side has the south edge, the other the north edge: whoever wins the roll chooses.':
    'Une table de 36″ sur 36″. Un camp a le bord sud, l’autre le bord nord : qui gagne le tirage choisit.',
  'Place the five objectives as you both like: one in the centre, two nearer each side. This layout is ours.':
    'Placez les cinq objectifs comme il vous plaît à tous deux : un au centre, deux plus près de chaque camp. Cette disposition est la nôtre.',
  'In the centre of the table.': 'Au centre de la table.',
  '10″ from the south edge, 9″ from the west edge.': 'À 10″ du bord sud, à 9″ du bord ouest.',
  '10″ from the south edge, 9″ from the east edge.': 'À 10″ du bord sud, à 9″ du bord est.',
  '10″ from the north edge, 9″ from the west edge.': 'À 10″ du bord nord, à 9″ du bord ouest.',
  '10″ from the north edge, 9″ from the east edge.': 'À 10″ du bord nord, à 9″ du bord est.',
  'Whose edge is the south sets up within 6″ of it.': zone('du bord sud', '6″'),
  'Whose edge is the north sets up within 6″ of it.': zone('du bord nord', '6″'),
  'Objectives stop neither movement nor sight, and nobody picks them up.':
    'Les objectifs n’arrêtent ni les mouvements ni la vue, et personne ne les ramasse.',
  'The last ferry leaves early. Hold the jetty, and see that whoever leads the others misses it.':
    'Le dernier bac part tôt. Tenez l’embarcadère, et que le chef des autres le manque.',
  'A table of 36″ by 36″. A river of difficult ground, 4″ wide, runs from west to east through the middle; the jetty stands in its centre, a ford lies to either side. One side comes from the south, the other from the north: whoever wins the roll chooses.':
    'Une table de 36″ sur 36″. Une rivière de terrain difficile, large de 4″, la traverse au milieu d’ouest en est ; l’embarcadère est au centre, un gué de chaque côté. Un camp vient du sud, l’autre du nord : qui gagne le tirage choisit.',
  'Three objectives on the river. This layout is ours.':
    'Trois objectifs sur la rivière. Cette disposition est la nôtre.',
  'On the river, 9″ from the west edge.': 'Sur la rivière, à 9″ du bord ouest.',
  'On the river, 9″ from the east edge.': 'Sur la rivière, à 9″ du bord est.',
  'Whose edge is the south sets up within 8″ of it.': zone('du bord sud', '8″'),
  'Whose edge is the north sets up within 8″ of it.': zone('du bord nord', '8″'),
  'The river is difficult ground; the jetty is open ground.':
    'La rivière est du terrain difficile, l’embarcadère du terrain dégagé.',
  'A bell hangs on each side of the ruin. Reach theirs, guard your own, and let whoever leads you live to hear it.':
    'Une cloche pend de chaque côté de la ruine. Atteignez la leur, gardez la vôtre, et que votre chef vive pour l’entendre.',
  'A table of 36″ by 36″. Each side has a corner, the south-west or the north-east: whoever wins the roll chooses. A ruin fills the middle, 8″ across.':
    'Une table de 36″ sur 36″. Chaque camp a un coin, le sud-ouest ou le nord-est : qui gagne le tirage choisit. Une ruine large de 8″ occupe le milieu.',
  'Two bells, one near each corner. This layout is ours.':
    'Deux cloches, une près de chaque coin. Cette disposition est la nôtre.',
  '12″ from the south edge and 12″ from the west edge.': 'À 12″ du bord sud et à 12″ du bord ouest.',
  '12″ from the north edge and 12″ from the east edge.': 'À 12″ du bord nord et à 12″ du bord est.',
  'Whose corner is the south-west sets up within 9″ of it.': zone('du coin sud-ouest', '9″'),
  'Whose corner is the north-east sets up within 9″ of it.': zone('du coin nord-est', '9″'),
  'Walls of the ruin up to 2″ are obstacles; taller ones are climbed.':
    'Les murs de la ruine jusqu’à 2″ sont des obstacles ; les plus hauts s’escaladent.',
};

/** Names and sentences of our own war bands by those that a battle has copied from their pack. Hesk is called Hesk. */
export const bandRows: Words<'bandRows'> = {
  content: {
    names: {},
    byName: { ...bands, ...models, ...kinds, ...attacks, ...others, ...scenarios, ...texts },
    texts: {},
  },
};
