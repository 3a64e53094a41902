import { useScene } from '../../scene/useScene.ts';
import type { Operative } from '../../engine/family/killteam/model/operative.ts';
import { ListRow } from '../../ui/ListRow.tsx';
import { SheetDialog } from '../../ui/SheetDialog.tsx';
import { enemiesOf } from './enemiesOf.ts';
import { useEnemyCommands } from './commands.ts';

type AnotherProps = { readonly enemy: Operative; readonly onClose: () => void };

/** Who else is due: the table plays that one instead. */
export function AnotherSheet({ enemy, onClose }: AnotherProps) {
  const { chooseAnother } = useEnemyCommands();
  const { words, told, look, view } = useScene('behaviour');
  const others = enemiesOf(view).ready.filter(({ id }) => id !== enemy.id);
  const choose = (id: string) => {
    onClose();
    chooseAnother(id);
  };
  return (
    <SheetDialog open title={told.turn.another} closeLabel={words.common.close} onClose={onClose}>
      <p>{others.length === 0 ? told.turn.chosenBy.only : told.turn.anotherHint}</p>
      <div>
        {others.map(({ id, wounds, maxWounds }) => (
          <ListRow
            key={id}
            icon="enemyReady"
            title={look.name(id)}
            detail={words.battle.sentenceWounds(wounds, maxWounds)}
            opens
            onPress={() => choose(id)}
          />
        ))}
      </div>
    </SheetDialog>
  );
}
