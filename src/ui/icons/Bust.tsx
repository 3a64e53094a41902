import { useId } from 'react';
import { BRIM } from './busts/brim.ts';
import { BRUTE } from './busts/brute.ts';
import type { BustPaths } from './busts/BustPaths.ts';
import { CAP } from './busts/cap.ts';
import { HELMET } from './busts/helmet.ts';
import { HOUND } from './busts/hound.ts';
import { HOOD } from './busts/hood.ts';

const BUSTS = {
  brim: BRIM,
  cap: CAP,
  brute: BRUTE,
  helmet: HELMET,
  hood: HOOD,
  hound: HOUND,
} as const satisfies Record<string, BustPaths>;

export type BustName = keyof typeof BUSTS;

/** The engraved portraits, in the order they are offered. */
export const BUST_NAMES: readonly BustName[] = ['brim', 'cap', 'brute', 'helmet', 'hood', 'hound'];

/** The portrait of somebody; of one without, or of a name that is none, the plainest. */
export const bustFor = (portrait: string | null | undefined): BustName =>
  BUST_NAMES.find((name) => name === portrait) ?? 'hood';

/** Engraved lines of one weight, the light or the shaded half of a bust. */
function Hatching({ id, weight }: { readonly id: string; readonly weight: number }) {
  return (
    <pattern id={id} width="4" height="4" patternUnits="userSpaceOnUse" patternTransform="rotate(-35)">
      <path d="M0 2h4" stroke="currentColor" strokeWidth={weight} />
    </pattern>
  );
}

/** An engraved portrait that fills its square box; decoration unless `label` names it. */
export function Bust({ name, label }: { readonly name: BustName; readonly label?: string }) {
  const id = useId();
  const { shoulders, face, gear } = BUSTS[name];
  const named = label === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label };
  return (
    <svg viewBox="0 0 100 100" width="100%" height="100%" {...named}>
      <defs>
        <Hatching id={`${id}l`} weight={0.9} />
        <Hatching id={`${id}s`} weight={2.4} />
        <clipPath id={`${id}c`}>
          <path d={shoulders} />
          <path d={face} />
        </clipPath>
      </defs>
      <g clipPath={`url(#${id}c)`}>
        <path d="M0 0h100v100H0z" fill={`url(#${id}l)`} />
        <path d="M52 0h48v100H56l-4-40z" fill={`url(#${id}s)`} />
      </g>
      <path d={shoulders} fill="none" stroke="currentColor" strokeWidth="1.6" />
      <path d={face} fill="none" stroke="currentColor" strokeWidth="1.2" />
      <path d={gear} fill="currentColor" />
    </svg>
  );
}
