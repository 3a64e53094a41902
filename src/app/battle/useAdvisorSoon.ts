import { useEffect } from 'react';
import { advisorOf } from '../../state/battle/advisor.ts';
import { useApp } from '../../state/base/useApp.ts';
import { quiet } from '../../ui/quiet.ts';

/** Fetches the advisor in a quiet moment after the first card is drawn; what fails is tried again at the next question. */
export function useAdvisorSoon(): void {
  const app = useApp();
  useEffect(() => {
    const soon = () =>
      void quiet()
        .then(() => advisorOf(app).fetch())
        .catch(() => undefined);
    soon();
    return app.store.subscribe(({ battle, advisor }, before) => {
      if (advisor?.kind !== battle?.view.kind && battle?.request?.id !== before.battle?.request?.id) soon();
    });
  }, [app]);
}
