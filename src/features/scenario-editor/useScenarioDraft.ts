import { useCallback, useEffect, useReducer, useRef, useState } from 'react';
import type { MissionRow } from '../../content/schema/mission.ts';
import { keptScenario, type Scenario } from '../../content/scenarioFiles.ts';
import { beginHistory, type DraftAct, draftAfter, type DraftHistory } from '../../forms/draftHistory.ts';
import { madeScenarios } from '../../state/madeScenarios.ts';
import type { SectionId } from './sectionIds.ts';

const PAUSE = 300;

export type SaveState = 'saved' | 'writing' | 'unsaved';

interface KeptProps {
  readonly draft: Scenario;
  readonly stored: MissionRow;
  readonly nameless: string;
  readonly copyName: (name: string) => string;
  /** Another tab has changed the scenario: this draft is kept beside it from now on. */
  readonly onBeside: (row: MissionRow) => void;
}

/** Writes drafts, one after the other, and knows under which id they are kept. */
function useWriting(latest: { readonly current: KeptProps }, first: MissionRow) {
  const [state, setState] = useState<SaveState>('saved');
  const stored = useRef(first);
  const write = useCallback(
    async (draft: Scenario) => {
      const { nameless, copyName } = latest.current;
      const row = keptScenario(draft, nameless);
      if (row === null) return setState('unsaved');
      setState('writing');
      const done = await madeScenarios.keep(() => ({
        row: { ...row, id: stored.current.id },
        was: stored.current,
        copyName,
      }));
      setState(done.kind === 'stored' ? 'saved' : 'unsaved');
      if (done.kind !== 'stored') return undefined;
      const beside = done.row.id !== stored.current.id;
      stored.current = done.row;
      if (beside) latest.current.onBeside(done.row);
      return undefined;
    },
    [latest],
  );
  return { state, write };
}

/** Keeps a draft shortly after its last change, and at once when the page is left or it is asked for. */
function useKept(props: KeptProps) {
  const { draft } = props;
  const kept = useRef(draft);
  const latest = useRef(props);
  const { state, write } = useWriting(latest, props.stored);
  const save = useCallback(async () => {
    const now = latest.current.draft;
    if (kept.current === now) return;
    kept.current = now;
    await write(now);
  }, [write]);
  useEffect(() => {
    latest.current = props;
  });
  useEffect(() => {
    if (kept.current === draft) return undefined;
    const timer = setTimeout(() => void save(), PAUSE);
    return () => clearTimeout(timer);
  }, [draft, save]);
  useEffect(() => {
    const leave = () => void save();
    addEventListener('pagehide', leave);
    return () => {
      removeEventListener('pagehide', leave);
      leave();
    };
  }, [save]);
  return { state, save };
}

type Acts = DraftAct<Scenario, SectionId>;
const after: (history: DraftHistory<Scenario, SectionId>, act: Acts) => DraftHistory<Scenario, SectionId> = draftAfter;

/** A scenario in the making: what it is now, what can be done and taken back, and whether it is kept. */
export function useScenarioDraft({ first, ...keeping }: Omit<KeptProps, 'draft'> & { readonly first: Scenario }) {
  const [history, act] = useReducer(after, beginHistory<Scenario, SectionId>(first));
  const onBeside = (row: MissionRow) => {
    act({ kind: 'become', change: (draft) => ({ ...draft, id: row.id, name: row.name }) });
    keeping.onBeside(row);
  };
  const { state, save } = useKept({ ...keeping, draft: history.now, onBeside });
  return {
    draft: history.now,
    saved: state,
    save,
    undoes: history.past.at(-1)?.did ?? null,
    redoes: history.future[0]?.did ?? null,
    undo: () => act({ kind: 'undo' }),
    redo: () => act({ kind: 'redo' }),
    change: (did: SectionId, change: (draft: Scenario) => Scenario, typed: string | null = null) =>
      act({ kind: 'do', did, typed, change }),
  };
}

export type DraftedScenario = ReturnType<typeof useScenarioDraft>;
