import { useEffect, useState } from 'react';
import type { Openable } from '../../state/campaign/openAfter.ts';
import { useApp } from '../../state/base/useApp.ts';
import { ListRow } from '../../ui/ListRow.tsx';
import { PrepSection } from '../../ui/PrepSection.tsx';
import { contentName } from '../../words/content.ts';
import { useWords } from '../../words/useWords.ts';
import styles from './Dataslate.module.css';

type Countable = { readonly id: string; readonly name: string };
type CountBattleProps = { readonly battle: string; readonly onCounted: (campaign: string) => void };

const dataslates = () => import('../../state/campaign/dataslates.ts');
const after = () => import('../../state/campaign/openAfter.ts');

/** What can be done for the sides of this battle: dataslates that may count it, and sides for which one can be opened. */
function useSides(battle: string) {
  const app = useApp();
  const [all, setAll] = useState<readonly Countable[]>([]);
  const [openable, setOpenable] = useState<readonly Openable[]>([]);
  useEffect(() => {
    let here = true;
    const look = async () => {
      const [slates, opening] = await Promise.all([dataslates(), after()]);
      const [countable, without] = await Promise.all([slates.countable(app, battle), opening.openable(app, battle)]);
      if (!here) return;
      setAll(countable);
      setOpenable(without);
    };
    void look();
    return () => {
      here = false;
    };
  }, [app, battle]);
  return { all, openable, gone: (id: string) => setAll((now) => now.filter((each) => each.id !== id)) };
}

/** A side that has no dataslate may open one, of which this battle is the first. */
function OpenOne({ of, onOpen }: { readonly of: Openable; readonly onOpen: (named: Openable) => void }) {
  const words = useWords('dataslate');
  const { counts } = words.dataslate;
  const name = contentName(words, of.roster, of.name);
  return (
    <ListRow
      icon="plus"
      title={counts.open(name)}
      detail={counts.openDetail}
      opens
      onPress={() => onOpen({ ...of, name })}
    />
  );
}

/** Whether a battle that is over counts: asked of each side that is of a dataslate, which decides for itself (K-80). */
export function CountBattle({ battle, onCounted }: CountBattleProps) {
  const app = useApp();
  const { counts } = useWords('dataslate').dataslate;
  const [failed, setFailed] = useState(false);
  const { all, openable, gone } = useSides(battle);
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
  const open = async (of: Openable) => {
    const { openAfter } = await after();
    const id = await openAfter(app, battle, of);
    if (id === null) setFailed(true);
    else onCounted(id);
  };
  if (all.length + openable.length === 0) return null;
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
      {openable.map((of) => (
        <OpenOne key={of.side} of={of} onOpen={(named) => void open(named)} />
      ))}
    </PrepSection>
  );
}
