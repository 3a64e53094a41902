import { inches, signed, target } from './format.ts';
import type { Words } from '../words.ts';
import { de } from './de.ts';
import { plural } from './plural.ts';

const facts: Words<'warBands'>['facts'] = {
  overPoints: ({ points, limit, over }) => `${points} points, soit ${over} de trop pour ${limit}.`,
  tooMany: ({ model, most, count }) => `${model} : ${count}, au plus ${most}.`,
  otherFaction: ({ model, faction }) => `${model} : d’une autre faction que ${faction}.`,
  noLeader: () => 'Pas de chef : il en faut un.',
  severalLeaders: ({ count }) => `${count} chefs : un seul commande.`,
  cannotLead: ({ model }) => `${model} ne peut pas commander.`,
  unknownOption: ({ model, option }) => `${model} : sa fiche n’a pas d’option ${option}.`,
  optionTwice: ({ model, option }) => `${model} : ${option} deux fois.`,
  optionsClash: ({ model, option, other }) => `${model} : ${option} remplace ce que remplace déjà ${other}.`,
};

const points = (count: number): string => plural(count, 'point', 'points');
const wounds = (count: number): string => plural(count, 'point de vie', 'points de vie');

const card: Words<'warBands'>['card'] = {
  figures: { cp: 'PC', sp: 'Vitesse', ar: 'Armure', wn: 'Points de vie', ne: 'Sang-froid' },
  invulnerable: (faces) => `Invulnérable ${faces.map(target).join(' ou ')}`,
  base: {
    round: (width) => `socle de ${width} mm`,
    oval: (width, length) => `socle de ${width} sur ${length} mm, ovale`,
    rectangle: (width, length) => `socle de ${width} sur ${length} mm, rectangulaire`,
  },
  attacks: 'Attaques',
  columns: { attack: 'Attaque', range: 'Portée', dice: 'Dés', hit: 'Touche', ap: 'PA', d: 'D' },
  actions: 'Actions propres',
  abilities: 'Capacités',
  options: 'Armes et options',
  ranged: (range) => `à ${inches(range)}`,
  meleeShort: (range) => (range === 0 ? 'contact' : inches(range)),
  melee: (range) => (range === 0 ? 'au contact' : `mêlée ${inches(range)}`),
  profile: (count, hit, ap, d) => `${count}D6, ${target(hit)}, PA${ap}, D${d}`,
  how: '3D6, 3+ : trois dés, chacun touche à 3 ou plus. PA : il faut autant de plus à chaque dé d’armure. D : blessures de chaque touche qui passe.',
  attack: (reach, profile) => `${reach} : ${profile}`,
  followUp: (name, radius, profile) =>
    `${name}, si elle touche : tous les autres à ${inches(radius)} de la cible, ${profile}, que rien ne modifie`,
  length: { short: 'courte', long: 'longue' },
  cost: (length, cp) => (cp === 0 ? length : `${length}, ${cp} PC`),
  effects: {
    return: (count, within, clear) =>
      `une figurine retirée du camp revient avec ${wounds(count)} à ${inches(within)}, à plus de ${inches(clear)} des ennemis, activée`,
    heal: (count, within) => `un ami à ${inches(within)} retrouve ${wounds(count)}`,
    mortal: (count, within) =>
      `un ennemi à ${inches(within)} subit ${plural(count, 'blessure mortelle', 'blessures mortelles')}`,
    token: (count, token) => (count === 1 ? `1 × ${token}` : `${count} × ${token}`),
  },
  moments: {
    hitRoll: { ranged: 'au tir', melee: 'en mêlée', any: 'à l’attaque' },
    armourRoll: { ranged: 'sous un tir', melee: 'attaquée en mêlée', any: 'attaquée' },
    recovery: { ranged: 'au rétablissement', melee: 'au rétablissement', any: 'au rétablissement' },
    nerve: { ranged: 'au test de sang-froid', melee: 'au test de sang-froid', any: 'au test de sang-froid' },
  },
  changes: {
    die: (value) => `${signed(value)} à chaque dé`,
    ap: (value) => `${signed(value)} PA`,
    dice: (value) => `${signed(value)} dé${Math.abs(value) > 1 ? 's' : ''}`,
  },
  ability: (moment, change, cp) =>
    cp === 0 ? `toujours, ${moment} : ${change}` : `${cp} PC, annoncés avant le jet, ${moment} : ${change}`,
  named: (name, said) => `${name} : ${said}`,
};

/** War bands: choosing and changing them before a battle, and their cards on paper. */
export const warBands: Words<'warBands'> = {
  facts,
  card,
  band: (player) => `La bande ${de(player)}`,
  tables: 'Les tables',
  change: (count) => `${plural(count, 'figurine', 'figurines')}, changer`,
  unit: 'pts',
  wounds,
  row: (name, detail, count) => `${name}, ${detail}, ${wounds(count)}`,
  leader: 'chef',
  points,
  sum: (spent, limit) => `${spent} sur ${points(limit)}`,
  agreed: (limit) => `${limit} points chacun`,
  limit: 'Points par camp',
  check: 'Pas selon les règles',
  choose: 'Choisir une bande',
  ready: 'Bandes prêtes',
  build: 'En former une',
  buildDetail: 'encore personne',
  add: 'Ajouter une figurine',
  addTo: (band) => `Ajouter une figurine : ${band}`,
  cardRow: (kind, cost, have, most) => `${kind}, ${cost}, ${have} sur ${most}`,
  remove: (name) => `Laisser ${name}`,
  leads: (cp, count) => `Commande : +${cp} PC, +${wounds(count)}`,
  name: 'Nom',
  option: (name, cost) => `${name}, ${points(cost)}`,
  replaces: (name) => `remplace : ${name}`,
  playerOf: (player) => `${player} : nom`,
  dice: (player) => `Dés ${de(player)}`,
  diceOfTables: 'Dés des tables',
  diceFrom: { table: 'Sur la table', screen: 'Par l’appli' },
  scenario: 'Scénario',
  chooseScenario: 'Choisir un scénario',
  rounds: (count) => plural(count, 'manche', 'manches'),
  endDie: (count, face) => `${plural(count, 'manche', 'manches')}, une de plus sur ${target(face)}`,
  layout: { ours: 'Disposition : la nôtre', user: 'Disposition : la vôtre' },
  falls: (side, edges) => `${side} se replie vers : ${edges}.`,
  edges: { north: 'bord nord', east: 'bord est', south: 'bord sud', west: 'bord ouest' },
  deeds: {
    stands: (name, count) => `${name} : ${points(count)} si votre chef est en jeu à la fin.`,
    enemyRemoved: (name, count) => `${name} : ${points(count)} si leur chef est retiré à la fin.`,
  },
  worth: (first, second, names) =>
    first === second ? points(first) : `${first} pour ${names[0]}, ${second} pour ${names[1]}`,
  objective: (name, worth, where) => `${name} : ${worth}. ${where}`,
  parts: { table: 'La table', objectives: 'Ce qui rapporte', setUp: 'Mise en place' },
  eachRound: 'À la fin de chaque manche, à qui le tient :',
  against: (band, fact) => `${band} : ${fact}`,
  begin: (first, second) => `${first} contre ${second}`,
  bandName: 'Nom de la bande',
  beside: 'Fiches et packs',
  print: 'Imprimer les fiches',
  share: (band) => `Partager ou garder ${band}`,
  shareDetail: 'comme pack : fichier, lien ou code',
  shareNot: 'seulement une fois selon les règles',
  paper: {
    title: 'Fiches sur papier',
    head: (bands) => `Fiches : ${bands}`,
    empty: 'Il n’y a encore personne dans une bande.',
    print: 'Imprimer',
    hint: 'sur A4, depuis le navigateur',
    woundBoxes: (count) => `${wounds(count)} à cocher`,
  },
};
