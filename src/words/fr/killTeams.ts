import type { Words } from '../words.ts';
import { de } from './de.ts';

const facts: Words<'killTeams'>['facts'] = {
  noLeader: () => 'Pas de chef : en jeu égal il en faut exactement un.',
  severalLeaders: ({ count }) => `${count} chefs : un au plus.`,
  fireTeamCount: ({ least, most, count }) =>
    `Équipes de tir : ${count}, et non ${least === most ? least : `${least} à ${most}`}.`,
  unknownFireTeam: ({ id }) => `Sa liste n’a pas d’équipe de tir « ${id} ».`,
  teamSize: ({ least, most, count }) => `Agents : ${count}, et non ${least === most ? least : `${least} à ${most}`}.`,
  cardAtLeast: ({ card, least, count }) => `${card} : ${count}, au moins ${least}.`,
  cardAtMost: ({ card, most, count }) => `${card} : ${count}, au plus ${most}.`,
  cardNotListed: ({ card }) => `${card} : dans aucune de ses équipes de tir.`,
  openKeyword: ({ operative, keyword }) => `${operative} : choisir ce qui remplace <${keyword}>.`,
  overEquipment: ({ spent, ep }) => `Équipement pour ${spent} PE : ${ep} au plus.`,
  itemAtMost: ({ item, most, count }) => `${item} : ${count} fois, au plus ${most}.`,
  itemNotListed: ({ item }) => `${item} : pas un équipement de ce kill team.`,
  itemNotFor: ({ item, operative }) => `${item} : pas pour ${operative}.`,
  optionOpen: ({ item, operative }) => `${operative} : choisir quel objet (${item}).`,
};

export const killTeams: Words<'killTeams'> = {
  change: (count) => (count === 1 ? '1 agent, changer' : `${count} agents, changer`),
  team: (player) => `Le kill team ${de(player)}`,
  tables: 'Les tables',
  card: (name, role, wounds) => `${name}, ${role}, ${wounds} points de vie`,
  group: (count) => `GA ${count}`,
  leader: 'chef',
  staysBehind: 'reste en arrière',
  goes: 'Va au combat',
  keyword: (word) => `À la place de <${word}>`,
  equipment: 'Équipement',
  spent: (spent, ep) => `${spent} PE sur ${ep}`,
  points: (ep) => `${ep} PE`,
  option: (item) => `Quel objet : ${item}`,
  archetypes: (names) => `Archétypes : ${names}`,
  asItIs: 'Tel quel',
  check: 'Pas selon les règles',
  chooseFirst: 'Un choix reste à faire',
  print: 'Imprimer les fiches',
  share: 'Partager la liste',
  facts,
};
