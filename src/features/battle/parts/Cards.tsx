import { useRef } from 'react';
import { standing } from '../../../engine/battle/lookup.ts';
import type { Operative } from '../../../engine/battle/operative.ts';
import { saveOf } from '../../../engine/battle/stats.ts';
import { OperativeCard } from '../../../ui/OperativeCard.tsx';
import { WoundsPicker } from '../../../ui/WoundsPicker.tsx';
import { operativeName } from '../../../words/look.ts';
import { reason } from '../../../words/reason.ts';
import { setWounds, tapCard } from '../acts.ts';
import { type Desk, useDesk } from '../desk.ts';
import { useMedia, WIDE } from '../useMedia.ts';
import { cardView } from '../view/cardView.ts';
import { cardMark } from '../view/cardMark.ts';

const SETTLE_MS = 350;

/** The values of one operative's wounds, over its card. */
export function Wounds({ desk, operative }: { readonly desk: Desk; readonly operative: Operative }) {
  const { words } = desk;
  return (
    <WoundsPicker
      title={words.battle.woundsTitle(operativeName(words, operative))}
      note={words.battle.woundsNote(saveOf(operative))}
      value={operative.wounds}
      max={operative.maxWounds}
      side={operative.side}
      lessLabel={words.battle.woundsLess}
      moreLabel={words.battle.woundsMore}
      valueLabel={words.battle.woundsSet}
      onSet={(value) => setWounds(desk, operative, value)}
      onClose={() => desk.pickWounds(null)}
    />
  );
}

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
        onWounds={() => desk.pickWounds(operative.id)}
        {...(standing(operative) && { onWoundsSet: (value: number) => setWounds(desk, operative, value) })}
      >
        {desk.woundsOf === operative.id && <Wounds desk={desk} operative={operative} />}
      </OperativeCard>
    );
  });
}
