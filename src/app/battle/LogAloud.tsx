import { useEffect, useRef, useState } from 'react';
import type { LogSaid } from '../../scene/logSaid.ts';
import type { LogEntry } from '../../state/base/store.ts';
import { useGame } from '../../state/base/useApp.ts';
import { LiveLine } from '../../ui/LiveLine.tsx';
import { inARow, lineText } from '../../words/logLine.ts';

const told = ({ line }: LogSaid, entry: LogEntry | undefined): string =>
  inARow((entry?.events ?? []).map(line).flatMap((each) => (each === null ? [] : [lineText(each)])));

/** Reads what has just happened aloud, as the family of the battle tells it: the last entry of the log, when the log grows. */
export function LogAloud({ said }: { readonly said: LogSaid | null }) {
  const battle = useGame((game) => game.battle);
  const [text, setText] = useState('');
  const length = battle?.length ?? 0;
  const before = useRef(length);
  useEffect(() => {
    if (battle !== null && said !== null && length > before.current) setText(told(said, battle.recent.at(-1)));
    before.current = length;
  }, [battle, length, said]);
  return <LiveLine text={text} />;
}
