import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type OddsAnswer, answerTo, type Odds } from '../../../src/features/odds/answer.ts';
import { askedIn } from '../../../src/features/odds/address.ts';
import { FIRST_SITUATION, type OddsSituation } from '../../../src/features/odds/oddsSituation.ts';
import type { Part, WhyStep } from '../../../src/features/odds/why/step.ts';
import { saidPart, saidStep, type StepSubject } from '../../../src/features/odds/why/stepRows.ts';
import { plansOf, stepsFrom } from '../../../src/features/odds/why/useWhy.ts';
import { workOut } from '../../../src/state/odds/oddsTasks.ts';
import { en } from '../../support/words.ts';
import { odds as own } from '../../../src/words/en/catalogues/odds.ts';
import { anySituation } from './anySituation.ts';

const CLOSE = 1e-9;

function oddsOf(answer: OddsAnswer): Odds {
  if (answer.kind !== 'odds') throw new Error(answer.kind);
  return answer;
}

function stepsOf(situation: OddsSituation): readonly WhyStep[] {
  const plans = plansOf(situation);
  return stepsFrom(
    plans,
    plans.flatMap(({ tasks }) => tasks.map(workOut)),
  );
}

const asked = (address: string): OddsSituation => askedIn(address).situation;
const told = (situation: OddsSituation): StepSubject => ({
  words: en,
  own,
  situation,
  odds: oddsOf(answerTo(situation)),
});

const find = <K extends WhyStep['kind']>(steps: readonly WhyStep[], kind: K): Extract<WhyStep, { kind: K }> => {
  const found = steps.find((step): step is Extract<WhyStep, { kind: K }> => step.kind === kind);
  if (found === undefined) throw new Error(`no step ${kind}`);
  return found;
};
const parts = (steps: readonly WhyStep[]) => steps.flatMap((step) => (step.kind === 'part' ? [step] : []));
const partOf = (steps: readonly WhyStep[], is: (part: Part) => boolean) =>
  parts(steps).find(({ part }) => is(part))?.otherwise;

const small = (situation: OddsSituation): OddsSituation => {
  const held = (side: OddsSituation['mine']) => ({ ...side, dice: side.dice % 5, wounds: 1 + (side.wounds % 9) });
  return {
    ...situation,
    mine: held(situation.mine),
    theirs: held(situation.theirs),
    rounds: 1 + (situation.rounds % 2),
    others: situation.others.slice(0, 2).map((other) => ({ ...other, side: held(other.side) })),
  };
};

describe('why a chance is what it is', () => {
  it('should begin with what the dice show, and end with the saves', () => {
    const steps = stepsOf(asked('rules=ceaseless.rending'));
    const dice = find(steps, 'dice');
    expect(dice).toMatchObject({ whose: 0, dice: 4, hit: 3 });
    expect(dice.normals).toBeCloseTo(2, 12);
    expect(dice.crits).toBeCloseTo(2 / 3, 12);
    const kept = find(steps, 'kept');
    expect(kept.normals + kept.crits).toBeGreaterThan(dice.normals + dice.crits);
    const onTough = stepsOf(asked('rules=ceaseless.rending&foe-wounds=60'));
    expect(find(onTough, 'saves').without).toBeCloseTo(3 * kept.normals + 4 * kept.crits, 10);
    expect(find(steps, 'need')).toMatchObject({ wounds: 8, normals: 3, crits: 2 });
  });

  it.each(['rerolls=maxDamage', 'rerolls=best', 'accurate=max', 'optional=max'])(
    'should not say what is kept of the dice where that hangs on a choice: %s',
    (choice) => {
      const kinds = stepsOf(asked(`rules=accurate1.relentless.rending&${choice}`)).map(({ kind }) => kind);
      expect(kinds).toContain('dice');
      expect(kinds).not.toContain('kept');
    },
  );

  it('should count Devastating in, and say what no hit can take', () => {
    expect(find(stepsOf(asked('rules=devastating4')), 'need').crits).toBe(1);
    const steps = stepsOf(asked('normal=0&critical=0'));
    expect(saidStep(told(asked('normal=0&critical=0')), find(steps, 'need'))).toBe('8 wounds: no hit takes any.');
  });

  it.each([
    [
      'inCover=1&rules=rending.lethal5',
      'inCover=1&rules=lethal5',
      ({ kind, ...part }: Part) => kind === 'rule' && 'rule' in part && part.rule === 'rending',
    ],
    ['inCover=1&vantage=1', '', ({ kind }: Part) => kind === 'cover'],
    ['inCover=1&vantage=1', 'inCover=1', ({ kind }: Part) => kind === 'vantage'],
    ['obscured=1', '', ({ kind }: Part) => kind === 'obscured'],
    ['injured=1', '', ({ kind }: Part) => kind === 'injured'],
    ['shots=3&others=1&2-dice=6', 'others=1&2-dice=6', ({ kind }: Part) => kind === 'shots'],
    ['shots=3&others=1&2-dice=6', 'shots=3', ({ kind }: Part) => kind === 'others'],
    [
      'others=1&2-rules=rending',
      'others=1',
      ({ kind, ...part }: Part) => kind === 'rule' && 'whose' in part && part.whose === 1,
    ],
    [
      'rules=relentless&rerolls=maxDamage&critical=6',
      'rules=relentless&critical=6',
      ({ kind }: Part) => kind === 'rerolls',
    ],
    ['edition=kt21&invulnerable=4&save=6', 'edition=kt21&save=6', ({ kind }: Part) => kind === 'invulnerable'],
    ['kind=fight&rounds=3', 'kind=fight', ({ kind }: Part) => kind === 'rounds'],
    ['kind=fight&plays=strike', 'kind=fight&plays=wellOnStriker', ({ kind }: Part) => kind === 'strike'],
    ['kind=fight&plays=wellOnStriker', 'kind=fight&plays=strike', ({ kind }: Part) => kind === 'well'],
    ['kind=fight&plays=leastHarm', 'kind=fight', ({ kind }: Part) => kind === 'leastHarm'],
    [
      'kind=fight&foe-rules=brutal',
      'kind=fight',
      ({ kind, ...part }: Part) => kind === 'rule' && 'whose' in part && part.whose === 'theirs',
    ],
  ])('should work %s out again as %s', (address, without, is) => {
    const otherwise = partOf(stepsOf(asked(address)), is);
    const { kill, mean, risk } = oddsOf(answerTo(asked(without)));
    expect(otherwise).toEqual({ kill, mean, fall: address.startsWith('kind=fight') ? risk?.chance : null });
  });

  it('should turn the fight round for whoever strikes first', () => {
    const otherwise = partOf(stepsOf(asked('kind=fight')), ({ kind }) => kind === 'first');
    const turned = oddsOf(answerTo(asked('kind=fight&wounds=8&foe-wounds=12')));
    expect(otherwise?.kill).toBeCloseTo(turned.risk?.chance ?? -1, 12);
    expect(otherwise?.fall).toBeCloseTo(turned.kill, 12);
  });

  it('should say differences of the figures that are seen', () => {
    fc.assert(
      fc.property(anySituation.map(small), (situation) => {
        const answer = answerTo(situation);
        if (answer.kind !== 'odds') return;
        const about = { words: en, own, situation, odds: answer };
        for (const { part, otherwise } of parts(stepsOf(situation))) {
          const { points, text } = saidPart(about, part, otherwise);
          expect(points).toBe(Math.round(100 * answer.kill) - Math.round(100 * otherwise.kill));
          expect(text).toContain(own.chance(otherwise.kill));
        }
      }),
      { numRuns: 40 },
    );
  });

  it('should explain anything that has an answer, whole, and agree with it', () => {
    fc.assert(
      fc.property(anySituation.map(small), (situation) => {
        const steps = stepsOf(situation);
        const { kind, rerolls, optional, accurate } = situation;
        if (answerTo(situation).kind !== 'odds') return;
        expect(steps).toHaveLength(plansOf(situation).length);
        const isPlain = ['fails', 'nonCrits'].includes(rerolls) && optional === 'always' && accurate === 'always';
        if (kind === 'shoot' && isPlain)
          expect(find(steps, 'saves').without).toBeGreaterThanOrEqual(oddsOf(answerTo(situation)).mean - CLOSE);
      }),
      { numRuns: 60 },
    );
  });

  it('should name nothing that moves no chance, and say all in words', () => {
    const situation = asked('rules=hot.stun.rending&inCover=1');
    const steps = stepsOf(situation);
    expect(
      parts(steps).map(({ part, otherwise }) => saidPart(told(situation), part, otherwise).text.split(':')[0]),
    ).toEqual(['Rending. Without', 'Cover. In the open']);
    expect(saidStep(told(FIRST_SITUATION), find(stepsOf(FIRST_SITUATION), 'dice'))).toBe(
      '4 dice on 3+ show 2.0 normal and 0.7 critical hits on average.',
    );
  });
});
