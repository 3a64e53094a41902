import { useState } from 'react';
import { useBegun } from '../../scene/useBegun.ts';
import type { Conflict, MergeChoice } from '../../state/library/merge.ts';
import type { PackConflict, PackSide } from '../../state/library/packConflict.ts';
import type { Replaced } from '../../state/library/replace.ts';
import { PlainButton } from '../../ui/PlainButton.tsx';
import { SheetDialog } from '../../ui/SheetDialog.tsx';
import { packName } from '../../words/packName.ts';
import type { Words } from '../../words/words.ts';
import { useWords } from '../../words/useWords.ts';
import { Facts } from './Facts.tsx';
import styles from './Storage.module.css';
import { timeText } from './timeText.ts';

/** A brought save or pack that differs from the one here. */
export type AnyConflict = Conflict | PackConflict;

const comparisonOf = (conflict: AnyConflict): Conflict['comparison'] =>
  'here' in conflict ? null : conflict.comparison;

/** Carries a choice out; a rejected promise counts as no room. But for `restored` nothing has changed. */
export type OnDecide = (conflict: AnyConflict, choice: MergeChoice) => Promise<Replaced>;

type MergeSheetProps = {
  readonly conflicts: readonly AnyConflict[];
  readonly onDecide: OnDecide;
  /** All are decided, or the rest is left as it is. */
  readonly onClose: () => void;
};

/** What can be chosen, the advised one last: it stands under the thumb. */
function choicesOf(conflict: AnyConflict): readonly MergeChoice[] {
  switch (comparisonOf(conflict)?.kind) {
    case 'newer':
      return ['both', 'mine', 'theirs'];
    case 'older':
      return ['both', 'mine'];
    case 'same':
    case 'diverged':
    case undefined:
      return ['theirs', 'mine', 'both'];
  }
}

function labelOf({ merge }: Words<'storage'>, conflict: AnyConflict, choice: MergeChoice): string {
  if (choice === 'mine') return merge.keepMine;
  if (choice === 'both') return merge.keepBoth;
  return comparisonOf(conflict)?.kind === 'newer' ? merge.takeNewer : merge.takeTheirs;
}

function sentenceOf({ merge }: Words<'storage'>, conflict: AnyConflict): string {
  if ('here' in conflict) return merge.pack;
  const { comparison } = conflict;
  if (comparison === null) return merge.unreadable;
  if (comparison.kind === 'newer' || comparison.kind === 'older') return merge[comparison.kind];
  return comparison.common === 0 ? merge.otherStart : merge.diverged;
}

function factsOf(words: Words<'storage'>, conflict: AnyConflict): readonly (readonly [string, string])[] {
  const { merge } = words;
  const side = ({ savedAt, auxiliaries, enemies, bands }: PackSide) =>
    bands > 0
      ? merge.bandsSide(timeText(words, savedAt), bands)
      : merge.packSide(timeText(words, savedAt), auxiliaries, enemies);
  if ('here' in conflict)
    return [
      [merge.here, side(conflict.here)],
      [merge.file, side(conflict.brought)],
    ];
  const { comparison } = conflict;
  if (comparison === null) return [];
  const stamp = ({ entries, savedAt }: typeof comparison.here) => merge.stamp(entries, timeText(words, savedAt));
  return [
    [merge.common, merge.entries(comparison.common)],
    [merge.here, stamp(comparison.here)],
    [merge.file, stamp(comparison.brought)],
  ];
}

/** Which of two states a conflict is about: what was brought, and of what it differs. */
const keyOf = ({ subject, title, text }: AnyConflict): string =>
  [subject.kind, subject.id, text.length, title].join(' ');

const NONE: readonly string[] = [];

/**
 * Goes from one conflict to the next; `fault`: why the last choice could not be carried out. What is decided is not asked
 * again when the same file is brought after the page has gone.
 */
function useConflicts({ conflicts, onDecide, onClose }: MergeSheetProps) {
  const [decided, setDecided] = useBegun('merge', NONE);
  const [fault, setFault] = useState<Exclude<Replaced, 'restored'> | null>(null);
  const [conflict, ...later] = conflicts.filter((each) => !decided.includes(keyOf(each)));
  const close = () => {
    setDecided(NONE);
    onClose();
  };
  const decide = async (choice: MergeChoice) => {
    if (conflict === undefined) return;
    const outcome = await onDecide(conflict, choice).catch(() => 'full' as const);
    setFault(outcome === 'restored' ? null : outcome);
    if (outcome !== 'restored') return;
    if (later.length > 0) setDecided([...decided, keyOf(conflict)]);
    else close();
  };
  return { conflict, left: later.length, fault, decide, close };
}

/** A brought battle or campaign that differs from the one here: what both are, and what shall become of them. */
export function MergeSheet(props: MergeSheetProps) {
  const shared = useWords('shared');
  const words = useWords('storage');
  const { conflict, left, fault, decide, close } = useConflicts(props);
  if (conflict === undefined) return null;
  const title = conflict.title === '' ? words.copies.untitled[conflict.subject.kind] : packName(shared, conflict.title);
  const choices = choicesOf(conflict);
  return (
    <SheetDialog
      open
      title={words.merge.title(title)}
      closeLabel={shared.common.close}
      onClose={close}
      actions={choices.map((choice) => (
        <PlainButton
          key={choice}
          tone={choice === choices.at(-1) ? 'brass' : 'edge'}
          label={labelOf(words, conflict, choice)}
          onPress={() => void decide(choice)}
        />
      ))}
    >
      <p>{sentenceOf(words, conflict)}</p>
      <Facts inSheet facts={factsOf(words, conflict)} />
      <p className={styles.inSheet}>{'here' in conflict ? words.merge.packDetail : words.merge.bothDetail}</p>
      {left > 0 && <p className={styles.inSheet}>{words.merge.more(left)}</p>}
      <p role="status">{fault === null ? '' : words.copies[fault]}</p>
    </SheetDialog>
  );
}
