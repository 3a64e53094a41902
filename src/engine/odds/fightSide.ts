import { otherLosing } from './ending.ts';
import { type Combatant, FIXED, type FightPolicy } from './fightPolicy.ts';
import { killTable, type Packing } from './killTable.ts';

/** Whether a critical success is always at least as good as a normal one: both want to win, or the foe does not look. */
const critsAreBetter = (combatant: Combatant, foe: Combatant): boolean =>
  combatant.damage.critical >= combatant.damage.normal &&
  combatant.policy === 'optimal' &&
  (foe.policy === 'optimal' || foe.policy === 'strike' || foe.policy === 'strikeLow');

/** What the search needs of a side at each step. */
export class FightSide {
  foe: FightSide = this;
  /** Tells positions in which it moves from those in which the other does; 0 for both where they are alike. */
  readonly keyBit: number;
  /** Its damage, as wounds of a holding and as losses of the other side. */
  readonly normal: number;
  readonly critical: number;
  readonly normalHit: number;
  readonly criticalHit: number;
  /** Its normal successes can block: the foe's weapon is not Brutal. */
  readonly normalsStop: boolean;
  readonly shock: boolean;
  readonly stuns: boolean;
  readonly parriesTwo: boolean;
  /** A first critical strike is to be remembered. */
  readonly startles: boolean;
  readonly policy: FightPolicy;
  readonly isFixed: boolean;
  /** It never blocks a normal success with a critical one while a normal one would do. */
  readonly sparesCrits: boolean;
  readonly kills: Int32Array;

  constructor(combatant: Combatant, foe: Combatant, packing: Packing, keyBit: number) {
    const { normal, critical } = combatant.damage;
    this.keyBit = keyBit;
    this.normal = normal << (2 * packing.dieBits);
    this.critical = critical << (2 * packing.dieBits);
    this.normalHit = otherLosing(normal);
    this.criticalHit = otherLosing(critical);
    this.normalsStop = !foe.brutal;
    this.shock = combatant.shock;
    this.stuns = combatant.stuns;
    this.parriesTwo = combatant.parriesTwo;
    this.startles = combatant.shock || combatant.stuns;
    this.policy = combatant.policy;
    this.isFixed = FIXED.has(combatant.policy);
    this.sparesCrits = critsAreBetter(combatant, foe);
    this.kills = killTable(combatant, packing);
  }
}
