import { useId } from 'react';
import { classNames } from '../../ui/classNames.ts';
import { Icon } from '../../ui/icons/Icon.tsx';
import styles from './CommandRerollButton.module.css';
import { CommandWorth } from './CommandWorth.tsx';
import type { CommandReroll } from './useCommandReroll.ts';
import { forbiddenSaid, lacksCp } from './view/forbiddenSaid.ts';
import { useScene } from '../../scene/useScene.ts';
import type { AttackView } from '../../engine/view/attack.ts';

type CommandRerollButtonProps = { readonly attack: AttackView; readonly reroll: CommandReroll };

/** What forbids to roll dice again, or that it cannot be paid, in one line; nothing when nothing does. */
function NoReroll({ attack, reroll }: CommandRerollButtonProps) {
  const scene = useScene();
  const unpaid = !reroll.possible && lacksCp(attack) ? scene.words.dice.reroll.commandNoCp : null;
  const said = forbiddenSaid(scene, attack) ?? unpaid;
  if (said === null) return null;
  return (
    <p className={styles.forbidden}>
      <Icon name="couldNot" size={18} /> {said}
    </p>
  );
}

function Choose({ attack, reroll }: CommandRerollButtonProps) {
  const id = useId();
  const { words } = useScene();
  return (
    <button
      type="button"
      className={classNames(styles.reroll, reroll.choosing && styles.choosing)}
      aria-pressed={reroll.choosing}
      aria-labelledby={`${id}-label`}
      aria-describedby={`${id}-worth`}
      onClick={reroll.toggle}
    >
      <Icon name="reroll" size={18} />
      <span>
        <span id={`${id}-label`}>{words.dice.reroll.commandTap}</span>{' '}
        <span id={`${id}-worth`}>
          <CommandWorth attack={attack} />
        </span>
      </span>
    </button>
  );
}

/** Says that 1 CP rolls a die again, while it can, and what that is worth, or what forbids it; pressed, the dice that may be taken are marked. */
export function CommandRerollButton(props: CommandRerollButtonProps) {
  return (
    <>
      {props.reroll.possible && <Choose {...props} />}
      <NoReroll {...props} />
    </>
  );
}
