interface RuleUse {
  readonly id: string;
  readonly params: Record<string, unknown>;
}
type Kind = 'ranged' | 'melee';

const withRule = (id: string, params: Record<string, unknown> = {}): RuleUse => ({ id, params });
const kebab = (id: string) => id.replaceAll(/[A-Z]/gu, (letter) => `-${letter.toLowerCase()}`);

/** Rules that only a gun can have, then those of both kinds, then those of melee weapons. */
const RANGED: readonly RuleUse[] = [
  withRule('blast', { x: 2 }),
  withRule('torrent', { x: 2 }),
  withRule('range', { x: 8 }),
  withRule('saturate'),
  withRule('seek'),
  withRule('seekLight'),
  withRule('silent'),
  withRule('piercing', { x: 1 }),
  withRule('piercingCrits', { x: 1 }),
  withRule('markerArea'),
  withRule('web'),
];
const BOTH: readonly RuleUse[] = [
  withRule('accurate', { x: 1 }),
  withRule('balanced'),
  withRule('ceaseless'),
  withRule('hot'),
  withRule('lethal', { x: 5 }),
  withRule('limited', { x: 1 }),
  withRule('psychic'),
  withRule('punishing'),
  withRule('relentless'),
  withRule('rending'),
  withRule('severe'),
  withRule('stun'),
];
const MELEE: readonly RuleUse[] = [withRule('brutal'), withRule('shock')];

const COLUMNS = [
  { kind: 'own' },
  { kind: 'set', value: 3 },
  { kind: 'shift', by: 1 },
  { kind: 'shift', by: -1 },
] as const;

const profile = (id: string, rules: readonly RuleUse[], more: { hit?: unknown; shots?: number } = {}) => ({
  id,
  name: id,
  attacks: 4,
  hit: more.hit ?? { kind: 'own' },
  damage: { normal: 3, critical: 4 },
  rules,
  shots: more.shots ?? 1,
});

const item = (id: string, kind: Kind, profiles: readonly unknown[], ammo: number | null = null) => ({
  id,
  name: id,
  kind,
  wp: 1,
  ep: 0,
  gate: 'basic',
  ammo,
  profiles,
  byHand: null,
  provenance: 'ours',
});

const forRule = (kind: Kind) => (rule: RuleUse, index: number) => {
  const id = `${kind === 'ranged' ? 'gun' : 'blade'}-${kebab(rule.id)}`;
  const counted = kind === 'ranged' && rule.id !== 'limited';
  return item(
    id,
    kind,
    [profile(id, [rule], { hit: COLUMNS[index % COLUMNS.length] })],
    counted ? 2 + (index % 3) : null,
  );
};

const devastating = (inches: number | null) => withRule('devastating', { x: 2, inches });
const heavy = (only: string | null) => withRule('heavy', { only });

const special = [
  item('gun-devastating', 'ranged', [profile('gun-devastating', [devastating(null)])], 3),
  item(
    'gun-devastating-area',
    'ranged',
    [profile('gun-devastating-area', [devastating(2), withRule('lethal', { x: 5 })])],
    3,
  ),
  item('blade-devastating-area', 'melee', [profile('blade-devastating-area', [devastating(1)])]),
  item('gun-heavy', 'ranged', [profile('gun-heavy', [heavy(null), withRule('range', { x: 12 })])], 3),
  item('gun-heavy-dash', 'ranged', [profile('gun-heavy-dash', [heavy('dash'), withRule('silent')])], 3),
  item('gun-heavy-reposition', 'ranged', [profile('gun-heavy-reposition', [heavy('reposition')])], 3),
  item(
    'gun-two-profiles',
    'ranged',
    [
      profile('gun-two-profiles', [withRule('piercing', { x: 1 })]),
      profile('gun-two-profiles-supercharge', [withRule('hot'), withRule('lethal', { x: 5 })], { shots: 2 }),
    ],
    3,
  ),
  item('gun-many-rules', 'ranged', [
    profile('gun-many-rules', [
      withRule('accurate', { x: 2 }),
      withRule('ceaseless'),
      withRule('punishing'),
      withRule('rending'),
      withRule('severe'),
      withRule('stun'),
      devastating(1),
      withRule('blast', { x: 1 }),
    ]),
  ]),
  item('blade-many-rules', 'melee', [
    profile('blade-many-rules', [
      withRule('relentless'),
      withRule('brutal'),
      withRule('shock'),
      withRule('punishing'),
      withRule('lethal', { x: 4 }),
    ]),
  ]),
  item('fist', 'melee', [profile('fist', [])]),
];

/** At least one weapon for each weapon rule of ACOLYTE. */
export const testWeapons = [
  ...[...RANGED, ...BOTH].map(forRule('ranged')),
  ...[...BOTH, ...MELEE].map(forRule('melee')),
  ...special,
];

/** Ids of all items of one kind. */
export const testItems = (kind: Kind): string[] =>
  testWeapons.filter((weapon) => weapon.kind === kind).map(({ id }) => id);
