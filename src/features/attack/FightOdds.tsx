import { useEffect, useId, useMemo, useState } from 'react';
import type { BattleState } from '../../engine/battle/state.ts';
import type { FightTask } from '../../engine/battle/task.ts';
import { type FightInHand, fightInHand } from '../../engine/battle/tasks/fight/fightInHand.ts';
import { fightIsLike } from '../../engine/battle/tasks/fight/oddsOf.ts';
import { gameOf } from '../../engine/battle/tableDecider.ts';
import { Icon } from '../../ui/icons/Icon.tsx';
import { useFirstWords } from '../../words/useFirstWords.ts';
import styles from './Odds.module.css';
import { type FightForecast, fightForecast, fightOddsSaid, isLong, type Way, WAYS } from './view/fightOddsSaid.ts';
import type { Scene } from './view/Scene.ts';

type FightOddsProps = { readonly scene: Scene; readonly fight: FightInHand };

/** Whether the screen has been painted since this was first drawn. */
function usePainted(): boolean {
  const [painted, setPainted] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setPainted(true));
    return () => clearTimeout(timer);
  }, []);
  return painted;
}

/** The odds of each way; of a long fight not until the screen has been painted. */
function useForecasts(state: BattleState, task: FightTask, ways: readonly Way[]) {
  const painted = usePainted();
  const waits = !painted && isLong(fightInHand(gameOf(state), task));
  return useMemo((): 'coming' | readonly (FightForecast | null)[] => {
    if (waits) return 'coming';
    const fight = fightInHand(gameOf(state), task);
    return ways.map((way) => fightForecast(fight, way));
  }, [waits, state, task, ways]);
}

const [USUAL, ...OTHERS] = WAYS;
const FIRST = [USUAL];

/** The other ways to play, worked out while they are shown. */
function OtherWays({ scene: { words, game }, fight, id }: FightOddsProps & { readonly id: string }) {
  const { language } = useFirstWords();
  const forecasts = useForecasts(game.state, fight.task, OTHERS);
  if (forecasts === 'coming') return <p className={styles.line}>{words.attack.odds.coming}</p>;
  return (
    <ul id={id} className={styles.ways} aria-label={words.attack.odds.otherWays}>
      {forecasts.map((forecast, index) => (
        <li key={OTHERS[index]}>
          {forecast === null ? words.attack.odds.none : fightOddsSaid(words, language, forecast)}
        </li>
      ))}
    </ul>
  );
}

/** What to expect of a fight that nobody has rolled for; opens how else it can be played. */
export function FightOdds({ scene, fight }: FightOddsProps) {
  const { language } = useFirstWords();
  const [open, setOpen] = useState(false);
  const id = useId();
  const { words, game } = scene;
  const forecasts = useForecasts(game.state, fight.task, FIRST);
  const { odds } = words.attack;
  if (forecasts === 'coming') return <p className={styles.line}>{odds.coming}</p>;
  const [forecast] = forecasts;
  if (forecast === null || forecast === undefined) return <p className={styles.line}>{odds.none}</p>;
  return (
    <>
      <button
        type="button"
        className={styles.line}
        aria-expanded={open}
        aria-controls={open ? id : undefined}
        onClick={() => setOpen(!open)}
      >
        <span>
          {fightOddsSaid(words, language, forecast)} {fightIsLike(fight) && <small>{odds.isLike}</small>}
        </span>
        <Icon name="why" />
      </button>
      {open && <OtherWays scene={scene} fight={fight} id={id} />}
    </>
  );
}
