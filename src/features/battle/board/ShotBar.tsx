import { useScene } from '../../../scene/useScene.ts';
import { NextButton } from '../../../ui/NextButton.tsx';
import { ThumbBar } from '../../../ui/ThumbBar.tsx';
import { chanceShort } from '../../../words/chance.ts';
import { useWords } from '../../../words/useWords.ts';
import { attackTarget } from '../acts.ts';
import { useDesk } from '../desk.ts';
import { BarUndo } from '../parts/BarUndo.tsx';
import type { AimChosen } from './useAim.ts';

/** While a shot is chosen: brass shoots at the chosen target. */
export function ShotBar({ aim: { pick, chosen } }: { readonly aim: AimChosen }) {
  const desk = useDesk();
  const { words, look, battle } = useScene();
  const { shot, verdicts } = useWords('board');
  const isReady = chosen !== null && chosen.problem === null;
  const verdict = chosen === null ? '' : verdicts[chosen.verdict];
  return (
    <ThumbBar
      label={words.battle.bar}
      undo={<BarUndo />}
      next={
        <NextButton
          title={isReady ? shot.shoot(look.name(chosen.enemy.id)) : shot.choose}
          {...(isReady && { detail: chosen.kill === null ? verdict : shot.priced(verdict, chanceShort(chosen.kill)) })}
          quiet={!isReady}
          icon={isReady ? 'next' : null}
          {...(isReady && { keyHint: words.keys.space })}
          pressKey={battle.length}
          onPress={() => {
            if (isReady) attackTarget(desk, pick, chosen.enemy.id);
          }}
        />
      }
    />
  );
}
