import type { turningPoint as en } from '../en/strip.ts';

export const turningPoint = {
  title: (number) => `Tournant ${number}`,
  short: (number) => `T ${number}`,
  of: (limit) => `sur ${limit}`,
  phases: {
    setUp: 'Mise en place',
    strategy: 'Stratégie',
    firefight: 'Affrontement',
    turningPointOver: 'Fin',
  },
  phasesShort: {
    setUp: 'Départ',
    strategy: 'Stratégie',
    firefight: 'Affront.',
    turningPointOver: 'Fin',
  },
  alertNames: ['Aucune', 'Soupçon', 'Alarmée', 'En chasse'],
  cells: {
    phase: 'Tournant et phase',
    initiative: 'Initiative',
    cp: 'Points de commandement',
    cpShort: 'PC',
    alert: 'Alerte',
    primary: 'Principal',
  },
} satisfies typeof en;
