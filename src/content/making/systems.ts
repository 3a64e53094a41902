import { ROW_KINDS, type RowKind } from '../pack.ts';

/** Kinds of row that are made in the one editor, of every system. */
export type MadeKind = Extract<
  RowKind,
  | 'operatives'
  | 'weapons'
  | 'armour'
  | 'factions'
  | 'equipment'
  | 'killTeams'
  | 'retinues'
  | 'tacOps'
  | 'bandModels'
  | 'bandFactions'
  | 'warBands'
  | 'bandScenarios'
  | 'honours'
  | 'scars'
  | 'campaignPloys'
  | 'campaignGear'
  | 'narrative'
>;

const OF_THIRD = ['operatives', 'weapons', 'retinues'] as const;
const OF_2021 = ['operatives', 'weapons', 'equipment', 'killTeams', 'retinues'] as const;

interface MadeFor {
  readonly id: string;
  readonly pack: string;
  readonly name: string;
  readonly dv: boolean;
  readonly kinds: readonly MadeKind[];
}

/**
 * What is made for which system, the kinds in the order in which one needs another. `pack`: the pack of the workshop that it
 * stands in; rules differ by system, so each that plays its own packs has one; `name`: what that is called at first; `dv`: its cards have a Deployment Value.
 */
export const MADE_SYSTEMS = [
  {
    id: 'acolyte',
    pack: 'workshop',
    name: 'Workshop',
    dv: true,
    kinds: ['operatives', 'weapons', 'armour', 'factions', 'honours', 'scars', 'campaignPloys', 'campaignGear'],
  },
  { id: 'kt3', pack: 'workshop-kt3', name: 'Workshop, Kill Team', dv: false, kinds: OF_THIRD },
  {
    id: 'kt2021',
    pack: 'workshop-kt2021',
    name: 'Workshop, Kill Team 2021',
    dv: false,
    kinds: [...OF_2021, 'tacOps', 'narrative'],
  },
  { id: 'kt2021-lite', pack: 'workshop-kt2021-lite', name: 'Workshop, Kill Team Lite', dv: false, kinds: OF_2021 },
  {
    id: 'vanguard',
    pack: 'workshop-vanguard',
    name: 'Workshop, Vanguard',
    dv: false,
    kinds: ['bandModels', 'bandFactions', 'warBands', 'bandScenarios'],
  },
] as const satisfies readonly MadeFor[];

export type MadeSystem = (typeof MADE_SYSTEMS)[number]['id'];

/** A kind of row for a system. */
export interface MadeRef {
  readonly system: MadeSystem;
  readonly kind: MadeKind;
}

/** The system whose pack has scenarios and tables as well. */
export const FIRST_SYSTEM: MadeSystem = MADE_SYSTEMS[0].id;

/** Whether cards of a system have a Deployment Value. */
export const hasDv = (system: MadeSystem): boolean => MADE_SYSTEMS.some(({ id, dv }) => id === system && dv);

/** Whether this is the id of a pack that the workshop writes. */
export const isWorkshopId = (id: string): boolean => MADE_SYSTEMS.some(({ pack }) => pack === id);

/** The pack of the workshop for a system. */
export const packFor = (system: MadeSystem): string =>
  MADE_SYSTEMS.find(({ id }) => id === system)?.pack ?? MADE_SYSTEMS[0].pack;

/** The system that a pack of the workshop is for; null: it is no pack of the workshop. */
export const systemOfPack = (pack: string): MadeSystem | null =>
  MADE_SYSTEMS.find((each) => each.pack === pack)?.id ?? null;

/** A kind of row for a system, as addresses and places have it: `kt2021.operatives`. */
export const madeKey = ({ system, kind }: MadeRef): string => `${system}.${kind}`;

/** What such a key means; null: nothing that is made. */
export function madeRefOf(key: string): MadeRef | null {
  const [name = '', of = ''] = key.split('.');
  const system = MADE_SYSTEMS.find(({ id }) => id === name);
  const kind = system?.kinds.find((each) => each === of);
  return system === undefined || kind === undefined ? null : { system: system.id, kind };
}

/** A kind of row where it is parked, kept with its steps, and kept after it was removed: with its system in front, but for the first. */
export type PlacedKind = RowKind | `${MadeSystem}.${RowKind}`;

/** Where rows of a kind of a pack of the workshop are kept. */
export function placedIn(pack: string): (kind: RowKind) => PlacedKind {
  const system = systemOfPack(pack);
  return (kind) => (system === null || system === FIRST_SYSTEM ? kind : `${system}.${kind}`);
}

/** The pack and the kind that such a place is of; null: it is none. */
export function placeOf(placed: string): { readonly system: MadeSystem; readonly kind: RowKind } | null {
  const [first = '', second = ''] = placed.split('.');
  const kind = ROW_KINDS.find((each) => each === (second === '' ? first : second));
  const system = second === '' ? FIRST_SYSTEM : MADE_SYSTEMS.find(({ id }) => id === first)?.id;
  return kind === undefined || system === undefined ? null : { system, kind };
}
