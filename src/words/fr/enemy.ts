import type { enemyTurn as EnEnemyTurn } from '../en/enemy.ts';

export const enemyTurn = {
  back: 'Rendre à sa table de décision',
  over: (who) => `${who} ne peut rien faire de plus : son activation est finie`,
  backDetail: 'il décide à nouveau',
  alertWhy: {
    hurtBefore: (level) => `Alerte ${level} : ils ont été attaqués avant`,
    heard: (level) => `Alerte ${level} : une attaque a été entendue`,
    noticed: (level) => `Alerte ${level} : un des vôtres a été remarqué`,
    scenario: (level) => `Alerte ${level}\u00A0: le scénario le veut`,
  },
  setUp: 'Comment joue l’ennemi',
  dial: 'L’ennemi',
  dialModes: { log: 'À la main', assisted: 'Aidé', full: 'Complet' },
  dialHints: {
    log: 'Vous décidez pour l’ennemi, sa liste vous conseille.',
    assisted: 'Ses tables décident, vous exécutez chaque pas.',
    full: 'Ses tables décident. Ses attaques se font seules, si les attaques et les dés le permettent ; sur un plateau, un appui sur son plan joue toute son activation.',
  },
} satisfies typeof EnEnemyTurn;
