import { describe, expect, it } from 'vitest';
import { killTeamBattle, loadKillTeamSides } from '../../../src/content/killTeamBattle.ts';
import { invariant } from '../../../src/engine/core/invariant.ts';
import { faceOf } from '../../../src/engine/dice/answers.ts';
import { killTeam } from '../../../src/engine/family/killteam/flow/killTeam.ts';
import { strategyEvents } from '../../../src/engine/family/killteam/flow/tasks/strategy.ts';
import type { Command } from '../../../src/engine/family/killteam/model/command.ts';
import { opposing, requestId } from '../../../src/engine/family/killteam/model/lookup.ts';
import type { Operative } from '../../../src/engine/family/killteam/model/operative.ts';
import type { BattleState } from '../../../src/engine/family/killteam/model/state.ts';
import type { InitiativeTask } from '../../../src/engine/family/killteam/model/task.ts';
import { changedRules } from '../../../src/engine/family/killteam/rules/changedRules.ts';
import { defineWeaponRule } from '../../../src/engine/family/killteam/rules/defineWeaponRule.ts';
import type { TaskModule } from '../../../src/engine/family/killteam/rules/game.ts';
import { noParams } from '../../../src/engine/family/killteam/rules/params.ts';
import type { Answer, Request } from '../../../src/engine/log/request.ts';
import { killTeamSystem } from '../../../src/engine/systems/killTeamSystem.ts';
import { kt3Rules } from '../../../src/engine/systems/kt3/rules.ts';
import type { BattleView } from '../../../src/engine/view/battleView.ts';
import { Chooser } from '../../support/randomPlayer.ts';

/** A critical success already on a 4. */
const sharp = defineWeaponRule({
  id: 'sharp',
  source: 'this test',
  params: noParams,
  hooks: { thresholds: (value) => ({ ...value, critical: Math.min(value.critical, 4) }) },
});

/** One die for both sides: even, the first has initiative; it changes sides in every turning point after that. */
const coin: TaskModule<InitiativeTask> = {
  request: ({ state }, task) =>
    state.initiative !== null
      ? null
      : {
          kind: 'roll',
          id: requestId(state, task.id),
          purpose: 'initiative',
          side: state.sides[0].id,
          operative: null,
          count: 1,
          sides: 6,
          counts: false,
          success: null,
        },
  resolve: (game, _, answer) => {
    const { state } = game;
    const [first, second] = state.sides;
    const rolled = answer === null || faceOf(answer) % 2 === 0 ? first.id : second.id;
    const side = state.initiative === null ? rolled : opposing(state, state.initiative);
    return [{ type: 'taskClosed' }, ...strategyEvents(game, side, answer === null ? null : faceOf(answer))];
  },
};

const skirmish = killTeamSystem(
  killTeam(
    changedRules(kt3Rules, {
      id: 'skirmish',
      version: '1.0.0',
      add: { sharp },
      replace: {},
      remove: ['punishing'],
      order: { thresholds: ['lethal', 'sharp'] },
      values: {
        stats: { ...kt3Rules.stats, injured: ({ wounds }) => wounds > 0 && wounds <= 2, injuredMove: 3 },
        initiative: coin,
        defenceDice: () => 2,
        mayCounteract: () => false,
      },
    }),
    [],
  ),
);

const pack = await loadKillTeamSides();

function begin(): BattleState {
  const { npo: _, ...state } = killTeamBattle({
    pack,
    mission: 'three-lamps',
    teams: [
      { team: 'dock-watch', player: { id: 'p1', name: 'Ana', mark: 'A' } },
      { team: 'ash-choir', player: { id: 'p2', name: 'Ben', mark: 'B' } },
    ],
    settings: { automation: { attack: 'assisted', falling: true } },
    dice: { people: 'table', tables: 'table' },
    seed: 'seed',
  });
  const sharpened = ({ rules, ...weapon }: Operative['weapons'][number]) => ({
    ...weapon,
    rules: [...rules, { id: 'sharp', params: {} }],
  });
  const operatives = state.operatives.map((each) => ({ ...each, weapons: each.weapons.map(sharpened) }));
  return { ...state, ruleset: 'skirmish', operatives };
}

function answerTo(request: Request, dice: Chooser): Answer {
  if (request.kind === 'roll')
    return { kind: 'faces', faces: Array.from({ length: request.count }, () => 1 + dice.below(6)) };
  if (request.kind === 'pick') return { kind: 'pick', option: request.usual ?? request.options[0]?.id ?? '' };
  if (request.kind === 'tick') return { kind: 'tick', operatives: [...request.preset] };
  if (request.kind === 'reroll') return { kind: 'reroll', dice: [] };
  throw new Error(`nobody asks ${request.kind} here`);
}

/** What the one that acts does: a shot if there is one, else it is done. */
function actOf({ actions, aim, table }: BattleView, actor: Operative): Command {
  const shoots = actions.offers(actor).some(({ action, reason }) => action === 'shoot' && reason === null);
  const weapon = shoots ? aim.preferred(actor, 'shoot') : null;
  const isOpen = (target: Operative) => weapon && aim.problem('shoot', { operative: actor, weapon, target }) === null;
  const target = table.foesOf(actor).find(isOpen);
  return weapon && target ? { type: 'shoot', weapon: weapon.id, target: target.id } : { type: 'endActivation' };
}

/** The next command of whoever sees nothing else. */
function commandFor(view: BattleView, dice: Chooser): Command {
  const { state, situation, request } = view;
  if (request !== null) return { type: 'answer', requestId: request.id, answer: answerTo(request, dice) };
  if (state.phase === 'setUp') return { type: 'startBattle' };
  if (state.phase === 'strategy') return { type: 'startFirefight' };
  if (state.phase === 'turningPointOver') return { type: 'nextTurningPoint' };
  if (situation.kind === 'acting') return actOf(view, situation.operative);
  if (situation.kind === 'group') return { type: 'passGroup' };
  invariant(situation.kind === 'choose', `nothing else can be due, and not ${situation.kind}`);
  return { type: 'activate', operative: situation.ready[0]?.id ?? '', order: 'engage' };
}

describe('a third system', () => {
  it('should play a battle to its end by what its own view says, with its own stats, initiative and weapon rule', () => {
    const dice = new Chooser('third');
    const firsts: (string | null)[] = [];
    const [criticals, injuredAt] = [new Set<number>(), new Set<number>()];
    let state = begin();
    for (let step = 0; state.result === null; step += 1) {
      invariant(step < 2000, 'it ends');
      const view = skirmish.view(state);
      const decision = skirmish.decider.decide(state, commandFor(view, dice));
      invariant(decision.ok, JSON.stringify(decision));
      if (view.attack?.shot) criticals.add(view.attack.shot.thresholds.critical);
      for (const each of state.operatives.filter(view.table.standing))
        if (view.figures(each).injured) injuredAt.add(each.wounds);
      state = decision.events.reduce(skirmish.decider.evolve, state);
      if (decision.events.some(({ type }) => type === 'firefightStarted')) firsts.push(state.initiative);
    }
    expect(firsts).toEqual(['second', 'first', 'second', 'first']);
    expect(criticals).toEqual(new Set([4]));
    expect(Math.max(...injuredAt)).toBe(2);
  });
});
