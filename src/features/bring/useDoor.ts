import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useBegun } from '../../scene/useBegun.ts';
import { useApp } from '../../state/base/useApp.ts';
import { type Recognised, recogniseFile, recogniseText } from '../../state/library/recognise.ts';
import { useWords } from '../../words/useWords.ts';

/** What the door shows: that it waits, looks, or what was found. */
export type Shown = { readonly kind: 'waiting' | 'looking' } | { readonly kind: 'known'; readonly given: Recognised };

/** What was found of the last thing asked about; `looking`: whether something was given before the first paint. */
function useLook(looking: boolean) {
  const [shown, setShown] = useState<Shown>({ kind: looking ? 'looking' : 'waiting' });
  const turn = useRef(0);
  const look = async (ask: () => Promise<Recognised>) => {
    turn.current += 1;
    const mine = turn.current;
    const given = await ask().catch((): Recognised => ({ kind: 'refused', problems: [] }));
    if (mine === turn.current) setShown({ kind: 'known', given });
    return given;
  };
  return { shown, setShown, look };
}

const isText = (value: unknown): boolean => typeof value === 'string';

/** The text that is pasted, and what is made of it or of a file; what came to nothing leaves the text as it is. */
export function useDoor(brought: File | null) {
  const app = useApp();
  const { door } = useWords('sharing');
  const [text, setText] = useBegun<string>('door', '', isText);
  const { shown, setShown, look } = useLook(brought !== null);
  const empty = () => setText('');
  const readFile = (file: File) => {
    setShown({ kind: 'looking' });
    void look(() => recogniseFile(app, file));
  };
  const readText = async () => {
    setShown({ kind: 'looking' });
    if ((await look(() => recogniseText(app, text, door.pasted))).kind === 'parts') empty();
  };
  const readBrought = useEffectEvent(() => {
    if (brought !== null) void look(() => recogniseFile(app, brought));
  });
  useEffect(() => readBrought(), []);
  return {
    shown,
    text,
    setText,
    readFile,
    readText,
    /** What was found leads on: the text is not needed any more. */
    leave: empty,
    again: () => {
      empty();
      setShown({ kind: 'waiting' });
    },
  };
}
