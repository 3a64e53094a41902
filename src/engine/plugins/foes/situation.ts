import { ROUND_ACTIONS, type RoundAction } from '../../behaviour/rounds/step.ts';
import type { RoundSituation } from '../../behaviour/rounds/situation.ts';
import { slotsOf } from '../../family/vanguard/flow/legal/acts.ts';
import type { Activation } from '../../family/vanguard/model/activation.ts';
import type { BattleModel } from '../../family/vanguard/model/battleModel.ts';
import { ownAct } from './ownAct.ts';
import type { FoeBattle, FoeTurn } from './state.ts';

const isAction = (act: string): act is RoundAction => ROUND_ACTIONS.some((action) => action === act);

/** Acts of an activation as tables call them: an attack is a shot as well as a blow (V-21). */
const namesOf = (act: string): readonly string[] => {
  if (act === 'attack') return ['shoot', 'strike'];
  return act.startsWith('own:') ? ['own'] : [act];
};

const doneIn = ({ done, pushed }: Activation): RoundAction[] => [
  ...done.flatMap(namesOf).filter(isAction),
  ...(pushed ? (['push'] as const) : []),
];

/** A model that is about to act. */
const about = ({ id, fatigued }: BattleModel): Activation => ({
  model: id,
  kind: 'activation',
  done: [],
  used: 0,
  pushed: false,
  tired: fatigued,
  aimed: false,
  focused: false,
  freeAttack: null,
});

/** Its activation, or the one that it is about to have. */
export const activationOf = ({ activation }: FoeBattle, model: BattleModel): Activation =>
  activation?.model === model.id ? activation : about(model);

/** What a model can still do in its activation (V-20 to V-34). */
export function situationOf(state: FoeBattle, model: BattleModel, { barred }: Pick<FoeTurn, 'barred'>): RoundSituation {
  const activation = activationOf(state, model);
  const own = ownAct(state, model);
  return {
    ap: slotsOf(activation) - activation.used,
    done: doneIn(activation),
    barred,
    speed: model.sp,
    down: model.down,
    push: activation.kind === 'activation' && !activation.pushed && !model.fatigued,
    own: own === null ? null : own.length === 'long' ? 2 : 1,
  };
}
