import * as z from 'zod/mini';
import { adviceBy, type BattleBase, type GameTypes, isAnswer, type Tagged } from '../../engine/log/battleBase.ts';
import { roundsAdvisor } from '../../engine/advisor/roundsAdvisor.ts';
import { battleAdvisor } from '../../engine/systems/battleAdvisor.ts';
import { anyBattle } from '../../engine/systems/anyBattle.ts';
import { invariant } from '../../engine/core/invariant.ts';
import { type BattleData, battleShape, type LogEntry } from '../../persistence/battleFile.ts';
import { openEnvelope, type Unusable } from '../../persistence/envelope.ts';
import { versionOf } from '../../persistence/heading.ts';
import { answerOn } from '../../state/answer/autoAnswer.ts';
import { anyObject } from '../anyObject.ts';
import { CaseError, type CaseErrorText } from '../caseError.ts';
import { caseKind } from '../caseKind.ts';
import { type Difference, firstDifference } from '../difference.ts';
import { valueAt } from '../../content/issue.ts';

const shape = z.object({ battle: anyObject });

const keysOf = (path: string): readonly string[] => path.split(/[.[\]]+/u).filter((key) => key !== '');

const isThere = (battle: unknown, path: string): boolean => valueAt(battle, keysOf(path)) !== undefined;

function refusal(battle: unknown, opened: Unusable): CaseErrorText {
  if (opened.kind === 'newer') {
    const message = `version ${opened.version} is newer than ${versionOf(battleShape)}`;
    return { code: 'futureVersion', path: 'battle.version', message };
  }
  const [problem] = opened.problems;
  const path = problem?.path ?? '';
  if (!isThere(battle, path)) return { code: 'missingField', path: `battle.${path}`, message: 'is missing' };
  const message = problem?.message ?? 'is no battle file';
  return { code: 'wrongType', path: path === '' ? 'battle' : `battle.${path}`, message };
}

/** The battle of an exported file, brought to the present version. Throws `futureVersion`, or what is wrong with its path. */
function fileOf(battle: Readonly<Record<string, unknown>>): BattleData {
  const opened = openEnvelope(battle, '', battleShape);
  if (opened.kind === 'loaded') return opened.value;
  invariant(opened.kind !== 'absent', 'there is something to open');
  throw new CaseError(refusal(battle, opened));
}

type Advisor = GameTypes['advisor'];

/** One of each family that has any. */
const ADVISORS: readonly Advisor[] = [battleAdvisor, roundsAdvisor];

/** The place of an entry in its log: the state before it, and the one after it. */
interface Placed {
  readonly state: BattleBase;
  readonly entry: LogEntry;
  readonly next: LogEntry | undefined;
  /** Of the battle's family; null: it has none. */
  readonly advisor: Advisor | null;
}

/** All that followed from a command: its own events, then those of the answers that the app gives by itself. */
const answered = (begun: Parameters<typeof answerOn>[1], { next, advisor }: Placed): readonly Tagged[] =>
  answerOn(
    { ...anyBattle, advise: (state, request) => (advisor === null ? null : adviceBy(advisor, state, request)) },
    begun,
    ({ id }) => next !== undefined && isAnswer(next.command) && next.command.requestId === id,
  ).events;

/** A log may be kept with the answers that give themselves in the entry of the command before them, or in their own. */
function decidedDifference(placed: Placed): Difference | null {
  const { state, entry } = placed;
  const { command, events } = entry;
  const decision = anyBattle.decider.decide(state, command);
  if (!decision.ok) return { path: 'command', logged: command, decided: { refused: decision.rejection } };
  if (firstDifference(events, decision.events, ['events']) === null) return null;
  return firstDifference(events, answered(decision, placed), ['events']);
}

/** A command that no program wrote may be of any shape: what the engine makes of it is told, not thrown. */
function differenceOf(placed: Placed): Difference | null {
  try {
    return decidedDifference(placed);
  } catch (error) {
    return { path: 'command', logged: placed.entry.command, decided: { thrown: String(error) } };
  }
}

const checkNumber = (entry: LogEntry, index: number): void => {
  if (entry.seq === index + 1) return;
  const path = `battle.data.entries[${index}].seq`;
  throw new CaseError({ code: 'outOfRange', path, message: `must be ${index + 1}` });
};

/** An exported battle played again from its set-up: every command decided anew, every event compared with the log's. */
export const replay = caseKind(shape, ({ battle }) => {
  const { setup, entries, result } = fileOf(battle);
  const { kind } = anyBattle.view(setup);
  const advisor = ADVISORS.find((each) => each.kind === kind) ?? null;
  let state = setup;
  let events = 0;
  for (const [index, entry] of entries.entries()) {
    checkNumber(entry, index);
    const difference = differenceOf({ state, entry, next: entries[index + 1], advisor });
    if (difference !== null) return { equal: false, first: { seq: entry.seq, ...difference } };
    state = entry.events.reduce(anyBattle.decider.evolve, state);
    events += entry.events.length;
  }
  const difference = firstDifference(result, state.result, ['result']);
  if (difference !== null) return { equal: false, first: { seq: entries.length, ...difference } };
  return { entries: entries.length, events, equal: true };
});
