import { useEffect, useState } from 'react';
import { answeredBoard } from '../../content/killzones/answeredBoard.ts';
import type { BoardMap } from '../../engine/board/boardMap.ts';
import type { Finding } from '../../engine/board/lint/finding.ts';
import { lookOver } from '../../state/workshop/lookOver.ts';
import { PlainButton } from '../../ui/PlainButton.tsx';
import form from '../../ui/Form.module.css';
import { boardAnswerSaid, boardFindingSaid } from '../../words/boardFinding.ts';
import { useWords } from '../../words/useWords.ts';
import styles from './BoardEditor.module.css';
import type { Editing } from './useBoardEditing.ts';
import { useKillzoneSaid } from './useKillzoneSaid.ts';

/** So long nothing changes before a board is looked over, in ms. */
const RESTS = 350;

/** What is found on a board once it rests; `isOld`: on the one before. */
function useFindings(map: BoardMap): { readonly all: readonly Finding[] | null; readonly isOld: boolean } {
  const [found, setFound] = useState<{ readonly of: BoardMap; readonly all: readonly Finding[] } | null>(null);
  useEffect(() => {
    let giveUp = (): void => undefined;
    const look = () => {
      giveUp = lookOver(map, (all) => setFound({ of: map, all }));
    };
    const waiting = setTimeout(look, RESTS);
    return () => {
      clearTimeout(waiting);
      giveUp();
    };
  }, [map]);
  return { all: found?.all ?? null, isOld: found?.of !== map };
}

/** How many answers a line offers. */
const MOST = 3;

type LineProps = { readonly editing: Editing; readonly finding: Finding };

/** One thing that was found: it leads to its piece, and says what can be done. */
function Line({ editing, finding }: LineProps) {
  const words = useWords('killzones');
  const said = useKillzoneSaid();
  const { map, chosen, change } = editing;
  const nameOf = (id: string): string => {
    const thing = [...map.pieces, ...map.zones].find((each) => each.id === id);
    return said.name(thing?.name ?? id);
  };
  const { title, why } = boardFindingSaid(words, finding, nameOf);
  const [about] = finding.at;
  return (
    <li className={styles.finding}>
      <button type="button" className={styles.found} onClick={() => chosen.choose(about ?? null)}>
        <b>{title}</b> <small>{why}</small>
      </button>
      <div className={styles.answers}>
        {finding.answers.slice(0, MOST).map((answer) => {
          const label = boardAnswerSaid(words, answer);
          return (
            <PlainButton
              key={JSON.stringify(answer)}
              label={label}
              name={`${label}, ${title}`}
              onPress={() => change('answer', (all) => answeredBoard(all, answer))}
            />
          );
        })}
      </div>
    </li>
  );
}

/** What the app finds on the board, live: part of making it, and no hindrance to play on it. */
export function Findings({ editing }: { readonly editing: Editing }) {
  const words = useWords('workshop').boardEditor;
  const { all, isOld } = useFindings(editing.map);
  const count = all?.length ?? 0;
  const head = all === null ? words.looking : count === 0 ? words.faultless : words.count(count);
  return (
    <section className={styles.findings} aria-label={words.findings} aria-busy={isOld}>
      <p className={styles.foundHead} role="status">
        {head}
      </p>
      {all !== null && count > 0 && (
        <>
          <ul className={styles.things}>
            {all.map((finding) => (
              <Line key={`${finding.what} ${finding.at.join(' ')}`} editing={editing} finding={finding} />
            ))}
          </ul>
          <p className={form.hint}>{words.playable}</p>
        </>
      )}
    </section>
  );
}
