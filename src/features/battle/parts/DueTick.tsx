import { useTable } from '../../../scene/useScene.ts';
import { Toast } from '../../../ui/Toast.tsx';
import { contentName } from '../../../words/content.ts';
import { useDesk } from '../desk.ts';

/** What the mission counts as done by now: one tap ticks it, and ends the battle if that is what it does. */
export function DueTick() {
  const { words } = useTable();
  const { due, passDue, act } = useDesk();
  if (due === null) return null;
  const { battle, common } = words;
  return (
    <Toast
      text={[contentName(words, due.id, due.name), battle.table.tickEnds[due.ends]].filter(Boolean).join(': ')}
      action={{
        label: due.ends === 'no' ? battle.tickDue : battle.endNow,
        onPress: () => act({ type: 'setTick', tick: due.id, on: true }),
      }}
      dismissLabel={common.dismiss}
      onDismiss={passDue}
    />
  );
}
