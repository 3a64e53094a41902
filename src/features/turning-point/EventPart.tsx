import { useEffect, useRef } from 'react';
import { Ladder } from '../../ui/Ladder.tsx';
import { LogRow } from '../../ui/LogRow.tsx';
import { Log } from '../../ui/Log.tsx';
import { contentName } from '../../words/content.ts';
import { Part } from './Part.tsx';
import type { TurningPointStage } from './useStage.ts';
import { eventRows, noEvent } from './view/eventRows.ts';
import type { Story } from './view/story.ts';

/** What the event did, below its row. */
function Done({ stage, story }: { readonly stage: TurningPointStage; readonly story: Story }) {
  if (story.lines.length === 0) return null;
  return (
    <Log label={stage.words.logScreen.label}>
      {story.lines.map(({ icon, parts, right }, index) => (
        <LogRow key={index} icon={icon} {...(right !== null && { note: right })}>
          {parts.map(({ text, strong }, nth) => (strong ? <b key={nth}>{text}</b> : text))}
        </LogRow>
      ))}
    </Log>
  );
}

/** The event as a ladder: every face, the rolled one raised, and what it did. */
export function EventPart({ stage, story }: { readonly stage: TurningPointStage; readonly story: Story }) {
  const { words, battle } = stage;
  const { turningPoint: tp } = words;
  const ladder = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (story.rolled !== null) ladder.current?.querySelector('[aria-current]')?.scrollIntoView?.({ block: 'nearest' });
  }, [story.rolled]);
  const none = noEvent(words, battle.state);
  if (battle.state.eventTable === undefined) return null;
  if (none !== null)
    return (
      <Part title={tp.event}>
        <p>{none}</p>
      </Part>
    );
  const table = battle.state.tables?.[battle.state.eventTable ?? ''];
  const title = table === undefined ? '' : contentName(words, table.id, table.title);
  return (
    <Part title={tp.event} note={title}>
      <Done stage={stage} story={story} />
      <div ref={ladder}>
        <Ladder
          label={tp.eventLadder(title)}
          rows={eventRows(words, battle.state, story.rolled !== null)}
          rolledId={story.rolled}
          rolledWord={tp.eventRolled}
        />
      </div>
    </Part>
  );
}
