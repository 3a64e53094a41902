import { describe, expect, it } from 'vitest';
import { quickStart } from '../../src/content/quickStart.ts';
import { battleDecider } from '../../src/engine/systems/battle.ts';
import { advisedRules } from '../support/advisedRules.ts';
import type { Command } from '../../src/engine/family/killteam/model/command.ts';
import type { BattleState } from '../../src/engine/family/killteam/model/state.ts';
import { present } from '../../src/engine/core/invariant.ts';
import { battleHead, type BattleMeta, battleShape } from '../../src/persistence/battleFile.ts';
import { versionOf, wrap } from '../../src/persistence/heading.ts';
import { answerOn } from '../../src/state/answer/autoAnswer.ts';
import { Chooser, nextCommand, playRandomly } from '../support/randomPlayer.ts';
import { answered, refusedWith } from '../support/headlessCase.ts';
import { loadTestPack } from '../support/testPack.ts';
import type { KillTeamEntry } from '../../src/state/battle/killTeam.ts';
import type { KillTeamTypes } from '../../src/engine/systems/killTeamSystem.ts';

const meta: BattleMeta = {
  id: 'replayed',
  title: 'A night',
  createdAt: '2026-11-20T10:00:00.000Z',
  ruleset: { id: 'acolyte', version: '1.0.0' },
  packs: [{ id: 'test-pack', version: '1.0.0', hash: '' }],
};
const AT = '2026-11-20T10:00:01.000Z';

interface BattleJson {
  version: number;
  format?: string;
  data: {
    setup: Record<string, unknown>;
    entries: { seq: number; command: Record<string, unknown>; events: Record<string, unknown>[] }[];
    result: unknown;
  };
}

const start = (seed: string): BattleState =>
  quickStart(loadTestPack(), {
    players: [{ id: 'p1', name: 'Ana', mark: 'A' }],
    dice: { retinue: 'screen', enemy: 'screen' },
    seed,
  });

/** An exported file, fresh each time: tests change it. */
const exported = (
  setup: BattleState,
  entries: readonly Pick<KillTeamEntry, 'command' | 'events'>[],
  end: BattleState,
): BattleJson =>
  JSON.parse(
    wrap(
      battleShape,
      { savedAt: AT, revision: entries.length },
      {
        ...battleHead(meta, setup),
        entries: entries.map((entry, index) => ({ seq: index + 1, id: `e.${index + 1}`, by: 'ana', at: AT, ...entry })),
        redo: [],
        result: end.result,
      },
    ),
  ) as BattleJson;

const played = playRandomly(start('replay'), 'replay', { turningPoints: 1 });
const whole = () =>
  exported(
    played.start,
    played.entries.map(({ command, events }) => ({ command, events: [...events] })),
    played.end,
  );

const replayOf = (battle: unknown) => answered({ id: 'r', kind: 'replay', battle });
const replayOfChanged = (change: (battle: BattleJson) => void) => {
  const battle = whole();
  change(battle);
  return replayOf(battle);
};
const refusalOfChanged = (change: (battle: BattleJson) => void) => {
  const battle = whole();
  change(battle);
  return refusedWith({ id: 'r', kind: 'replay', battle });
};

const firstWith = (battle: BattleJson, type: string) => {
  for (const entry of battle.data.entries) {
    const at = entry.events.findIndex((event) => event['type'] === type);
    const event = entry.events[at];
    if (event !== undefined) return { entry, at, event };
  }
  throw new Error(`no ${type}`);
};

/** The log as the app keeps it when it answers for the player: all answers in the entry of the command before them. */
function playedByItself() {
  const setup = start('by-itself');
  let state: BattleState = {
    ...setup,
    settings: { ...setup.settings, automation: { ...setup.settings.automation, attack: 'full' } },
  };
  const from = state;
  const choose = new Chooser('by-itself');
  const entries: { command: Command; events: KillTeamEntry['events'] }[] = [];
  let more = 0;
  for (let step = 0; step < 400 && state.result === null; step += 1) {
    const command = present(nextCommand(state, choose, 1), 'the battle goes on');
    const decision = battleDecider.decide(state, command);
    if (!decision.ok) continue;
    const { state: next, events } = answerOn<KillTeamTypes>(advisedRules, decision);
    more += events.length - decision.events.length;
    entries.push({ command, events: [...events] });
    state = next;
  }
  return { battle: exported(from, entries, state), more };
}

describe('replay cases', () => {
  it('should find a real battle equal and count it', () => {
    const { entries } = played;
    const events = entries.flatMap((entry) => entry.events).length;
    expect(entries.length).toBeGreaterThan(20);
    expect(replayOf(whole())).toEqual({
      id: 'r',
      ok: true,
      result: { entries: entries.length, events, equal: true },
    });
  });

  it('should find a battle equal whose answers the app gave by itself', () => {
    const { battle, more } = playedByItself();
    expect(more).toBeGreaterThan(0);
    expect(replayOf(battle)).toMatchObject({ ok: true, result: { equal: true } });
  });

  it('should report the first changed event with its path', () => {
    const battle = whole();
    const { entry, at, event } = firstWith(battle, 'damaged');
    const { to } = event;
    event['to'] = 99;
    expect(replayOf(battle).result).toEqual({
      equal: false,
      first: { seq: entry.seq, path: `events[${at}].to`, logged: 99, decided: to },
    });
  });

  it('should report the first of several differences', () => {
    const reply = replayOfChanged(({ data }) => {
      for (const entry of data.entries.slice(3)) entry.events.push({ type: 'cpChanged', by: 1, why: 'greed' });
    });
    const length = played.entries[3]?.events.length ?? 0;
    expect(reply.result).toEqual({
      equal: false,
      first: {
        seq: 4,
        path: `events[${length}]`,
        logged: { type: 'cpChanged', by: 1, why: 'greed' },
        decided: null,
      },
    });
  });

  it('should report an event that is missing', () => {
    const battle = whole();
    const { entry, at, event } = firstWith(battle, 'activated');
    const following = entry.events[at + 1] ?? null;
    entry.events.splice(at);
    expect(following === null || typeof following === 'object').toBe(true);
    expect(replayOf(battle).result).toEqual({
      equal: false,
      first: { seq: entry.seq, path: `events[${at}]`, logged: null, decided: event },
    });
  });

  it('should report a command that is refused', () => {
    const reply = replayOfChanged(({ data }) =>
      data.entries.splice(0, 1, { ...data.entries[0], seq: 1, command: { type: 'goOn' }, events: [] }),
    );
    expect(reply.result).toMatchObject({
      equal: false,
      first: { seq: 1, path: 'command', logged: { type: 'goOn' }, decided: { refused: { code: expect.any(String) } } },
    });
  });

  it('should survive commands and events that nobody wrote', () => {
    const command = (written: Record<string, unknown>) =>
      replayOfChanged(({ data }) => {
        const [first] = data.entries;
        if (first !== undefined) first.command = written;
      }).result;
    const told = (logged: unknown) => ({ equal: false, first: { seq: 1, path: 'command', logged } });
    for (const written of [{ type: 'toString' }, { type: 'nothing' }])
      expect(command(written)).toMatchObject(told(written));
    for (const written of [{ type: 'answer' }, { type: 'correct' }])
      expect(command(written)).toMatchObject(told({ type: 'unknown', was: written }));
    const events = replayOfChanged(({ data }) => data.entries[0]?.events.splice(0, 1, { type: 'damaged' }));
    expect(events.result).toMatchObject({ equal: false, first: { seq: 1, path: 'events[0].type', logged: 'damaged' } });
  });

  it('should report a result that the log does not have', () => {
    const reply = replayOfChanged(({ data }) => {
      data.result = null;
    });
    expect(reply.result).toEqual({
      equal: false,
      first: { seq: played.entries.length, path: 'result', logged: null, decided: played.end.result },
    });
  });

  it('should take a battle without entries', () => {
    expect(replayOf(exported(start('none'), [], start('none'))).result).toEqual({ entries: 0, events: 0, equal: true });
  });

  it('should refuse files that are none, with the path', () => {
    expect(refusedWith({ id: 'r', kind: 'replay' })).toBe('missingField battle');
    expect(refusedWith({ id: 'r', kind: 'replay', battle: 'text' })).toBe('wrongType battle');
    expect(refusedWith({ id: 'r', kind: 'replay', battle: {} })).toBe('missingField battle.format');
    expect(refusalOfChanged((battle) => (battle.format = 'settings'))).toBe('wrongType battle.format');
    expect(refusalOfChanged(({ data }) => delete data.setup['phase'])).toBe('missingField battle.data.setup.phase');
    expect(refusalOfChanged(({ data }) => (data.setup['phase'] = 'later'))).toBe('wrongType battle.data.setup.phase');
    expect(refusalOfChanged(({ data }) => data.entries.splice(1, 1))).toBe('outOfRange battle.data.entries[1].seq');
  });

  it('should refuse a file of a later version', () => {
    const version = versionOf(battleShape) + 1;
    expect(refusalOfChanged((battle) => (battle.version = version))).toBe('futureVersion battle.version');
  });
});
