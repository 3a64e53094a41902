import { describe, expect, it } from 'vitest';
import { battleDecider } from '../../../../../src/engine/family/vanguard/flow/battleDecider.ts';
import { boardEvolvers } from '../../../../../src/engine/family/vanguard/flow/evolve/board.ts';
import { evolvers } from '../../../../../src/engine/family/vanguard/flow/evolve/evolve.ts';
import { pendingIn } from '../../../../../src/engine/family/vanguard/flow/advance.ts';
import { type BattleState, battleState } from '../../../../../src/engine/family/vanguard/model/battle.ts';
import type { Command } from '../../../../../src/engine/family/vanguard/model/command.ts';
import type { BattleEvent } from '../../../../../src/engine/family/vanguard/model/event.ts';
import {
  blade,
  bomb,
  charged,
  curse,
  glaive,
  marksman,
  mend,
  model,
  raise,
  rifle,
  setUpBattle,
} from '../../../../support/vanguardBattle.ts';
import { expectSame } from '../../../../support/expectSame.ts';
import { Lots, nextCommand } from '../../../../support/vanguardPlayer.ts';

const faction = { ...rifle, id: 'pistol', name: 'Pistol', range: 8, dice: 1 };

/** Both sides with all that cards can have. */
const models = (['a', 'b'] as const).flatMap((side) => [
  model(`${side}1`, {
    leader: true,
    cp: 2,
    wn: 4,
    ar: 3,
    invulnerable: [4],
    attacks: [glaive, bomb, faction],
    actions: [raise],
    abilities: [
      marksman,
      { ...marksman, id: 'grit', name: 'Grit', moment: 'recovery', of: 'any' },
      { ...marksman, id: 'oath', name: 'Oath', moment: 'nerve', of: 'any' },
    ],
  }),
  model(`${side}2`, { wn: 2, attacks: [blade, rifle, faction], actions: [mend, charged], invulnerable: [5, 6] }),
  model(`${side}3`, {
    wn: 1,
    attacks: [rifle, faction],
    abilities: [
      { ...marksman, id: 'hide', name: 'Hide', cp: 0, moment: 'armourRoll', of: 'any' },
      { ...marksman, id: 'ward', name: 'Ward', cp: 1, moment: 'armourRoll', of: 'any' },
    ],
    actions: [curse],
  }),
  model(`${side}4`, { wn: 1, attacks: [{ ...blade, dice: 3 }, faction] }),
]);

const MOST = 4000;

interface Told {
  readonly command: Command;
  readonly events: readonly BattleEvent[];
}

const saved = (state: BattleState): BattleState => battleState.parse(JSON.parse(JSON.stringify(state)));

/** What is wrong with a state, in words; nothing as a rule. */
function wrongIn(state: BattleState): readonly string[] {
  const inPlay = new Set(state.models.filter((each) => each.inPlay).map(({ id }) => id));
  return [
    ...state.sides.filter(({ cp, tokens }) => cp < 0 || tokens < 0).map(({ id }) => `${id} owes`),
    ...state.models.filter(({ wounds, wn }) => wounds < 0 || wounds > wn).map(({ id }) => `${id} has too many wounds`),
    ...state.models
      .filter((each) => state.tasks.length === 0 && each.placed && each.inPlay !== each.wounds > 0)
      .map(({ id }) => `${id} is in play without wounds, or out with some`),
    ...state.engagement
      .flat()
      .filter((id) => !inPlay.has(id))
      .map((id) => `${id} is engaged out of play`),
  ];
}

/** Nobody is activated a second time in a round but for a command point. */
const actsOnce = (events: readonly BattleEvent[]): void => {
  let acted = new Set<string>();
  for (const event of events) {
    if (event.type === 'roundStarted') acted = new Set();
    if (event.type !== 'activated') continue;
    expect(acted.has(event.model) && event.kind !== 'again').toBe(false);
    acted.add(event.model);
  }
};

function play(seed: string) {
  const lots = new Lots(seed);
  const begun = setUpBattle(models, { seed });
  let state = begun;
  const log: Told[] = [];
  for (let count = 0; state.result === null; count += 1) {
    if (count >= MOST) throw new Error('the battle does not end');
    const command = nextCommand(lots, state);
    if (command === null) throw new Error(`nothing to say in ${state.step}`);
    const decision = battleDecider.decide(state, command);
    if (!decision.ok) continue;
    log.push({ command, events: decision.events });
    ({ state } = decision);
    expectSame(wrongIn(state), []);
    if (count % 7 === 0) {
      const again = saved(state);
      expectSame(again, state);
      expectSame(pendingIn(again), pendingIn(state));
      state = again;
    }
  }
  return { begun, state, log };
}

/** What no random player says: facts changed, things set by hand, an end that is taken back. */
const BY_HAND = new Set(['factsSet', 'corrected', 'assigned', 'playerRenamed', 'settingsChanged', 'battleResumed']);
/** What only a battle with a board knows: those are played beside the tables of the other side. */
const onBoard = new Set([...Object.keys(boardEvolvers), 'moveOverruled']);
const known = Object.keys(evolvers).filter((type) => !BY_HAND.has(type) && !onBoard.has(type));

describe('random battles of war bands', () => {
  const seen = new Set<string>();

  it.each(Array.from({ length: 300 }, (_, at) => `battle ${at}`))(
    '%s should hold from the first die to the last',
    (seed) => {
      const { begun, state, log } = play(seed);
      const events = log.flatMap((told) => told.events);
      for (const { type } of events) seen.add(type);
      expect(state.step).toBe('over');
      actsOnce(events);
      expect(events.reduce(battleDecider.evolve, begun)).toEqual(state);
    },
  );

  it('should have had everything happen that can', () => {
    expect([...seen].toSorted()).toEqual(known.toSorted());
  });
});
