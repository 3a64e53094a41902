import { common } from './common.ts';
import type { strategy as english } from '../en/strategy.ts';

export const strategy = {
  strategy: {
    title: (number) => `Stratégie, tournant ${number}`,
    steps: { ploys: 'Subterfuges Stratégiques', reveal: 'Révélation des objectifs' },
    ask: {
      ploys: (who) => `${who} : un subterfuge, ou passer`,
      reveal: (who) => `${who} : révéler un objectif, ou passer`,
    },
    left: 'PC restants',
    byTables: 'joué par ses tables',
    said: 'Ce qui a été dit',
    nothingYet: 'Personne n’a encore parlé.',
    price: (cp, text) => `${common.cp(cp)} · ${text}`,
    passed: 'A passé',
    speaksAgain: { ploys: 'reparle après un subterfuge', reveal: 'reparle après une révélation' },
    revealed: 'révélé',
    pass: 'Passer',
    next: (who) => `puis ${who}`,
    over: {
      ploys: 'puis plus personne ne parle : subterfuges',
      reveal: 'puis plus personne ne parle : objectifs',
      firefight: 'puis plus personne ne parle : l’affrontement',
    },
    use: (cp, left, who) => `${cp}, il en reste ${left}. Puis ${who}`,
    reveal: (who) => `à la vue de tous. Puis ${who}`,
    show: (who) => `${who} regarde seul : montrer`,
    hide: 'Cacher',
    tactical: 'Subterfuges Tactiques',
  },
} satisfies typeof english;
