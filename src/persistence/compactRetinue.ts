import { isEqual } from '../engine/core/isEqual.ts';
import * as z from 'zod/mini';
import { blank } from '../engine/campaign/model/blankMember.ts';
import type { SharedRetinue } from './sharedRetinue.ts';

type Member = SharedRetinue['members'][number];

/** What most operatives have of these, and what is left out of a code. */
const USUAL = blank();

/** One letter for what members are made of. Letters of codes that were given stay what they are. */
const LETTERS = new Map<string, string>(
  Object.entries({
    id: 'i',
    name: 'n',
    card: 'c',
    kind: 'k',
    player: 'y',
    portrait: 'f',
    notes: 'o',
    background: 'b',
    specialisms: 's',
    gains: 'g',
    weapons: 'w',
    armour: 'a',
    equipment: 'e',
    xp: 'x',
    level: 'l',
    honours: 'h',
    ploys: 'p',
    powers: 'q',
    scars: 'r',
    kills: 't',
    heavyKills: 'u',
    deployments: 'd',
    recruited: 'j',
  } satisfies Partial<Record<keyof Member, string>>),
);
const WORDS = new Map(Array.from(LETTERS, ([word, letter]) => [letter, word] as const));

const renamed = (entries: readonly (readonly [string, unknown])[], names: ReadonlyMap<string, string>) =>
  Object.fromEntries(entries.map(([key, value]) => [names.get(key) ?? key, value]));

type Carried = Member['weapons'][number];

const shortItem = (carried: Carried | null) => (carried?.stash === null ? carried.item : carried);

/** A retinue with nothing in it that goes without saying, so that its code is short. {@link expand} brings it back. */
export function compact(shared: SharedRetinue): unknown {
  const [first] = shared.players;
  const usual = new Map<string, unknown>([...Object.entries(USUAL), ['player', first?.id]]);
  return {
    ...shared,
    members: shared.members.map((member) => {
      const items = {
        weapons: member.weapons.map(shortItem),
        armour: shortItem(member.armour),
        equipment: member.equipment.map(shortItem),
      };
      const said = Object.entries({ ...member, ...items }).filter(([key, value]) => !isEqual(value, usual.get(key)));
      return renamed(said, LETTERS);
    }),
  };
}

const short = z.looseObject({
  players: z.tuple([z.looseObject({ id: z.string() })], z.unknown()),
  members: z.array(z.record(z.string(), z.unknown())),
});

const longItem = (carried: unknown) => (typeof carried === 'string' ? { item: carried, stash: null } : carried);

const longItems = (carried: unknown) => (Array.isArray(carried) ? carried.map(longItem) : carried);

/** What {@link compact} made, as it was; whatever else comes back unchanged, to be refused by its schema. */
export function expand(data: unknown): unknown {
  const found = short.safeParse(data);
  if (!found.success) return data;
  const { players, members } = found.data;
  return {
    ...found.data,
    members: members.map((member) => {
      const said: Readonly<Record<string, unknown>> = {
        ...USUAL,
        player: players[0].id,
        ...renamed(Object.entries(member), WORDS),
      };
      return {
        ...said,
        weapons: longItems(said['weapons']),
        armour: longItem(said['armour']),
        equipment: longItems(said['equipment']),
      };
    }),
  };
}
