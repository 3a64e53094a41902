import type { FoeCommand } from '../../../engine/plugins/foes/command.ts';
import type { FoeMove } from '../../../engine/plugins/foes/move.ts';
import type { FoeStepView } from '../../../engine/plugins/foes/view.ts';
import type { LookRequest } from '../../../engine/family/vanguard/model/request.ts';
import type { TableLook } from '../../../engine/log/request.ts';
import { sideName } from '../../../scene/vanguardLook.ts';
import type { FoeDesk } from '../desk.ts';
import type { FoeScene } from '../useFoeScene.ts';
import { stepSaid } from './stepText.ts';
import { becauseSaid } from './why.ts';

/** The one next thing: what brass says and does, quiet while something else has to be tapped. */
export interface NextThing {
  readonly title: string;
  readonly detail: string | null;
  readonly does: FoeCommand | null;
}

const quiet = (title: string): NextThing => ({ title, detail: null, does: null });

const answering = ({ id }: LookRequest, look: TableLook): FoeCommand => ({
  type: 'answer',
  requestId: id,
  answer: { kind: 'look', look },
});

/** The answer that the bar gives to a question. */
function lookNext({ told }: FoeScene, { marks }: FoeDesk, request: LookRequest): NextThing {
  switch (request.question) {
    case 'sight': {
      const { seen, inCover, obscured } = marks;
      const detail = seen.length === 0 ? null : told.asMarked;
      return {
        title: told.sees(seen.length),
        detail,
        does: answering(request, { kind: 'sight', seen, inCover, obscured }),
      };
    }
    case 'which':
      return {
        title: told.marked(marks.ticked.length),
        detail: null,
        does: answering(request, { kind: 'which', yes: marks.ticked }),
      };
    case 'reach':
      return { title: told.nobody, detail: null, does: answering(request, { kind: 'first', first: null }) };
    case 'closest':
      return quiet(told.tapOne);
    case 'is':
      return quiet(told.answerAbove);
  }
}

const ATTACKS: ReadonlySet<string> = new Set(['shoot', 'strike']);

/** Whoever acts stands on the board: what it does is carried out there, by no hand. */
function isOnBoard({ view, foes }: FoeScene): boolean {
  const acting = foes?.acting ?? null;
  return acting !== null && view.onBoard?.board.places[acting.model] !== undefined;
}

function planNext(scene: FoeScene, { moved }: FoeDesk, steps: readonly FoeStepView[]): NextThing {
  const { told } = scene;
  const last = steps.at(-1);
  const onBoard = isOnBoard(scene);
  const does: FoeCommand = { type: 'carryOut', count: steps.length, moved };
  if (last === undefined) return { title: onBoard ? told.goOn : told.done, detail: told.nothing, does };
  if (ATTACKS.has(last.step.action)) return { title: stepSaid(scene, last), detail: told.diceNext, does };
  const said = steps.map((step) => stepSaid(scene, step)).join(', ');
  if (onBoard) return { title: told.carryOut, detail: said, does };
  return { title: steps.length > 1 ? told.allDone(steps.length) : told.done, detail: said, does };
}

function moveNext(scene: FoeScene, { side, move, model, why }: FoeMove): NextThing {
  const { told } = scene;
  const who = model === null ? sideName(scene, side) : scene.name(model);
  const detail = why.length === 0 ? told.nextDetail[move] : becauseSaid(scene, why);
  return { title: told.next[move](who), detail, does: { type: 'foeGoes', side, model: null } };
}

/** What the bar offers while a side that plays itself is at it; null: it is not. */
export function nextThing(scene: FoeScene, desk: FoeDesk): NextThing | null {
  const { request, foes } = scene;
  if (request?.kind === 'look') return lookNext(scene, desk, request);
  const steps = foes?.acting?.steps ?? null;
  if (steps !== null) return planNext(scene, desk, steps);
  const move = foes?.move ?? null;
  return move === null ? null : moveNext(scene, move);
}
