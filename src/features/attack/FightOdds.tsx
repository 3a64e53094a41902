import { useId, useMemo, useState, useSyncExternalStore } from 'react';
import type { FightView } from '../../engine/view/fight.ts';
import { useAdvisor } from '../../state/answer/advice.ts';
import { fightsWork } from '../../state/odds/fightsWork.ts';
import { Icon } from '../../ui/icons/Icon.tsx';
import { useWords } from '../../words/useWords.ts';
import styles from './Odds.module.css';
import {
  type FightAsked,
  fightAsked,
  type FightForecast,
  fightForecast,
  fightOddsSaid,
  type Way,
  WAYS,
} from './view/fightOddsSaid.ts';
import { useScene } from '../../scene/useScene.ts';

type FightOddsProps = { readonly fight: FightView };
type AskedProps = { readonly fight: FightAsked };

/** The odds of each way, as far as they are known; of a long fight they come later. */
function useForecasts(fight: FightAsked, ways: readonly Way[]) {
  const { state } = useScene();
  const work = useMemo(() => fightsWork(ways.map((way) => fightAsked(state, fight, way))), [state, fight, ways]);
  const worked = useSyncExternalStore(work.watch, work.now);
  return ways.map((way, at): FightForecast | 'coming' | 'none' => {
    const odds = worked[at] ?? 'coming';
    return typeof odds === 'string' ? odds : fightForecast(state, fight, { way, odds });
  });
}

const [USUAL, ...OTHERS] = WAYS;
const FIRST = [USUAL];

/** The other ways to play, worked out while they are shown. */
function OtherWays({ fight, id }: AskedProps & { readonly id: string }) {
  const { language } = useWords('shared');
  const forecasts = useForecasts(fight, OTHERS);
  const { words } = useScene();
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

/** The usual way to play; opens how else it can be played. */
function KnownOdds({ fight }: AskedProps) {
  const { language } = useWords('shared');
  const [open, setOpen] = useState(false);
  const id = useId();
  const { words } = useScene();
  const [forecast = 'coming'] = useForecasts(fight, FIRST);
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
          {fightOddsSaid(words, language, forecast)} {fight.isLike && <small>{odds.isLike}</small>}
        </span>
        <Icon name="why" />
      </button>
      {open && <OtherWays fight={fight} id={id} />}
    </>
  );
}

/** What to expect of a fight that nobody has rolled for. */
export function FightOdds({ fight }: FightOddsProps) {
  const { words, view } = useScene();
  const asked = useAdvisor()?.fight(view.state) ?? null;
  const known = useMemo(
    () => (asked === null ? null : { ...asked, attacker: fight.attacker, defender: fight.defender }),
    [asked, fight],
  );
  return known === null ? <p className={styles.line}>{words.attack.odds.coming}</p> : <KnownOdds fight={known} />;
}
