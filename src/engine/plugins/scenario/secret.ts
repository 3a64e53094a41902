import type { BattleState } from '../../family/killteam/model/state.ts';

type Played = Pick<BattleState, 'mission' | 'scenario'>;

/** A counter or a tick that only the master sees. */
export const isHidden = ({ mission }: Played, track: string): boolean =>
  mission.script?.hidden.includes(track) === true;

/** A secret objective that the players have not been shown. */
export const isUnrevealed = ({ mission, scenario }: Played, objective: string): boolean =>
  mission.script?.objectives.some(({ id, kind }) => id === objective && kind === 'secret') === true &&
  scenario?.revealed.includes(objective) !== true;
