import type { Game } from '../family/killteam/rules/game.ts';
import { type AttackInReach, attacksInReach } from '../family/killteam/flow/inReach.ts';
import type { Operative, Weapon } from '../family/killteam/model/operative.ts';
import { retaliationWeapons } from '../family/killteam/attack/fight/weapons.ts';
import { fightIsLike } from '../family/killteam/advice/fight/oddsOf.ts';
import { foughtAs } from '../family/killteam/advice/fight/foughtOdds.ts';
import { newShot } from '../family/killteam/attack/shoot/newShot.ts';
import { shotInHand } from '../family/killteam/attack/shoot/shotInHand.ts';
import type { FightOdds } from '../odds/fight.ts';
import type { Fight } from '../odds/fightSum.ts';
import { thoughtOfFight } from '../family/killteam/advice/fight/thoughtOfFight.ts';
import { MOST_REROLLED } from '../odds/rerollWays.ts';
import { type Expected, expectedOfFight, expectedOfShot } from './expected.ts';

/** `coming`: in work; `none`: too many dice, or numbers out of range. */
type ExpectedNow = Expected | 'coming' | 'none';

/** An attack in reach with its odds. */
export interface Outlook extends AttackInReach {
  readonly expected: ExpectedNow;
  /** Where the defender has a choice of weapons to strike back with, the one it is thought to take; null: it has none. */
  readonly retaliation: Weapon | null;
  /** The odds leave out a rule of the fight. */
  readonly isLike: boolean;
}

const isKnown = (expected: ExpectedNow): expected is Expected => typeof expected !== 'string';

/** A shot that is only thought of, with the facts the table last gave. */
function expectedOfThought(game: Game, attack: AttackInReach): ExpectedNow {
  // There can be as many shots as enemies and weapons.
  if (attack.weapon.attacks > MOST_REROLLED) return 'none';
  return expectedOfShot(shotInHand(game, newShot(game, attack))) ?? 'none';
}

const SAME = 1e-9;

const firstOf = (...differences: readonly number[]): number =>
  differences.find((difference) => Math.abs(difference) > SAME) ?? 0;

/** The likeliest to take its target down first, of equals the one that hurts it most, then the safest; what is not known last. */
function byWorth({ expected: one }: Outlook, { expected: other }: Outlook): number {
  if (!isKnown(one) || !isKnown(other)) return Number(isKnown(other)) - Number(isKnown(one));
  return firstOf(other.kill - one.kill, other.mean - one.mean, one.fall - other.fall);
}

const WELL = { attacker: 'optimal', defender: 'optimal' } as const;

/** What a fight came to: its odds, or that they are in work or beyond reach. */
type Worked = FightOdds | 'coming' | 'none';

/** Attacks that could be declared now, with their odds. `fights`: still to be worked out, which can take long. */
export interface Outlooks {
  readonly fights: readonly Fight[];
  /** All attacks with what their fights came to, the best first; what is not known last. */
  readonly with: (worked: readonly Worked[]) => readonly Outlook[];
}

/** `anyway`: an action that is done although it is impossible. */
export function outlooksOf(game: Game, operative: Operative, anyway: AttackInReach['action'] | null): Outlooks {
  const attacks = attacksInReach(game, operative, anyway);
  const shots = attacks
    .filter(({ action }) => action === 'shoot')
    .map((attack): Outlook => ({
      ...attack,
      retaliation: null,
      isLike: false,
      expected: expectedOfThought(game, attack),
    }));
  const fights = attacks
    .filter(({ action }) => action === 'fight')
    .map((attack) => {
      const fight = thoughtOfFight(game, attack);
      const choosesWeapon = retaliationWeapons(game, attack.target).length > 1;
      const retaliation = choosesWeapon ? fight.defender.weapon : null;
      return { fight, shown: { ...attack, retaliation, isLike: fightIsLike(fight) } };
    });
  const fought = (worked: readonly Worked[]) =>
    fights.map(({ fight, shown }, at): Outlook => {
      const odds = worked[at] ?? 'coming';
      return { ...shown, expected: typeof odds === 'string' ? odds : expectedOfFight(fight, odds) };
    });
  return {
    fights: fights.map(({ fight }) => foughtAs(fight, WELL)),
    with: (worked) => [...shots, ...fought(worked)].toSorted(byWorth),
  };
}
