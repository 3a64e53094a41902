import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { quickStart } from '../../../src/content/quickStart.ts';
import { classify, type Pool, type RolledDie } from '../../../src/engine/attack/pool.ts';
import { allocations, attackPool, type Shot } from '../../../src/engine/attack/shoot/derive.ts';
import { battleDecider } from '../../../src/engine/battle/battleDecider.ts';
import type { BattleEvent } from '../../../src/engine/battle/event.ts';
import { evolve, evolveAll } from '../../../src/engine/battle/evolve/evolve.ts';
import { DEFAULT_SHOT } from '../../../src/engine/battle/facts.ts';
import { pendingRequest } from '../../../src/engine/battle/pendingRequest.ts';
import { battleState, type BattleState } from '../../../src/engine/battle/state.ts';
import { seededFaces } from '../../../src/engine/dice/seededDice.ts';
import { kt3 } from '../../../src/engine/rulesets/kt3/ruleset.ts';
import { momentWith } from '../../support/attackContext.ts';
import { play } from '../../support/decide.ts';
import { armed, battleOf, cultist, devastating, ENGAGED, rule, vex } from '../../support/duel.ts';
import { answerTo, Chooser, type PlayedEntry, playRandomly } from '../../support/randomPlayer.ts';
import { playLawlessly } from '../../support/lawlessPlayer.ts';
import { loadTestPack } from '../../support/testPack.ts';

const pack = loadTestPack();
const start = (seed: string): BattleState =>
  quickStart(pack, {
    players: [{ id: 'p1', name: 'One', mark: 'I' }],
    dice: { retinue: 'screen', enemy: 'screen' },
    seed,
  });
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
  ruleset: kt3,
  context: momentWith(rules),
  hit: 4,
  save: 5,
  targetOrder: 'engage',
  ignoresPiercing: false,
});
const pool = (faces: readonly number[]): Pool => classify(faces.map(rolled), { hit: 4, critical: 7 });

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

  it('should never hurt the defender more in the open than in cover, with the same faces', () => {
    fc.assert(
      fc.property(dice(4, 4), dice(2, 2), (attack, defence) => {
        const wounds = (cover: boolean): number => {
          const shot = play(battleOf([vex(), cultist({ wounds: 30, maxWounds: 30 })]))
            .does({ type: 'activate', operative: 'vex', order: 'engage' })
            .does({ type: 'shoot', weapon: 'rifle', target: 'cultist' })
            .does({ type: 'setFacts', facts: { ...DEFAULT_SHOT, cover } })
            .answers(attack);
          const asked = shot.question.kind === 'roll';
          const saved = asked ? shot.answers(cover ? defence : [...defence, 1]) : shot;
          const { question } = saved;
          return saved.answers(question.kind === 'pick' ? question.best : '').operative('cultist').wounds;
        };
        expect(wounds(true)).toBeGreaterThanOrEqual(wounds(false));
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

const replayed = (state: BattleState, entries: readonly PlayedEntry[]): BattleState =>
  evolveAll(
    state,
    entries.flatMap(({ events }) => events),
  );

describe('a random battle', () => {
  it(
    'should roll each die again at most once',
    () => {
      let rerolls = 0;
      fc.assert(
        fc.property(seeds, (seed) => {
          let before = start(seed);
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
          const played = playRandomly(start(seed), seed, { turningPoints: 2 });
          let state = played.start;
          for (const { command, events } of played.entries) {
            const decision = battleDecider.decide(plain(state), plain(command));
            if (!same(decision, { ok: true, events })) expect(decision).toEqual({ ok: true, events });
            state = evolveAll(plain(state), plain(events));
          }
          expect(battleState.parse(plain(state))).toEqual(state);
          expect(state).toEqual(played.end);
        }),
        FEW,
      );
    },
    LONG,
  );

  it(
    'should be the same with dice typed and dice of the app',
    () => {
      fc.assert(
        fc.property(seeds, (seed) => {
          const played = playRandomly(start(seed), seed, { turningPoints: 2 });
          const { settings } = played.start;
          let typed: BattleState = {
            ...played.start,
            settings: { ...settings, dice: { retinue: 'table', enemy: 'table' } },
          };
          let seeded = 0;
          for (const { command, events } of played.entries) {
            const request = pendingRequest(typed);
            if (command.type === 'answer' && command.answer.kind === 'faces' && request?.kind === 'roll') {
              expect(command.answer.faces).toEqual(seededFaces(typed.seed, request.id, request));
              seeded += 1;
            }
            const decision = battleDecider.decide(typed, command);
            if (!same(decision, { ok: true, events })) expect(decision).toEqual({ ok: true, events });
            typed = evolveAll(typed, events);
          }
          expect(seeded).toBeGreaterThan(0);
          expect({ ...typed, settings }).toEqual(played.end);
        }),
        FEW,
      );
    },
    LONG,
  );

  it(
    'should ask the same question with the same id after an undo',
    () => {
      fc.assert(
        fc.property(seeds, fc.nat(), (seed, place) => {
          const { entries, start: setUp } = playRandomly(start(seed), seed, { turningPoints: 2 });
          const at = place % entries.length;
          const before = replayed(setUp, entries.slice(0, at));
          const asked = pendingRequest(before);
          const after = evolveAll(before, entries[at]?.events ?? []);
          expect(after).not.toEqual(before);
          expect(pendingRequest(replayed(setUp, entries.slice(0, at)))).toEqual(asked);
          const command = entries[at]?.command;
          if (command?.type === 'answer') expect(asked?.id).toBe(command.requestId);
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
          let state = start(seed);
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
          const setUp = start(seed);
          const { entries, end } = playLawlessly(setUp, seed, 300);
          let state = setUp;
          for (const event of entries.flatMap(({ events }) => events)) {
            state = evolve(state, event);
            if (event.type === 'overridden') forced.add(event.code);
            for (const { id, wounds, maxWounds } of state.operatives)
              if (wounds < 0 || wounds > maxWounds) throw new Error(`${id}: ${wounds} wounds after ${event.type}`);
          }
          expect(state).toEqual(end);
          expect(battleState.safeParse(end).error).toBeUndefined();
        }),
        { numRuns: 40 },
      );
      expect(forced.size).toBeGreaterThan(15);
    },
    LONG,
  );
});
