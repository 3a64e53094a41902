import type { OpenOutcome } from '../state/log/session.ts';

/**
 * Opens a log and tells what came of it; where the second place of the browser was silent, opens it again as soon as that
 * has answered. Returns how to stop. `open` must not reject.
 */
export function openHeard(open: () => Promise<OpenOutcome>, tell: (outcome: OpenOutcome) => void): () => void {
  let wanted = true;
  const openOnce = async (): Promise<void> => {
    const outcome = await open();
    if (!wanted) return;
    tell(outcome);
    if (outcome.kind !== 'silent') return;
    await outcome.answered;
    if (wanted) await openOnce();
  };
  void openOnce();
  return () => {
    wanted = false;
  };
}
