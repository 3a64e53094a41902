import { describe, expect, it } from 'vitest';
import { acolyteRules } from '../../../../src/engine/systems/acolyte/rules.ts';
import { playBoth } from '../../../support/referee/compare.ts';
import { DRAWN_RULES } from '../../../support/referee/drawArm.ts';

const ATTACKS = 2000;
const AT_ONCE = 100;
const BATCHES = Array.from({ length: ATTACKS / AT_ONCE }, (_, batch) => batch);

const of = (what: string, names: readonly string[]): readonly string[] => names.map((name) => `${what} ${name}`);

/** What must have been refused, asked and chosen at least once among all of them. */
const MET: readonly string[] = [
  of('refused', ['inControlRange', 'friendInControlRange', 'concealed', 'limitedUsed', 'heavyMoved']),
  of('invalidTarget', ['shootAnyway', 'chooseAnother']),
  of('accurate', ['0', '1', '2']),
  ['balanced', 'ceaseless', 'relentless', 'passed', 'counts'],
  of('command', ['attack', 'defence', 'refused']),
  ['blast', 'torrent', 'devastating', 'keepDice keep'],
  of('coverSave', ['critical', 'two', 'normal', 'none']),
  of('saves', ['c0n0', 'c0n1', 'c1n0', 'c0n2', 'c1n1', 'c2n0', 'c0n3', 'c1n2']),
  of('fightDie', ['strikeNormal', 'strikeCritical', 'blockNothingWithNormal', 'blockNothingWithCritical']),
  of('fightDie', ['blockNormalWithNormal', 'blockNormalWithCritical', 'blockCriticalWithCritical']),
].flat();

const met = new Set<string>();

/** Plays attacks until so many were not refused; each must have gone as the rules have it. */
function playBatch(batch: number): void {
  let played = 0;
  for (let number = 0; played < AT_ONCE; number += 1) {
    const seed = `attack.${batch}.${number}`;
    const both = playBoth(seed);
    expect(both.engine, `${seed}: ${JSON.stringify(both.setup)}`).toEqual(both.rules);
    for (const each of both.met) met.add(each);
    played += typeof both.engine === 'string' ? 0 : 1;
  }
}

describe(`${ATTACKS} attacks by chance, with legal answers by chance`, () => {
  it('should be made with weapons of every rule', () => {
    expect(DRAWN_RULES.toSorted()).toEqual(Object.keys(acolyteRules.weaponRules).toSorted());
  });

  it.each(BATCHES)(`should go as a referee has it who knows the rules alone (batch %i of ${AT_ONCE})`, playBatch);

  it('should have come upon everything that an attack can ask', () => {
    expect(MET.filter((each) => !met.has(each))).toEqual([]);
  });
});
