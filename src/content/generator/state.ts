/** What a generated scenario is made of, in the order in which it is rolled: later parts may depend on earlier ones. */
export const PART_IDS = [
  'mission',
  'role',
  'difficulty',
  'acolytes',
  'dv',
  'faction',
  'variant',
  'force',
  'environment',
  'environment2',
  'clues',
  'task',
  'place',
  'events',
  'killzone',
  'keepers',
  'twist',
  'secondary',
  'secondary2',
  'hidden',
] as const;
export type PartId = (typeof PART_IDS)[number];

/**
 * How a part came about. `face`: of a die on the table, or rolled again; `value`: chosen by hand, it wins over any face. Both
 * null: the die is the seed's. `locked`: rolling everything leaves it as it is.
 */
export interface PartState {
  readonly face: number | null;
  readonly value: string | null;
  readonly locked: boolean;
}

/** Everything a generated scenario is reproduced from. */
export interface GeneratorState {
  readonly seed: string;
  readonly parts: Readonly<Record<PartId, PartState>>;
}

const UNTOUCHED: PartState = { face: null, value: null, locked: false };

/** A state in which each part is what `of` makes of it. */
const eachPart = (of: (id: PartId) => PartState): Record<PartId, PartState> =>
  Object.fromEntries(PART_IDS.map((id) => [id, of(id)])) as Record<PartId, PartState>;

/** Everything by the dice of a seed. */
export const newGenerator = (seed: string): GeneratorState => ({ seed, parts: eachPart(() => UNTOUCHED) });

/** A state that was parked before there were some of the parts: they are the seed’s. */
export const withAllParts = ({
  seed,
  parts,
}: {
  readonly seed: string;
  readonly parts: Partial<GeneratorState['parts']>;
}): GeneratorState => ({ seed, parts: eachPart((id) => parts[id] ?? UNTOUCHED) });

/** One part changed. */
export const withPart = ({ seed, parts }: GeneratorState, id: PartId, set: Partial<PartState>): GeneratorState => ({
  seed,
  parts: { ...parts, [id]: { ...parts[id], ...set } },
});

/** All parts that are not locked by the dice of another seed; `shown`: what the locked ones are now. */
export const rolledAnew = (
  state: GeneratorState,
  seed: string,
  shown: (id: PartId) => string | null,
): GeneratorState => ({
  seed,
  parts: eachPart((id) => (state.parts[id].locked ? { ...state.parts[id], value: shown(id) } : UNTOUCHED)),
});
