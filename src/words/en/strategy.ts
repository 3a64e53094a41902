import { common } from './common.ts';

/** What sides say in turn before a firefight, and ploys at their moment. */
export const strategy = {
  strategy: {
    title: (number: number) => `Strategy, turning point ${number}`,
    steps: { ploys: 'Strategic ploys', reveal: 'Target Reveal' },
    ask: {
      ploys: (who: string) => `${who}: a ploy, or pass`,
      reveal: (who: string) => `${who}: reveal a tac op, or pass`,
    },
    left: 'CP left',
    byTables: 'played by its tables',
    said: 'What was said',
    nothingYet: 'Nobody has spoken yet.',
    price: (cp: number, text: string) => `${common.cp(cp)} · ${text}`,
    passed: 'Passed',
    speaksAgain: { ploys: 'speaks again after a ploy', reveal: 'speaks again after a reveal' },
    revealed: 'revealed',
    pass: 'Pass',
    next: (who: string) => `then ${who}`,
    over: {
      ploys: 'then nobody speaks again: ploys',
      reveal: 'then nobody speaks again: tac ops',
      firefight: 'then nobody speaks again: the firefight',
    },
    use: (cp: string, left: number, who: string) => `${cp}, ${left} left. Then ${who}`,
    reveal: (who: string) => `for all to see. Then ${who}`,
    show: (who: string) => `${who} looks alone: show them`,
    hide: 'Hide them',
    tactical: 'Tactical ploys',
  },
};
