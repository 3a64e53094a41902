import type { ReactNode } from 'react';
import type { Find } from '../../engine/campaign/model/walk.ts';
import { idleFind } from '../../engine/campaign/walk/idleFind.ts';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { ListRow } from '../../ui/ListRow.tsx';
import { contentName } from '../../words/content.ts';
import { memberName } from '../../words/optionName.ts';
import styles from './AfterBattle.module.css';
import { type Walk, useWalk } from './useWalk.ts';
import { sumText } from './view.ts';

/** What a find is that leaves nothing in the stash, and why it may bring nothing. */
function broughtText(walk: Walk, find: Find): string {
  const { words, content } = walk;
  const row = content.loot.find(({ id }) => id === find.row);
  if (row === undefined || !find.done || find.stash !== null) return '';
  const { idle } = words.campaign.after.loot;
  const why = idleFind(walk, find, row.find);
  const lines = [words.content.texts[row.id] ?? '', why === null ? '' : idle[why]].filter((line) => line !== '');
  return lines.length === 0 ? '' : `. ${lines.join(' ')}`;
}

function foundText(walk: Walk, find: Find): string {
  const { words, content, state } = walk;
  const { loot } = words.campaign.after;
  const [face, ...further] = find.faces;
  const row = content.loot.find(({ id }) => id === find.row);
  if (face === undefined || row === undefined) return loot.due;
  const item = state.stash.find(({ key }) => key === find.stash)?.item;
  const what =
    item === undefined
      ? contentName(words, row.id, row.name)
      : contentName(words, item, content.items.get(item)?.name ?? item);
  return `${[sumText(words, face, find.changes), ...further].join(', ')} · ${loot.found(what)}${broughtText(walk, find)}`;
}

/** A roll for everything that was found. */
export function LootStage({ panel }: { readonly panel: ReactNode }) {
  const walk = useWalk();
  if (walk === null) return null;
  const { after } = walk.words.campaign;
  const { finds } = walk.scenario;
  if (finds.length === 0) return <EmptyState title={after.loot.none} text={`${after.loot.whence}.`} />;
  return (
    <>
      <ul className={styles.cases} aria-label={after.stages.loot}>
        {finds.map((find) => (
          <li key={find.id}>
            <ListRow
              icon="interact"
              title={find.by === null ? after.loot.byNobody : memberName(walk, find.by)}
              detail={foundText(walk, find)}
            />
          </li>
        ))}
      </ul>
      {panel}
    </>
  );
}
