import { useOpenScene } from '../../scene/useScene.ts';
import { useApp } from '../../state/base/useApp.ts';
import { begunOf, useDraft, useDrafts } from '../../state/answer/draft.ts';
import { usePlay } from '../../state/battle/play.ts';
import { NextButton } from '../../ui/NextButton.tsx';
import { RedoButton } from '../../ui/RedoButton.tsx';
import { ThumbBar } from '../../ui/ThumbBar.tsx';
import { UndoButton } from '../../ui/UndoButton.tsx';
import { lookOf } from '../../words/look.ts';
import type { UndoText } from '../../words/speech.ts';
import { lastDone, redoLabel } from '../../words/lastUndo.ts';
import { undoButton } from '../../words/undoButton.ts';
import { useWords } from '../../words/useWords.ts';
import { useSendAnswer } from './answer.ts';
import { useOpenQuestion } from './useOpenQuestion.ts';
import { useNextKey } from './useTrayKeys.ts';
import { nextThing } from './view/nextThing.ts';
import { killTeamIn, useKillTeam } from '../../state/battle/killTeam.ts';

function useNextThing() {
  const sendAnswer = useSendAnswer();
  const scene = useOpenScene();
  const question = useOpenQuestion();
  const draft = useDraft(question?.request ?? null);
  if (scene === null || question === null || draft === null) return null;
  const next = nextThing(scene, question, draft);
  return { ...next, key: question.request.id, press: () => sendAnswer(question.request, next.answer) };
}

/** The tray's next thing as a button; nothing when nothing is asked. */
function TrayNext() {
  const next = useNextThing();
  if (next === null) return null;
  const { title, detail, quiet, icon, key, press } = next;
  return (
    <NextButton
      title={title}
      {...(detail !== null && { detail })}
      quiet={quiet}
      icon={icon}
      pressKey={key}
      onPress={press}
    />
  );
}

/** What Undo takes back: what has been begun of this roll, else the last act. */
function useUndoLabel(): UndoText | null {
  const words = useWords('play');
  const battle = useKillTeam();
  const draft = useDraft(battle?.request ?? null);
  const begun = draft === null ? null : begunOf(draft);
  if (begun?.kind === 'counts') return { short: words.dice.undoCounts, full: words.dice.undoCountsFull };
  if (begun?.kind === 'die') return { short: words.dice.undoDie, full: words.dice.undoDieFull(begun.face) };
  return battle === null ? null : lastDone(words, battle, lookOf(words, battle.state));
}

/** Gives what takes back what Undo says. */
function useUndoNext(): () => void {
  const { store } = useApp();
  const { undo } = usePlay();
  const { undoBegun } = useDrafts();
  return () => {
    const request = killTeamIn(store.getState().battle)?.request ?? null;
    if (request === null || !undoBegun(request)) undo();
  };
}

function Undo({ onTimeline }: TrayBarProps) {
  const undoNext = useUndoNext();
  const words = useWords('play');
  return (
    <UndoButton {...undoButton(words, useUndoLabel())} onPress={undoNext} {...(onTimeline && { onHold: onTimeline })} />
  );
}

function Redo() {
  const { redo } = usePlay();
  const words = useWords('play');
  const battle = useKillTeam();
  const label = battle === null ? null : redoLabel(words, battle.redoes, lookOf(words, battle.state));
  return label === null ? null : <RedoButton label={label} keyHint={words.keys.redoKey} onPress={redo} />;
}

type TrayBarProps = {
  /** Undo held: the timeline. */
  readonly onTimeline?: () => void;
};

/** The bar while something is asked: Undo, and the tray's next thing. Space presses the latter. */
export function TrayBar(props: TrayBarProps) {
  const words = useWords('play');
  const next = useNextThing();
  useNextKey(next?.press ?? null);
  const back = (
    <>
      <Undo {...props} />
      <Redo />
    </>
  );
  return <ThumbBar label={words.battle.bar} undo={back} next={<TrayNext />} />;
}
