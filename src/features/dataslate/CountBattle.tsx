import { useEffect, useState } from 'react';
import { useApp } from '../../state/base/useApp.ts';
import { ListRow } from '../../ui/ListRow.tsx';
import { PrepSection } from '../../ui/PrepSection.tsx';
import { useWords } from '../../words/useWords.ts';
import styles from './Dataslate.module.css';

type Countable = { readonly id: string; readonly name: string };
type CountBattleProps = { readonly battle: string; readonly onCounted: (campaign: string) => void };

const dataslates = () => import('../../state/campaign/dataslates.ts');

/** The dataslates that may count this battle, and saying that one of them does not. */
function useCountable(battle: string) {
  const app = useApp();
  const [found, setFound] = useState<readonly Countable[]>([]);
  useEffect(() => {
    let here = true;
    void dataslates()
      .then(({ countable }) => countable(app, battle))
      .then((all) => here && setFound(all));
    return () => {
      here = false;
    };
  }, [app, battle]);
  return { all: found, gone: (id: string) => setFound((now) => now.filter((each) => each.id !== id)) };
}

/** Whether a battle that is over counts: asked of each side that is of a dataslate, which decides for itself (K-80). */
export function CountBattle({ battle, onCounted }: CountBattleProps) {
  const app = useApp();
  const { counts } = useWords('dataslate').dataslate;
  const [failed, setFailed] = useState(false);
  const { all, gone } = useCountable(battle);
  const count = async (id: string) => {
    const { countBattle } = await dataslates();
    if (await countBattle(app, id)) onCounted(id);
    else setFailed(true);
  };
  const leave = async (id: string) => {
    const { leaveUncounted } = await dataslates();
    const left = await leaveUncounted(app, id);
    setFailed(!left);
    if (left) gone(id);
  };
  if (all.length === 0) return null;
  return (
    <PrepSection title={counts.title}>
      <p className={styles.note} role="status">
        {failed ? counts.failed : counts.hint}
      </p>
      {all.map(({ id, name }) => (
        <div key={id}>
          <ListRow
            icon="campaign"
            title={counts.count(name)}
            detail={counts.countDetail}
            opens
            onPress={() => void count(id)}
          />
          <ListRow icon="cross" title={counts.not(name)} detail={counts.notDetail} onPress={() => void leave(id)} />
        </div>
      ))}
    </PrepSection>
  );
}
