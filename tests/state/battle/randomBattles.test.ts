import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { pendingRequest } from '../../../src/engine/systems/battle.ts';
import { advisedRules } from '../../support/advisedRules.ts';
import { battleAdvisor } from '../../../src/engine/systems/battleAdvisor.ts';
import type { Command } from '../../../src/engine/family/killteam/model/command.ts';
import type { BattleSettings } from '../../../src/engine/family/killteam/model/settings.ts';
import type { BattleState } from '../../../src/engine/family/killteam/model/state.ts';
import type { Request } from '../../../src/engine/family/killteam/model/request.ts';
import type { Answer } from '../../../src/engine/log/request.ts';
import type { Rules } from '../../../src/state/answer/autoAnswer.ts';
import { advisedDice, advisedOption, answerFor } from '../../../src/state/answer/diceSource.ts';
import type { Session } from '../../../src/state/log/session.ts';
import { FakeBrowser, shown, startSmall } from '../../support/fakeBrowser.ts';
import { Chooser, nextCommand } from '../../support/randomPlayer.ts';
import { testBattle } from '../../support/testBattle.ts';
import type { KillTeamLog } from '../../../src/state/battle/killTeam.ts';
import type { KillTeamTypes } from '../../../src/engine/systems/killTeamSystem.ts';

const rules: Rules<KillTeamTypes> = advisedRules;
const seeds = fc.integer({ min: 0, max: 999 }).map((n) => `session-${n}`);
const FEW = { numRuns: 12 };
const LONG = 300_000;
const TURNING_POINTS = 2;

const tabWith = (setup: BattleState): Session<KillTeamLog> => {
  const tab = new FakeBrowser().tab(rules);
  startSmall(tab, setup);
  return tab;
};

/** The next command of a random player who takes the dice of the screen; null when the battle is over. */
function onScreen(state: BattleState, choose: Chooser): Command | null {
  const request = pendingRequest(state);
  const command = nextCommand(state, choose, TURNING_POINTS);
  if (command?.type !== 'answer' || request?.kind !== 'roll') return command;
  return { ...command, answer: answerFor(state, request) };
}

/** Gives commands until one is carried out; false: the battle is over. */
function plays(tab: Session<KillTeamLog>, choose: Chooser): boolean {
  for (let tries = 0; tries < 500; tries += 1) {
    const command = onScreen(shown(tab).state, choose);
    if (command === null) return false;
    const { length } = shown(tab);
    tab.dispatch(command);
    if (shown(tab).length > length) return true;
  }
  throw new Error('nothing can be done');
}

describe('undo in a random battle', () => {
  it(
    'should bring back the same table and the same question with the same id and dice, in mid-attack too',
    () => {
      let inAttack = 0;
      let asked = 0;
      fc.assert(
        fc.property(seeds, (seed) => {
          const choose = new Chooser(seed);
          const tab = tabWith(testBattle(seed));
          const moments: { readonly state: BattleState; readonly request: Request | null }[] = [];
          while (plays(tab, choose)) {
            const { length, state, request } = shown(tab);
            moments.length = length;
            moments[length] = { state, request };
            const open = state.tasks.some(({ kind }) => kind === 'shoot' || kind === 'fight');
            if (!choose.chance(open ? 6 : 12)) continue;
            for (let back = 1 + choose.below(5); back > 0 && shown(tab).length > 1; back -= 1) {
              const [undone] = tab.entriesBetween(shown(tab).length, shown(tab).length);
              expect(tab.undo()).toBe(true);
              const now = shown(tab);
              expect(now.state).toEqual(moments[now.length]?.state);
              expect(now.request).toEqual(moments[now.length]?.request);
              if (open) inAttack += 1;
              if (undone?.command.type !== 'answer' || now.request === null) continue;
              asked += 1;
              expect(now.request.id).toBe(undone.command.requestId);
              expect(tab.droppedAnswer(now.request.id)).toEqual(undone.command.answer);
              if (now.request.kind === 'roll') expect(answerFor(now.state, now.request)).toEqual(undone.command.answer);
            }
            if (choose.chance(2))
              while (choose.chance(2) && tab.redo()) expect(shown(tab).length).toBeLessThanOrEqual(length);
          }
        }),
        FEW,
      );
      expect(inAttack).toBeGreaterThan(100);
      expect(asked).toBeGreaterThan(100);
    },
    LONG,
  );
});

/** Faces of all dice rolled again in the last entry, in order. */
const rolledAgain = (tab: Session<KillTeamLog>): (readonly number[])[] => {
  const { length } = shown(tab);
  const events = tab.entriesBetween(length, length).flatMap((entry) => entry.events);
  return events.flatMap((event) => (event.type === 'diceRerolled' ? [event.to.map((face) => face ?? 0)] : []));
};

/** Answers by hand what the other screen has answered by itself: with the faces it shows, and as it advises. */
function catchUp(hand: Session<KillTeamLog>, screen: Session<KillTeamLog>): number {
  const faces = rolledAgain(screen);
  let answered = 0;
  for (let { request, state } = shown(hand); request !== null; { request, state } = shown(hand)) {
    if (request.id === shown(screen).request?.id) break;
    const advice = battleAdvisor.advise(state, request);
    const answer = ((asked: Request): Answer => {
      if (asked.kind === 'roll') return { kind: 'faces', faces: faces.shift() ?? [] };
      if (asked.kind === 'pick') return { kind: 'pick', option: advisedOption(asked, advice) };
      if (asked.kind === 'reroll') return { kind: 'reroll', dice: advisedDice(advice) };
      throw new Error(`no screen answers ${asked.question} by itself`);
    })(request);
    expect(hand.dispatch({ type: 'answer', requestId: request.id, answer })).toBeNull();
    answered += 1;
  }
  expect(faces).toEqual([]);
  return answered;
}

const withSettings = (state: BattleState, set: Partial<BattleSettings>): BattleState => ({
  ...state,
  settings: { ...state.settings, ...set },
});

describe('a random battle with the dice of the screen', () => {
  it.each(['assisted', 'full'] as const)(
    'should be the same as with those dice typed by hand, %s',
    (attack) => {
      let rolled = 0;
      let answered = 0;
      fc.assert(
        fc.property(seeds, (seed) => {
          const choose = new Chooser(seed);
          const start = testBattle(seed);
          const { settings } = start;
          const automation = { ...settings.automation, attack };
          const screen = tabWith(withSettings(start, { automation }));
          const hand = tabWith(
            withSettings(testBattle(seed, { retinue: 'table', enemy: 'table' }), {
              automation: { ...automation, attack: 'assisted' },
            }),
          );
          while (plays(screen, choose)) {
            const { length } = shown(screen);
            const command = screen.entriesBetween(length, length)[0]?.command;
            if (command === undefined) throw new Error('nothing was logged');
            if (command.type === 'answer' && command.answer.kind === 'faces') rolled += 1;
            expect(hand.dispatch(command)).toBeNull();
            answered += catchUp(hand, screen);
            expect(shown(hand).request).toEqual(shown(screen).request);
            expect(withSettings(shown(hand).state, { ...settings, automation })).toEqual(shown(screen).state);
          }
        }),
        FEW,
      );
      expect(rolled).toBeGreaterThan(100);
      expect(answered).toBeGreaterThan(20);
    },
    LONG,
  );
});
