import { type ReactNode, useMemo } from 'react';
import { useWords } from '../../words/useWords.ts';
import { ChapterRow } from '../../ui/ChapterRow.tsx';
import { plainProse } from '../../words/plainProse.ts';
import { useEditing } from './editing.ts';
import styles from './Module.module.css';
import { ModuleGraph } from './ModuleGraph.tsx';
import type { ModulePlace } from './place.ts';
import { traced } from './traced.ts';
import { WhichWay } from './WhichWay.tsx';

type OverviewProps = {
  readonly place: ModulePlace | null;
  readonly looks: ReactNode;
  readonly ticked: readonly string[];
  readonly onTick: (ticked: readonly string[]) => void;
  readonly onPlace: (place: ModulePlace) => void;
};

/** The whole campaign: what is to be said of it, its story, its drawing, where it leads, and what it brings. */
export function Overview({ place, looks, ticked, onTick, onPlace }: OverviewProps) {
  const words = useWords('workshop').moduleEditor;
  const { draft, sets } = useEditing();
  const path = useMemo(() => (ticked.length === 0 ? null : traced(draft, sets, ticked)), [draft, sets, ticked]);
  const { rewards } = words;
  const brought = draft.rewards.map(
    (each) => each.text || rewards.brings(each.loot, each.rare, each.capacity, each.xp),
  );
  return (
    <>
      {looks}
      <ChapterRow
        title={words.story}
        lines={[plainProse(draft.text).trim() === '' ? words.storyEmpty : plainProse(draft.text)]}
        current={place?.is === 'story'}
        onPress={() => onPlace({ is: 'story' })}
      />
      <section className={styles.section} aria-label={words.graph}>
        <h2 className={styles.head}>{words.graph}</h2>
        <ModuleGraph
          path={path}
          current={place?.is === 'chapter' ? place.id : null}
          onOpen={(id) => onPlace({ is: 'chapter', id })}
        />
      </section>
      <WhichWay ticked={ticked} path={path} onTick={onTick} />
      <ChapterRow
        title={rewards.title}
        lines={[brought.length === 0 ? rewards.empty : brought.join(' ')]}
        current={place?.is === 'rewards'}
        onPress={() => onPlace({ is: 'rewards' })}
      />
    </>
  );
}
