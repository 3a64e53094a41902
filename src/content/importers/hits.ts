import type { HitColumn } from '../../engine/family/killteam/model/operative.ts';
import type { OperativeCard } from '../schema/operativeCard.ts';
import type { ImportedModel, ImportedWeapon } from './roster.ts';

export type Hits = Pick<OperativeCard, 'hit' | 'rangedHit'>;

/** What a card without weapons hits on. */
const USUAL = 4;

/** The Hit most of the weapons have, the better one among equals; null without weapons. */
function usual(weapons: readonly ImportedWeapon[]): number | null {
  const times = (hit: number) => weapons.filter((weapon) => weapon.hit === hit).length;
  const [first] = [...new Set(weapons.map(({ hit }) => hit))].toSorted((a, b) => times(b) - times(a) || a - b);
  return first ?? null;
}

/** Kill Team prints Hit on weapons only; an operative's own is that of most of its weapons, ranged ones apart. */
export function hitsOf({ hit, weapons }: ImportedModel): Hits {
  const melee = usual(weapons.filter(({ kind }) => kind === 'melee'));
  const ranged = usual(weapons.filter(({ kind }) => kind === 'ranged'));
  const own = hit ?? melee ?? ranged ?? USUAL;
  return { hit: own, rangedHit: ranged === own ? null : ranged };
}

/** The Hit column of a weapon in the hands of that operative. */
export function hitColumnOf({ kind, hit }: ImportedWeapon, card: Hits): HitColumn {
  const own = kind === 'ranged' ? (card.rangedHit ?? card.hit) : card.hit;
  return hit === own ? { kind: 'own' } : { kind: 'set', value: hit };
}
