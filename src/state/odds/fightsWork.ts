import type { FightOdds } from '../../engine/odds/fight.ts';
import type { Fight } from '../../engine/odds/fightSum.ts';
import { OddsDesk } from './oddsDesk.ts';
import { type OddsWorked, workOut } from './oddsTasks.ts';

/** With no more dice than this on either side, a fight takes far less than a frame; so many of them, less than one. */
const MOST_DICE = 5;
const MOST_AT_ONCE = 3;

/** `coming`: in work; `none`: too many dice, or numbers out of range. */
export type FightNow = FightOdds | 'coming' | 'none';

/** The odds of fights as far as they are known. `watch`: works out the rest and tells of each change, until the function that it returns is called. */
interface FightsWork {
  readonly now: () => readonly FightNow[];
  readonly watch: (changed: () => void) => () => void;
}

const isShort = ({ attacker, defender }: Fight): boolean =>
  [attacker, defender].every(({ weapon }) => weapon.dice <= MOST_DICE);

const told = (worked: OddsWorked): FightNow => (worked.kind === 'fight' ? worked.odds : 'none');

/** The odds of fights, in their order: of a few short ones at once, of the others when the worker has them. */
export function fightsWork(fights: readonly Fight[]): FightsWork {
  const short = new Set(fights.filter(isShort).slice(0, MOST_AT_ONCE));
  let answers = fights.map((fight) => (short.has(fight) ? told(workOut({ kind: 'fight', fight })) : 'coming'));
  return {
    now: () => answers,
    watch: (changed) => {
      const long = fights.map((fight, at) => ({ fight, at })).filter(({ at }) => answers[at] === 'coming');
      if (long.length === 0) return () => undefined;
      const desk = new OddsDesk();
      desk.ask(
        long.map(({ fight }) => ({ kind: 'fight', fight })),
        (place, worked) => {
          answers = answers.map((answer, at) => (at === long[place]?.at ? told(worked) : answer));
          changed();
        },
      );
      return () => desk.close();
    },
  };
}
