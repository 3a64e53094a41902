import type { Ability } from '../../card/card.ts';
import { speaks } from '../../attack/numbers.ts';
import type { BattleState } from '../../model/battle.ts';
import type { BattleEvent } from '../../model/event.ts';
import { modelById, sideById } from '../../model/lookup.ts';
import { type Go, NONE, option, pick } from '../go.ts';

/** At which moment whose abilities are asked for. `said`: those paid for already; `of`: the kind of attack, null: none. */
export interface Asked {
  readonly model: string;
  readonly moment: Ability['moment'];
  readonly of: 'ranged' | 'melee' | null;
  readonly said: readonly string[];
}

/** In its flight nobody plays abilities on a model (V-72). */
const inFlight = ({ activation }: BattleState, model: string): boolean =>
  activation?.kind === 'fallback' && activation.model === model;

/** Abilities for command points that can be said now (V-08, V-37). */
export function offered(state: BattleState, { model: id, moment, of, said }: Asked): readonly Ability[] {
  const { abilities, side } = modelById(state, id);
  if (inFlight(state, id)) return [];
  const { cp } = sideById(state, side);
  return abilities.filter(
    (each) => each.cp > 0 && each.cp <= cp && speaks(each, moment, of) && !said.includes(each.id),
  );
}

/** Asks for an ability before a roll; null: none can be said. */
export function askAbility(state: BattleState, asked: Asked): Go {
  const abilities = offered(state, asked);
  if (abilities.length === 0) return null;
  const { model, moment } = asked;
  const { side } = modelById(state, model);
  const options = [
    option(NONE, 'noAbility'),
    ...abilities.map(({ id, name, cp }) => option(id, 'ability', { name, cp, model }, cp)),
  ];
  return pick(state, 'sayAbility', { side, operative: model, options, usual: NONE }, (said): BattleEvent[] => {
    const ability = abilities.find(({ id }) => id === said);
    if (ability === undefined) return [{ type: 'abilityPassed', moment }];
    const { id, name, cp } = ability;
    return [{ type: 'abilitySaid', model, ability: id, name, side, cp, moment }];
  });
}
