import { useCampaignScene } from '../../scene/useCampaignScene.ts';
import { useEffect, useRef, useState } from 'react';
import { useTypedKeeper } from '../../forms/useTypedKeeper.ts';
import { useGame } from '../../state/base/useApp.ts';
import { useCampaignPlay } from '../../state/campaign/campaignPlay.ts';
import { TextField } from '../../ui/TextField.tsx';
import styles from './Campaign.module.css';

const LONGEST = 20_000;
const PAUSE = 800;

/** How notes are kept while they are typed. */
function useKeeping() {
  const { parkNotes } = useCampaignPlay();
  return {
    write: parkNotes,
    park: (notes: string) => {
      void parkNotes(notes);
      return () => undefined;
    },
  };
}

/** Writes the last text when the hand rests, and when the field goes away. */
function useRest(): (text: string) => void {
  const { writeNotes } = useCampaignPlay();
  const waiting = useRef<{ readonly timer: ReturnType<typeof setTimeout>; readonly text: string } | null>(null);
  useEffect(
    () => () => {
      if (waiting.current === null) return;
      clearTimeout(waiting.current.timer);
      writeNotes(waiting.current.text);
    },
    [writeNotes],
  );
  return (text) => {
    if (waiting.current !== null) clearTimeout(waiting.current.timer);
    const timer = setTimeout(() => {
      waiting.current = null;
      writeNotes(text);
    }, PAUSE);
    waiting.current = { timer, text };
  };
}

/** The player's notes: parked while they are typed, and written into the campaign when the hand rests or the field is left. */
export function NotesField() {
  const { words, state } = useCampaignScene();
  const { tracker } = words.campaign;
  const isRead = useGame(({ campaignSave }) => campaignSave.kind === 'readOnly');
  const [text, setText] = useState(state.notes);
  const [written, setWritten] = useState(state.notes);
  useTypedKeeper(text, useKeeping());
  const rest = useRest();
  // Written, undone, brought back or typed in another tab: what the campaign says now is what stands here.
  if (written !== state.notes) {
    setWritten(state.notes);
    setText(state.notes);
  }
  const change = (notes: string) => {
    setText(notes);
    rest(notes);
  };
  return (
    <div className={styles.field}>
      <TextField
        label={tracker.notes}
        hint={isRead ? words.saving.readOnly : tracker.notesHint}
        readOnly={isRead}
        value={text}
        lines={6}
        maxLength={LONGEST}
        onChange={change}
      />
    </div>
  );
}
