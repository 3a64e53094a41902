import { describe, expect, it } from 'vitest';
import { battleDecider } from '../../src/engine/family/vanguard/flow/battleDecider.ts';
import type { BattleState } from '../../src/engine/family/vanguard/model/battle.ts';
import type { Command } from '../../src/engine/family/vanguard/model/command.ts';
import type { BattleEvent } from '../../src/engine/family/vanguard/model/event.ts';
import { battleHead, type BattleMeta, battleShape } from '../../src/persistence/battleFile.ts';
import { wrap } from '../../src/persistence/heading.ts';
import { answered } from '../support/headlessCase.ts';
import { bomb, glaive, model, setUpBattle } from '../support/vanguardBattle.ts';
import { Lots, nextCommand } from '../support/vanguardPlayer.ts';

const meta: BattleMeta = {
  id: 'replayed',
  title: 'A night',
  createdAt: '2026-11-20T10:00:00.000Z',
  ruleset: { id: 'vanguard', version: '1.0.0' },
  packs: [],
};
const AT = '2026-11-20T10:00:01.000Z';

interface Said {
  readonly command: Command;
  readonly events: readonly BattleEvent[];
}

const begun = setUpBattle([
  model('a1', { attacks: [bomb, glaive], wn: 3 }),
  model('a2'),
  model('b1', { attacks: [bomb, glaive], wn: 3 }),
  model('b2'),
]);

/** A whole battle by lot. */
function play(): { readonly log: readonly Said[]; readonly end: BattleState } {
  const lots = new Lots('replay');
  const log: Said[] = [];
  let state = begun;
  for (let command = nextCommand(lots, state); command !== null; command = nextCommand(lots, state)) {
    const decision = battleDecider.decide(state, command);
    if (!decision.ok) continue;
    ({ state } = decision);
    log.push({ command, events: decision.events });
  }
  return { log, end: state };
}

const { log, end } = play();
const file = (entries: readonly Said[]): unknown =>
  JSON.parse(
    wrap(
      battleShape,
      { savedAt: AT, revision: entries.length },
      {
        ...battleHead(meta, begun),
        entries: entries.map((entry, at) => ({
          seq: at + 1,
          id: `e.${at + 1}`,
          by: 'anna',
          at: AT,
          command: entry.command,
          events: [...entry.events],
        })),
        redo: [],
        result: end.result,
      },
    ),
  );

describe('a battle of war bands decided again', () => {
  it('should come to the same from the first command to the last', () => {
    expect(end.step).toBe('over');
    expect(answered({ id: 'r', kind: 'replay', battle: file(log) })).toMatchObject({
      ok: true,
      result: { equal: true },
    });
  });

  it('should say where it differs', () => {
    const at = log.findIndex(({ events }) => events.some(({ type }) => type === 'diceRolled'));
    const changed = log.map((entry, index) =>
      index === at ? { ...entry, events: entry.events.filter(({ type }) => type !== 'diceRolled') } : entry,
    );
    expect(answered({ id: 'r', kind: 'replay', battle: file(changed) })).toMatchObject({
      ok: true,
      result: { equal: false },
    });
  });
});
