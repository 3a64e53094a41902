import type { OwnAction } from '../../family/vanguard/card/card.ts';
import { meant } from '../../family/vanguard/flow/tasks/own.ts';
import type { BattleModel } from '../../family/vanguard/model/battleModel.ts';
import type { BattleState } from '../../family/vanguard/model/battle.ts';
import { sideById } from '../../family/vanguard/model/lookup.ts';

/** The action of its card that a model would do: the first that its side can pay, that means somebody and was not done; null: none. */
export function ownAct(state: BattleState, model: BattleModel): OwnAction | null {
  const { cp } = sideById(state, model.side);
  const done = state.activation?.model === model.id ? state.activation.done : [];
  const can = (action: OwnAction): boolean =>
    action.cp <= cp && !done.includes(`own:${action.id}`) && meant(state, model.id, action.effect).length > 0;
  return model.actions.find(can) ?? null;
}
