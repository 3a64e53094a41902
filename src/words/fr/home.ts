import type { home as en } from '../en/home.ts';
import { plural } from './plural.ts';

const turnOf = (number: number, rounds: boolean) => `${rounds ? 'Manche' : 'Tournant'} ${number}`;
const left = (ap: number | null) => (ap === null ? '' : `, reste ${ap} PA`);

export const home = {
  title: 'Retinue',
  pitch: 'Vos figurines, vos dés. Le reste est gardé ici.',
  promise: 'Les PV, les munitions, les tours et le calcul de chaque attaque. Sans compte, sans réseau.',
  readyToPlay: 'À jouer tout de suite',
  hound: 'Molosse',
  auxiliary: 'Auxiliaire',
  readyDetail: (dv, of, foe) => `VD ${dv} sur ${of}, contre ${foe}`,
  foeCult: 'un culte',
  players: 'Joueurs',
  playerCount: (count) => plural(count, 'joueur', 'joueurs'),
  playerNameHint: 'Les agents sont distribués dans l’ordre. Cela se change sur leurs cartes.',
  dice: 'Dés sur la table',
  diceHint: 'Le reste : l’appli.',
  diceMine: 'Les miens',
  diceAll: 'Tous',
  diceNone: 'Aucun',
  playFirst: 'Jouer la première bataille',
  playFirstDetail: (mission) => `${mission}, environ une heure`,
  storageHint: 'Tout est gardé dans ce navigateur, en deux endroits. Gardez aussi un fichier.',
  battleInPlay: 'Bataille en cours',
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
    return `${plural(scenarios, 'scénario', 'scénarios')}, ${plural(operatives, 'agent', 'agents')}${marked}. ${who}`;
  },
  bringFile: 'Ouvrir un fichier',
  settings: 'Réglages',
  workshop: 'Atelier',
  odds: 'Chances',
  openBattle: (title) => `Ouvrir ${title}`,
  savedTwice: 'Enregistré deux fois',
  when: (at) => new Intl.DateTimeFormat('fr', { weekday: 'long', hour: '2-digit', minute: '2-digit' }).format(at),
  date: (at) => new Intl.DateTimeFormat('fr', { dateStyle: 'long' }).format(at),
  emptyTitle: 'Pas de bataille en cours',
  emptyText: 'Lancez-en une : la suite et son ennemi attendent.',
  languageLabel: 'Langue',
} satisfies typeof en;
