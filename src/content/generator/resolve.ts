import { seededFaces } from '../../engine/dice/seededDice.ts';
import { enemyBudget } from '../battleSettings.ts';
import type { Pack } from '../pack.ts';
import { type EnemyPick, pickEnemies } from '../pickEnemies.ts';
import { type PartOptions, PARTS, type Values } from './parts.ts';
import { type GeneratorState, PART_IDS, type PartId, type PartState } from './state.ts';

/** What a part has become. `face`: of which die, null: it was chosen. */
export interface ResolvedPart {
  readonly options: PartOptions;
  readonly face: number | null;
  readonly value: string;
}

/** Every part that concerns the scenario, and its enemies. */
export interface Resolved {
  readonly parts: Partial<Readonly<Record<PartId, ResolvedPart>>>;
  readonly values: Values;
  readonly enemies: readonly EnemyPick[];
}

/** Faces of a force typed one after the other, D20, as the part holds them. */
export const typedFaces = (value: string | null): number[] =>
  (value ?? '')
    .split('.')
    .map(Number)
    .filter((face) => Number.isInteger(face) && face >= 1 && face <= 20);

const faceOf = (seed: string, id: PartId, { face }: PartState, sides: number): number =>
  face !== null && face >= 1 && face <= sides ? face : (seededFaces(seed, id, { count: 1, sides })[0] ?? 1);

/** By hand if that can be had, else by its die, else what it usually is. */
function resolvedOf(seed: string, id: PartId, state: PartState, options: PartOptions): ResolvedPart {
  const { sides, faces, choices } = options;
  if (state.value !== null && choices.includes(state.value)) return { options, face: null, value: state.value };
  if (sides === null) return { options, face: null, value: faces[0] ?? '' };
  const face = faceOf(seed, id, state, sides);
  return { options, face, value: faces[face - 1] ?? '' };
}

/** The second effect of the environment is another than the first: the next row of the table. */
function apart(part: ResolvedPart, first: string | undefined): ResolvedPart {
  const { faces } = part.options;
  return part.value === first ? { ...part, value: faces[(faces.indexOf(part.value) + 1) % faces.length] ?? '' } : part;
}

const LATER: Partial<Readonly<Record<PartId, PartId>>> = { environment2: 'environment', secondary2: 'secondary' };

/** DV that the enemies are rolled to: what the difficulty gives a full retinue, by the percent of mission and part. */
export function forceBudget(
  pack: Pack,
  { difficulty = '', acolytes = '1', dv = '100' }: Values,
  percent: number,
): number {
  const numbers = pack.difficulties.get(difficulty);
  if (numbers === undefined) return 0;
  const { first, further } = numbers.retinueDv;
  const cap = first + further * (Number(acolytes) - 1);
  return Math.max(1, Math.floor((enemyBudget(numbers, cap) * Number(dv) * percent) / 10_000));
}

/** Faces that are typed first, then those of the seed. */
function forceRoll({ seed, parts: { force } }: GeneratorState): () => number {
  const typed = typedFaces(force.value);
  let count = 0;
  return () => {
    count += 1;
    return typed[count - 1] ?? seededFaces(seed, `force.${force.face ?? 0}.${count}`, { count: 1, sides: 20 })[0] ?? 1;
  };
}

function enemiesOf(pack: Pack, state: GeneratorState, values: Values): readonly EnemyPick[] {
  const faction = pack.factions.get(values.faction ?? '');
  if (faction === undefined) return [];
  const percent = pack.missions.get(values.mission ?? '')?.plan?.dvTimes ?? 100;
  return pickEnemies(pack, faction, { budget: forceBudget(pack, values, percent), roll: forceRoll(state) });
}

/** What all parts of a state have become. The same for the same state and pack. */
export function resolve(pack: Pack, state: GeneratorState): Resolved {
  const parts: Partial<Record<PartId, ResolvedPart>> = {};
  const values: Partial<Record<PartId, string>> = {};
  for (const id of PART_IDS) {
    const options = PARTS[id](pack, values);
    if (options === null || id === 'force') continue;
    const before = LATER[id];
    const part = resolvedOf(state.seed, id, state.parts[id], options);
    const told = before === undefined ? part : apart(part, values[before]);
    parts[id] = told;
    values[id] = told.value;
  }
  return { parts, values, enemies: enemiesOf(pack, state, values) };
}
