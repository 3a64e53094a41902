import type { AmmoShown } from '../../../src/ui/AmmoDie.tsx';
import type { OperativeCardProps } from '../../../src/ui/OperativeCard.tsx';
import type { OrderShown } from '../../../src/ui/side.ts';

export const nothing = () => undefined;

export const ENGAGE: OrderShown = { kind: 'engage', word: 'Engage' };
export const CONCEAL: OrderShown = { kind: 'conceal', word: 'Se cache' };

export function shots(count: number): AmmoShown {
  return { kind: 'loaded', shots: count, label: `${count} coups` };
}

export function ap(left: number, of: number) {
  return { left, of, label: `${left} PA sur ${of}` };
}

type Sketch = Partial<OperativeCardProps> & { readonly name: string; readonly now: number; readonly max: number };

const WORDS = { ready: 'À jouer', acting: 'Agit', guard: 'En garde', done: 'A joué', down: 'À terre' } as const;

/** Fills a card from the few things that differ. */
export function card({ now, max, ...rest }: Sketch): OperativeCardProps {
  const injuredAt = Math.ceil(max / 2) - 1;
  const state = rest.state ?? 'ready';
  return {
    side: 'retinue',
    state,
    stateWord: WORDS[state],
    sentence: `${rest.name}, ${now} blessures sur ${max}`,
    order: state === 'down' ? null : ENGAGE,
    wounds: { now, max, injuredAt },
    woundsLabel: `${rest.name} : ${now} sur ${max}. Toucher pour changer`,
    injuredWord: now > 0 && now <= injuredAt ? 'Blessure' : null,
    ap: state === 'down' ? null : ap(2, 2),
    onOpen: nothing,
    onWounds: nothing,
    onWoundsSet: nothing,
    ...rest,
  };
}

const ANNA = { letter: 'A', name: 'Anna' };
const MARC = { letter: 'M', name: 'Marc' };

const profile = (move: string, hit: string, save: string) => [
  { id: 'm', value: move },
  { id: 'h', value: hit },
  { id: 's', value: save },
];

export const RETINUE: readonly OperativeCardProps[] = [
  card({
    name: 'Vex',
    now: 6,
    max: 8,
    state: 'acting',
    owner: ANNA,
    ammo: shots(4),
    ap: ap(2, 3),
    weapon: 'Pistolet laser surchargé',
    stats: profile('6″', '3+', '5+'),
  }),
  card({
    name: 'Échanson Grémille',
    now: 5,
    max: 13,
    owner: ANNA,
    ammo: shots(5),
    order: CONCEAL,
    weapon: 'Fusil à pompe',
    stats: [
      { id: 'm', value: '4″' },
      { id: 'h', value: '4+', changed: 'harm' },
      { id: 's', value: '5+' },
    ],
    tokens: [
      { id: 'p', short: 'POI', label: 'Poison' },
      { id: 'k', short: 'CIB', label: 'Cible' },
      { id: 'x', short: 'FEU', label: 'En feu' },
    ],
  }),
  card({
    name: 'Rusk',
    now: 8,
    max: 8,
    state: 'guard',
    owner: MARC,
    ammo: shots(3),
    ap: ap(0, 3),
    weapon: 'Long-las',
    stats: profile('6″', '4+', '6+'),
  }),
  card({
    name: 'Hale',
    now: 7,
    max: 7,
    state: 'done',
    owner: MARC,
    ammo: { kind: 'out', word: 'Vide' },
    ap: ap(0, 2),
    weapon: 'Bolter',
    stats: profile('7″', '4+', '5+'),
  }),
  card({ name: 'Pim', now: 0, max: 7, state: 'down', owner: ANNA, note: 'relevé 1 fois' }),
];

export const FOES: readonly OperativeCardProps[] = [
  card({
    side: 'enemy',
    name: 'La Voix',
    now: 9,
    max: 9,
    ap: ap(3, 3),
    weapon: 'Pistolet, lame rituelle',
    role: 'Bagarreur',
  }),
  card({ side: 'enemy', name: 'Combattant 1', now: 7, max: 7, weapon: 'Fusil auto', role: 'Tireur' }),
  card({
    side: 'enemy',
    name: 'Combattant 2',
    now: 3,
    max: 7,
    order: CONCEAL,
    weapon: 'Fusil à pompe',
    role: 'Tireur',
  }),
  card({
    side: 'enemy',
    name: 'Mitrailleur',
    now: 7,
    max: 7,
    state: 'done',
    ap: ap(0, 2),
    weapon: 'Mitrailleuse lourde',
    role: 'Lourd',
  }),
  card({ side: 'enemy', name: 'Combattant 3', now: 0, max: 7, state: 'down', note: 'par Hale' }),
  card({
    side: 'enemy',
    name: 'Molosse',
    now: 5,
    max: 6,
    tokens: [{ id: 'f', short: 'FEU', label: 'En feu' }],
    weapon: 'Crocs',
    role: 'Bête',
  }),
];
