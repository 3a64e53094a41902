import { numberAt } from './chances.ts';
import { DuelTable } from './duelTable.ts';
import { type Combatant, FIXED } from './fightPolicy.ts';
import { combatantOf, type Fight, FightSum } from './fightSum.ts';
import type { DamageChances } from './damageSums.ts';

/** One side while its dice are resolved. `strikes`: critical strikes it has made. */
interface Fighting {
  readonly by: Combatant;
  crits: number;
  normals: number;
  wounds: number;
  strikes: number;
}

/** The chances of each number of critical strikes, of the attacker and of the defender. */
export interface StrikeChances {
  readonly attacker: DamageChances;
  readonly defender: DamageChances;
}

const hasDice = ({ crits, normals }: Fighting): boolean => crits + normals > 0;

/** Takes one die of the other. */
function takeOff(theirs: Fighting, critical: boolean): void {
  if (critical && theirs.crits > 0) theirs.crits -= 1;
  else theirs.normals -= 1;
}

/** How a block stops something: with which die, at which. */
type Block = 'criticalOnCritical' | 'normalOnNormal' | 'criticalOnNormal';

/** The block that the policy of blocking makes first; null: none stops anything. */
function firstBlock(mine: Fighting, theirs: Fighting): Block | null {
  if (mine.crits > 0 && theirs.crits > 0) return 'criticalOnCritical';
  if (theirs.normals === 0) return null;
  if (mine.normals > 0 && !theirs.by.brutal) return 'normalOnNormal';
  return mine.crits > 0 ? 'criticalOnNormal' : null;
}

/** The second die that a shield takes with the same block, if there is one. */
function takesSecond(block: Block, theirs: Fighting): void {
  const { crits, normals } = theirs;
  if (block === 'normalOnNormal') theirs.normals = Math.max(0, normals - 1);
  else if (block === 'criticalOnCritical' || normals === 0) takeOff(theirs, crits > 0);
  else theirs.normals -= 1;
  theirs.normals = Math.max(0, theirs.normals);
}

/** Blocks as the policy has it; false: it does not, or nothing is to be stopped. */
function blocks(mine: Fighting, theirs: Fighting): boolean {
  const block = mine.by.policy === 'block' ? firstBlock(mine, theirs) : null;
  if (block === null) return false;
  if (block === 'normalOnNormal') mine.normals -= 1;
  else mine.crits -= 1;
  takeOff(theirs, block === 'criticalOnCritical');
  if (mine.by.parriesTwo) takesSecond(block, theirs);
  return true;
}

/** A strike as the policy has it: normal ones first, or critical ones. The first critical strike may cost a normal hit. */
function strikes(mine: Fighting, theirs: Fighting): void {
  const { policy, damage, stuns } = mine.by;
  const normal = policy === 'strikeLow' ? mine.normals > 0 : mine.crits === 0;
  theirs.wounds = Math.max(0, theirs.wounds - (normal ? damage.normal : damage.critical));
  if (normal) mine.normals -= 1;
  else {
    mine.crits -= 1;
    mine.strikes += 1;
    if (stuns && mine.strikes === 1 && theirs.normals > 0) theirs.normals -= 1;
  }
}

/** Die by die from the one that begins, until one falls or nobody has dice. */
function fightOut(first: Fighting, second: Fighting): void {
  let [mover, other] = [first, second];
  while (mover.wounds > 0 && other.wounds > 0 && (hasDice(mover) || hasDice(other))) {
    if (hasDice(mover) && !blocks(mover, other)) strikes(mover, other);
    [mover, other] = [other, mover];
  }
}

const added = (sums: number[], at: number, chance: number): void => {
  while (sums.length <= at) sums.push(0);
  sums[at] = numberAt(sums, at) + chance;
};

/**
 * How many critical strikes each side makes in one round, where both play by policies that look no further than the next die;
 * null: they do not, or there are more rounds. For what each of them does to others near (Reap of 2021, L-31).
 */
export function criticalStrikes(fight: Fight): StrikeChances | null {
  const { book, rounds } = fight;
  if (rounds !== 1 || !FIXED.has(fight.attacker.policy) || !FIXED.has(fight.defender.policy)) return null;
  const sum = new FightSum(fight, new DuelTable());
  const sides = { attacker: combatantOf(fight.attacker, book), defender: combatantOf(fight.defender, book) };
  const pools = { attacker: sum.hits('attacker'), defender: sum.hits('defender') };
  const result = { attacker: [0], defender: [0] };
  const fighting = (role: 'attacker' | 'defender', crits: number, normals: number): Fighting => ({
    by: sides[role],
    crits,
    normals,
    wounds: fight[role].wounds,
    strikes: 0,
  });
  for (const mine of pools.attacker)
    for (const theirs of pools.defender) {
      const one = fighting('attacker', mine.crits, mine.normals);
      const two = fighting('defender', theirs.crits, theirs.normals);
      fightOut(one, two);
      added(result.attacker, one.strikes, mine.chance * theirs.chance);
      added(result.defender, two.strikes, mine.chance * theirs.chance);
    }
  return result;
}
