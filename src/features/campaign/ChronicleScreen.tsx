import { useCampaignScene } from '../../scene/useCampaignScene.ts';
import type { ReactNode } from 'react';
import { useTypedForm } from '../../forms/useTypedForm.ts';
import { useCampaignPlay } from '../../state/campaign/campaignPlay.ts';
import { downloadText } from '../../ui/downloadText.ts';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { KeyButton } from '../../ui/KeyButton.tsx';
import { NextButton } from '../../ui/NextButton.tsx';
import { ScreenLayout } from '../../ui/ScreenLayout.tsx';
import { TextField } from '../../ui/TextField.tsx';
import { ThumbBar } from '../../ui/ThumbBar.tsx';
import { TopBar } from '../../ui/TopBar.tsx';
import { chronicleMarkdown } from '../../words/chronicle.ts';
import styles from './Campaign.module.css';
import { Chapter } from './Chapter.tsx';
import { slugOf } from './slugOf.ts';

const LONGEST = 2000;

function NoteField() {
  const { typedForm, dispatchCampaign } = useCampaignPlay();
  const { story } = useCampaignScene().words.campaign;
  const { fields, type, done } = useTypedForm({ text: '' }, typedForm('note'));
  const { text } = fields;
  const write = () => {
    if (text.trim() === '' || dispatchCampaign({ type: 'writeNote', text: text.trim() }) !== null) return;
    type({ text: '' });
    done();
  };
  return (
    <div className={styles.field}>
      <TextField
        label={story.note}
        hint={story.noteHint}
        value={text}
        lines={3}
        maxLength={LONGEST}
        onChange={(typed) => type({ text: typed })}
      />
      {text.trim() !== '' && <KeyButton icon="byHand" label={story.write} onPress={write} />}
    </div>
  );
}

type ChronicleProps = { readonly undo: ReactNode; readonly onBack: () => void; readonly onPrint: () => void };

/** The campaign as a story, newest first, with the player's own notes; out as Markdown or on paper. */
export function ChronicleScreen({ undo, onBack, onPrint }: ChronicleProps) {
  const scene = useCampaignScene();
  const { words, state } = scene;
  const { story } = words.campaign;
  const entries = state.chronicle.map((entry, index) => ({ entry, index })).toReversed();
  const save = () => downloadText(`${slugOf(state.name)}.md`, chronicleMarkdown(scene), 'text/markdown');
  return (
    <ScreenLayout
      label={story.title}
      top={<TopBar title={story.title} back={{ label: words.common.back, onPress: onBack }} />}
      bar={
        <ThumbBar
          label={words.common.continue}
          undo={undo}
          next={<NextButton title={story.export} detail={state.name} icon="export" quiet onPress={save} />}
        />
      }
    >
      {entries.every(({ entry }) => entry.kind !== 'battle') && (
        <EmptyState title={story.empty} text={story.emptyText} />
      )}
      <div className={styles.chapters}>
        {entries.map(({ entry, index }) => (
          <Chapter key={index} entry={entry} />
        ))}
      </div>
      <NoteField />
      <div className={styles.keys}>
        <KeyButton icon="print" label={story.print} onPress={onPrint} />
      </div>
    </ScreenLayout>
  );
}
