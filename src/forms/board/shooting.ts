import { isWithin, saidWithin } from '../../engine/board/apart.ts';
import type { Hiders } from '../../engine/board/hiders.ts';
import type { Reading } from '../../engine/board/battleBoard.ts';
import type { Look } from '../../engine/board/looks.ts';
import type { Measured } from '../../engine/board/margin.ts';
import type { ShotFacts } from '../../engine/family/killteam/model/facts.ts';
import type { GroundShown, Spot } from '../../ui/board/shown.ts';
import type { CrossedShown } from '../../ui/board/ShotPicture.tsx';
import type { Verdict } from './moving.ts';
import { spotAt } from './spotAt.ts';

/** What facts come to in a word. */
export function factsVerdict({ visible, cover, obscured, oneFeature }: ShotFacts): Verdict {
  if (!visible) return 'unseen';
  if (cover && obscured) return oneFeature === 'no' ? 'both' : oneFeature === 'cover' ? 'cover' : 'obscured';
  return cover ? 'cover' : obscured ? 'obscured' : 'clear';
}

const isOf = (part: string, features: readonly string[]): boolean =>
  features.some((feature) => part.startsWith(`${feature}.`));

/** The parts that the lines of a shot cross, those that count numbered as their facts: 1 cover, 2 obscured. */
export function crossedOf(look: Look | null, ground: GroundShown): readonly CrossedShown[] {
  const leaning = look?.leaning ?? null;
  if (leaning === null) return [];
  const [cover, obscured] = [[...leaning.cover], [...leaning.obscured]];
  return ground.parts
    .filter(({ id }) => leaning.crossed.includes(id))
    .map(({ id, corners }) => ({
      id,
      corners,
      number: isOf(id, cover) ? NUMBERS.cover : isOf(id, obscured) ? NUMBERS.obscured : null,
    }));
}

/** What each fact of a shot is numbered on the map. */
export const NUMBERS: Readonly<Record<SightFact, number>> = { cover: 1, obscured: 2, visible: 3 };

/** The parts that hide a target, numbered as that fact is. */
export const hidingOf = ({ parts }: Pick<Hiders, 'parts'>, ground: GroundShown): readonly CrossedShown[] =>
  ground.parts
    .filter(({ id }) => parts.includes(id))
    .map(({ id, corners }) => ({ id, corners, number: NUMBERS.visible }));

/** Where the shooter leans to; its middle where nothing is seen. */
export function leansTo(look: Look | null, middle: Spot): Spot {
  const from = look?.leaning?.from;
  return from === undefined ? middle : spotAt(from);
}

/** What can be so of a target as it is seen. */
export type SightFact = 'cover' | 'obscured' | 'visible';

/** The same, or whether it is in range. */
export type ShotFact = SightFact | 'inRange';

/** Whether a target is within so many inches, and whether that is the table's word. */
export const rangeNow = (
  reading: Reading,
  { inches, said }: Look,
  most: number,
): { readonly on: boolean; readonly byHand: boolean } => ({
  on: isWithin({ reading, inches, said }, most),
  byHand: saidWithin(said, most) !== null,
});

const saidOf = ({ leaning }: Look): Readonly<Record<SightFact, boolean>> => ({
  cover: (leaning?.cover.size ?? 0) > 0,
  obscured: (leaning?.obscured.size ?? 0) > 0,
  visible: leaning !== null,
});

/** Which facts of a pair half a millimetre would change. */
export function closeFacts(measured: Measured<Look> | null): readonly SightFact[] {
  if (measured === null || !measured.close) return [];
  const [now, ...readings] = [measured.value, measured.smaller, measured.larger].map(saidOf);
  return (['cover', 'obscured', 'visible'] as const).filter((id) => readings.some((each) => each[id] !== now?.[id]));
}
