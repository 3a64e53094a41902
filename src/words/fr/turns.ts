import type { turningPoint as en } from '../en/turns.ts';
import { turningPoint as strip } from './strip.ts';

export const turningPoint = {
  ...strip,
  initiative: 'L’initiative',
  initiativeOf: (side, who) =>
    `${side === 'retinue' ? 'Votre suite' : side === 'enemy' ? 'L’ennemi' : who} a l’initiative`,
  initiativeRule: (upTo) =>
    upTo <= 1 ? 'Sur 1 l’ennemi l’a, sinon la suite.' : `Sur 1–${upTo} l’ennemi l’a, sinon la suite.`,
  initiativeRollOff:
    'Chaque camp lance un D6. Le vainqueur dit qui a l’initiative ; à égalité, c’est à celui qui ne l’avait pas.',
  initiativeAlways: 'La suite l’a toujours.',
  initiativeSet: 'Fixer l’initiative à la main',
  ready: 'Préparation',
  readyText: (cp) => `Tous sont à jouer. +${cp} PC`,
  event: 'Événement',
  eventNone: (from) => `Les événements viennent dès le tournant ${from}.`,
  eventOff: 'Pas d’événements.',
  eventLadder: (table) => `${table}, tous les résultats`,
  eventChance: (faces, die) => `${faces} sur ${die}`,
  eventRolled: 'Tombé',
  eventRepeated: 'Comme la dernière fois : relancez une fois.',
  eventNoTarget: 'Personne à qui cela s’applique : sans effet.',
  eventByHand: 'Choisissez la ligne tombée',
  ploys: 'Subterfuges',
  commandReroll: 'Relance de Commandement',
  commandRerollText: '1 PC : relancez un dé d’attaque ou de défense à vous. Proposée pendant une attaque.',
  cpPool: (cp) => `${cp} PC pour tous les joueurs`,
  cpAdd: 'Un PC de plus',
  cpTake: 'Un PC de moins',
  alert: 'Alerte',
  alertIs: (name) => `Alerte : ${name}`,
  alertRaise: 'Monter l’alerte',
  alertLower: 'Baisser l’alerte',
  alertText:
    'L’inquiétude de l’ennemi\u00A0; les attaques l’augmentent. Joué par l’application, il patrouille en dessous de 2, combat à 2 et traque à 3, où des renforts peuvent venir.',
  startBattle: 'Commencer la bataille',
  begin: (number) => `Ouvrir le tournant ${number}`,
  setUpDone: 'Mise en place',
  setUpDoneNote: 'comment la table a été mise en place',
  startFirefight: 'Lancer l’affrontement',
  startFirefightDetail: (side, who) =>
    `${side === 'retinue' ? 'Votre suite' : side === 'enemy' ? 'L’ennemi' : who} commence`,
  next: 'Tournant suivant',
  nextDetail: (number, of) => (of === null ? `le numéro ${number}` : `${number} sur ${of}`),
  over: (number) => `Le tournant ${number} est fini`,
  overText: 'Vérifiez les objectifs, puis continuez.',
} satisfies typeof en;
