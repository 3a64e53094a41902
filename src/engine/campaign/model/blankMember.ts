import type { Member } from './member.ts';

type Who = 'id' | 'name' | 'card' | 'kind' | 'player' | 'portrait';

/**
 * What everybody begins with: nothing carried, nothing done. Codes of shared retinues leave these values out, so that a code
 * that was given is read by them: they stay what they are.
 */
export const blank = (): Omit<Member, Who> => ({
  picture: null,
  notes: '',
  background: null,
  specialisms: [],
  gains: [],
  weapons: [],
  armour: null,
  equipment: [],
  xp: 0,
  level: 0,
  honours: [],
  ploys: [],
  powers: [],
  psyker: false,
  groupActivation: false,
  scars: [],
  rested: 0,
  mustRest: false,
  kills: 0,
  heavyKills: 0,
  deployments: 0,
  recruited: 0,
  fate: 'serving',
  left: null,
  slainBy: null,
});
