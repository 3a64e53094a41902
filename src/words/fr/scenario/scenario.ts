import type { scenario as english } from '../../en/scenario/scenario.ts';
import { actions } from '../actions.ts';
import { changes } from '../changes.ts';
import { common } from '../common.ts';
import { weaponRules } from '../rules.ts';
import { changeNames, changeParts } from './changes.ts';
import { conditions, joints } from './conditions.ts';
import { effectNames, effects } from './effects.ts';
import { parts } from './parts.ts';
import { amount, filters, rolled, sides, whom, whos } from './selectors.ts';

type About = Parameters<(typeof english)['moments']['acted']>[0];

const somebody = ({ side }: About): string =>
  side === null ? 'quelqu’un' : { retinue: 'quelqu’un de la suite', enemy: 'un ennemi' }[side];

/** Un scénario en mots simples, ses conditions, ses effets, ses moments. */
export const scenario: typeof english = {
  gone: 'quelque chose qui n’existe plus',
  conditions,
  conditionNames: {
    counter: 'Un compteur',
    share: 'Un compteur, en part',
    tick: 'Une coche',
    turningPoint: 'Le tournant',
    standing: 'Qui est debout',
    hurt: 'Qui est gravement touché',
    down: 'Qui est hors de combat',
    carrying: 'Qui porte un pion',
    objective: 'Un objectif',
    acted: 'Une action du scénario',
    within: 'Qui est dans un lieu',
    controls: 'Qui contrôle un lieu',
    alert: 'L’Alerte',
    flag: 'Ce dont la campagne se souvient',
  },
  joints,
  effects,
  effectNames,
  changes,
  changeNames,
  changeParts,
  weaponRules,
  actions,
  filters,
  whos,
  sides,
  whom,
  rolled,
  amount,
  moments: {
    battleStart: () => 'quand la bataille commence',
    turningPointStart: () => 'quand un tournant commence',
    readyStep: () => 'à l’étape de préparation',
    eventStep: () => 'à l’étape d’événement',
    firefightStart: () => 'quand l’affrontement commence',
    activationEnd: (about) => `quand ${somebody(about)} finit une activation`,
    acted: (about) =>
      about.action === null ? 'quand une action du scénario est faite' : `quand « ${about.action} » est fait`,
    incapacitated: (about) => `quand ${somebody(about)} tombe à terre`,
    turningPointEnd: () => 'quand un tournant finit',
  },
  objectiveKinds: { primary: 'Principal', secondary: 'Secondaire', secret: 'Secret' },
  oncePer: {
    activation: 'une fois par activation',
    turningPoint: 'une fois par tournant',
    battle: 'une fois par bataille',
    operative: 'une fois par combattant',
  },
  together: common.list,
  does: (clauses) => clauses.join(' ; '),
  nothing: 'il ne se passe rien',
  when: (moment, condition, does) =>
    condition === null ? `${moment} : ${does}` : `${moment}, si ${condition} : ${does}`,
  parts,
};
