import { buildBattle } from '../../src/content/buildBattle.ts';
import { picksOf } from '../../src/content/buildMission.ts';
import type { Pack } from '../../src/content/pack.ts';
import type { MissionRow } from '../../src/content/schema/mission.ts';
import { scenarioOffers } from '../../src/engine/plugins/scenario/scenarioOffers.ts';
import type { Command } from '../../src/engine/family/killteam/model/command.ts';
import { battleDecider, pendingRequest } from '../../src/engine/systems/battle.ts';
import { evolve } from './fold.ts';
import { actingId, operativeById } from '../../src/engine/family/killteam/model/lookup.ts';
import type { BattleState } from '../../src/engine/family/killteam/model/state.ts';
import { present } from '../../src/engine/core/invariant.ts';
import { Chooser, nextCommand } from './randomPlayer.ts';
import { gameOf } from '../../src/engine/systems/killTeams.ts';

/** The battle of a scenario with the first retinue, in phase `setUp`. */
export function battleOfScenario(pack: Pack, row: MissionRow, seed: string): BattleState {
  const { faction, variant = null, enemies = [], eventTable } = row.plan ?? {};
  const retinue = present(pack.retinues.get('first-retinue'), 'the first retinue');
  return buildBattle({
    pack: { ...pack, missions: new Map([...pack.missions, [row.id, row]]) },
    mission: row.id,
    faction: faction ?? 'chaos-cult',
    variant,
    enemies: picksOf(enemies),
    players: [{ id: 'p1', name: 'Ana', mark: 'A' }],
    difficulty: 'medium',
    eventTable: eventTable ?? 'standard-events',
    dice: { retinue: 'screen', enemy: 'screen' },
    seed,
    retinue: retinue.members,
  });
}

/** What the table says by hand now and then: ticks of the mission that nothing else sets. */
function byHand({ mission, ticks }: BattleState, choose: Chooser): Command | null {
  const tick = choose.of(mission.ticks.filter(({ id }) => ticks[id] !== true));
  return tick === undefined || !choose.chance(6) ? null : { type: 'setTick', tick: tick.id, on: true };
}

/** An action of the scenario by whoever acts, when there is one. */
export function scenarioAction(state: BattleState, choose: Chooser): Command | null {
  const id = state.interrupt === null ? actingId(state) : null;
  if (id === null || pendingRequest(state) !== null) return null;
  const offers = scenarioOffers(gameOf(state), operativeById(state, id)).filter(({ reason }) => reason === null);
  const offer = choose.of(offers);
  return offer === undefined || choose.chance(3) ? null : { type: 'actInScenario', action: offer.action.id };
}

const LONGEST = 14;
const MOST_STEPS = 6000;

function commandOf(state: BattleState, choose: Chooser): Command | null {
  if (state.result !== null) return null;
  const hand = state.phase === 'turningPointOver' && state.tasks.length === 0 ? byHand(state, choose) : null;
  return hand ?? scenarioAction(state, choose) ?? nextCommand(state, choose, LONGEST);
}

/** Plays a scenario with chance, its own actions first, to its end. Throws when it does not end. */
export function playScenario(start: BattleState, seed: string): BattleState {
  const choose = new Chooser(seed);
  let state = start;
  for (let step = 0; step < MOST_STEPS; step += 1) {
    const command = commandOf(state, choose);
    if (command === null) return state;
    const decision = battleDecider.decide(state, command);
    if (decision.ok) for (const event of decision.events) state = evolve(state, event);
  }
  throw new Error(`scenario ${start.mission.name} does not end (${seed})`);
}
