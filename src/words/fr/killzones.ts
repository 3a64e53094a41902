import { percent } from './format.ts';
import type { Words } from '../words.ts';
import { boardNames } from './boardNames.ts';

type Names = Readonly<Record<string, string>>;

const pieces: Names = {
  Wall: 'Mur',
  'Long wall': 'Long mur',
  'Low wall': 'Muret',
  'Ruin corner': 'Coin de ruine',
  Block: 'Bloc',
  Crates: 'Caisses',
  Barricade: 'Barricade',
  Pipe: 'Tuyau',
  Container: 'Conteneur',
  'Platform with a ladder': 'Plateforme à échelle',
  Bridge: 'Passerelle',
  'Wall with a door': 'Mur à porte',
  Ladder: 'Échelle',
  Door: 'Porte',
  'Bulkhead with a hatch': 'Cloison à écoutille',
  'Ruin with two floors': 'Ruine à deux étages',
  Rubble: 'Gravats',
  Watchtower: 'Tour de guet',
  Tank: 'Cuve',
};

const zones: Names = {
  'Drop zone': 'Zone de déploiement',
  'Left edge': 'Bord gauche',
  'Right edge': 'Bord droit',
  'Near edge': 'Bord proche',
  'Far edge': 'Bord lointain',
  'Marker 1': 'Marqueur 1',
  'Marker 2': 'Marqueur 2',
  'Marker 3': 'Marqueur 3',
  'Marker 4': 'Marqueur 4',
  'Marker 5': 'Marqueur 5',
};

/** Ce qui est dit d’un plateau tiré au sort. */
const drawn: Names = {
  'Drawn by chance, looked over by the app.': 'Tiré au sort, vérifié par l’application.',
};

const texts: Names = {
  'From corner to corner. A ruin stands in the middle with a bell on either side of it, and two long ways lead round.':
    'D’un coin à l’autre. Une ruine se dresse au milieu, une cloche de chaque côté, et deux longs chemins la contournent.',
  'Close. Tanks and a pipe cut the hall in two, and a ruined corner looks down on either half.':
    'Étroit. Des cuves et un tuyau coupent la salle en deux, et un coin de ruine domine chaque moitié.',
  'Walled. Two doors stand between the halves of the square; who holds neither goes the long way round.':
    'Cloisonné. Deux portes séparent les moitiés de la place ; qui ne tient ni l’une ni l’autre fait le grand tour.',
  'Open. Two slanted walls and little else: long shots, and nowhere to hide for long.':
    'Ouvert. Deux murs en biais et presque rien d’autre : de longs tirs, et nulle part où se cacher longtemps.',
  'Dug in. A line of low walls before either side, a broken corner behind it, and no cover in between but two blocks.':
    'Retranché. Une ligne de murets devant chaque camp, un coin de ruine derrière, et entre les deux deux blocs pour tout couvert.',
  'High. Platforms and bridges lead into ruins of two floors, ladders up to them, and a watchtower stands behind each side.':
    'En hauteur. Plateformes et passerelles mènent à des ruines à deux étages, des échelles y montent, et une tour de guet se dresse derrière chaque camp.',
  'Low. Pipes all over, to be climbed or lain behind; tanks alone hide anybody who stands.':
    'Bas. Des tuyaux partout, à enjamber ou pour s’abriter ; seules les cuves cachent qui reste debout.',
  'Tight. Containers to climb and doors to open, one between walls of its own; the middle is seen from everywhere.':
    'Serré. Des conteneurs à escalader et des portes à ouvrir, dont une entre deux murs ; le milieu se voit de partout.',
  'A corridor. One long way through the middle, a hatch across either end, broken open at its doors, and two ways round in the dark.':
    'Un couloir. Un long passage par le milieu, une écoutille à chaque bout, percé à ses portes, et deux détours dans le noir.',
  'Even. Containers in two rows with lanes between them, low walls to cross.':
    'Égal. Des conteneurs sur deux rangs, des allées entre eux, des murets à franchir.',
  'Quick. Two walls, two tanks, and the four barricades that both sides bring: a table that is set up in a minute.':
    'Rapide. Deux murs, deux cuves, et les quatre barricades qu’apportent les deux camps : une table prête en une minute.',
  'Wide. A landing of low walls in the middle, houses on either bank, and open flanks.':
    'Vaste. Un embarcadère de murets au milieu, des ruines sur chaque rive, et des flancs ouverts.',
};

export const killzones: Words<'killzones'> = {
  content: { names: {}, byName: { ...pieces, ...zones, ...boardNames, ...drawn, ...texts }, texts: {} },
  theatre: 'Théâtre',
  theatres: { standard: 'Partout', frontline: 'Front', underhive: 'Bas-fonds', 'void-hulk': 'Épave' },
  density: 'Remplissage',
  densities: { open: 'Ouvert', even: 'Moyen', dense: 'Dense' },
  length: (inches) => `${String(inches).replace('.', ',')}″`,
  findings: {
    twice: {
      title: (name) => `« ${name} » est là deux fois`,
      why: 'Les deux ont le même identifiant : rien ne les distingue.',
    },
    badShape: {
      title: (name) => `« ${name} » a un creux`,
      why: 'Chaque partie doit être convexe. Ce qui a des creux se fait en plusieurs parties.',
    },
    noHeight: {
      title: (name) => `« ${name} » n’a pas de hauteur`,
      why: 'Personne ne peut dire si cela cache une tête.',
    },
    overEdge: { title: (name) => `« ${name} » dépasse du bord`, why: 'Le plateau s’arrête avant.' },
    noKind: {
      title: (name) => `« ${name} » n’est ni Lourd ni Léger`,
      why: 'Personne ne peut dire ce que cela fait à un tir.',
    },
    overlap: {
      title: (name, other) => `« ${name} » et « ${other} » se chevauchent`,
      why: 'Deux éléments ne tiennent pas au même endroit.',
    },
    tightGap: {
      title: (name, other) => `« ${name} » et « ${other} » se touchent presque`,
      why: (width) => `L’écart est de ${width} : aucun socle de 32 mm ne passe.`,
    },
    noAccess: {
      title: (name) => `Personne ne monte sur « ${name} »`,
      why: (height) => `Un niveau à ${height} où l’on ne peut grimper, ou sans place pour un socle.`,
    },
    nobodyStands: {
      title: (name) => `Personne ne peut se tenir à « ${name} »`,
      why: 'Aucun socle ne tient à moins de 1″.',
    },
    zoneSmall: {
      title: (name) => `« ${name} » est trop petite`,
      why: (room, team) => `Elle a de la place pour ${room}, et une équipe peut compter ${team} figurines.`,
    },
    unfair: {
      title: 'Un camp voit plus que l’autre',
      why: (first, second) =>
        `De la première zone de déploiement, on voit sans couvert ${percent(first)} de l’autre, de la seconde ${percent(second)}.`,
    },
  },
  answers: {
    moves: { onBoard: 'Sur le plateau', apart: 'Écarter', together: 'Accoler', toRoom: 'À la place libre suivante' },
    height: (height) => `Haut de ${height}`,
    kinds: { Heavy: 'Lourd', Light: 'Léger' },
    join: 'Un seul élément',
    ladder: 'Une échelle',
    noFloor: 'Personne ne s’y tient',
    fill: 'Combler le creux',
    reshape: 'L’agrandir',
    rename: 'Deux identifiants',
  },
};
