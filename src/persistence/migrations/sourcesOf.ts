import * as z from 'zod/mini';

/** Where something that lasts came from. */
export interface Source {
  readonly kind: string;
  readonly id: string;
  readonly name: string;
}

const named = z.object({ id: z.string(), name: z.string() });
const trait = z.object({ id: z.string(), name: z.string(), source: z.string() });
const bearers = z.optional(z.array(z.object({ traits: z.optional(z.array(trait)) })));

/** Everything of a battle's set-up that began something for a time, and said only its id. */
const speaking = z.object({
  operatives: bearers,
  reserves: bearers,
  tables: z.optional(z.record(z.string(), z.object({ rows: z.array(named) }))),
  mission: z.object({
    script: z.optional(z.object({ hooks: z.optional(z.array(named)), actions: z.optional(z.array(named)) })),
  }),
});

const BY_RULE: readonly Source[] = [
  { kind: 'rule', id: 'stun', name: 'Stun' },
  { kind: 'hand', id: 'hand', name: 'hand' },
];

/** Hooks that announce an environment are called so, before its tag. */
const ANNOUNCED = 'environment-';

/** The sources of a battle's effects by their ids, and of its environments by their tags, as far as its set-up names them. */
export function sourcesOf(setup: unknown): {
  readonly sources: ReadonlyMap<string, Source>;
  readonly environments: ReadonlyMap<string, Source>;
} {
  const { operatives = [], reserves = [], tables = {}, mission } = speaking.parse(setup);
  const { hooks = [], actions = [] } = mission.script ?? {};
  const found: readonly Source[] = [
    ...[...operatives, ...reserves].flatMap(({ traits = [] }) =>
      traits.map(({ source: kind, id, name }) => ({ kind, id, name })),
    ),
    ...[...hooks, ...actions].map(({ id, name }) => ({ kind: 'mission', id, name })),
    ...Object.values(tables).flatMap(({ rows }) => rows.map(({ id, name }) => ({ kind: 'event', id, name }))),
    ...BY_RULE,
  ];
  const announced = hooks
    .filter(({ id }) => id.startsWith(ANNOUNCED))
    .map(({ id, name }) => ({ kind: 'environment', id: id.slice(ANNOUNCED.length), name }));
  return {
    sources: new Map(found.map((each) => [each.id, each])),
    environments: new Map(announced.map((each) => [each.id, each])),
  };
}
