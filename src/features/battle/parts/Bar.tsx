import { type Scene, useTable } from '../../../scene/useScene.ts';
import { Suspense } from 'react';
import { usePlay } from '../../../state/battle/play.ts';
import { useGame } from '../../../state/base/useApp.ts';
import { NextButton } from '../../../ui/NextButton.tsx';
import { ThumbBar } from '../../../ui/ThumbBar.tsx';
import { UndoButton } from '../../../ui/UndoButton.tsx';
import { undoButton } from '../../../words/undoButton.ts';
import { type Desk, useDesk } from '../desk.ts';
import { pressNext } from '../pressNext.ts';
import { type NextThing, nextThing, tableName } from '../view/nextThing.ts';
import { BarKeys, BarUndo } from './laterParts.ts';

/** Undo, until the words that name what it undoes are here. */
function PlainUndo() {
  const { undo } = usePlay();
  const { words, battle } = useTable();
  const text = battle.undoes === null ? null : { short: '', full: words.common.undo };
  return <UndoButton {...undoButton(words, text)} keyHint={words.keys.undoKey} onPress={undo} />;
}

/** Table mode: "End Vex", without a second line. */
function atTable({ words, look, state }: Scene, actor: Desk['actor'], next: NextThing): NextThing {
  if (next.command?.type !== 'endActivation' || actor === null) return { ...next, detail: null };
  const names = state.operatives.map(({ id }) => look.name(id));
  return { ...next, title: words.battle.endOf(tableName(look.name(actor.id), actor.side, names)), detail: null };
}

function Next() {
  const desk = useDesk();
  const scene = useTable();
  const { words, battle } = scene;
  const tableMode = useGame((game) => game.settings.tableMode);
  const next = nextThing(scene, desk.pick);
  const { title, detail, command } = tableMode ? atTable(scene, desk.actor, next) : next;
  return (
    <NextButton
      title={title}
      {...(detail !== null && { detail })}
      quiet={command === null}
      icon={command === null ? null : 'next'}
      {...(command !== null && { keyHint: words.keys.space })}
      pressKey={battle.length}
      onPress={() => pressNext(desk)}
    />
  );
}

/** The bar under the thumb. */
export function Bar() {
  const { words } = useTable();
  const back = (
    <Suspense fallback={<PlainUndo />}>
      <BarUndo />
    </Suspense>
  );
  const keys = (
    <Suspense fallback={null}>
      <BarKeys />
    </Suspense>
  );
  return <ThumbBar label={words.battle.bar} undo={back} next={<Next />} keys={keys} />;
}
