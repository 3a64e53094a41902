import { useMemo } from 'react';
import { gameOf } from '../../engine/systems/registry.ts';
import { capital } from '../../words/format.ts';
import { useWords } from '../../words/useWords.ts';
import type { DieTapped } from './view/DieTapped.ts';
import { bestCommandDie, commandDice, commandSaid } from './view/commandWorth.ts';
import type { Scene } from './view/Scene.ts';

type CommandWorthProps = {
  readonly scene: Scene;
  /** This die; absent: the best of all. */
  readonly die?: Pick<DieTapped, 'pool' | 'die'>;
};

/** What a Command Re-roll is worth: of one die, or of the best with its face. */
export function CommandWorth({ scene: { words, game }, die }: CommandWorthProps) {
  const { language } = useWords('shared');
  const { state } = game;
  const [pool, index] = [die?.pool, die?.die];
  const found = useMemo(() => {
    const now = gameOf(state);
    if (pool === undefined) return bestCommandDie(now);
    return commandDice(now, pool).find((one) => one.die === index) ?? null;
  }, [state, pool, index]);
  if (found === 'none') return <>{words.attack.odds.none}</>;
  if (found === null) return die === undefined ? <>{words.dice.reroll.commandWaste}</> : null;
  const said = commandSaid(words, language, found);
  if (die !== undefined || found.face === null) return <>{capital(said)}</>;
  return <>{words.common.named(words.dice.reroll.again([found.face]), said)}</>;
}
