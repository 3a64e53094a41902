import { common } from './common.ts';
import type { strategy as english } from '../en/strategy.ts';

export const strategy = {
  strategy: {
    title: (number) => `Stratégie, tournant ${number}`,
    ploys: 'Subterfuges Stratégiques',
    ask: { ploys: (who) => `${who} : un subterfuge, ou passer` },
    left: 'PC en réserve',
    byTables: 'joué par ses tables',
    said: 'Ce qui a été dit',
    nothingYet: 'Personne n’a encore parlé.',
    price: (cp, text) => `${common.cp(cp)} · ${text}`,
    passed: 'A passé',
    speaksAgain: 'reparle après un subterfuge',
    pass: 'Passer',
    next: (who) => `puis ${who}`,
    over: {
      ploys: 'puis plus personne ne parle : subterfuges',
      reveal: 'puis plus personne ne parle : objectifs',
      firefight: 'puis plus personne ne parle : l’affrontement',
    },
    use: (cp, left, who) => `${cp}, il en reste ${left}. Puis ${who}`,
    points: (count) => (count <= 1 ? `${count} point` : `${count} points`),
    tactical: 'Subterfuges Tactiques',
  },
} satisfies typeof english;
