import type { CommandWorth as Worth, DieWorth } from '../../engine/advisor/commandWorth.ts';
import { useAdvisor } from '../../state/answer/advice.ts';
import { useGame } from '../../state/base/useApp.ts';
import { hasAttackOdds } from '../../state/base/store.ts';
import { capital } from '../../words/capital.ts';
import type { Language } from '../../words/language.ts';
import { partyOf } from '../../words/oddsSaid.ts';
import { useWords } from '../../words/useWords.ts';
import { changeSaid, omittedSaid } from '../../words/worthSaid.ts';
import type { DieTapped } from './view/DieTapped.ts';
import { type PlayScene, useScene } from '../../scene/useScene.ts';
import type { AttackView } from '../../engine/view/attack.ts';

type Command = AttackView['command'];

/** What a Command Re-roll of this die is worth. */
function commandSaid(
  { words, view }: PlayScene,
  command: Command,
  language: Language,
  { from, to, pool, omitted }: DieWorth,
): string {
  const { owner } = command[pool];
  const chooser = owner === null ? 'you' : partyOf(view.state, owner);
  const change = changeSaid(words, language, { from, to, chooser }) ?? words.attack.odds.worth.hardly;
  const without = omittedSaid(words, omitted);
  return without === null ? change : `${change}. ${without}`;
}

/** The best die with its face. */
function bestSaid(scene: PlayScene, command: Command, { best }: Worth, language: Language): string {
  const { words } = scene;
  if (best === 'none') return words.attack.odds.none;
  if (best === null) return words.dice.reroll.commandWaste;
  const said = commandSaid(scene, command, language, best);
  return best.face === null ? capital(said) : words.common.named(words.dice.reroll.again([best.face]), said);
}

const foundOf = (worth: Worth, { pool, die }: Pick<DieTapped, 'pool' | 'die'>): DieWorth | null =>
  worth[pool].find((one) => one.die === die) ?? null;

type CommandWorthProps = {
  readonly attack: AttackView;
  /** This die; absent: the best of all. */
  readonly die?: Pick<DieTapped, 'pool' | 'die'>;
};

/** What a Command Re-roll is worth: of one die, or of the best with its face. */
export function CommandWorth({ attack: { command }, die }: CommandWorthProps) {
  const scene = useScene();
  const { language } = useWords('shared');
  const worth = useAdvisor()?.command(scene.view.state) ?? null;
  if (!useGame(hasAttackOdds)) return null;
  if (worth === null) return <small>{scene.words.attack.odds.coming}</small>;
  if (die === undefined) return <small>{bestSaid(scene, command, worth, language)}</small>;
  const found = foundOf(worth, die);
  return <small>{found === null ? null : capital(commandSaid(scene, command, language, found))}</small>;
}
