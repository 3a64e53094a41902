import { common } from './common.ts';

/** What sides say in turn before a firefight, and ploys at their moment. */
export const strategy = {
  strategy: {
    title: (number: number) => `Strategy, turning point ${number}`,
    ploys: 'Strategic ploys',
    ask: { ploys: (who: string) => `${who}: a ploy, or pass` },
    left: 'CP left',
    byTables: 'played by its tables',
    said: 'What was said',
    nothingYet: 'Nobody has spoken yet.',
    price: (cp: number, text: string) => `${common.cp(cp)} · ${text}`,
    passed: 'Passed',
    speaksAgain: 'speaks again after a ploy',
    pass: 'Pass',
    next: (who: string) => `then ${who}`,
    over: {
      ploys: 'then nobody speaks again: ploys',
      reveal: 'then nobody speaks again: tac ops',
      firefight: 'then nobody speaks again: the firefight',
    },
    use: (cp: string, left: number, who: string) => `${cp}, ${left} left. Then ${who}`,
    /** Victory points, beside command points. */
    points: (count: number) => (count === 1 ? '1 VP' : `${count} VP`),
    tactical: 'Tactical ploys',
  },
};
