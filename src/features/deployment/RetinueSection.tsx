import { Explained } from '../../forms/Explained.tsx';
import { useState } from 'react';
import { playersOf } from '../../state/battle/beginBattle.ts';
import { useGame, useChance } from '../../state/base/useApp.ts';
import { PrepHint } from '../../ui/PrepSection.tsx';
import { useWords } from '../../words/useWords.ts';
import styles from './Deployment.module.css';
import type { DraftProps } from './DeploymentScreen.tsx';
import { type Candidate, changed, isExtra, placesOf, sumsOf, withCandidate } from './draft.ts';
import { MemberRow } from './MemberRow.tsx';
import { MemberSheet } from './MemberSheet.tsx';

/** Those of the ready-made retinue keep their place when they stay behind; others stand here only when they come. */
const isShown = ({ member, taken }: Candidate): boolean => taken || !isExtra(member);

/** Who comes along: roster rows, those who stay behind below. */
export function RetinueSection({ draft, onChange }: DraftProps) {
  const { rollFace } = useChance();
  const words = useWords('play');
  const settings = useGame((game) => game.settings);
  const [open, setOpen] = useState<string | null>(null);
  const players = playersOf(settings, words.common.playerName);
  const places = placesOf(draft, players.length);
  const { capacity, cap } = sumsOf(draft);
  const toggle = ({ member, taken }: Candidate) =>
    onChange(changed(draft, { candidates: withCandidate(draft, member.id, { taken: !taken }) }, rollFace));
  const row = (candidate: Candidate) => (
    <MemberRow
      key={candidate.member.id}
      pack={draft.pack}
      candidate={candidate}
      owner={players.length === 1 ? null : (players[places.get(candidate.member.id) ?? -1] ?? null)}
      onToggle={() => toggle(candidate)}
      onOpen={() => setOpen(candidate.member.id)}
    />
  );
  const edited = draft.candidates.find(({ member }) => member.id === open);
  return (
    <>
      <PrepHint>
        <Explained text={words.deployment.dvHint(cap)} />
      </PrepHint>
      <PrepHint>
        <Explained text={words.deployment.capacity(capacity.used, capacity.of)} />
      </PrepHint>
      <ul className={styles.roster}>{draft.candidates.filter(isShown).map(row)}</ul>
      <details className={styles.behind}>
        <summary>{words.deployment.others}</summary>
        <ul className={styles.roster}>{draft.candidates.filter((candidate) => !isShown(candidate)).map(row)}</ul>
      </details>
      {edited !== undefined && (
        <MemberSheet
          candidate={edited}
          players={players}
          place={places.get(edited.member.id) ?? 0}
          onChange={(change) => onChange({ ...draft, candidates: withCandidate(draft, edited.member.id, change) })}
          onClose={() => setOpen(null)}
        />
      )}
    </>
  );
}
