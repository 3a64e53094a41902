import { PLAIN_FACTS } from '../../core/roundsBook.ts';
import type { Attack } from '../../family/vanguard/card/card.ts';
import type { ActCommand, Command } from '../../family/vanguard/model/command.ts';
import type { AttackFacts, Moved } from '../../family/vanguard/model/facts.ts';
import { findModel, modelById } from '../../family/vanguard/model/lookup.ts';
import { bookFor } from '../../family/vanguard/model/onBoard.ts';
import { reject, type Rejection } from '../../family/vanguard/model/rejection.ts';
import { bestAttack } from './arms.ts';
import { foeMindOf } from './mind.ts';
import { ownAct } from './ownAct.ts';
import type { FoeBattle, FoeStep, FoeTurn } from './state.ts';

/** A move that nothing came of: nobody is engaged at its end. */
const PLAIN_MOVE: Moved = { engages: [], left: [], fall: 0 };

const told = ({ foes }: FoeBattle, model: string, target: string, fact: string): boolean =>
  foes?.told.some((each) => each.model === model && each.target === target && each.fact === fact && each.is) ?? false;

/** What the table said about the target is what the attack begins with. */
const factsOf = (state: FoeBattle, model: string, target: string): AttackFacts => ({
  ...PLAIN_FACTS,
  obscured: told(state, model, target, 'obscured'),
  far: told(state, model, target, 'far'),
  cover: told(state, model, target, 'inCover'),
});

/** What its attack begins with: as the board sees its target, else as the table told. */
function seenAs(state: FoeBattle, model: string, target: string, by: Attack): AttackFacts {
  const said = by.kind === 'melee' ? PLAIN_FACTS : factsOf(state, model, target);
  return bookFor(state)?.sighted(state, model, target, by)?.facts ?? said;
}

interface Doing {
  readonly model: string;
  readonly push: boolean;
  readonly moved: Moved | null;
}

function attack(state: FoeBattle, { model, push }: Doing, step: FoeStep): ActCommand | Rejection {
  const target = findModel(state, step.target ?? '');
  if (target === null) return reject('unknownModel', { model: step.target ?? '' });
  const melee = step.action === 'strike';
  const best = bestAttack(modelById(state, model), melee ? 'melee' : 'ranged', target);
  if (best === null) return reject('unknownAttack', { attack: '' });
  const facts = seenAs(state, model, target.id, best);
  return {
    type: 'act',
    action: 'attack',
    push,
    attack: best.id,
    free: melee && state.activation?.freeAttack === target.id,
    targets: [{ model: target.id, dice: best.dice, facts }],
  };
}

function charge({ push, moved }: Doing, { target }: FoeStep): ActCommand | Rejection {
  if (target === null) return reject('noTargets');
  const arrives = moved ?? { ...PLAIN_MOVE, engages: [target] };
  return { type: 'act', action: 'charge', push, target, sight: true, moved: arrives };
}

function own(state: FoeBattle, { model, push }: Doing): ActCommand | Rejection {
  const action = ownAct(state, modelById(state, model));
  return action === null
    ? reject('unknownAction', { action: 'own' })
    : { type: 'act', action: 'own', push, own: action.id, target: null };
}

/** What carrying out a step comes to, as the model itself would be told to; `push`: as its fatigue action. */
function commandOf(state: FoeBattle, doing: Doing, step: FoeStep): Command | Rejection {
  const { action } = step;
  const { push, moved } = doing;
  switch (action) {
    case 'walk':
    case 'run':
      return { type: 'act', action, push, moved: moved ?? PLAIN_MOVE };
    case 'charge':
      return charge(doing, step);
    case 'shoot':
    case 'strike':
      return attack(state, doing, step);
    case 'aim':
    case 'focus':
    case 'standUp':
      return { type: 'act', action, push };
    case 'own':
      return own(state, doing);
    case 'push':
    case 'pass':
      return { type: 'endActivation' };
  }
}

/** One thing to do: a step, and whether it is the fatigue action. */
interface ToDo {
  readonly step: FoeStep;
  readonly push: boolean;
}

/** The first `count` steps of a plan; a fatigue action belongs to the step behind it. */
export function toDo({ plan }: FoeTurn, count: number): readonly ToDo[] {
  const steps = plan?.steps ?? [];
  const reach = steps[count - 1]?.action === 'push' ? count + 1 : count;
  return steps
    .slice(0, reach)
    .flatMap((step, index) => (step.action === 'push' ? [] : [{ step, push: steps[index - 1]?.action === 'push' }]));
}

/** The command by which a step of the model that acts is done. */
export const stepCommand = (
  state: FoeBattle,
  model: string,
  { step, push }: ToDo,
  moved: Moved | null,
): Command | Rejection => {
  const onBoard = foeMindOf(state)?.movedNow(state, modelById(state, model), step) ?? null;
  return commandOf(state, { model, push, moved: moved ?? onBoard }, step);
};
