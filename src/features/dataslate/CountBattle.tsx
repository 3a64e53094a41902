import { useEffect, useState } from 'react';
import type { Openable } from '../../state/campaign/openAfter.ts';
import type { App } from '../../state/base/app.ts';
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

/** What is found for a battle once it is here, and how it is changed. */
function useFound<T>(find: (app: App, battle: string) => Promise<readonly T[]>, battle: string) {
  const app = useApp();
  const [found, setFound] = useState<readonly T[]>([]);
  useEffect(() => {
    let here = true;
    void find(app, battle).then((all) => here && setFound(all));
    return () => {
      here = false;
    };
  }, [app, battle, find]);
  return [found, setFound] as const;
}

const countable = async (app: App, battle: string): Promise<readonly Countable[]> =>
  (await dataslates()).countable(app, battle);
const openable = async (app: App, battle: string): Promise<readonly Openable[]> =>
  (await after()).openable(app, battle);

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
  const [all, setAll] = useFound(countable, battle);
  const count = async (id: string) => {
    const { countBattle } = await dataslates();
    if (await countBattle(app, id)) onCounted(id);
    else setFailed(true);
  };
  const leave = async (id: string) => {
    const { leaveUncounted } = await dataslates();
    const left = await leaveUncounted(app, id);
    setFailed(!left);
    if (left) setAll((now) => now.filter((each) => each.id !== id));
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

/** Sides that have no dataslate may open one for the kill team that they played; then the battle is its first. */
export function OpenAfterBattle({ battle, onCounted }: CountBattleProps) {
  const app = useApp();
  const { counts, one } = useWords('dataslate').dataslate;
  const [failed, setFailed] = useState(false);
  const [all] = useFound(openable, battle);
  const open = async (of: Openable) => {
    const { openAfter } = await after();
    const id = await openAfter(app, battle, of);
    if (id === null) setFailed(true);
    else onCounted(id);
  };
  if (all.length === 0) return null;
  return (
    <PrepSection title={one}>
      {all.map((of) => (
        <OpenOne key={of.side} of={of} onOpen={(named) => void open(named)} />
      ))}
      {failed && (
        <p className={styles.note} role="status">
          {counts.failed}
        </p>
      )}
    </PrepSection>
  );
}
