import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';
import type { CampaignPick } from '../../engine/campaign/model/request.ts';
import { campaignHalfDoneOf } from '../answer/halfDone.ts';
import { part } from '../base/part.ts';
import { useApp } from '../base/useApp.ts';

/** What the player has touched of one open question; it is no part of the campaign, but is parked beside it. */
interface Choice {
  readonly request: string;
  readonly option: string;
}

/** The name under which it is parked. */
const PARKED = 'choice';

const choiceOf = part(() => createStore<{ readonly choice: Choice | null }>(() => ({ choice: null })));

/** Gives what chooses an option of a question, to be confirmed in the thumb bar. */
export function useChoose(): (request: CampaignPick, option: string) => void {
  const app = useApp();
  return (request, option) => {
    const choice = { request: request.id, option };
    campaignHalfDoneOf(app).put(PARKED, choice);
    choiceOf(app).setState({ choice });
  };
}

/** The option chosen of a question: what was touched, else what is preselected; null: nothing yet. */
export function useChoice(request: CampaignPick | null): string | null {
  const app = useApp();
  const touched = useStore(choiceOf(app), (store) => store.choice);
  if (request === null) return null;
  const of = (choice: Choice | null) => (choice?.request === request.id ? choice.option : null);
  const parked = () => of(campaignHalfDoneOf(app).read(PARKED) as Choice | null);
  const chosen = of(touched) ?? parked();
  return request.options.some(({ id }) => id === chosen) ? chosen : request.best;
}
