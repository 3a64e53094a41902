import type { BehaviourAction } from '../../engine/behaviour/killTeam/step.ts';
import { inches } from '../format.ts';

/** Where a move goes on the board: so far, `ends` as words; null: that speaks for itself. */
export interface Goes {
  readonly inches: number;
  readonly ends: string | null;
}

/**
 * One step of an enemy’s plan by names. `inches`: as far at most; `line`: the place shows whom it shoots, `clear` not obscured; `goes`: the board
 * knows where, null: the table chooses.
 */
export interface StepSaid {
  readonly action: BehaviourAction;
  readonly target: string | null;
  readonly inches: number | null;
  readonly line: 'clear' | 'any' | null;
  readonly goes: Goes | null;
}

type Far = Pick<StepSaid, 'inches' | 'goes'>;

function upTo({ inches: most, goes }: Far): string {
  if (goes !== null) return ` ${inches(goes.inches)}`;
  return most === null ? '' : ` up to ${inches(most)}`;
}

const at = (target: string | null): string => (target === null ? '' : ` ${target}`);

const actsOf = (normalMove: string): Record<BehaviourAction, (step: StepSaid) => string> => ({
  fight: ({ target }) => `Fight${at(target)}`,
  charge: (step) => `Charge${at(step.target)}${upTo(step)}`,
  shoot: ({ target }) => `Shoot${at(target)}`,
  reposition: (step) => `${normalMove}${upTo(step)}`,
  dash: (step) => `Dash${upTo(step)}`,
  fallBack: (step) => `Fall Back${upTo(step)}`,
  guard: () => 'Go on guard',
  reload: () => 'Reload',
  cast: ({ target }) => (target === null ? 'Cast a power' : `Cast a power at ${target}`),
  mission: () => 'Do the mission action',
  pass: () => 'Do nothing more',
});

/** "ending with a line to Vex". */
const line = (kind: 'clear' | 'any', target: string): string =>
  kind === 'clear' ? `ending with a clear line to ${target}` : `ending with a line to ${target}`;

/** What an enemy is told to do: as imperatives for the hands, and as a sentence. `normalMove`: what its plain move is called. */
export function planOf(normalMove: string) {
  const acts = actsOf(normalMove);
  return {
    act: (step: StepSaid) => acts[step.action](step),
    line,
    /** "Reposition 4″ to cover behind Low wall, then Shoot Vex"; "Reposition up to 6″ ending with a line to Vex, then Shoot Vex". */
    sentence: (steps: readonly StepSaid[]): string =>
      steps
        .map((step) => {
          const act = acts[step.action](step);
          if (step.goes !== null) return [act, step.goes.ends].filter((part) => part !== null).join(' ');
          return step.line === null || step.target === null ? act : `${act} ${line(step.line, step.target)}`;
        })
        .join(', then '),
    nothing: 'Nothing it can do',
  };
}

export const plan = planOf('Reposition');
