/** The turning point as the strip of a battle names it. */
export const turningPoint = {
  title: (number: number) => `Turning point ${number}`,
  short: (number: number) => `TP ${number}`,
  of: (limit: number) => `of ${limit}`,
  phases: {
    setUp: 'Set-up',
    strategy: 'Strategy',
    firefight: 'Firefight',
    turningPointOver: 'End',
  },
  /** The phases in the strip: short. */
  phasesShort: {
    setUp: 'Set-up',
    strategy: 'Strategy',
    firefight: 'Firefight',
    turningPointOver: 'End',
  },
  alertNames: ['Unaware', 'Suspicious', 'Alarmed', 'Hunting'],
  cells: {
    phase: 'Turning point and phase',
    initiative: 'Initiative',
    cp: 'Command points',
    cpShort: 'CP',
    alert: 'Alert',
    primary: 'Primary',
  },
};
