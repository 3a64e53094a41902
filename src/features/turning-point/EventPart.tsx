import { useEffect, useRef } from 'react';
import { Ladder } from '../../ui/Ladder.tsx';
import { LogRow } from '../../ui/LogRow.tsx';
import { Log } from '../../ui/Log.tsx';
import { contentName } from '../../words/content.ts';
import { Part } from './Part.tsx';
import { RandomPlaces } from './RandomPlaces.tsx';
import { useScene } from '../../scene/useScene.ts';
import { eventRows, noEvent } from './view/eventRows.ts';
import type { Story } from './view/story.ts';

/** What the event did, below its row. */
function Done({ story }: { readonly story: Story }) {
  const { words } = useScene();
  if (story.lines.length === 0) return null;
  return (
    <Log label={words.logScreen.label}>
      {story.lines.map(({ icon, parts, right }, index) => (
        <LogRow key={index} icon={icon} {...(right !== null && { note: right })}>
          {parts.map(({ text, strong }, nth) => (strong ? <b key={nth}>{text}</b> : text))}
        </LogRow>
      ))}
    </Log>
  );
}

/** The event as a ladder: every face, the rolled one raised, and what it did. */
export function EventPart({ story }: { readonly story: Story }) {
  const { words, state } = useScene();
  const { turningPoint: tp } = words;
  const ladder = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (story.rolled !== null) ladder.current?.querySelector('[aria-current]')?.scrollIntoView?.({ block: 'nearest' });
  }, [story.rolled]);
  const none = noEvent(words, state);
  if (state.eventTable === undefined) return null;
  if (none !== null)
    return (
      <Part title={tp.event}>
        <p>{none}</p>
      </Part>
    );
  const table = state.tables?.[state.eventTable ?? ''];
  const title = table === undefined ? '' : contentName(words, table.id, table.title);
  return (
    <Part title={tp.event} note={title}>
      <Done story={story} />
      <RandomPlaces row={story.rolled} />
      <div ref={ladder}>
        <Ladder
          label={tp.eventLadder(title)}
          rows={eventRows(words, state, story.rolled !== null)}
          rolledId={story.rolled}
          rolledWord={tp.eventRolled}
        />
      </div>
    </Part>
  );
}
