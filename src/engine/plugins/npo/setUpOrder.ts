import type { Order } from '../../core/ids.ts';
import type { Operative, Weapon } from '../../family/killteam/model/operative.ts';

/** Inches beyond which a gun reaches somebody in the first turning point: drop zones are farther apart than short guns shoot. */
const SHORT = 6;

const has = ({ rules }: Weapon, rule: string): boolean => rules.some(({ id }) => id === rule);

const isShort = ({ rules }: Weapon): boolean =>
  rules.some(({ id, params }) => id === 'rng' && Number(params['x'] ?? 0) <= SHORT);

/** A gun for which it gives itself away: it reaches far, and is not Silent (L-46). */
const wantsEngage = (weapon: Weapon): boolean => weapon.kind === 'ranged' && !isShort(weapon) && !has(weapon, 'silent');

/**
 * The order that tables set somebody up with, where it is kept in the first turning point (K-27): Engage for whoever has a gun
 * for it; all others come closer on Conceal. Ours.
 */
export const setUpOrder = ({ weapons }: Pick<Operative, 'weapons'>): Order =>
  weapons.some(wantsEngage) ? 'engage' : 'conceal';
