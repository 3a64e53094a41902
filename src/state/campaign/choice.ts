import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';
import type { CampaignPick } from '../../engine/campaign/model/request.ts';
import { part } from '../base/part.ts';
import { useApp } from '../base/useApp.ts';

/** What the player has touched of one open question; it is no part of the campaign and is not saved. */
interface Choice {
  readonly request: string;
  readonly option: string;
}

const choiceOf = part(() => createStore<{ readonly choice: Choice | null }>(() => ({ choice: null })));

/** Gives what chooses an option of a question, to be confirmed in the thumb bar. */
export function useChoose(): (request: CampaignPick, option: string) => void {
  const store = choiceOf(useApp());
  return (request, option) => store.setState({ choice: { request: request.id, option } });
}

/** The option chosen of a question: what was touched, else what is preselected; null: nothing yet. */
export function useChoice(request: CampaignPick | null): string | null {
  const choice = useStore(choiceOf(useApp()), (store) => store.choice);
  if (request === null) return null;
  return choice?.request === request.id ? choice.option : request.best;
}
