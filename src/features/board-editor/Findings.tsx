import { useEffect, useState } from 'react';
import { canBe, isAccepted, mindedAgain, withAccepted } from '../../content/killzones/acceptFinding.ts';
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

/** Says what was found in words. */
function useFindingSaid({ map }: Editing) {
  const words = useWords('killzones');
  const said = useKillzoneSaid();
  const nameOf = (id: string): string => {
    const thing = [...map.pieces, ...map.zones].find((each) => each.id === id);
    return said.name(thing?.name ?? id);
  };
  return (finding: Finding) => boardFindingSaid(words, finding, nameOf);
}

type LetBeProps = { readonly editing: Editing; readonly all: readonly Finding[] };

/** What is found and let be, folded: each can be minded again. */
function LetBe({ editing, all }: LetBeProps) {
  const { letBe } = useWords('workshop').boardEditor;
  const said = useFindingSaid(editing);
  if (all.length === 0) return null;
  return (
    <details className={styles.letBe}>
      <summary>{letBe.all(all.length)}</summary>
      <ul className={styles.things}>
        {all.map((finding) => (
          <li key={`${finding.what} ${finding.at.join(' ')}`} className={styles.finding}>
            <span className={styles.found}>{said(finding).title}</span>
            <PlainButton
              label={letBe.again}
              name={`${letBe.again}, ${said(finding).title}`}
              onPress={() => editing.change('letBe', (row) => mindedAgain(row, finding))}
            />
          </li>
        ))}
      </ul>
    </details>
  );
}

/** One thing that was found: it leads to its piece, and says what can be done. */
function Line({ editing, finding }: LineProps) {
  const words = useWords('killzones');
  const { letBe } = useWords('workshop').boardEditor;
  const { title, why } = useFindingSaid(editing)(finding);
  const { chosen, change } = editing;
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
        {canBe(finding) && (
          <PlainButton
            tone="quiet"
            label={letBe.be}
            name={`${letBe.be}, ${title}`}
            onPress={() => change('letBe', (all) => withAccepted(all, finding))}
          />
        )}
      </div>
    </li>
  );
}

/** What the app finds on the board, live: part of making it, and no hindrance to play on it. */
export function Findings({ editing }: { readonly editing: Editing }) {
  const words = useWords('workshop').boardEditor;
  const { all, isOld } = useFindings(editing.map);
  const open = all?.filter((finding) => !isAccepted(editing.row, finding)) ?? [];
  const count = open.length;
  const head = all === null ? words.looking : count === 0 ? words.faultless : words.count(count);
  return (
    <section className={styles.findings} aria-label={words.findings} aria-busy={isOld}>
      <p className={styles.foundHead} role="status">
        {head}
      </p>
      {all !== null && count > 0 && (
        <>
          <ul className={styles.things}>
            {open.map((finding) => (
              <Line key={`${finding.what} ${finding.at.join(' ')}`} editing={editing} finding={finding} />
            ))}
          </ul>
          <p className={form.hint}>{words.playable}</p>
        </>
      )}
      <LetBe editing={editing} all={all?.filter((finding) => isAccepted(editing.row, finding)) ?? []} />
    </section>
  );
}
