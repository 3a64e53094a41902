import { useId, useMemo, useState, useSyncExternalStore } from 'react';
import type { BattleState } from '../../engine/family/killteam/model/state.ts';
import type { FightTask } from '../../engine/family/killteam/model/task.ts';
import { fightInHand } from '../../engine/family/killteam/attack/fight/fightInHand.ts';
import type { FightInHand } from '../../engine/family/killteam/rules/steps.ts';
import { fightIsLike } from '../../engine/family/killteam/advice/fight/oddsOf.ts';
import { gameOf } from '../../engine/systems/registry.ts';
import { fightsWork } from '../../state/odds/fightsWork.ts';
import { Icon } from '../../ui/icons/Icon.tsx';
import { useWords } from '../../words/useWords.ts';
import styles from './Odds.module.css';
import { fightAsked, type FightForecast, fightForecast, fightOddsSaid, type Way, WAYS } from './view/fightOddsSaid.ts';
import type { Scene } from './view/Scene.ts';

type FightOddsProps = { readonly scene: Scene; readonly fight: FightInHand };

/** The odds of each way, as far as they are known; of a long fight they come later. */
function useForecasts(state: BattleState, task: FightTask, ways: readonly Way[]) {
  const work = useMemo(() => {
    const fight = fightInHand(gameOf(state), task);
    return fightsWork(ways.map((way) => fightAsked(fight, way)));
  }, [state, task, ways]);
  const worked = useSyncExternalStore(work.watch, work.now);
  return ways.map((way, at): FightForecast | 'coming' | 'none' => {
    const odds = worked[at] ?? 'coming';
    return typeof odds === 'string' ? odds : fightForecast(fightInHand(gameOf(state), task), way, odds);
  });
}

const [USUAL, ...OTHERS] = WAYS;
const FIRST = [USUAL];

/** The other ways to play, worked out while they are shown. */
function OtherWays({ scene: { words, game }, fight, id }: FightOddsProps & { readonly id: string }) {
  const { language } = useWords('shared');
  const forecasts = useForecasts(game.state, fight.task, OTHERS);
  return (
    <ul id={id} className={styles.ways} aria-label={words.attack.odds.otherWays}>
      {forecasts.map((forecast, index) => (
        <li key={OTHERS[index]}>
          {typeof forecast === 'string' ? words.attack.odds[forecast] : fightOddsSaid(words, language, forecast)}
        </li>
      ))}
    </ul>
  );
}

/** What to expect of a fight that nobody has rolled for; opens how else it can be played. */
export function FightOdds({ scene, fight }: FightOddsProps) {
  const { language } = useWords('shared');
  const [open, setOpen] = useState(false);
  const id = useId();
  const { words, game } = scene;
  const [forecast = 'coming'] = useForecasts(game.state, fight.task, FIRST);
  const { odds } = words.attack;
  if (typeof forecast === 'string') return <p className={styles.line}>{odds[forecast]}</p>;
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
