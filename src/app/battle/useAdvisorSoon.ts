import { useEffect } from 'react';
import { advisorOf } from '../../state/battle/advisor.ts';
import { useApp, useGame } from '../../state/base/useApp.ts';
import { quiet } from '../../ui/quiet.ts';

/** Fetches the advisor in a quiet moment after the first card is drawn; what fails is tried again at the next question. */
export function useAdvisorSoon(): void {
  const app = useApp();
  const question = useGame(({ battle }) => battle?.request?.id ?? null);
  useEffect(() => {
    void quiet()
      .then(() => advisorOf(app).fetch())
      .catch(() => undefined);
  }, [app, question]);
}
