import { createContext, use } from 'react';
import type { SetsFlags } from '../../content/lintModule.ts';
import type { ModuleRow } from '../../content/schema/module.ts';
import type { FlagCondition } from '../../engine/campaign/model/module.ts';
import { present } from '../../engine/core/invariant.ts';
import type { Choice, Choices } from '../../forms/choices.ts';
import type { Deed } from './acts.ts';

/** Scenarios that a chapter can name: those of the workshop, and those of the packs below. */
interface ScenarioChoices {
  readonly own: readonly Choice[];
  readonly shipped: readonly Choice[];
}

/** What every page of a linked campaign writes in. */
export interface Editing {
  readonly draft: ModuleRow;
  readonly scenarios: ScenarioChoices;
  /** The name of a scenario; null: there is none of this id. */
  readonly scenarioName: (id: string) => string | null;
  readonly sets: SetsFlags;
  /** The flags that its scenarios can set, by their names. */
  readonly choices: Choices;
  readonly flagNamed: (flag: string) => string;
  /** A condition as a sentence goes on with it. */
  readonly said: (condition: FlagCondition) => string;
  readonly change: (deed: Deed, change: (draft: ModuleRow) => ModuleRow, typed?: string | null) => void;
}

const Context = createContext<Editing | null>(null);

export const EditingProvider = Context.Provider;

export const useEditing = (): Editing => present(use(Context) ?? undefined, 'no linked campaign is being edited');
