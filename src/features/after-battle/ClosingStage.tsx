import { rewardsDue } from '../../engine/campaign/model/modules.ts';
import { chapterOf } from '../../engine/campaign/walk/chapter.ts';
import { requisitionAfter } from '../../engine/campaign/walk/closing.ts';
import { levelsReached } from '../../engine/campaign/walk/reached.ts';
import { SectionHead } from '../../ui/SectionHead.tsx';
import { contentName } from '../../words/content.ts';
import { rewardsSaid } from '../../words/moduleRewards.ts';
import { memberName, rowName } from '../../words/optionName.ts';
import styles from './AfterBattle.module.css';
import { levelSaid } from './levels.ts';
import { type Walk, useWalk } from './useWalk.ts';

interface Part {
  readonly title: string;
  readonly lines: readonly string[];
  readonly harm?: boolean;
}

function partsOf(walk: Walk): readonly Part[] {
  const { words, content, state } = walk;
  const { closing, experience } = words.campaign.after;
  const chapter = chapterOf({ state, content });
  const named = (what: string, name: string): string => words.common.named(name, what);
  const requisition = requisitionAfter({ state, content });
  const { module = null } = state;
  const rewards = module === null ? [] : rewardsSaid(words, module.row, rewardsDue(state));
  const parts: readonly Part[] = [
    { title: closing.rewards, lines: rewards },
    { title: closing.slain, harm: true, lines: chapter.slain.map(({ name }) => name) },
    { title: closing.scars, lines: chapter.scars.map(({ name, scar }) => named(rowName(walk, 'scar', scar), name)) },
    { title: closing.healed, lines: chapter.healed.map(({ name, scar }) => named(rowName(walk, 'scar', scar), name)) },
    {
      title: closing.levels,
      lines: levelsReached(walk).map(({ member, row }) => levelSaid(walk, closing.level(member.name, row.level), row)),
    },
    {
      title: closing.honours,
      lines: chapter.honours.map(({ name, honour }) => named(rowName(walk, 'honour', honour), name)),
    },
    {
      title: closing.experience,
      lines: chapter.xp.map(({ member, xp }) => named(experience.plus(xp), memberName(walk, member))),
    },
    {
      title: closing.requisition,
      lines: requisition === null ? [] : [closing.points(state.dataslate?.requisition ?? 0, requisition)],
    },
    {
      title: closing.found,
      lines: chapter.found.map((id) => contentName(words, id, content.items.get(id)?.name ?? id)),
    },
  ];
  return parts.filter(({ lines }) => lines.length > 0);
}

/** What goes into the book, read once more before it is closed. */
export function ClosingStage() {
  const walk = useWalk();
  if (walk === null) return null;
  const { closing } = walk.words.campaign.after;
  const parts = partsOf(walk);
  return (
    <>
      <p className={styles.lead}>{parts.length === 0 ? closing.nothing : closing.lead}</p>
      <div className={styles.parts}>
        {parts.map(({ title, lines, harm = false }) => (
          <section key={title} className={styles.section}>
            <SectionHead title={title} />
            <ul className={styles.rows}>
              {lines.map((line, index) => (
                <li key={`${line} ${index}`} className={harm ? styles.harm : undefined}>
                  {line}
                </li>
              ))}
            </ul>
          </section>
        ))}
      </div>
      <p className={styles.lead}>{closing.back}</p>
    </>
  );
}
