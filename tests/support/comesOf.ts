import { operativeById } from '../../src/engine/family/killteam/model/lookup.ts';
import type { BattleState } from '../../src/engine/family/killteam/model/state.ts';
import type { Prospect } from '../../src/engine/log/advice.ts';
import { mixed } from '../../src/engine/odds/prospect.ts';
import { battleAdvisor } from '../../src/engine/systems/battleAdvisor.ts';
import { advisedDice, advisedOption } from '../../src/state/answer/diceSource.ts';
import { type Choosing, everyRoll } from './everyRoll.ts';

/** Takes what is advised; a target that is none is shot at all the same. */
export const advised: Choosing = {
  reroll: (request, state) => advisedDice(battleAdvisor.advise(state, request)),
  pick: (request, state) =>
    request.options.find(({ code }) => code === 'shootAnyway')?.id ??
    advisedOption(request, battleAdvisor.advise(state, request)),
};

/** What really comes of a battle for one of two: every way its dice can fall from here, each choice as advised. */
export function comesOf(state: BattleState, who: string, foe: string): Prospect {
  const [mine, theirs] = [operativeById(state, who).wounds, operativeById(state, foe).wounds];
  const ends: (readonly [Prospect, number])[] = [];
  everyRoll(state, advised, (end, chance) => {
    const [left, foeLeft] = [operativeById(end, who).wounds, operativeById(end, foe).wounds];
    const prospect = {
      kills: Number(foeLeft === 0),
      falls: Number(left === 0),
      inflicts: theirs - foeLeft,
      suffers: mine - left,
    };
    ends.push([prospect, chance]);
  });
  return mixed(ends);
}
