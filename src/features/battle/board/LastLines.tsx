import { memo } from 'react';
import { useLocation } from 'wouter';
import { useScene } from '../../../scene/useScene.ts';
import { ColumnFoot } from '../../../ui/board/ColumnFoot.tsx';
import { PlainButton } from '../../../ui/PlainButton.tsx';
import { useWords } from '../../../words/useWords.ts';
import { logPath } from '../places.ts';
import { recentLines } from '../view/recentLines.ts';

const MOST = 3;

/** The last lines of the log beside the map, and the way to all of it. */
export const LastLines = memo(function LastLines() {
  const { look, battle } = useScene();
  const [, go] = useLocation();
  const words = useWords('log');
  const { here } = useWords('board');
  const lines = recentLines(words, battle.recent, look, MOST);
  if (lines.length === 0) return null;
  return (
    <ColumnFoot
      title={words.logScreen.title}
      end={
        <PlainButton
          icon="open"
          tone="quiet"
          label={here.open}
          name={here.openLog}
          onPress={() => go(logPath(battle.id))}
        />
      }
      lines={lines.map(({ key, icon, parts }) => ({
        id: key,
        icon,
        said: parts.map(({ text, strong }, at) => (strong ? <b key={at}>{text}</b> : text)),
      }))}
    />
  );
});
