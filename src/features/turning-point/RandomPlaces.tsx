import { useFreeDiceDoor } from '../../scene/freeDiceDoor.ts';
import { useScene } from '../../scene/useScene.ts';
import { PlainButton } from '../../ui/PlainButton.tsx';

/** Places that tables name by lot, with how many of them there are on most tables. */
const RANDOM = {
  'random-terrain': { reason: 'terrain', numbered: 8 },
  'entry-point': { reason: 'entry', numbered: 3 },
} as const;

/** Where the rolled row says a random place, it can be rolled; with a board that has drawn it, and says where somebody comes in. */
export function RandomPlaces({ row }: { readonly row: string | null }) {
  const { state, told } = useScene('log');
  const open = useFreeDiceDoor();
  const steps = state.tables?.[state.eventTable ?? '']?.rows.find(({ id }) => id === row)?.effects ?? [];
  const named = steps.flatMap((step) => ('where' in step ? [step.where] : []));
  if (open === null || state.board !== undefined) return null;
  return Object.entries(RANDOM)
    .filter(([place]) => named.includes(place))
    .map(([place, { reason, numbered }]) => {
      const why = told.freeDice.reasons[reason];
      return (
        <PlainButton key={place} icon="freeDice" label={why} onPress={() => open({ kind: 'oneOf', why, numbered })} />
      );
    });
}
