import { killTeamBattle } from '../../src/content/killTeamBattle.ts';
import { loadKillTeamSides } from '../../src/content/killTeamSides.ts';
import { faceOf } from '../../src/engine/dice/answers.ts';
import { killTeam } from '../../src/engine/family/killteam/flow/killTeam.ts';
import { strategyEvents } from '../../src/engine/family/killteam/flow/tasks/strategy.ts';
import { opposing, requestId } from '../../src/engine/family/killteam/model/lookup.ts';
import type { Operative } from '../../src/engine/family/killteam/model/operative.ts';
import type { BattleState } from '../../src/engine/family/killteam/model/state.ts';
import type { InitiativeTask } from '../../src/engine/family/killteam/model/task.ts';
import { changedRules } from '../../src/engine/family/killteam/rules/changedRules.ts';
import { defineWeaponRule } from '../../src/engine/family/killteam/rules/defineWeaponRule.ts';
import type { TaskModule } from '../../src/engine/family/killteam/rules/game.ts';
import { noParams } from '../../src/engine/family/killteam/rules/params.ts';
import { killTeamAdvisor } from '../../src/engine/advisor/killTeamAdvisor.ts';
import { gamesOf } from '../../src/engine/family/killteam/rules/game.ts';
import { killTeamSystem } from '../../src/engine/systems/killTeamSystem.ts';
import { kt3Rules } from '../../src/engine/systems/kt3/rules.ts';

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

/** A small system of its own: stats, initiative, defence dice, a weapon rule, attacks; no plugins. */
export const skirmishRules = changedRules(kt3Rules, {
  id: 'skirmish',
  version: '1.0.0',
  add: { sharp },
  replace: {},
  remove: ['punishing'],
  order: { thresholds: ['lethal', 'sharp'] },
  values: {
    stats: { ...kt3Rules.stats, injured: ({ wounds }) => wounds > 0 && wounds <= 2, injuredMove: 3, injuredHit: 2 },
    attacks: { ...kt3Rules.attacks, ceaseless: 'ones' },
    initiative: coin,
    defenceDice: () => 2,
    outOfTurn: { may: () => false, actions: null, engaged: true, able: () => true },
  },
});

const skirmishGame = killTeam(skirmishRules, []);
export const skirmish = killTeamSystem(skirmishGame);
export const skirmishAdvisor = killTeamAdvisor(gamesOf(skirmishGame));

const pack = await loadKillTeamSides('kt3');

/** Two sides that stand ready, every weapon of theirs sharp. */
export function beginSkirmish(): BattleState {
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
