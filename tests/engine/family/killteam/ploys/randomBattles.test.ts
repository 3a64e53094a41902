import { replayed } from '../../../../support/replayed.ts';
import { describe, expect, it } from 'vitest';
import type { Command } from '../../../../../src/engine/family/killteam/model/command.ts';
import type { BattleState } from '../../../../../src/engine/family/killteam/model/state.ts';
import { battleDecider } from '../../../../../src/engine/systems/battle.ts';
import { savedBattle } from '../../../../../src/engine/systems/saved.ts';
import { knowing } from '../../../../support/ploys.ts';
import { Chooser, nextCommand, type PlayedEntry } from '../../../../support/randomPlayer.ts';
import { campaignPack } from '../../../../support/rowPlay.ts';
import { cpOf, withCp } from '../../../../support/sides.ts';
import { testBattle } from '../../../../support/testBattle.ts';

const BATTLES = 100;
const PLOYS = campaignPack.ploys.map(({ id }) => id);

/** Everybody of the retinue knows every ploy, and there are CP for many. */
const learned = (state: BattleState): BattleState => ({
  ...state,
  ...withCp(20),
  operatives: state.operatives.map((operative) =>
    operative.side === 'enemy'
      ? operative
      : { ...operative, ...knowing(...PLOYS), keywords: [...operative.keywords, 'FOLLOWER'] },
  ),
});

const anyPloy = ({ operatives, activation }: BattleState, choose: Chooser): Command => ({
  type: 'useTrait',
  operative: activation?.operative ?? choose.of(operatives.filter(({ side }) => side === 'retinue'))?.id ?? '',
  trait: choose.of(PLOYS) ?? '',
});

function check(state: BattleState): void {
  for (const { id, wounds, maxWounds, down, used = {} } of state.operatives) {
    if (wounds < 0 || wounds > maxWounds || (down && wounds > 0)) throw new Error(`${id}: ${wounds} wounds`);
    if ((used['effect.hold']?.battle ?? 0) > 1) throw new Error(`${id} was held twice`);
  }
  if (cpOf(state) < 0) throw new Error('CP below 0');
  for (const ploy of PLOYS) {
    const times = state.operatives.reduce((sum, { used }) => sum + (used?.[ploy]?.turningPoint ?? 0), 0);
    if (times > 1) throw new Error(`${ploy} ${times} times in a turning point`);
  }
}

function played(start: BattleState, seed: string) {
  const choose = new Chooser(seed);
  const entries: PlayedEntry[] = [];
  let state = start;
  for (let step = 0; step < 4000; step += 1) {
    const next = nextCommand(state, choose, 4);
    if (next === null) return { end: state, entries };
    const command = choose.chance(5) ? anyPloy(state, choose) : next;
    const decision = battleDecider.decide(state, command);
    if (!decision.ok) continue;
    ({ state } = decision);
    check(state);
    entries.push({ command, events: decision.events });
  }
  throw new Error(`battle ${seed} does not end`);
}

describe('random battles with ploys', () => {
  it(`should keep every invariant through ${BATTLES} battles in which each ploy is used at any moment, and replay equal`, () => {
    const seen = new Set<string>();
    const told = new Set<string>();
    for (let number = 0; number < BATTLES; number += 1) {
      const start = learned(testBattle(`ploys-${number}`));
      const { end, entries } = played(start, `player-${number}`);
      expect(savedBattle().safeParse(end).error).toBeUndefined();
      expect(replayed(start, JSON.parse(JSON.stringify(entries)))).toEqual(end);
      for (const event of entries.flatMap(({ events }) => events)) {
        told.add(event.type);
        if (event.type === 'traitUsed') seen.add(event.trait);
      }
    }
    expect([...seen].toSorted()).toEqual(PLOYS.toSorted());
    expect(['held', 'warded'].filter((type) => !told.has(type))).toEqual([]);
  });
});
