import { Actions, Head } from '../parts/ActingPanel.tsx';
import { useDesk } from '../desk.ts';
import { Sheet } from './Sheet.tsx';

/** Table mode: the acts of the one that acts, over the table. */
export function ActionsSheet() {
  const desk = useDesk();
  const { actor, look, pick } = desk;
  if (actor === null || pick !== null) return null;
  return (
    <Sheet title={look.name(actor.id)}>
      <Head desk={desk} operative={actor} />
      <Actions operative={actor} />
    </Sheet>
  );
}
