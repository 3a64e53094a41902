import { colourIn, modelName, playerOf, sideIn } from '../../../scene/vanguardLook.ts';
import { useVanguardScene } from '../../../scene/useVanguardScene.ts';
import { ActionButton } from '../../../ui/ActionButton.tsx';
import { ActionGrid } from '../../../ui/ActionGrid.tsx';
import { classNames } from '../../../ui/classNames.ts';
import { tapCard } from '../acts.ts';
import { useDesk } from '../desk.ts';
import { placeAll } from '../view/placedInTurn.ts';
import styles from './TurnPanel.module.css';

type DeployProps = {
  /** They stand on a board, and its bar sets all of them up. */
  readonly onBoard?: boolean;
  /** Who is set up by a tap on the board, and what is said of that; null: whoever is chosen first. */
  readonly first?: { readonly model: string; readonly hint: string } | null;
};

/** Who sets a model up now, and whom: one after the other (V-80). */
export function DeployPanel({ onBoard = false, first = null }: DeployProps) {
  const desk = useDesk();
  const scene = useVanguardScene();
  const { view, words, moment } = scene;
  const { deploy } = words.round;
  if (view.turn === null) return null;
  const waiting = sideIn(view, view.turn).models.filter(({ tap }) => tap === 'place');
  const title = deploy.turn(playerOf(scene, view.turn));
  return (
    <div className={classNames(styles.turn, styles[colourIn(view, view.turn)])}>
      <h2 className={styles.title}>{title}</h2>
      <p className={styles.said}>{deploy.how}</p>
      <ActionGrid label={title}>
        {waiting.map(({ id }) => (
          <ActionButton
            key={id}
            icon="roster"
            title={modelName(scene, id)}
            {...(id === first?.model && { detail: first.hint })}
            pressKey={moment}
            onPress={() => tapCard(desk, id)}
          />
        ))}
        {!onBoard && scene.foes === null && (
          <ActionButton icon="check" title={deploy.all} pressKey={moment} onPress={() => placeAll(desk)} />
        )}
      </ActionGrid>
    </div>
  );
}
