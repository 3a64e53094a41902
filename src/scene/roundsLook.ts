import type { BattleState } from '../engine/family/vanguard/model/battle.ts';
import type { Named } from '../words/content.ts';
import { packName } from '../words/packName.ts';
import type { RoundsLook } from '../words/roundsSpeech.ts';

/** Reads names out of a battle in rounds; an id that is not known is shown as it is. */
export function roundsLook(words: Named, { models, sides, scenario }: BattleState): RoundsLook {
  const shown = (name: string) => packName(words, name);
  const model = (id: string) => models.find((each) => each.id === id);
  return {
    shown,
    name: (id) => shown(model(id)?.name ?? id),
    side: (id) => shown(sides.find((side) => side.id === id)?.name ?? id),
    attack: (id, attack) => shown(model(id)?.attacks.find((each) => each.id === attack)?.name ?? attack),
    own: (id, own) => shown(model(id)?.actions.find((each) => each.id === own)?.name ?? own),
    objective: (id) => shown(scenario.objectives.find((each) => each.id === id)?.name ?? id),
  };
}
