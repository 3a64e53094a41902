import { acolyteCoreFiles } from '../../src/content/packs/acolyte-core/files.ts';
import { loadPack } from '../../src/content/loadPack.ts';
import { quickStart } from '../../src/content/quickStart.ts';
import { actionOffers } from '../../src/engine/family/killteam/flow/actions/actions.ts';
import { battleDecider, pendingRequest } from '../../src/engine/systems/battle.ts';
import { gameOf, systemById } from '../../src/engine/systems/killTeams.ts';
import type { Command, Correction } from '../../src/engine/family/killteam/model/command.ts';
import { evolve } from '../support/fold.ts';
import { actingId, operativeById, standing } from '../../src/engine/family/killteam/model/lookup.ts';
import type { BattleState } from '../../src/engine/family/killteam/model/state.ts';
import { present } from '../../src/engine/core/invariant.ts';
import { battleLog } from '../../src/persistence/battleFile.ts';
import { logText } from '../../src/persistence/exportFile.ts';
import { Journal } from '../../src/persistence/journal.ts';
import { Chooser, nextCommand } from '../support/randomPlayer.ts';
import type { KillTeamEntry, KillTeamLog } from '../../src/state/battle/killTeam.ts';
import type { KillTeamTypes } from '../../src/engine/systems/killTeamSystem.ts';

const AT = '2026-01-01T12:00:00.000Z';
const MOST_STEPS = 40_000;
/** A full table: fewer cards are quicker to paint. */
const CROWD = 10;

/** A played battle: the state at the start, every entry, and the state after each. */
export interface LongBattle {
  readonly states: readonly BattleState[];
  readonly entries: readonly KillTeamEntry[];
}

const start = (): BattleState => {
  const loaded = loadPack(acolyteCoreFiles, systemById);
  return quickStart(present(loaded.ok ? loaded.pack : null, 'the bundled pack'), {
    players: [{ id: 'p1', name: 'Anna', mark: 'A' }],
    dice: { retinue: 'screen', enemy: 'screen' },
    seed: 'long-battle',
  });
};

/** Corrections that put the table back as it was at the start, so that a battle can go on for thousands of entries. */
const asAtFirst = (state: BattleState): readonly Correction[] => [
  ...state.operatives
    .filter(({ wounds, maxWounds }) => wounds < maxWounds)
    .map(({ id, maxWounds }) => ({ what: 'wounds', operative: id, to: maxWounds, credit: null }) as const),
  ...state.operatives.flatMap(({ id, ammo }) =>
    Object.entries(ammo)
      .filter(([, { left, jammed }]) => left === 0 || jammed)
      .map(([counter]) => ({ what: 'ammo', operative: id, counter, left: 3, jammed: false }) as const),
  ),
  { what: 'turningPoint', to: 0 },
];

const isBetween = (state: BattleState): boolean =>
  state.phase === 'turningPointOver' && state.result === null && pendingRequest(state) === null;

/** Somebody of the retinue acts and may dash, among many: what is measured can be done at once. */
export function isMeasurable(state: BattleState): boolean {
  if (state.activation === null || state.interrupt !== null || pendingRequest(state) !== null) return false;
  const operative = operativeById(state, actingId(state) ?? '');
  const dash = actionOffers(gameOf(state), operative).find(({ action }) => action === 'dash');
  const crowded = state.operatives.filter(standing).length >= CROWD;
  return operative.side === 'retinue' && dash?.reason === null && crowded;
}

/** Plays on, as a random player would, until `enough` entries or more were made and the last state can be measured. */
export function playLong(enough: number): LongBattle {
  const choose = new Chooser('long-battle');
  const states = [start()];
  const entries: KillTeamEntry[] = [];
  let state = present(states[0], 'a start');
  const carryOut = (command: Command): void => {
    const decision = battleDecider.decide(state, command);
    if (!decision.ok || decision.events.length === 0) return;
    state = decision.events.reduce(evolve, state);
    entries.push({
      seq: entries.length + 1,
      id: `e.${entries.length + 1}`,
      by: 'bench',
      at: AT,
      command,
      events: [...decision.events],
    });
    states.push(state);
  };
  for (let step = 0; step < MOST_STEPS; step += 1) {
    if (entries.length >= enough && isMeasurable(state)) return { states, entries };
    if (isBetween(state)) for (const correction of asAtFirst(state)) carryOut({ type: 'correct', correction });
    carryOut(present(nextCommand(state, choose, 1000), 'the battle goes on'));
  }
  throw new Error(`only ${entries.length} entries`);
}

/** The battle file of the last `count` entries: the same state at the end, whatever the number. */
export function fileOfLast({ states, entries }: LongBattle, count: number, title: string): string {
  const from = entries.length - count;
  const setup = present(states[from], 'a state to begin with');
  const state = present(states.at(-1), 'a state at the end');
  const last = entries.slice(from).map((entry, index) => ({ ...entry, seq: index + 1 }));
  const meta = { id: `bench-${count}`, title, createdAt: AT, ruleset: rulesetOf(state), packs: [] };
  const journal = new Journal<KillTeamLog>(last);
  return logText(
    battleLog<KillTeamTypes>(battleDecider.evolve),
    { meta, setup, journal, state },
    { savedAt: AT, revision: count },
  );
}

const rulesetOf = ({ ruleset }: BattleState) => {
  const { id, version } = systemById(ruleset);
  return { id, version };
};
