import { Suspense, useRef } from 'react';
import { standing } from '../../../engine/battle/lookup.ts';
import type { Operative } from '../../../engine/battle/operative.ts';
import { OperativeCard } from '../../../ui/OperativeCard.tsx';
import { reason } from '../../../words/reason.ts';
import { setWounds, tapCard } from '../acts.ts';
import { type Desk, useDesk } from '../desk.ts';
import { useMedia, WIDE } from '../useMedia.ts';
import { cardView } from '../view/cardView.ts';
import { cardMark } from '../view/cardMark.ts';
import { Wounds } from './laterParts.ts';

const SETTLE_MS = 350;

/** A second tap of a trembling finger on the same card does nothing. */
function useSteadyTap(desk: Desk): (card: Operative) => void {
  const last = useRef({ id: '', at: 0 });
  return (card) => {
    const at = performance.now();
    const trembling = last.current.id === card.id && at - last.current.at < SETTLE_MS;
    last.current = { id: card.id, at };
    if (!trembling) tapCard(desk, card);
  };
}

/** The cards of one side in the order of the battle. */
export function Cards({ operatives }: { readonly operatives: readonly Operative[] }) {
  const desk = useDesk();
  const tap = useSteadyTap(desk);
  const wide = useMedia(WIDE);
  return operatives.map((operative) => {
    const { highlight, problem } = cardMark(desk, operative);
    return (
      <OperativeCard
        key={operative.id}
        {...cardView(desk, operative)}
        {...(problem !== null && { tokens: [] })}
        {...(!wide && { stats: [] })}
        highlight={highlight}
        dimmed={problem === null ? null : reason(desk.words, problem, desk.look)}
        onOpen={() => tap(operative)}
        onHold={() => desk.openSheet({ kind: 'operative', id: operative.id })}
        onWounds={() => (desk.pick !== null && highlight !== null ? tap(operative) : desk.pickWounds(operative.id))}
        {...(standing(operative) && { onWoundsSet: (value: number) => setWounds(desk, operative, value) })}
      >
        {desk.woundsOf === operative.id && (
          <Suspense fallback={null}>
            <Wounds desk={desk} operative={operative} />
          </Suspense>
        )}
      </OperativeCard>
    );
  });
}
