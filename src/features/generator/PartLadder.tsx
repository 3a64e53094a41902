import { useState } from 'react';
import type { PartId } from '../../content/generator/state.ts';
import { SectionHead } from '../../ui/SectionHead.tsx';
import { useWords } from '../../words/useWords.ts';
import styles from './Generator.module.css';
import { PartRow, type ShownPart } from './PartRow.tsx';
import { type Speaking, valueSaid } from './partSaid.ts';
import { PartSheet } from './PartSheet.tsx';
import type { MakingNow } from './useMaking.ts';

const GROUPS = {
  mission: ['mission', 'role', 'difficulty', 'acolytes'],
  story: ['task', 'place', 'keepers', 'twist'],
  enemy: ['faction', 'variant', 'dv', 'force'],
  place: ['environment', 'environment2', 'events', 'killzone', 'clues'],
  objectives: ['secondary', 'secondary2', 'hidden'],
} as const satisfies Record<string, readonly PartId[]>;

type LadderProps = { readonly making: MakingNow; readonly speaking: Speaking };

const dvOf = ({ making, speaking }: LadderProps): number =>
  making.resolved.enemies.reduce((sum, { card }) => sum + (speaking.pack.operatives.get(card)?.dv ?? 0), 0);

/** A part as it is shown; null: it does not concern this scenario. What is secret stays so until it is opened. */
function shownOf(props: LadderProps, id: PartId): ShownPart | null {
  const { making, speaking } = props;
  const state = making.state.parts[id];
  if (id === 'force') {
    const { length } = making.resolved.enemies;
    return { id, state, part: null, value: speaking.words.force(length, dvOf(props)), passed: null };
  }
  const part = making.resolved.parts[id];
  if (part === undefined) return null;
  const passed = part.passed === null ? null : valueSaid(speaking, id, part.passed);
  const value = id === 'hidden' ? speaking.words.secret : valueSaid(speaking, id, part.value);
  return { id, state, part, value, passed };
}

/** The parts of a scenario, one below the other. */
export function PartLadder(props: LadderProps) {
  const words = useWords('workshop').generator;
  const [open, setOpen] = useState<PartId | null>(null);
  const opened = open === null ? null : shownOf(props, open);
  return (
    <>
      {Object.entries(GROUPS).map(([group, ids]) => (
        <section key={group} className={styles.group} aria-label={words.groups[group as keyof typeof GROUPS]}>
          <SectionHead title={words.groups[group as keyof typeof GROUPS]} />
          <ul className={styles.parts}>
            {ids.flatMap((id) => {
              const shown = shownOf(props, id);
              return shown === null ? [] : [<PartRow key={id} shown={shown} onOpen={() => setOpen(id)} />];
            })}
          </ul>
        </section>
      ))}
      {opened !== null && <PartSheet shown={opened} speaking={props.speaking} onClose={() => setOpen(null)} />}
    </>
  );
}
