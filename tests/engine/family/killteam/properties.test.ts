import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { classify, type Pool, type RolledDie } from '../../../../src/engine/family/killteam/model/pool.ts';
import {
  allocations,
  attackPool,
  type CoverChoice,
  defenceDice,
  savePool,
} from '../../../../src/engine/family/killteam/attack/shoot/derive.ts';
import type { Shot } from '../../../../src/engine/family/killteam/rules/steps.ts';
import { battleDecider, pendingRequest } from '../../../../src/engine/systems/battle.ts';
import type { BattleEvent } from '../../../../src/engine/family/killteam/model/event.ts';
import { evolve, evolveAll } from '../../../support/fold.ts';
import { DEFAULT_SHOT } from '../../../../src/engine/family/killteam/model/facts.ts';
import type { BattleState } from '../../../../src/engine/family/killteam/model/state.ts';
import { kt3Rules } from '../../../../src/engine/systems/kt3/rules.ts';
import { advisedOption } from '../../../../src/state/answer/diceSource.ts';
import { momentWith } from '../../../support/attackContext.ts';
import { play } from '../../../support/decide.ts';
import { armed, battleOf, cultist, devastating, ENGAGED, rule, vex } from '../../../support/duel.ts';
import { answerTo, Chooser, playRandomly } from '../../../support/randomPlayer.ts';
import { playLawlessly } from '../../../support/lawlessPlayer.ts';
import { testBattle } from '../../../support/testBattle.ts';
import { savedBattle } from '../../../../src/engine/systems/saved.ts';

const seeds = fc.integer({ min: 0, max: 999 }).map((n) => `property-${n}`);
const FEW = { numRuns: 12 };
/** Whole battles take their time. */
const LONG = 60_000;

const plain = <T>(value: T): T => JSON.parse(JSON.stringify(value)) as T;
const same = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

const SPEAKING = [
  ...['balanced', 'ceaseless', 'relentless', 'punishing', 'rending', 'severe', 'stun', 'hot', 'brutal', 'shock'].map(
    (id) => rule(id),
  ),
  ...['accurate', 'piercing', 'piercingCrits', 'blast', 'torrent'].map((id) => rule(id, 1)),
  devastating(2),
  devastating(1, 2),
];
const rulesOf = fc.subarray(SPEAKING, { maxLength: 5 });
const face = fc.integer({ min: 1, max: 6 });
const rolled = (shown: number): RolledDie => ({ face: shown, grade: null, was: null, rerolled: false });
const dice = (least: number, most: number) => fc.array(face, { minLength: least, maxLength: most });

const shotWith = (rules: typeof SPEAKING): Shot => ({
  rules: kt3Rules,
  context: momentWith(rules),
  hit: 4,
  save: 5,
  defenceDice: 3,
  targetOrder: 'engage',
  ignoresPiercing: false,
});
const pool = (faces: readonly number[]): Pool => classify(faces.map(rolled), { hit: 4, critical: 7 });

const shotsAt = fc.record({
  rules: fc.subarray([...SPEAKING, rule('saturate'), rule('lethal', 5)], { maxLength: 5 }),
  attack: dice(4, 4),
  defence: dice(3, 3),
});

interface CoverCase {
  readonly rules: typeof SPEAKING;
  readonly attack: readonly number[];
  /** What the three defence dice show; a save kept for cover stands in the place of the first. */
  readonly defence: readonly number[];
  /** What is done with the cover save; null: the target stands in the open. */
  readonly choice: string | null;
}

const UNHURT = 60;
const COVER_CHOICES: readonly CoverChoice[] = ['normal', 'critical', 'two', 'none'];

/** A shot, the attack dice on the table; nothing is rolled again, nobody stands near. */
const shotAt = ({ rules, attack, choice }: Omit<CoverCase, 'defence'>) => {
  let shot = play(battleOf([vex(armed(...rules)), cultist({ wounds: UNHURT, maxWounds: UNHURT })]))
    .does({ type: 'activate', operative: 'vex', order: 'engage' })
    .does({ type: 'shoot', weapon: 'rifle', target: 'cultist' })
    .does({ type: 'setFacts', facts: { ...DEFAULT_SHOT, cover: choice !== null } });
  for (let asked = shot.pending; asked !== null; asked = shot.pending) {
    if (asked.kind === 'pick' && asked.question === 'accurate') shot = shot.answers('0');
    else if (asked.kind === 'reroll') shot = shot.answers({ kind: 'reroll', dice: [] });
    else if (asked.kind === 'tick') shot = shot.answers({ kind: 'tick', operatives: [] });
    else if (asked.kind === 'roll' && asked.purpose === 'attack') shot = shot.answers(attack);
    else break;
  }
  return shot;
};

const KEPT = 'normal';
/** A face that is a save and no crit, for the Save of the cultist. */
const SAVED = 5;
const ROUNDING = 1e-9;

/** What the defender in cover is told to do with its save, and what else it may do; kept as a normal when it is not asked. */
const coverAdvice = (rules: typeof SPEAKING, attack: readonly number[]) => {
  const { pending, advice } = shotAt({ rules, attack, choice: KEPT });
  if (pending?.kind !== 'pick' || pending.question !== 'coverSave') return { best: KEPT, others: ['none'] } as const;
  const offered = COVER_CHOICES.filter((choice) => pending.options.some(({ id }) => id === choice));
  return {
    best: offered.find((choice) => choice === advisedOption(pending, advice)) ?? KEPT,
    others: offered,
  } as const;
};

const FACES = [1, 2, 3, 4, 5, 6];
const allRolls = (count: number): readonly (readonly number[])[] =>
  count === 0 ? [[]] : allRolls(count - 1).flatMap((roll) => FACES.map((shown) => [...roll, shown]));

/** Wounds by the dice that come through, over all rolls of the defence; null: the target stands in the open. */
const meanDamage = (rules: typeof SPEAKING, attack: readonly number[], choice: CoverChoice | null): number => {
  const facts = { ...DEFAULT_SHOT, cover: choice !== null };
  const shot = { ...shotWith(rules), context: momentWith(rules, { facts }) };
  const hits = attackPool(shot, attack.map(rolled), 0).pool;
  const { kept, toRoll } = defenceDice(shot, hits, choice ?? KEPT);
  const rolls = allRolls(toRoll);
  const damage = (roll: readonly number[]) =>
    allocations(shot, hits, savePool(shot, kept, roll.map(rolled))).best.damage;
  return rolls.reduce((sum, roll) => sum + damage(roll), 0) / rolls.length;
};

/** Defence dice rolled in the open: the first of them is the one a cover save stands for. */
const rolledInTheOpen = (rules: typeof SPEAKING, attack: readonly number[]): number => {
  const { pending } = shotAt({ rules, attack, choice: null });
  return pending?.kind === 'roll' && pending.purpose === 'defence' ? pending.count : 0;
};

/** Wounds the target loses when all saves are spent best. */
const damageOf = ({ defence, ...how }: CoverCase): number => {
  let shot = shotAt(how);
  const inTheOpen = rolledInTheOpen(how.rules, how.attack);
  for (let asked = shot.pending; asked !== null; asked = shot.pending)
    if (asked.kind === 'pick')
      shot = shot.answers(asked.question === 'coverSave' ? (how.choice ?? '') : advisedOption(asked, shot.advice));
    else if (asked.kind === 'tick') shot = shot.answers({ kind: 'tick', operatives: [] });
    else if (asked.kind === 'roll' && asked.purpose === 'defence')
      shot = shot.answers(defence.slice(inTheOpen - asked.count, inTheOpen));
    else if (asked.kind === 'roll') shot = shot.answers([6]);
    else throw new Error(`not expected: ${asked.kind}`);
  return UNHURT - shot.operative('cultist').wounds;
};

describe('an attack', () => {
  it('should end within some questions, whatever is rolled and answered', () => {
    fc.assert(
      fc.property(rulesOf, seeds, fc.constantFrom('shoot', 'fight'), (rules, seed, type) => {
        const both = armed(...rules);
        const state = battleOf([vex(both), cultist(both)], type === 'fight' ? ENGAGED : {});
        const weapon = type === 'fight' ? 'knife' : 'rifle';
        const choose = new Chooser(seed);
        let attack = play(state)
          .does({ type: 'activate', operative: 'vex', order: 'engage' })
          .does({ type, weapon, target: 'cultist' });
        for (let asked = 0; attack.pending !== null; asked += 1) {
          expect(asked).toBeLessThan(40);
          attack = attack.answers(answerTo(attack.question, choose, seed));
        }
        expect(attack.state.tasks).toEqual([]);
      }),
    );
  });

  it('should retain each die once', () => {
    fc.assert(
      fc.property(dice(1, 6), fc.nat({ max: 2 }), rulesOf, (faces, kept, rules) => {
        const retained = attackPool(shotWith(rules), faces.map(rolled), kept).pool;
        expect(retained).toHaveLength(faces.length + kept);
        for (const by of ['punishing', 'rending', 'severe'])
          expect(retained.filter((die) => die.by === by).length).toBeLessThanOrEqual(1);
        const accurate = retained.filter((die) => die.face === null);
        expect(accurate.every((die) => die.by === 'accurate' || die.by === 'severe')).toBe(true);
      }),
    );
  });

  it('should never hurt the defender more for one more save, or a better one', () => {
    fc.assert(
      fc.property(dice(0, 6), dice(0, 4), face, rulesOf, (attack, saves, more, rules) => {
        const shot = shotWith(rules);
        const damage = (faces: readonly number[]) => allocations(shot, pool(attack), pool(faces)).best.damage;
        expect(damage([...saves, more])).toBeLessThanOrEqual(damage(saves));
        expect(damage([...saves, 6])).toBeLessThanOrEqual(damage([...saves, more]));
      }),
    );
  });

  it('should hurt no more in cover than in the open on average, when the advice on the cover save is taken', () => {
    fc.assert(
      fc.property(shotsAt, ({ rules, attack }) => {
        const { best, others } = coverAdvice(rules, attack);
        const advised = meanDamage(rules, attack, best);
        expect(advised).toBeLessThanOrEqual(meanDamage(rules, attack, null) + ROUNDING);
        for (const other of others) expect(advised).toBeLessThanOrEqual(meanDamage(rules, attack, other) + ROUNDING);
      }),
    );
  });

  it('should count a cover save as a normal success on one of the dice, and as none against Saturate', () => {
    fc.assert(
      fc.property(shotsAt, ({ rules, attack, defence: [first = 1, ...others] }) => {
        const saturated = rules.some(({ id }) => id === 'saturate');
        const inCover = damageOf({ rules, attack, defence: [first, ...others], choice: KEPT });
        const inTheOpen = damageOf({ rules, attack, defence: [saturated ? first : SAVED, ...others], choice: null });
        expect(inCover).toBe(inTheOpen);
      }),
    );
  });
});

/** A die is about to be rolled again: it has not been before. */
function checkRerolls(before: BattleState, event: BattleEvent): void {
  const task = before.tasks.at(-1);
  if (event.type !== 'shotMoved' && event.type !== 'fightMoved') return;
  const { rerolling } = event.set;
  if (rerolling === undefined || rerolling === null || task === undefined) return;
  const attacker = task.kind === 'shoot' ? task.sequence.attack : task.kind === 'fight' ? task.attacker.dice : null;
  const defender = task.kind === 'shoot' ? task.sequence.defence : task.kind === 'fight' ? task.defender.dice : null;
  const thrown = (rerolling.pool === 'attack' ? attacker : defender) ?? [];
  for (const index of rerolling.dice) expect(thrown[index]?.rerolled).toBe(false);
}

describe('a random battle', () => {
  it(
    'should roll each die again at most once',
    () => {
      let rerolls = 0;
      fc.assert(
        fc.property(seeds, (seed) => {
          let before = testBattle(seed);
          playRandomly(before, seed, {
            turningPoints: 2,
            watch: (state, event) => {
              checkRerolls(before, event);
              if (event.type === 'diceRerolled') rerolls += 1;
              before = state;
            },
          });
        }),
        FEW,
      );
      expect(rerolls).toBeGreaterThan(0);
    },
    LONG,
  );

  it(
    'should be the same with a save and a load between any two commands',
    () => {
      fc.assert(
        fc.property(seeds, (seed) => {
          const played = playRandomly(testBattle(seed), seed, { turningPoints: 2 });
          let state = played.start;
          for (const { command, events } of played.entries) {
            const decision = battleDecider.decide(plain(state), plain(command));
            state = evolveAll(plain(state), plain(events));
            if (!same(decision, { ok: true, events, state })) expect(decision).toEqual({ ok: true, events, state });
          }
          expect(savedBattle().parse(plain(state))).toEqual(state);
          expect(state).toEqual(played.end);
        }),
        FEW,
      );
    },
    LONG,
  );

  it(
    'should not ask two different questions with one id',
    () => {
      fc.assert(
        fc.property(seeds, (seed) => {
          const asked = new Map<string, string>();
          let state = testBattle(seed);
          for (const { command, events } of playRandomly(state, seed, { turningPoints: 3 }).entries) {
            const request = pendingRequest(state);
            if (command.type === 'answer' && request?.kind === 'roll') {
              const { purpose, operative, sides } = request;
              const about = JSON.stringify({ purpose, operative, sides });
              expect(asked.get(request.id) ?? about).toBe(about);
              asked.set(request.id, about);
            }
            state = evolveAll(state, events);
          }
          expect(asked.size).toBeGreaterThan(10);
        }),
        FEW,
      );
    },
    LONG,
  );
});

describe('a battle without law', () => {
  it(
    'should keep wounds within bounds, never crash, and replay equal',
    () => {
      const forced = new Set<string>();
      fc.assert(
        fc.property(seeds, (seed) => {
          const setUp = testBattle(seed);
          const { entries, end } = playLawlessly(setUp, seed, 300);
          let state = setUp;
          for (const event of entries.flatMap(({ events }) => events)) {
            state = evolve(state, event);
            if (event.type === 'overridden') forced.add(event.code);
            for (const { id, wounds, maxWounds } of state.operatives)
              if (wounds < 0 || wounds > maxWounds) throw new Error(`${id}: ${wounds} wounds after ${event.type}`);
          }
          expect(state).toEqual(end);
          expect(savedBattle().safeParse(end).error).toBeUndefined();
        }),
        { numRuns: 40 },
      );
      expect(forced.size).toBeGreaterThan(15);
    },
    LONG,
  );
});
