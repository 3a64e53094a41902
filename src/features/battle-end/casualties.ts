import type { Operative } from '../../engine/family/killteam/model/operative.ts';
import type { BattleState } from '../../engine/family/killteam/model/state.ts';

/** Down without a roll: an auxiliary (DECISIONS, reading 5) or slain. */
interface WithoutRoll {
  readonly operative: Operative;
  readonly why: 'auxiliary' | 'slain';
}

/** What became of the retinue: who owes a casualty roll, who does not and why, who still stands, and who killed. */
interface Reckoning {
  readonly owing: readonly Operative[];
  readonly without: readonly WithoutRoll[];
  readonly standing: readonly Operative[];
  readonly killers: readonly Operative[];
}

function whyNone({ slain, keywords }: Operative): WithoutRoll['why'] | null {
  if (slain) return 'slain';
  return keywords.includes('AUXILIA') ? 'auxiliary' : null;
}

function withoutRoll(operative: Operative): readonly WithoutRoll[] {
  const why = whyNone(operative);
  return why === null ? [] : [{ operative, why }];
}

const fell = ({ down, slain }: Operative): boolean => down || slain;

/** Sorts those whom people play as they are at the end of a battle. */
export function reckon({ operatives, sides }: Pick<BattleState, 'operatives' | 'sides'>): Reckoning {
  const people = sides.filter(({ hand }) => hand === 'people').map(({ id }) => id);
  const retinue = operatives.filter(({ side }) => people.includes(side));
  return {
    owing: retinue.filter((operative) => fell(operative) && whyNone(operative) === null),
    without: retinue.filter(fell).flatMap(withoutRoll),
    standing: retinue.filter((operative) => !fell(operative)),
    killers: retinue.filter(({ kills }) => kills > 0).toSorted((a, b) => b.kills - a.kills),
  };
}
