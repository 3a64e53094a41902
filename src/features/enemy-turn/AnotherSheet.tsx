import { ListRow } from '../../ui/ListRow.tsx';
import { SheetDialog } from '../../ui/SheetDialog.tsx';
import { useEnemyCommands } from './commands.ts';
import type { TurnScene } from './view/scene.ts';

type AnotherProps = { readonly scene: TurnScene; readonly onClose: () => void };

/** Who else is due: the table plays that one instead. */
export function AnotherSheet({ scene, onClose }: AnotherProps) {
  const { chooseAnother } = useEnemyCommands();
  const { words, told, look, view, enemy } = scene;
  const others = view.enemies.ready.filter(({ id }) => id !== enemy.id);
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
