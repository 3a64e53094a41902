import { shotOdds } from '../../../engine/odds/shoot.ts';
import { openTarget } from '../../../engine/odds/shot.ts';
import { shotsOf } from '../asked.ts';
import { FIRST_SITUATION, nextOfRule, RULE_IDS } from '../oddsSituation.ts';

const DICE = [2, 3, 4, 5, 6, 7, 8];

/**
 * Works shots of all kinds out, kind by kind while nobody waits, so that browsers compile what works them out before the first
 * large table is asked for. Returns what stops it.
 */
export function warmUp(): () => void {
  const [shot] = shotsOf(FIRST_SITUATION);
  let timer: ReturnType<typeof setTimeout> | undefined;
  const next = (at: number): void => {
    const rule = RULE_IDS[at];
    if (rule === undefined || shot === undefined) return;
    const rules = nextOfRule(shot.weapon.rules, rule);
    for (const dice of DICE) {
      const weapon = { ...shot.weapon, rules, dice, hit: 2 + (dice % 4) };
      shotOdds({ ...shot, weapon, target: openTarget(2 + (dice % 5), 4 + dice) });
    }
    timer = setTimeout(() => next(at + 1));
  };
  next(0);
  return () => clearTimeout(timer);
}
