import type { MadeRow } from '../../content/making/kinds.ts';
import type { WeaponProfile } from '../../content/schema/weapon.ts';
import { weaponItem } from '../../content/schema/weapon.ts';
import { madeRowsIn } from '../../content/making/madeRows.ts';
import type { Words } from '../../words/words.ts';
import { damagePair, inches, target } from '../../words/format.ts';
import { ruleName } from '../../words/ruleName.ts';
import type { Making } from './making.ts';

/** A number of a card as it is written. */
export interface FigureDrawn {
  readonly id: string;
  readonly label: string;
  readonly value: string;
}

/** A line of a weapon as it is written. */
export interface WeaponDrawn {
  readonly id: string;
  readonly name: string;
  readonly ranged: boolean;
  readonly attacks: string;
  readonly hit: string;
  readonly damage: string;
  readonly rules: string;
}

type Play = Words<'play'>;

const numberOf = (value: unknown): number => (typeof value === 'number' ? value : 0);

function hitSaid(hit: WeaponProfile['hit'], own: number | null): string {
  switch (hit.kind) {
    case 'set':
      return target(hit.value);
    case 'own':
      return own === null ? '–' : target(own);
    case 'shift':
      return own === null ? `${hit.by > 0 ? '+' : ''}${hit.by}` : target(Math.min(6, Math.max(2, own - hit.by)));
  }
}

/** The lines of a weapon in the hands of somebody with this Hit; null: in nobody’s. */
export function weaponDrawn(play: Play, row: MadeRow, own: number | null): readonly WeaponDrawn[] {
  const profiles: unknown = row['profiles'];
  if (!Array.isArray(profiles)) return [];
  return profiles.flatMap((each, index): WeaponDrawn[] => {
    const profile = weaponItem.shape.profiles.def.element.safeParse({
      ...each,
      id: `line-${index}`,
      name: each?.name || '?',
    }).data;
    if (profile === undefined) return [];
    const { name, attacks, hit, damage, rules, critical = [] } = profile;
    const said = [...rules.map((use) => ruleName(play, use)), ...critical.map((use) => `! ${ruleName(play, use)}`)];
    return [
      {
        id: `${row.id} ${index}`,
        name: profiles.length > 1 && name !== row.name ? `${row.name}, ${name}` : row.name,
        ranged: row['kind'] === 'ranged',
        attacks: String(attacks),
        hit: hitSaid(hit, own),
        damage: damagePair(damage),
        rules: said.join(', '),
      },
    ];
  });
}

/** Weapons that a card may come with, each once, in the order of its ways to be armed. */
export function armsDrawn({ row, desk }: Making, play: Play): readonly WeaponDrawn[] {
  const arms: readonly unknown[] = Array.isArray(row['arms']) ? row['arms'].flat() : [];
  const ids = [...new Set([...arms, row['unarmed']].filter((id) => typeof id === 'string'))];
  const weapons = madeRowsIn(desk.files, 'weapons');
  return ids.flatMap((id) => {
    const weapon = weapons.find((each) => each.id === id);
    if (weapon === undefined) return [];
    const ranged = weapon['kind'] === 'ranged' && typeof row['rangedHit'] === 'number';
    return weaponDrawn(play, weapon, numberOf(ranged ? row['rangedHit'] : row['hit']));
  });
}

/** The figures of an operative. */
export function statsDrawn({ row }: Making, { common }: Play, dv: string | null): readonly FigureDrawn[] {
  const { stats } = common;
  const all: readonly FigureDrawn[] = [
    { id: 'apl', label: stats.apl, value: String(numberOf(row['apl'])) },
    { id: 'move', label: stats.move, value: inches(numberOf(row['move'])) },
    { id: 'hit', label: stats.hit, value: target(numberOf(row['hit'])) },
    { id: 'save', label: stats.save, value: target(numberOf(row['save'])) },
    { id: 'wounds', label: stats.wounds, value: String(numberOf(row['wounds'])) },
  ];
  return dv === null ? all : [...all, { id: 'dv', label: dv, value: String(numberOf(row['dv'])) }];
}
