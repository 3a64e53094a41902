import {
  plainAttack,
  type VanguardAttack,
  type VanguardTarget,
  type VanguardWeapon,
} from '../../../engine/odds/vanguard/attack.ts';
import { savingFaces, type VanguardOdds } from '../../../engine/odds/vanguard/attackOdds.ts';
import { type Exchange, exchanged, prospectAfter } from '../../../engine/odds/vanguard/exchange.ts';
import { goodFaces } from '../../../engine/odds/vanguard/faces.ts';
import { withFacts } from '../../../engine/odds/vanguard/facts.ts';
import type { VanguardSituation } from './vanguardSituation.ts';

/** What comes of it: the odds of the attack; and of what comes back, wounds on average and the chance to be removed, null: nothing does. */
export interface VanguardAnswer {
  readonly odds: VanguardOdds;
  readonly risk: { readonly chance: number; readonly mean: number } | null;
}

/** Nobody answers a shot, nor the blow at whoever leaves. */
export const isAnswered = ({ kind, answers, leaving }: VanguardSituation): boolean =>
  kind === 'fight' && answers && !leaving;

const some = (invulnerable: number): number | null => (invulnerable === 0 ? null : invulnerable);

/** The attack as its dice are rolled. */
export function attackOf(situation: VanguardSituation): VanguardAttack {
  const { kind, dice, hit, ap, damage, armour, wounds, down, mortal, use, reroll } = situation;
  const weapon: VanguardWeapon = { dice, hit, ap, damage };
  const target: VanguardTarget = { armour, wounds, invulnerable: some(situation.invulnerable), down };
  const attack: VanguardAttack = {
    ...plainAttack(weapon, target),
    mortal,
    invulnerable: use,
    reroll: reroll === 'none' ? null : reroll,
  };
  return withFacts(attack, kind === 'shoot' ? 'ranged' : 'melee', situation);
}

function backOf(situation: VanguardSituation): VanguardAttack {
  const { backDice, backHit, backAp, backDamage, ownArmour, ownWounds, ownInvulnerable } = situation;
  return plainAttack(
    { dice: backDice, hit: backHit, ap: backAp, damage: backDamage },
    { armour: ownArmour, wounds: ownWounds, invulnerable: some(ownInvulnerable), down: false },
  );
}

const exchangeOf = (situation: VanguardSituation): Exchange => ({
  attack: attackOf(situation),
  retaliation: isAnswered(situation) ? backOf(situation) : null,
});

/** Works a situation out, at once. */
export function vanguardAnswer(situation: VanguardSituation): VanguardAnswer {
  const exchange = exchanged(exchangeOf(situation));
  const { falls, suffers } = prospectAfter([exchange], { wounds: situation.ownWounds, down: false });
  return { odds: exchange.odds, risk: isAnswered(situation) ? { chance: falls, mean: suffers } : null };
}

const SIX = 6;

/** What a die needs that so many of the faces 2 to 5 reach. */
const needed = (faces: number): number => SIX - faces;

/** What the dice need after all changes: to hit, and to save. */
export function needsOf(situation: VanguardSituation): { readonly hit: number; readonly save: number } {
  const attack = attackOf(situation);
  return { hit: needed(goodFaces(attack.weapon.hit, attack.hitMod)), save: needed(savingFaces(attack)) };
}
