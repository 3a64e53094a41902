import { useVanguardScene } from '../../../scene/useVanguardScene.ts';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { useDesk } from '../desk.ts';
import { ActorPanel } from './ActorPanel.tsx';
import { DeployPanel } from './DeployPanel.tsx';
import { FallbackForm } from './FallbackForm.tsx';
import { PickPanel } from './PickPanel.tsx';
import { TurnPanel } from './TurnPanel.tsx';

/** Below the cards: what is being chosen, else who acts and what it can do, else what a turn may be. */
export function Panel() {
  const { pick } = useDesk();
  const { view, words } = useVanguardScene();
  if (view.actor?.kind === 'fallback') return <FallbackForm actor={view.actor} />;
  if (pick !== null && pick.kind !== 'flight') return <PickPanel pick={pick} />;
  if (view.step === 'deploy') return <DeployPanel />;
  if (view.actor !== null) return <ActorPanel actor={view.actor} />;
  if (view.offers !== null) return <TurnPanel offers={view.offers} />;
  return <EmptyState title={words.acts.turn.nobody} />;
}
