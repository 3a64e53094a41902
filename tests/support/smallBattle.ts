import { nothingYet } from '../../src/engine/family/killteam/model/fresh.ts';
import type { Command } from '../../src/engine/family/killteam/model/command.ts';
import type { BattleEvent } from '../../src/engine/family/killteam/model/event.ts';
import { reject, type Rejection } from '../../src/engine/family/killteam/model/rejection.ts';
import type { BattleState } from '../../src/engine/family/killteam/model/state.ts';
import type { Decision, Outcome } from '../../src/engine/core/decider.ts';
import type { Request } from '../../src/engine/family/killteam/model/request.ts';
import type { BattleMeta } from '../../src/persistence/battleFile.ts';
import { cpOf, withCp } from './sides.ts';
import { RETINUE } from '../../src/engine/systems/acolyte/sides.ts';
import { savedBattle } from '../../src/engine/systems/saved.ts';
import { slicesOf } from '../../src/engine/family/killteam/flow/killTeam.ts';
import { acolyteKillTeam } from '../../src/engine/systems/acolyte/acolyte.ts';
import type { KillTeamEntry } from '../../src/state/battle/killTeam.ts';
import { byItself } from '../../src/engine/view/byItself.ts';

/** A valid battle with nobody in it. */
export const smallSetup = (): BattleState =>
  savedBattle().parse({
    ...nothingYet(),
    ruleset: 'acolyte',
    seed: 'seed',
    settings: {
      difficulty: 'medium',
      parameters: {
        ammo: true,
        startingCp: 1,
        eventFrom: 2,
        enemyInitiativeUpTo: 1,
        retinueDv: 6,
        startingAlert: 0,
        reinforcementDv: { d3: false, plus: 2 },
      },
      dice: { retinue: 'table', enemy: 'screen' },
      automation: { attack: 'assisted', ammo: true, events: 'app', falling: true },
      readings: { retinueAlwaysFirst: false, guardLiteral: false, enemyAmmo: false },
    },
    players: [{ id: 'p1', name: 'Ana', mark: 'A' }],
    mission: {
      id: 'silence',
      name: 'Silence the Voice',
      role: 'attacker',
      turningPoints: null,
      setUp: [],
      primary: '',
      counters: [],
      ticks: [],
      provenance: 'ours',
    },
    ...withCp(0, 'Cult'),
    ...slicesOf(acolyteKillTeam),
    turn: RETINUE,
    eventTable: 'standard',
    operatives: [],
    turningPoint: 1,
    turningPoints: null,
    phase: 'firefight',
    initiative: 'retinue',
  });

export const smallMeta = (id = 'one'): BattleMeta => ({
  id,
  title: 'A night',
  createdAt: '2026-11-20T10:00:00.000Z',
  ruleset: { id: 'acolyte', version: '1' },
  packs: [{ id: 'core', version: '1', hash: 'abc' }],
});

const asked = ({ counters }: BattleState, what: string): number => counters[what] ?? 0;

/** Asks for `ask` dice of the side `enemy` says; `again`: as a re-roll. */
function smallRequest(state: BattleState): Request | null {
  const count = asked(state, 'ask');
  if (count === 0) return null;
  return {
    kind: 'roll',
    id: `q.${asked(state, 'answered')}`,
    purpose: asked(state, 'again') > 0 ? 'reroll' : 'attack',
    side: asked(state, 'enemy') > 0 ? 'enemy' : 'retinue',
    operative: null,
    count,
    sides: 6,
    counts: false,
    success: null,
  };
}

const set = (counter: string, to: number): BattleEvent => ({ type: 'counterSet', counter, to });
type SmallOutcome = Outcome<BattleEvent, Rejection>;

const happened = (...events: BattleEvent[]): SmallOutcome => ({ ok: true, events });

function answer(state: BattleState, command: Extract<Command, { type: 'answer' }>): SmallOutcome {
  const request = smallRequest(state);
  if (request === null) return { ok: false, rejection: reject('noRequest') };
  if (request.id !== command.requestId) return { ok: false, rejection: reject('staleRequest') };
  if (command.answer.kind !== 'faces') return { ok: false, rejection: reject('wrongAnswer') };
  const sum = command.answer.faces.reduce((total, face) => total + face, 0);
  return happened(
    { type: 'cpChanged', side: RETINUE, by: sum, why: 'dice' },
    set('answered', asked(state, 'answered') + 1),
    set('ask', asked(state, 'again') > 0 ? 0 : asked(state, 'rerolls')),
    set('again', asked(state, 'again') > 0 ? 0 : asked(state, 'rerolls')),
  );
}

function outcomeOf(state: BattleState, command: Command): SmallOutcome {
  if (command.type === 'setCounter') return happened(set(command.counter, command.to));
  if (command.type === 'answer') return answer(state, command);
  if (command.type === 'endBattle') return happened({ type: 'battleEnded', reason: command.reason });
  if (command.type === 'goOn') return happened();
  return { ok: false, rejection: reject('wrongPhase') };
}

function evolve(state: BattleState, event: BattleEvent): BattleState {
  if (event.type === 'counterSet') return { ...state, counters: { ...state.counters, [event.counter]: event.to } };
  if (event.type === 'cpChanged') return { ...state, ...withCp(cpOf(state) + event.by, 'Cult') };
  if (event.type === 'battleEnded')
    return { ...state, result: { reason: event.reason, turningPoint: state.turningPoint } };
  throw new Error(`cannot evolve ${event.type}`);
}

/** A decider with counters, dice that add up as CP, and an end: enough to see that a log is kept. */
export const smallRules = {
  decider: {
    decide: (state: BattleState, command: Command): Decision<BattleState, BattleEvent, Rejection> => {
      const outcome = outcomeOf(state, command);
      return outcome.ok ? { ...outcome, state: outcome.events.reduce(evolve, state) } : outcome;
    },
    evolve,
  },
  pendingRequest: smallRequest,
  byItself,
  advise: () => null,
};

export const setCounter = (counter: string, to: number): Command => ({ type: 'setCounter', counter, to });

/** An entry that sets a counter. */
export const smallEntry = (seq: number, to: number = seq): KillTeamEntry => ({
  seq,
  id: `e.${seq}.${to}`,
  by: 'ana',
  at: '2026-11-20T10:00:01.000Z',
  command: setCounter('a', to),
  events: [set('a', to)],
});

export const smallEntries = (count: number): readonly KillTeamEntry[] =>
  Array.from({ length: count }, (_, index) => smallEntry(index + 1));

/** The state after entries, by folding all of them. */
export const foldAll = (setup: BattleState, entries: readonly KillTeamEntry[]): BattleState =>
  entries.flatMap(({ events }) => events).reduce(smallRules.decider.evolve, setup);
