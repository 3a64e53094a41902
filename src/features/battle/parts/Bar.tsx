import { useLocation } from 'wouter';
import { redo, undo } from '../../../state/play.ts';
import { useGame } from '../../../state/store.ts';
import { KeyCap } from '../../../ui/KeyCap.tsx';
import { NextButton } from '../../../ui/NextButton.tsx';
import { RedoButton } from '../../../ui/RedoButton.tsx';
import { ThumbBar } from '../../../ui/ThumbBar.tsx';
import { UndoButton } from '../../../ui/UndoButton.tsx';
import { lastUndo, redoLabel } from '../../../words/undoButton.ts';
import { type Desk, useDesk } from '../desk.ts';
import { logPath } from '../places.ts';
import { pressNext } from '../pressNext.ts';
import { type NextThing, nextThing, tableName } from '../view/nextThing.ts';
import styles from './Bar.module.css';

/** Undo, named by what it undoes; held, it opens the timeline. */
function Undo() {
  const { words, look, battle } = useDesk();
  const [, go] = useLocation();
  return (
    <UndoButton
      {...lastUndo(words, battle.undoes, look)}
      keyHint={words.keys.undoKey}
      onPress={undo}
      onHold={() => go(logPath(battle.id))}
    />
  );
}

/** Only while something was undone. */
function Redo() {
  const { words, look, battle } = useDesk();
  const label = redoLabel(words, battle.redoes, look);
  return label === null ? null : <RedoButton label={label} keyHint={words.keys.redoKey} onPress={redo} />;
}

/** Table mode: "End Vex", without a second line. */
function atTable({ words, look, actor }: Desk, next: NextThing): NextThing {
  const ends = next.command?.type === 'endActivation' && actor !== null;
  return {
    ...next,
    title: ends ? words.battle.endOf(tableName(look.name(actor.id), actor.side)) : next.title,
    detail: null,
  };
}

function Next() {
  const desk = useDesk();
  const { words } = desk;
  const tableMode = useGame((game) => game.settings.tableMode);
  const next = nextThing(desk, desk.situation, desk.pick);
  const { title, detail, command } = tableMode ? atTable(desk, next) : next;
  const cancels = desk.pick !== null && command === null;
  return (
    <NextButton
      title={title}
      {...(detail !== null && { detail })}
      {...(cancels && detail === null && { detail: words.common.cancel })}
      quiet={command === null}
      icon={cancels ? 'cross' : command === null ? 'different' : 'next'}
      {...(command !== null && { keyHint: words.keys.space })}
      pressKey={desk.battle.length}
      onPress={() => pressNext(desk)}
    />
  );
}

function Keys() {
  const { keys } = useDesk().words;
  return (
    <div className={styles.keys}>
      <span>
        <KeyCap>1</KeyCap>–<KeyCap>9</KeyCap> {keys.operative}
      </span>
      <span>
        <KeyCap>{keys.woundsKey}</KeyCap> {keys.wounds}
      </span>
      <span>
        <KeyCap>{keys.sheetKey}</KeyCap> {keys.allKeys}
      </span>
    </div>
  );
}

/** The bar under the thumb. */
export function Bar() {
  const { words } = useDesk();
  const thumbSide = useGame((game) => game.settings.thumbSide);
  const back = (
    <>
      <Undo />
      <Redo />
    </>
  );
  return <ThumbBar label={words.battle.bar} thumbSide={thumbSide} undo={back} next={<Next />} keys={<Keys />} />;
}
