import type { Prospect } from '../../log/advice.ts';
import { bestOf, seenByOther } from '../prospect.ts';
import type { AttackPoint, VanguardAttack } from './attack.ts';
import { attackOdds } from './attackOdds.ts';
import { prospectOf } from './prospects.ts';

/** What to roll for: an invulnerable value, or armour (null). `prospect`: seen by the target. */
export interface ArmourWay {
  readonly invulnerable: number | null;
  readonly prospect: Prospect;
}

/** Armour first, then each invulnerable value as asked; the best of them, armour where it is as good. */
export interface ArmourAdvice {
  readonly best: ArmourWay;
  readonly ways: readonly ArmourWay[];
}

/**
 * Armour or an invulnerable value, of which somebody may have several and takes one for each roll: what each comes to, before
 * the attack or at any moment of it. Throws `OddsRangeError`. Source: V-61.
 */
export function armourAdvice(
  attack: VanguardAttack,
  invulnerable: readonly number[],
  from?: AttackPoint,
): ArmourAdvice {
  const wayOf = (value: number | null): ArmourWay => {
    const target = { ...attack.target, invulnerable: value };
    const odds = attackOdds({ ...attack, target, invulnerable: value === null ? 'never' : 'always' }, from);
    return { invulnerable: value, prospect: seenByOther(prospectOf(odds)) };
  };
  const ways: readonly [ArmourWay, ...ArmourWay[]] = [wayOf(null), ...invulnerable.map(wayOf)];
  return { best: bestOf(ways, ({ prospect }) => prospect), ways };
}
