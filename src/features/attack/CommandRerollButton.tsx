import { classNames } from '../../ui/classNames.ts';
import { Icon } from '../../ui/icons/Icon.tsx';
import styles from './CommandRerollButton.module.css';
import type { CommandReroll } from './useCommandReroll.ts';
import type { Scene } from './view/Scene.ts';

type CommandRerollButtonProps = { readonly scene: Scene; readonly reroll: CommandReroll };

/** Says that 1 CP rolls a die again, while it can; pressed, the dice that may be taken are marked. */
export function CommandRerollButton({ scene: { words }, reroll }: CommandRerollButtonProps) {
  if (!reroll.possible) return null;
  return (
    <button
      type="button"
      className={classNames(styles.reroll, reroll.choosing && styles.choosing)}
      aria-pressed={reroll.choosing}
      onClick={reroll.toggle}
    >
      <Icon name="reroll" size={18} />
      {words.dice.reroll.commandTap}
    </button>
  );
}
