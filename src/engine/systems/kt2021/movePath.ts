/** Distances in inches. `reach`: how far from the wall or the edge it begins. */
interface Begun {
  readonly reach?: number | undefined;
}

/**
 * A part of a move: straight, `go` on the flat and `stairs` on a slope; `climb` up or down a height, with the rampart on it;
 * `drop` from a height; `jump` across a gap, to a place so much higher; `traverse` of a low part.
 */
export type MovePart =
  | { readonly kind: 'go' | 'stairs'; readonly length: number }
  | ({
      readonly kind: 'climb';
      readonly height: number;
      readonly rampart?: number | undefined;
      readonly scalable?: boolean | undefined;
    } & Begun)
  | ({
      readonly kind: 'drop';
      readonly height: number;
      readonly ontoBase?: boolean | undefined;
      readonly endsOnBase?: boolean | undefined;
    } & Begun)
  | ({ readonly kind: 'jump'; readonly across: number; readonly rise: number } & Begun)
  | { readonly kind: 'traverse' };

/** Why a part cannot be made. */
export type PartFault =
  | 'climbFar'
  | 'dropFar'
  | 'dropTooHigh'
  | 'dropOntoBase'
  | 'jumpFar'
  | 'jumpTooWide'
  | 'jumpTooHigh';

const TOLERANCE = 1e-6;
const TRIANGLE = 1;
const CIRCLE = 2;
const SQUARE = 3;
const DROP_MOST = 6;

/** Whether a distance is more than this, a millionth more or less. */
export const moreThan = (distance: number, most: number): boolean => distance > most + TOLERANCE;

const roundedUp = (height: number): number => Math.ceil(height / CIRCLE - TOLERANCE) * CIRCLE;
const roundedDown = (height: number): number => Math.floor(height / CIRCLE + TOLERANCE) * CIRCLE;
const straight = (length: number): number => (length === 0 ? 0 : Math.max(TRIANGLE, length));

/** K-75: whoever flies pays for the level distance alone. */
const costInFlight = (part: MovePart): number => {
  if (part.kind === 'jump') return part.across;
  return part.kind === 'go' || part.kind === 'stairs' ? straight(part.length) : 0;
};

/** What a part takes of the move, in inches (K-34, K-68, K-71 to K-75, C-11, C-15). */
export function costOf(part: MovePart, fly: boolean): number {
  if (fly) return costInFlight(part);
  switch (part.kind) {
    case 'go':
    case 'stairs':
      return straight(part.length);
    case 'climb': {
      const height = part.height + (part.rampart ?? 0);
      return part.scalable === true ? roundedDown(height) : roundedUp(height);
    }
    case 'drop':
      return roundedDown(part.height);
    case 'jump':
      return straight(part.across);
    case 'traverse':
      return CIRCLE;
  }
}

const tooFarAway = ({ reach = 0 }: Begun): boolean => moreThan(reach, TRIANGLE);

function dropFault(part: Extract<MovePart, { kind: 'drop' }>, fly: boolean): PartFault | null {
  if (part.endsOnBase === true) return 'dropOntoBase';
  if (fly) return null;
  if (part.ontoBase === true) return 'dropOntoBase';
  if (tooFarAway(part)) return 'dropFar';
  return moreThan(part.height, DROP_MOST) ? 'dropTooHigh' : null;
}

function jumpFault(part: Extract<MovePart, { kind: 'jump' }>): PartFault | null {
  if (tooFarAway(part)) return 'jumpFar';
  if (moreThan(part.across, SQUARE)) return 'jumpTooWide';
  return moreThan(Math.abs(part.rise), CIRCLE) ? 'jumpTooHigh' : null;
}

/** Why this part cannot be made (K-72 to K-75); null: it can. */
export function faultOf(part: MovePart, fly: boolean): PartFault | null {
  if (part.kind === 'drop') return dropFault(part, fly);
  if (fly) return null;
  if (part.kind === 'climb') return tooFarAway(part) ? 'climbFar' : null;
  return part.kind === 'jump' ? jumpFault(part) : null;
}
