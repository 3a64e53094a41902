/** An enemy that its table plays, on the table of the battle. */
export const enemyTurn = {
  back: 'Back to its decision table',
  over: (who: string) => `${who} can do nothing more: its activation is over`,
  backDetail: 'it decides again',
  /** Why the Alert has changed. */
  alertWhy: {
    hurtBefore: (level: number) => `Alert ${level}: they were attacked before this`,
    heard: (level: number) => `Alert ${level}: an attack was heard`,
    noticed: (level: number) => `Alert ${level}: one of the retinue was noticed`,
    scenario: (level: number) => `Alert ${level}: the scenario has it so`,
  },
  setUp: 'How the enemy plays',
  dial: 'The enemy',
  dialModes: { log: 'By hand', assisted: 'Assist', full: 'Full' },
  dialHints: {
    log: 'You decide for the enemy, with its list as advice.',
    assisted: 'Its tables decide, you carry out each step.',
    full: 'Its tables decide. Its attacks run by themselves, where attacks and dice allow it; on a board one tap on its plan runs all of its activation.',
  },
};
