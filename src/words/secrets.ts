import type { Hook } from '../engine/plugins/scenario/script.ts';
import type { Look } from './look.ts';

type Played = { readonly battle: Pick<Look['battle'], 'mission' | 'scenario'> };

/** A counter or a tick that only the master sees (as `engine/plugins/scenario/secret.ts` has it). */
export const isHidden = ({ battle: { mission } }: Played, track: string): boolean =>
  mission.script?.hidden.includes(track) === true;

/** A secret objective that the players have not been shown. */
export const isUnrevealed = ({ battle: { mission, scenario } }: Played, objective: string): boolean =>
  mission.script?.objectives.some(({ id, kind }) => id === objective && kind === 'secret') === true &&
  scenario?.revealed.includes(objective) !== true;

const movesHidden = (look: Played, step: Hook['effects'][number]): boolean =>
  (step.op === 'counter' && isHidden(look, step.counter)) || (step.op === 'tick' && isHidden(look, step.tick));

/** A hook of which the players see nothing: all that it does is to move what is hidden. */
export function isSilent(look: Played, hook: string): boolean {
  const effects = look.battle.mission.script?.hooks.find(({ id }) => id === hook)?.effects ?? [];
  return effects.length > 0 && effects.every((step) => movesHidden(look, step));
}

/** Whether this is a moment of the scenario: its name is the master’s, and may give away what is to come. */
export const isMoment = ({ battle: { mission } }: Played, id: string): boolean =>
  mission.script?.hooks.some((hook) => hook.id === id) === true;
