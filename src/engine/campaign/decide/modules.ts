import type { CampaignCommandType } from '../model/command.ts';
import type { ModuleContent } from '../model/content.ts';
import type { CampaignEvent } from '../model/event.ts';
import { type CampaignDecider, done, refused, unless } from '../model/game.ts';
import { moduleEnded, openWays } from '../model/modules.ts';
import { refuse } from '../model/rejection.ts';
import type { CampaignState, RunningModule } from '../model/state.ts';
import { flagsOfBefore } from './playedBefore.ts';

type ModuleCommand = Extract<CampaignCommandType, 'startModule' | 'chooseChapter' | 'pinModule' | 'leaveModule'>;

const begun = ({ pack, row, pinned, hash }: ModuleContent): RunningModule => ({
  pack,
  row,
  pinned: [...pinned],
  hash,
  refused: null,
  chapter: row.start,
  done: [],
});

const told = ({ day }: CampaignState, name: string, how: 'begun' | 'left'): CampaignEvent => ({
  type: 'written',
  entry: { kind: 'module', day, name, how },
});

/** Whether this is the state of a module that has this hash. */
export const isStateOf = ({ hash, hashBefore }: ModuleContent, known: string | null): boolean =>
  known !== null && (known === hash || known === hashBefore);

/** The state that its pack has now, when it is another than the copies; null: the same, or the pack is gone. */
export function newerModule(
  module: RunningModule | null | undefined,
  modules: ReadonlyMap<string, ModuleContent>,
): ModuleContent | null {
  if (module === null || module === undefined) return null;
  const now = modules.get(module.row.id);
  return now === undefined || isStateOf(now, module.hash) ? null : now;
}

/**
 * The chapter at hand in the new state of the module; where it has none of that name, or (when none is at hand) not the one
 * played last: to be chosen, or the first of all. What has ended stays so.
 */
function stillAtHand(state: CampaignState, { chapter, done: before }: RunningModule, { row }: ModuleContent) {
  const leads = chapter ?? before.at(-1)?.chapter;
  if (row.chapters.some(({ id }) => id === leads) || moduleEnded(state)) return chapter;
  const module = state.module ?? null;
  return module !== null && openWays({ ...state, module: { ...module, row, chapter: null } }).length > 0
    ? null
    : row.start;
}

/** Linked campaigns: begun, chapter by chapter, renewed or kept, left. */
export const moduleDeciders: { readonly [T in ModuleCommand]: CampaignDecider<T> } = {
  startModule: ({ state, content }, { module: id }) => {
    const found = content.modules.get(id);
    if (found === undefined) return refused(refuse('unknownRow', { row: id }));
    if (state.scenario !== null) return refused(refuse('scenarioOpen', { stage: state.scenario.stage }));
    if (state.module !== undefined && state.module !== null && !moduleEnded(state))
      return refused(refuse('moduleOpen', { name: state.module.row.name }));
    const { row } = found;
    return done([
      ...flagsOfBefore(state, row),
      { type: 'moduleBegun', module: begun(found) },
      told(state, row.name, 'begun'),
    ]);
  },
  chooseChapter: ({ state }, { chapter, override }) => {
    const { module } = state;
    if (module === undefined || module === null) return refused(refuse('noModule'));
    if (state.scenario !== null) return refused(refuse('scenarioOpen', { stage: state.scenario.stage }));
    if (!module.row.chapters.some(({ id }) => id === chapter)) return refused(refuse('unknownRow', { row: chapter }));
    const open = openWays(state).some((way) => way.chapter === chapter);
    return unless(open ? [] : [refuse('chapterNotOpen')], override, () => [{ type: 'chapterChosen', chapter }]);
  },
  pinModule: ({ state, content }, { take }) => {
    const { module } = state;
    const newer = newerModule(module, content.modules);
    if (module === undefined || module === null || newer === null) return refused(refuse('noModule'));
    if (state.scenario?.chapter !== undefined) return refused(refuse('scenarioOpen', { stage: state.scenario.stage }));
    if (!take) return done([{ type: 'moduleKept', hash: newer.hash }]);
    const { row, pinned, hash } = newer;
    return done([{ type: 'modulePinned', row, pinned: [...pinned], hash, chapter: stillAtHand(state, module, newer) }]);
  },
  leaveModule: ({ state }) => {
    const { module } = state;
    if (module === undefined || module === null) return refused(refuse('noModule'));
    if (state.scenario?.chapter !== undefined) return refused(refuse('scenarioOpen', { stage: state.scenario.stage }));
    return done([{ type: 'moduleLeft' }, ...(moduleEnded(state) ? [] : [told(state, module.row.name, 'left')])]);
  },
};
