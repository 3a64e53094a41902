import type { traits as enTraits } from '../en/traits.ts';
import { de } from './de.ts';

export const traits: typeof enTraits = {
  open: 'Capacités',
  openDetail: (usable) => (usable === 0 ? 'rien à utiliser' : `${usable} à utiliser`),
  useOne: 'En utiliser une',
  now: 'À utiliser pendant cette attaque, au choix',
  beyond: 'En plus de sa carte',
  title: (who) => `Capacités ${de(who)}`,
  strategic: 'Stratagèmes',
  strategicText: 'Avant l’affrontement, par qui les connaît.',
  usable: 'À utiliser',
  always: 'À retenir',
  use: (name) => `Utiliser ${name}`,
  anyway: (name) => `Utiliser ${name} quand même`,
  by: (who) => `Connu ${de(who)}`,
  leftNow: (left, per) => `reste ${left} dans ${per === 'battle' ? 'cette bataille' : 'ce tournant'}`,
  test: (needed) => `test psychique sur ${needed}+`,
  byTable: 'la table s’en charge',
  none: 'Rien à utiliser',
};
