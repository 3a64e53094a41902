import { engagedEnemies } from '../attack/engaged.ts';
import { slotsOf } from '../flow/legal/acts.ts';
import { testsNerve, whyNotActivated } from '../flow/legal/turn.ts';
import type { BattleState } from '../model/battle.ts';
import type { BattleModel } from '../model/battleModel.ts';
import type { Barred, ModelView } from './vanguardView.ts';

function statusOf({ activation }: BattleState, { id, inPlay, placed, activated }: BattleModel): ModelView['status'] {
  if (!placed) return 'waiting';
  if (!inPlay) return 'out';
  if (activation?.model === id) return 'acting';
  return activated ? 'activated' : 'ready';
}

function slots({ activation }: BattleState, { id, fatigued }: BattleModel): ModelView['slots'] {
  if (activation?.model !== id) return { of: fatigued ? 1 : 2, used: 0, pushed: false };
  return { of: slotsOf(activation), used: activation.used, pushed: activation.pushed };
}

interface Tap {
  readonly tap: ModelView['tap'];
  readonly barred: Barred | null;
}

const NOTHING: Tap = { tap: null, barred: null };

function inTurns(state: BattleState, model: BattleModel): Tap {
  if (state.activation !== null || state.tasks.length > 0 || !model.inPlay) return NOTHING;
  const again = model.activated;
  const barred = whyNotActivated(state, model, { again, followUp: false });
  return barred === null ? { tap: again ? 'activateAgain' : 'activate', barred } : { tap: null, barred };
}

/** What the first tap on a model does now. */
function tapOf(state: BattleState, model: BattleModel): Tap {
  if (state.result !== null) return NOTHING;
  if (state.step === 'turns') return inTurns(state, model);
  const places = state.step === 'deploy' && state.tasks.length === 0 && !model.placed && model.side === state.turn;
  return places ? { tap: 'place', barred: null } : NOTHING;
}

/** What its card says, and its wounds. */
const shownCard = (model: BattleModel) => ({
  id: model.id,
  name: model.name,
  card: model.card,
  side: model.side,
  owner: model.owner,
  leader: model.leader,
  wounds: model.wounds,
  wn: model.wn,
  cp: model.cp,
  sp: model.sp,
  ar: model.ar,
  ne: model.ne,
  invulnerable: model.invulnerable,
  base: model.base,
  tokens: model.tokens,
});

/** A model as its card shows it. */
export function modelView(state: BattleState, model: BattleModel): ModelView {
  const { id, inPlay } = model;
  return {
    ...shownCard(model),
    status: statusOf(state, model),
    tired: model.fatigued,
    floored: model.down,
    engaged: inPlay ? engagedEnemies(state, id).map((enemy) => enemy.id) : [],
    slots: slots(state, model),
    ...tapOf(state, model),
    testsNerve: state.step === 'turns' && inPlay && testsNerve(state, model, false),
  };
}
