import { createContext, use } from 'react';
import type { BoardMap } from '../../engine/board/boardMap.ts';
import type { Pack } from '../../content/pack.ts';
import type { MissionPlan, MissionRow, ScriptRow } from '../../content/schema/mission.ts';
import type { EditedScenario } from '../../content/scenarioFiles.ts';
import { present } from '../../engine/core/invariant.ts';
import type { Choices } from '../../forms/choices.ts';
import type { Places } from '../../forms/places.ts';
import type { SectionId } from './sectionIds.ts';
import type { WhoseSaid } from './whoseSaid.ts';

type Change = (did: SectionId, change: (draft: EditedScenario) => EditedScenario, typed?: string | null) => void;

/** What every section writes in. */
export interface Editing extends Places {
  readonly draft: EditedScenario;
  /** All rows that it may name. */
  readonly base: Pack;
  /** Those of the app among them. */
  readonly shipped: Pack;
  readonly whose: WhoseSaid;
  /** The killzones that it can be bound to, by the ids by which it names them, and the one it is bound to; null: none, or it is gone. */
  readonly boards: ReadonlyMap<string, BoardMap>;
  readonly board: BoardMap | null;
  /** What conditions and effects can name. */
  readonly choices: Choices;
  readonly change: Change;
}

const Context = createContext<Editing | null>(null);

export const EditingProvider = Context.Provider;

export const useEditing = (): Editing => present(use(Context) ?? undefined, 'no scenario is being edited');

type Top = Omit<MissionRow, 'script' | 'plan'>;

/** Setters of a section, by the part of the scenario; `typed`: the field that is being typed in. */
export function useSetters(section: SectionId) {
  const { change } = useEditing();
  return {
    top: (next: Partial<Top>, typed: string | null = null) =>
      change(section, (draft) => ({ ...draft, ...next }), typed),
    script: (next: Partial<ScriptRow>, typed: string | null = null) =>
      change(section, (draft) => ({ ...draft, script: { ...draft.script, ...next } }), typed),
    plan: (next: Partial<MissionPlan>, typed: string | null = null) =>
      change(section, (draft) => ({ ...draft, plan: { ...draft.plan, ...next } }), typed),
  };
}
