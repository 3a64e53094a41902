import type { AttackView } from '../../../engine/view/attack.ts';
import type { PlayScene } from '../../../scene/useScene.ts';
import { sourcesSaid } from '../../../scene/sourcesSaid.ts';
import { rerollName } from '../../../words/ruleName.ts';

/** What forbids to roll dice of this attack again, those that a weapon's rule lets one roll again too; null: nothing does. */
export function forbiddenSaid(
  { words, look, state }: Pick<PlayScene, 'words' | 'look' | 'state'>,
  attack: AttackView,
): string | null {
  const { command, forbidden } = attack;
  const by = [...command.attack.forbiddenBy, ...command.defence.forbiddenBy, ...forbidden.flatMap((each) => each.by)];
  if (by.length === 0) return null;
  const listed = (names: readonly string[]): string => words.common.list([...new Set(names)]);
  const source = sourcesSaid({ words, look }, by);
  const rules = forbidden.flatMap((each) => each.rules).map((rule) => rerollName(words, look, { state, rule }));
  return rules.length === 0
    ? words.dice.reroll.forbidden(source)
    : words.dice.reroll.forbiddenEven(listed(rules), source);
}

/** Whether dice could be rolled again for a command point that the side has not. */
export const lacksCp = ({ command: { attack, defence } }: AttackView): boolean =>
  [attack, defence].some(({ dice, cp }) => dice.length > 0 && cp < 1);
