import { Actions, Head } from '../parts/ActingPanel.tsx';
import { useScene } from '../../../scene/useScene.ts';
import { useDesk } from '../desk.ts';
import { Sheet } from './Sheet.tsx';

/** Table mode: the acts of the one that acts, over the table. */
export function ActionsSheet() {
  const { look } = useScene();
  const { actor, pick } = useDesk();
  if (actor === null || pick !== null) return null;
  return (
    <Sheet title={look.name(actor.id)}>
      <Head operative={actor} />
      <Actions operative={actor} />
    </Sheet>
  );
}
