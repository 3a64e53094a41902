import { beforeEach, describe, expect, it } from 'vitest';
import type { Command } from '../../../src/engine/family/killteam/model/command.ts';
import type { BattleEvent } from '../../../src/engine/family/killteam/model/event.ts';
import type { WhyLine } from '../../../src/engine/plugins/npo/state.ts';
import { lastResult } from '../../../src/features/dice-tray/view/lastResult.ts';
import { lookOf } from '../../../src/words/look.ts';
import { fetchWords } from '../../../src/words/catalogues.ts';
import type { Words } from '../../../src/words/words.ts';
import { firefight, VOICE } from '../../support/tableBattle.tsx';
import { app } from '../../support/app.tsx';
import { type KillTeamBattle, killTeamIn } from '../../../src/state/battle/killTeam.ts';

const line = (what: string): WhyLine => ({ row: 'shoot', why: 'stopped', what, is: true, from: [], to: [] });

const open = (): KillTeamBattle => {
  const battle = killTeamIn(app.store.getState().battle);
  if (battle === null) throw new Error('no battle is open');
  return battle;
};

describe('an enemy with nothing more to do', () => {
  let words: Words<'log'>;
  beforeEach(async () => {
    words = await fetchWords('log', 'en');
    await firefight();
  });

  const said = (command: Command, trace: readonly WhyLine[]): string | null => {
    const battle = open();
    const [entry] = battle.recent;
    if (entry === undefined) throw new Error('nothing is logged');
    const events: BattleEvent[] = [
      { type: 'enemyPlanned', operative: VOICE, plan: { order: 'conceal', steps: [], trace } },
      { type: 'activationEnded', operative: VOICE, kind: 'activation' },
    ];
    const recent = [{ ...entry, command, events }];
    return lastResult(words, lookOf(words, battle.state), { ...battle, recent });
  };

  it('should be told when the hands could not, and when AP is left', () => {
    const name = lookOf(words, open().state).name(VOICE);
    expect(said({ type: 'couldNot' }, [line('ap')])).toBe(words.enemyTurn.over(name));
    expect(said({ type: 'carryOut', count: 1 }, [line('ap'), line('moved')])).toBe(words.enemyTurn.over(name));
  });

  it('should not be told when its AP is simply spent', () => {
    expect(said({ type: 'carryOut', count: 1 }, [line('ap')])).toBeNull();
  });
});
