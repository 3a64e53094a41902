import type { SideView } from '../../../engine/family/vanguard/view/vanguardView.ts';
import { colourIn, modelIn, sideName } from '../../../scene/vanguardLook.ts';
import { useVanguardScene } from '../../../scene/useVanguardScene.ts';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { OperativeCard } from '../../../ui/OperativeCard.tsx';
import { SideHead } from '../../../ui/SideHead.tsx';
import { setWounds, tapCard, targetOf } from '../acts.ts';
import { type Desk, useDesk } from '../desk.ts';
import { cardView } from '../view/cardView.ts';
import { Wounds } from './Wounds.tsx';

/** The head of a side: its name, how many stand, and whether it is broken. */
export function Head({ side }: { readonly side: SideView }) {
  const scene = useVanguardScene();
  const { table } = scene.words;
  const { id, standing, started, broken } = side;
  return (
    <SideHead
      side={colourIn(scene.view, id)}
      title={sideName(scene, id)}
      note={broken ? table.upBroken(standing, started) : table.up(standing, started)}
    />
  );
}

/** What a tap on this one means now: it waits for it, it is chosen, or it cannot be chosen and why. */
export function markOf(desk: Desk, id: string) {
  const { pick, scene } = desk;
  const { offered, why } = targetOf(desk, id);
  if (pick?.kind === 'attack' && pick.dice?.has(id) === true) return { highlight: 'chosen' as const, dimmed: null };
  if (offered) return why === null ? { highlight: 'offered' as const, dimmed: null } : { highlight: null, dimmed: why };
  const tap = modelIn(scene.view, id)?.tap ?? null;
  const waits = pick === null && (tap === 'activate' || tap === 'place');
  return { highlight: waits ? ('offered' as const) : null, dimmed: null };
}

/** The model that a part is about; its numeral changes by tap and drag. */
export function Card({ id }: { readonly id: string }) {
  const desk = useDesk();
  const scene = useVanguardScene();
  const model = modelIn(scene.view, id);
  if (model === null) return null;
  const { highlight, dimmed } = markOf(desk, id);
  const chosen = desk.pick !== null && highlight !== null;
  return (
    <OperativeCard
      {...cardView(scene, model)}
      highlight={highlight}
      dimmed={dimmed}
      onOpen={() => tapCard(desk, id)}
      onHold={() => desk.openSheet({ kind: 'model', id })}
      onWounds={() => (chosen ? tapCard(desk, id) : desk.pickWounds(id))}
      {...(!chosen &&
        model.status !== 'out' && {
          onWoundLess: () => setWounds(desk, id, Math.max(0, model.wounds - 1)),
          onWoundsSet: (value: number) => setWounds(desk, id, value),
        })}
    >
      {desk.woundsOf === id && <Wounds model={model} />}
    </OperativeCard>
  );
}

/** The cards of a side in the order of its war band; the fallen keep their place. */
export function SideCards({ side }: { readonly side: SideView }) {
  const { table } = useVanguardScene().words;
  if (side.models.length === 0) return <EmptyState title={table.empty} />;
  return side.models.map(({ id }) => <Card key={id} id={id} />);
}
