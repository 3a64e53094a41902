import type { BehaviourAction } from '../../engine/behaviour/killTeam/step.ts';
import { inches } from '../format.ts';

/** One step of an enemy’s plan by names. `inches`: as far at most; `line`: the place shows whom it shoots, `clear` not obscured. */
export interface StepSaid {
  readonly action: BehaviourAction;
  readonly target: string | null;
  readonly inches: number | null;
  readonly line: 'clear' | 'any' | null;
}

const upTo = (length: number | null): string => (length === null ? '' : ` up to ${inches(length)}`);
const at = (target: string | null): string => (target === null ? '' : ` ${target}`);

const acts: Record<BehaviourAction, (step: StepSaid) => string> = {
  fight: ({ target }) => `Fight${at(target)}`,
  charge: ({ target, inches: length }) => `Charge${at(target)}${upTo(length)}`,
  shoot: ({ target }) => `Shoot${at(target)}`,
  reposition: (step) => `Reposition${upTo(step.inches)}`,
  dash: (step) => `Dash${upTo(step.inches)}`,
  fallBack: (step) => `Fall Back${upTo(step.inches)}`,
  guard: () => 'Go on guard',
  reload: () => 'Reload',
  cast: ({ target }) => (target === null ? 'Cast a power' : `Cast a power at ${target}`),
  mission: () => 'Do the mission action',
  pass: () => 'Do nothing more',
};

/** "ending with a line to Vex". */
const line = (kind: 'clear' | 'any', target: string): string =>
  kind === 'clear' ? `ending with a clear line to ${target}` : `ending with a line to ${target}`;

/** What an enemy is told to do: as imperatives for the hands, and as a sentence. */
export const plan = {
  act: (step: StepSaid) => acts[step.action](step),
  line,
  /** "Reposition up to 6″ ending with a line to Vex, then Shoot Vex". */
  sentence: (steps: readonly StepSaid[]): string =>
    steps
      .map((step) => {
        const act = acts[step.action](step);
        return step.line === null || step.target === null ? act : `${act} ${line(step.line, step.target)}`;
      })
      .join(', then '),
  nothing: 'Nothing it can do',
};
