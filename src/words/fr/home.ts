import type { home as en } from '../en/home.ts';
import { plural } from './plural.ts';

const turnOf = (number: number, rounds: boolean) => `${rounds ? 'Manche' : 'Tournant'} ${number}`;
const left = (ap: number | null) => (ap === null ? '' : `, reste ${ap} PA`);

export const home = {
  title: 'Retinue',
  pitch: 'Vos figurines, vos dés. Le reste est gardé ici.',
  promise: 'Les PV, les munitions, les tours et le calcul de chaque attaque. Sans compte, sans réseau.',
  doors: {
    alone: { title: 'Seul ou ensemble', detail: 'ACOLYTE : l’ennemi joue tout seul', time: 'une heure' },
    two: { title: 'Deux camps', detail: 'Kill Team 2021, Lite, 3e édition, Vanguard', time: '60 à 90 min' },
    campaign: 'Votre suite, son équipement, ses cicatrices, ses récits',
    bring: 'Une sauvegarde, une liste, un pack, un scénario partagé',
  },
  games: {
    acolyte: 'ACOLYTE',
    kt3: 'Kill Team 3',
    kt2021: 'Kill Team 2021',
    'kt2021-lite': 'Kill Team Lite',
    vanguard: 'Vanguard',
  },
  short: { battle: 'Bataille', again: 'Rejouer', campaign: 'Campagne', bring: 'Ouvrir' },
  waits: {
    battle: (title) => `En bataille : ${title}`,
    writing: (title) => `À raconter : ${title}`,
    chapter: (title) => `Ensuite : ${title}`,
  },
  moreInPlay: (count) => `${count} de plus en cours`,
  players: 'Joueurs',
  playerCount: (count) => plural(count, 'joueur', 'joueurs'),
  playerNameHint: 'Les agents sont distribués dans l’ordre. Cela se change sur leurs cartes.',
  dice: 'Dés sur la table',
  diceHint: 'Le reste : l’appli.',
  diceMine: 'Les miens',
  diceAll: 'Tous',
  diceNone: 'Aucun',
  playFirst: 'Jouer la première bataille',
  playFirstDetail: (mission, own, foes) => `${mission}, ${own} contre ${foes}`,
  storageHint: 'Tout est gardé dans ce navigateur, en deux endroits. Gardez aussi un fichier.',
  battleInPlay: 'En cours',
  battlesInPlay: 'Batailles en cours',
  finished: 'Batailles finies',
  continueBattle: 'Reprendre la bataille',
  continueActing: (who, ap) => `${who} agit${left(ap)}`,
  continueSide: (side) =>
    side === 'retinue'
      ? 'La suite active un agent'
      : side === 'enemy'
        ? 'L’ennemi active un agent'
        : 'Activation suivante',
  continuePhase: turnOf,
  lineSetUp: 'Déploiement',
  lineTurningPoint: (number, of, rounds) => `${turnOf(number, rounds)}${of === null ? '' : ` sur ${of}`}.`,
  lineActing: (who, ap) => `${who} agit${left(ap)}.`,
  lineOver: (count, rounds) =>
    `Finie, après ${rounds ? plural(count, 'manche', 'manches') : plural(count, 'tournant', 'tournants')}`,
  newBattle: 'Nouvelle bataille',
  again: 'La rejouer',
  newBattleDetail: 'Choisir mission, ennemi et difficulté',
  campaigns: 'Campagnes',
  newCampaign: 'Nouvelle campagne',
  continueCampaign: 'Reprendre la campagne',
  campaignLine: (scenarios, operatives, scars, players) => {
    const marked = scars === 0 ? '' : `, ${plural(scars, 'cicatrice', 'cicatrices')}`;
    const who = players.length === 1 ? `${players.join('')}, en solo` : new Intl.ListFormat('fr').format(players);
    const played = scenarios === 0 ? 'Pas encore de scénario' : plural(scenarios, 'scénario', 'scénarios');
    return `${played}, ${plural(operatives, 'agent', 'agents')}${marked}. ${who}`;
  },
  bringFile: 'Ouvrir un fichier, un lien, un code',
  settings: 'Réglages',
  workshop: 'Atelier',
  odds: 'Chances',
  openBattle: (title) => `Ouvrir ${title}`,
  savedTwice: 'Enregistré, avec une copie',
  when: (at) => new Intl.DateTimeFormat('fr', { weekday: 'long', hour: '2-digit', minute: '2-digit' }).format(at),
  date: (at) => new Intl.DateTimeFormat('fr', { dateStyle: 'long' }).format(at),
  emptyTitle: 'Pas de bataille en cours',
  emptyText: 'Lancez-en une : la suite et son ennemi attendent.',
  languageLabel: 'Langue',
} satisfies typeof en;
