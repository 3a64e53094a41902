import { memo, Suspense, useLayoutEffect, useState } from 'react';
import type { Operative } from '../../../engine/family/killteam/model/operative.ts';
import { OperativeCard } from '../../../ui/OperativeCard.tsx';
import { sameShown } from '../../../ui/sameShown.ts';
import { reason } from '../../../words/reason.ts';
import { setWounds, tapCard } from '../acts.ts';
import { useTable } from '../../../scene/useScene.ts';
import { type Desk, useDesk } from '../desk.ts';
import { useMedia, WIDE } from '../../../ui/useMedia.ts';
import { type CardView, cardView } from '../view/cardView.ts';
import { cardMark } from '../view/cardMark.ts';
import { Wounds } from './laterParts.ts';

const SETTLE_MS = 350;

/** What a finger does on a card: the same functions for as long as the screen stands, on the desk as it is now. */
interface CardTaps {
  readonly follow: (desk: Desk) => void;
  readonly open: (id: string) => void;
  readonly hold: (id: string) => void;
  readonly wounds: (id: string) => void;
  readonly lessWounds: (id: string) => void;
  readonly setWounds: (id: string, value: number) => void;
}

/** A second tap of a trembling finger on the same card does nothing. */
function steadily(tap: (id: string) => void): (id: string) => void {
  let last = { id: '', at: 0 };
  return (id) => {
    const at = performance.now();
    const trembling = last.id === id && at - last.at < SETTLE_MS;
    last = { id, at };
    if (!trembling) tap(id);
  };
}

function cardTaps(first: Desk): CardTaps {
  let desk = first;
  const operativeOf = (id: string) => desk.scene.view.table.operative(id);
  const open = steadily((id) => tapCard(desk, operativeOf(id)));
  /** The choice in hand is about this card: its numeral is a part of it. */
  const isChosen = (id: string) =>
    desk.pick !== null && cardMark(desk.scene.view, desk, operativeOf(id)).highlight !== null;
  return {
    follow: (next) => {
      desk = next;
    },
    open,
    hold: (id) => desk.openSheet({ kind: 'operative', id }),
    wounds: (id) => {
      if (isChosen(id)) open(id);
      else desk.pickWounds(id);
    },
    lessWounds: (id) => {
      const operative = operativeOf(id);
      if (isChosen(id)) open(id);
      else setWounds(desk, operative, operative.wounds - 1);
    },
    setWounds: (id, value) => setWounds(desk, operativeOf(id), value),
  };
}

function useCardTaps(desk: Desk): CardTaps {
  const [taps] = useState(() => cardTaps(desk));
  useLayoutEffect(() => taps.follow(desk));
  return taps;
}

function Picker({ id }: { readonly id: string }) {
  return <Wounds operative={useTable().view.table.operative(id)} />;
}

type CardProps = {
  readonly id: string;
  readonly shown: CardView & Pick<Parameters<typeof OperativeCard>[0], 'highlight' | 'dimmed'>;
  readonly draggable: boolean;
  readonly picking: boolean;
  readonly taps: CardTaps;
};

/** Most cards show after a command what they showed before it, and are not drawn again. */
const Card = memo(
  ({ id, shown, draggable, picking, taps }: CardProps) => (
    <OperativeCard
      {...shown}
      onOpen={() => taps.open(id)}
      onHold={() => taps.hold(id)}
      onWounds={() => taps.wounds(id)}
      {...(draggable && {
        onWoundLess: () => taps.lessWounds(id),
        onWoundsSet: (value: number) => taps.setWounds(id, value),
      })}
    >
      {picking && (
        <Suspense fallback={null}>
          <Picker id={id} />
        </Suspense>
      )}
    </OperativeCard>
  ),
  sameShown,
);

/** The cards of one side in the order of the battle. */
export function Cards({ operatives }: { readonly operatives: readonly Operative[] }) {
  const desk = useDesk();
  const { scene } = desk;
  const { words, look, view } = scene;
  const taps = useCardTaps(desk);
  const wide = useMedia(WIDE);
  return operatives.map((operative) => {
    const { highlight, problem } = cardMark(view, desk, operative);
    return (
      <Card
        key={operative.id}
        id={operative.id}
        shown={{
          ...cardView(scene, operative),
          ...(problem !== null && { tokens: [] }),
          ...(!wide && { stats: [] }),
          ...desk.figures?.cards[operative.id],
          highlight,
          dimmed: problem === null ? null : reason(words, problem, look),
        }}
        draggable={view.table.standing(operative)}
        picking={desk.woundsOf === operative.id}
        taps={taps}
      />
    );
  });
}
