import { useScene } from '../../../scene/useScene.ts';
import type { Operative } from '../../../engine/family/killteam/model/operative.ts';
import { ChipRow } from '../../../ui/ChipRow.tsx';
import { FactChip } from '../../../ui/FactChip.tsx';
import { useDesk } from '../desk.ts';

/** Which enemies are within 1″, set by hand: one chip each. */
export function EngagedChips({ operative }: { readonly operative: Operative }) {
  const { words, look, view } = useScene();
  const { act } = useDesk();
  return (
    <ChipRow label={words.battle.card.engagedWith}>
      {view.table.foesOf(operative).map(({ id }) => {
        const on = view.table.areEngaged(operative.id, id);
        return (
          <FactChip
            key={id}
            label={look.name(id)}
            on={on}
            onPress={() => act({ type: 'setEngaged', pair: [operative.id, id], on: !on })}
          />
        );
      })}
    </ChipRow>
  );
}
