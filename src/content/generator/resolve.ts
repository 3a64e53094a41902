import { seededFaces } from '../../engine/dice/seededDice.ts';
import { enemyBudget } from '../battleSettings.ts';
import type { Killzone } from '../killzones/loadKillzones.ts';
import type { Pack } from '../pack.ts';
import { type EnemyPick, pickEnemies } from '../pickEnemies.ts';
import { fits, isTwin } from './fits.ts';
import { type PartOptions, PARTS, type Values } from './parts.ts';
import { type GeneratorState, PART_IDS, type PartId, type PartState } from './state.ts';

/** What a part may be rolled to: all it may become, and the faces that fit what is there already. */
interface Rolled {
  readonly options: PartOptions;
  readonly fitting: readonly number[];
}

/** What a part has become. `face`: of which die, null: it was chosen; `passed`: what a die on the table hit that does not fit. */
export interface ResolvedPart extends Rolled {
  readonly passed: string | null;
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

/** The faces of a part whose values make sense beside what is there already; all of them when none does. */
function fittingFaces(id: PartId, { faces }: PartOptions, values: Values): readonly number[] {
  const all = faces.map((_, index) => index + 1);
  const fitting = all.filter((face) => fits(id, faces[face - 1] ?? '', values));
  return fitting.length === 0 ? all : fitting;
}

/** The next face that fits, from this one on and around. */
const nextFitting = (face: number, fitting: readonly number[]): number =>
  fitting.find((each) => each >= face) ?? fitting[0] ?? face;

/** By the seed's die; what it would not fit on is another of those that do, each as often. */
function seededFace(seed: string, id: PartId, sides: number, fitting: readonly number[]): number {
  const face = seededFaces(seed, id, { count: 1, sides })[0] ?? 1;
  return fitting.includes(face) ? face : (fitting[(face - 1) % fitting.length] ?? face);
}

/** What was chosen by hand though the first of its kind is that already, as the face on which it stands. */
const apart = (id: PartId, state: PartState, { faces }: PartOptions, values: Values): PartState =>
  isTwin(id, state.value, values) ? { ...state, value: null, face: faces.indexOf(state.value ?? '') + 1 } : state;

/** What is on the die's face: of a die on the table the next that fits, with what it hit. */
function ofDie(seed: string, id: PartId, typed: number | null, { options, fitting }: Rolled): ResolvedPart {
  const { sides, faces } = options;
  const valueOn = (face: number): string => faces[face - 1] ?? '';
  if (typed === null) {
    const face = seededFace(seed, id, sides ?? 1, fitting);
    return { options, fitting, face, value: valueOn(face), passed: null };
  }
  const face = nextFitting(typed, fitting);
  return { options, fitting, face, value: valueOn(face), passed: typed === face ? null : valueOn(typed) };
}

const isOn = (face: number | null, sides: number): boolean => face !== null && face >= 1 && face <= sides;

/** By hand if that can be had, else by its die, else what it usually is. */
function resolvedOf(seed: string, id: PartId, state: PartState, rolled: Rolled): ResolvedPart {
  const { sides, faces, choices } = rolled.options;
  const byHand = state.value !== null && choices.includes(state.value) ? state.value : null;
  if (byHand !== null) return { ...rolled, face: null, value: byHand, passed: null };
  if (sides === null) return { ...rolled, face: null, value: faces[0] ?? '', passed: null };
  return ofDie(seed, id, isOn(state.face, sides) ? state.face : null, rolled);
}

/** DV that the enemies are rolled to: what the difficulty gives a full retinue, by the percent of mission and part. */
function forceBudget(pack: Pack, { difficulty = '', acolytes = '1', dv = '100' }: Values, percent: number): number {
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

/** What all parts of a state have become. The same for the same state, pack and killzones. */
export function resolve(pack: Pack, state: GeneratorState, killzones: readonly Killzone[] = []): Resolved {
  const parts: Partial<Record<PartId, ResolvedPart>> = {};
  const values: Partial<Record<PartId, string>> = {};
  for (const id of PART_IDS) {
    const options = PARTS[id](pack, values, killzones);
    if (options === null || id === 'force') continue;
    const given = apart(id, state.parts[id], options, values);
    const part = resolvedOf(state.seed, id, given, { options, fitting: fittingFaces(id, options, values) });
    parts[id] = part;
    values[id] = part.value;
  }
  return { parts, values, enemies: enemiesOf(pack, state, values) };
}
