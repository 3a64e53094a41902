import { useId } from 'react';
import { classNames } from '../../ui/classNames.ts';
import { Icon } from '../../ui/icons/Icon.tsx';
import styles from './CommandRerollButton.module.css';
import { CommandWorth } from './CommandWorth.tsx';
import type { CommandReroll } from './useCommandReroll.ts';
import { useScene } from '../../scene/useScene.ts';
import type { AttackView } from '../../engine/view/attack.ts';

type CommandRerollButtonProps = { readonly attack: AttackView; readonly reroll: CommandReroll };

/** What forbids to roll dice again, in one line; nothing when nothing does. */
function Forbidden({ attack: { command } }: Pick<CommandRerollButtonProps, 'attack'>) {
  const { words, look } = useScene();
  const by = [...command.attack.forbiddenBy, ...command.defence.forbiddenBy];
  if (by.length === 0) return null;
  const names = [...new Set(by.map(({ id, name, lasting }) => look.contentName(lasting?.source.id ?? id, name)))];
  return (
    <p className={styles.forbidden}>
      <Icon name="couldNot" size={18} /> {words.dice.reroll.forbidden(words.common.list(names))}
    </p>
  );
}

/** Says that 1 CP rolls a die again, while it can, and what that is worth, or what forbids it; pressed, the dice that may be taken are marked. */
export function CommandRerollButton({ attack, reroll }: CommandRerollButtonProps) {
  const id = useId();
  const { words } = useScene();
  if (!reroll.possible) return <Forbidden attack={attack} />;
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
