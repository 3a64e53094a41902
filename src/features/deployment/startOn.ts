import type { Ground } from '../../state/battle/onGround.ts';
import type { Words } from '../../words/words.ts';

/** What the key says that begins a battle: to the table, or to the board that it is played on. */
export const startOn = ({ deployment }: Pick<Words<'play'>, 'deployment'>, { playedOn }: Pick<Ground, 'playedOn'>) =>
  playedOn === 'table' ? deployment.start : deployment.startOn;
