import { beforeEach, describe, expect, it } from 'vitest';
import type { Command } from '../../../src/engine/family/killteam/model/command.ts';
import type { BattleState } from '../../../src/engine/family/killteam/model/state.ts';
import { lastResult } from '../../../src/features/dice-tray/view/lastResult.ts';
import { type KillTeamBattle, killTeamIn } from '../../../src/state/battle/killTeam.ts';
import { fetchWords } from '../../../src/words/catalogues.ts';
import { lookOf } from '../../../src/words/look.ts';
import type { Words } from '../../../src/words/words.ts';
import { app } from '../../support/app.tsx';
import { firefight } from '../../support/tableBattle.tsx';

const row = (text: string) => ({
  id: 'slack',
  from: 1,
  to: 6,
  name: 'Slack water',
  text,
  effects: [],
  otherwise: null,
  provenance: 'user' as const,
});

function open(): KillTeamBattle {
  const battle = killTeamIn(app.store.getState().battle);
  if (battle === null) throw new Error('no battle is open');
  return battle;
}

describe('a card that was drawn', () => {
  let words: Words<'log'>;
  beforeEach(async () => {
    words = await fetchWords('log', 'en');
    await firefight();
  });

  const told = (command: Command, text: string): string | null => {
    const battle = open();
    const [entry] = battle.recent;
    if (entry === undefined) throw new Error('nothing is logged');
    const table = { id: 'tide', title: 'The tide', die: 6 as const, rows: [row(text)], provenance: 'user' as const };
    const state: BattleState = { ...battle.state, tables: { ...battle.state.tables, tide: table } };
    const events = [{ type: 'tableRolled' as const, table: 'tide', face: 1, row: 'slack', name: 'Slack water' }];
    return lastResult(words, lookOf(words, state), { ...battle, state, recent: [{ ...entry, command, events }] });
  };
  const picked: Command = { type: 'answer', requestId: 'tide', answer: { kind: 'pick', option: '1' } };

  it('should be told with what it says, until the next act', () => {
    expect(told(picked, 'Nobody speaks.')).toBe('The tide 1: Slack water. Nobody speaks.');
    expect(told(picked, '')).toBe('The tide 1: Slack water');
  });

  it('should not be told of what is no answer', () => {
    expect(told({ type: 'couldNot' }, 'Nobody speaks.')).toBeNull();
  });
});
