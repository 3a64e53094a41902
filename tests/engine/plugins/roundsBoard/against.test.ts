import { expect, it } from 'vitest';
import { PLAIN_FACTS } from '../../../../src/engine/core/roundsBook.ts';
import type { AttackFacts } from '../../../../src/engine/family/vanguard/model/facts.ts';
import { foeDecider } from '../../../../src/engine/plugins/foes/decider.ts';
import type { FoeCommand } from '../../../../src/engine/plugins/foes/command.ts';
import type { FoeBattle } from '../../../../src/engine/plugins/foes/state.ts';
import { fetchBoards } from '../../../../src/engine/systems/boards.ts';
import { log } from '../../../../src/words/en/vanguard/log.ts';
import { block, mapOf, stands } from '../../../support/board/onBoard.ts';
import { battleOf, model } from '../../../support/vanguardBattle.ts';

await fetchBoards();

const wall = block('wall', { left: 14, near: 8, right: 15, far: 14, high: 5 }, 'Heavy');

function obey(state: FoeBattle, command: FoeCommand) {
  const decision = foeDecider.decide(state, command);
  if (!decision.ok) throw new Error(`${command.type}: ${decision.rejection.code}`);
  return decision;
}

/** A's turn: a1 acts, b1 stands behind a wall, b2 beside it. */
const acting = (): FoeBattle => {
  const places = { a1: stands(5, 11), b1: stands(22, 11), b2: stands(12, 4) };
  const taken = obey(battleOf([model('a1'), model('b1'), model('b2')]), {
    type: 'takeUpBoard',
    map: mapOf(wall),
    places,
  });
  return obey(taken.state, { type: 'activate', model: 'a1', again: false, followUp: false }).state;
};

const shot = (target: string, facts: AttackFacts = PLAIN_FACTS): FoeCommand => ({
  type: 'act',
  action: 'attack',
  push: false,
  attack: 'rifle',
  free: false,
  targets: [{ model: target, dice: 3, facts }],
});

it('[V-50] should shoot at whom the board does not see where the table says so, and tell the log', () => {
  const { events } = obey(acting(), shot('b1'));
  expect(events).toContainEqual({ type: 'factsSet', model: 'b1', facts: PLAIN_FACTS });
  const look = { name: (id: string) => id } as Parameters<typeof log.factsSet>[1];
  expect(JSON.stringify(log.factsSet({ type: 'factsSet', model: 'b1', facts: PLAIN_FACTS }, look))).toContain(
    'in sight',
  );
});

it('[V-50] should say nothing of it where the board sees the same, and refuse what the table does not see either', () => {
  expect(obey(acting(), shot('b2')).events.map(({ type }) => type)).not.toContain('factsSet');
  expect(foeDecider.decide(acting(), shot('b1', { ...PLAIN_FACTS, sight: false }))).toMatchObject({
    ok: false,
    rejection: { code: 'noSight' },
  });
});
