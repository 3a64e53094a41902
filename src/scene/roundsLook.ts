import type { BattleState } from '../engine/family/vanguard/model/battle.ts';
import { packName } from '../words/packName.ts';
import type { Words } from '../words/words.ts';
import type { RoundsLook } from '../words/roundsSpeech.ts';

/** Reads names out of a battle in rounds; an id that is not known is shown as it is. */
export function roundsLook(words: Words<'rounds'>, { models, sides, scenario }: BattleState): RoundsLook {
  const shown = (name: string) => packName(words, name);
  const model = (id: string) => models.find((each) => each.id === id);
  return {
    shown,
    name: (id) => shown(model(id)?.name ?? id),
    side: (id) => shown(sides.find((side) => side.id === id)?.name ?? id),
    attack: (id, attack) => shown(model(id)?.attacks.find((each) => each.id === attack)?.name ?? attack),
    own: (id, own) => shown(model(id)?.actions.find((each) => each.id === own)?.name ?? own),
    act: (action, target) =>
      [words.foesActs[action] ?? action, target === null ? null : shown(model(target)?.name ?? target)]
        .filter((part) => part !== null)
        .join(' '),
    objective: (id) => shown(scenario.objectives.find((each) => each.id === id)?.name ?? id),
  };
}
