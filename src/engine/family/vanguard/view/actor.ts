import { type Act, lengthOf, slotsOf, slotsTaken, whyHeld, whyNotNow, whyUnpaid } from '../flow/legal/acts.ts';
import { whyNoAttack, whyNotFrom } from '../flow/legal/attack.ts';
import { meant } from '../flow/tasks/own.ts';
import { allDice } from '../attack/fresh.ts';
import type { Attack, OwnAction } from '../card/card.ts';
import type { Activation } from '../model/activation.ts';
import type { BattleState } from '../model/battle.ts';
import type { BattleModel } from '../model/battleModel.ts';
import { inPlayOf, modelById, otherSide } from '../model/lookup.ts';
import { reject, type Rejection } from '../model/rejection.ts';
import { allowance } from '../rules/moving/allowance.ts';
import { fallback } from '../rules/nerve/fallback.ts';
import { bookFor } from '../model/onBoard.ts';
import { modelView } from './models.ts';
import type { ActorView, ActView, ProfileView } from './vanguardView.ts';

interface Actor {
  readonly state: BattleState;
  readonly activation: Activation;
  readonly model: BattleModel;
}

type Target = ActView['targets'][number];

const profile = ({ kind, range, dice, hit, ap, d, followUp }: Attack): ProfileView => ({
  ranged: kind === 'ranged',
  range,
  dice,
  hit,
  ap,
  d,
  blast: followUp?.radius ?? null,
});

const enemies = ({ state, model }: Actor): readonly BattleModel[] => inPlayOf(state, otherSide(state, model.side).id);

/** What an act is, beside what its slots say of it. `here`: what forbids it where the model stands. */
interface Shown extends Pick<ActView, 'id' | 'action' | 'of' | 'inches' | 'attack' | 'effect' | 'targets'> {
  readonly act: Act;
  readonly here: Rejection | null;
  /** What the board has against it; left out: nothing. */
  readonly onBoard?: Rejection | null;
}

/** One act, as its button shows it: by its slots, or else as the fatigue action (V-32). */
function actView({ state, activation }: Actor, { act, here, onBoard = null, ...shown }: Shown): ActView {
  const slotted = whyNotNow(state, activation, act);
  const pushes = slotted !== null && whyNotNow(state, activation, { ...act, push: true }) === null;
  const barred = (pushes ? null : slotted) ?? here;
  return {
    ...shown,
    slots: slotsTaken(act),
    cp: act.cp,
    why: barred ?? onBoard,
    byBoard: barred === null && onBoard !== null,
    byPush: pushes,
    done: activation.done.includes(act.key),
  };
}

/** Whom it can be aimed at, as far as the state knows: what only the table sees is asked later. */
const aimedAt = (actor: Actor, attack: Attack, free: boolean): readonly Target[] =>
  enemies(actor).map(({ id: target }) => {
    const targets = [allDice(attack, target)];
    const why = whyNoAttack(actor.state, { attacker: actor.model.id, attack, free, targets });
    return { model: target, why };
  });

/** An attack of its card; after a charge it costs nothing (V-44). */
function attackAct(actor: Actor, attack: Attack): ActView {
  const free = actor.activation.freeAttack !== null && attack.kind === 'melee';
  return actView(actor, {
    id: `attack:${attack.id}`,
    action: 'attack',
    of: { id: attack.id, name: attack.name },
    inches: null,
    attack: profile(attack),
    effect: null,
    targets: aimedAt(actor, attack, free),
    act: { key: 'attack', length: 'short', cp: 0, push: false, free },
    here: whyNotFrom(actor.state, actor.model.id, attack.kind),
  });
}

const isMove = (action: PlainAction): action is 'walk' | 'run' | 'charge' =>
  action === 'walk' || action === 'run' || action === 'charge';

/** An act that every model has. */
function plainAct(actor: Actor, action: PlainAction): ActView {
  const charges = action === 'charge';
  return actView(actor, {
    id: action,
    action,
    of: null,
    inches: isMove(action) ? allowance(action, actor.model.sp) : null,
    attack: null,
    effect: null,
    targets: charges ? enemies(actor).map(({ id }) => ({ model: id, why: null })) : [],
    act: { key: action, length: lengthOf(action), cp: 0, push: false, free: false },
    here: charges ? whyHeld(actor.state, actor.model.id) : null,
  });
}

/** Why the board has nobody near enough for an action of its card (V-07); null: somebody is, or it does not know. */
function whyOutOfReach(state: BattleState, id: string, effect: OwnAction['effect']): Rejection | null {
  const found = bookFor(state)?.ownNear(state, id, effect) ?? null;
  if (found === null || found.near.length > 0 || effect.kind === 'token') return null;
  const { within } = effect;
  return found.inches === null
    ? reject('noRoomNear', { within })
    : reject('outOfReach', { within, inches: found.inches });
}

/** An action of its card's own. */
function ownAct(actor: Actor, { id, name, length, cp, effect }: OwnAction): ActView {
  const { state, model } = actor;
  const candidates = meant(state, model.id, effect);
  return actView(actor, {
    id: `own:${id}`,
    action: 'own',
    of: { id, name },
    inches: null,
    attack: null,
    effect,
    targets: candidates.map((each) => ({ model: each.id, why: null })),
    act: { key: `own:${id}`, length, cp, push: false, free: false },
    here: whyUnpaid(state, model.side, cp) ?? (candidates.length === 0 ? reject('nobody') : null),
    onBoard: whyOutOfReach(state, model.id, effect),
  });
}

const PLAIN = ['walk', 'run', 'charge', 'aim', 'focus', 'standUp'] as const;
type PlainAction = (typeof PLAIN)[number];

function acts(actor: Actor): readonly ActView[] {
  if (actor.activation.kind === 'fallback') return [];
  const { attacks, actions } = actor.model;
  return [
    ...attacks.map((attack) => attackAct(actor, attack)),
    ...PLAIN.map((action) => plainAct(actor, action)),
    ...actions.map((own) => ownAct(actor, own)),
  ];
}

/** Any short act would do to ask whether it may push on: one that nobody has done. */
const PUSH: Act = { key: 'push', length: 'short', cp: 0, push: true, free: false };

/** The model that acts, with all it can do; null: nobody does. */
export function actorView(state: BattleState): ActorView | null {
  const { activation } = state;
  if (activation === null) return null;
  const model = modelById(state, activation.model);
  const actor = { state, activation, model };
  const { kind, used, aimed, focused, freeAttack } = activation;
  const { sp, down } = model;
  const standing = { ...PUSH, key: down ? 'standUp' : PUSH.key };
  return {
    model: modelView(state, model),
    kind,
    acts: acts(actor),
    push: { why: whyNotNow(state, activation, standing) },
    unused: slotsOf(activation) - used,
    fallback: kind === 'fallback' ? (fallback({ sp, down, edges: [Infinity] })?.inches ?? null) : null,
    aimed,
    focused,
    freeAttack,
  };
}
