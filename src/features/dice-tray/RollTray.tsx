import { Suspense } from 'react';
import { useScene } from '../../scene/useScene.ts';
import { isEnough } from '../../engine/dice/enough.ts';
import type { RollRequest } from '../../engine/family/killteam/model/request.ts';
import { type Draft, faceTyped, useDraft, useDrafts } from '../../state/answer/draft.ts';
import { Die } from '../../ui/Die.tsx';
import { FacePad } from '../../ui/FacePad.tsx';
import { PlainButton } from '../../ui/PlainButton.tsx';
import { later } from '../../ui/later.tsx';
import { Tray } from '../../ui/Tray.tsx';
import { useSendAnswer } from './answer.ts';
import { Counts } from './Counts.tsx';
import styles from './RollTray.module.css';
import { SameAgain } from './SameAgain.tsx';
import { SkipButton } from './SkipButton.tsx';
import type { OpenQuestion } from './useOpenQuestion.ts';
import { useBackKey, useFaceKeys, useUndoKey } from './useTrayKeys.ts';
import { faceMeanings } from './view/faceMeanings.ts';
import { questionText } from './view/questionText.ts';
import { rollDice, sidesOf } from './view/rollDice.ts';
import { refusalText } from './view/refusalText.ts';
import { isTyped } from './view/whose.ts';

const TableRows = later(async () => (await import('./TableRows.tsx')).TableRows);

type RollProps = { readonly question: OpenQuestion<RollRequest>; readonly draft: Draft };

/** Gives what types a face into the first empty place; the last one that can change anything answers. */
function useTypeFace({ question: { request }, draft }: RollProps): (face: number) => void {
  const { changeDraft } = useDrafts();
  const sendAnswer = useSendAnswer();
  return (face) => {
    const typed = faceTyped(draft, face);
    const faces = typed.faces.filter((each) => each !== null);
    const done = faces.length === typed.faces.length || isEnough(request, faces);
    if (done) sendAnswer(request, { kind: 'faces', faces });
    else changeDraft(request, typed);
  };
}

/** The dice to type; in an attack its pools show them. */
function TypedDice({ question, draft }: RollProps) {
  const { untypeFace } = useDrafts();
  const scene = useScene();
  const { view } = scene;
  const { request } = question;
  if (request.count === 1 || view.attack !== null) return null;
  return (
    <div className={styles.dice}>
      {rollDice(scene, question, draft).map((die, nth) => (
        <Die key={die.id} die={die} nth={nth} {...(die.face !== null && { onPress: () => untypeFace(request, nth) })} />
      ))}
    </div>
  );
}

/** The rows of the table it is rolled on: a search, perils; the table of events has its own place. */
function Rows({ question }: Pick<RollProps, 'question'>) {
  const rows = question.asked.roll?.rows ?? [];
  return rows.length === 0 ? null : (
    <Suspense fallback={null}>
      <TableRows rows={rows} />
    </Suspense>
  );
}

function TypedRoll(props: RollProps) {
  const typeFace = useTypeFace(props);
  const { undoBegun } = useDrafts();
  const scene = useScene();
  const { words } = scene;
  const { request } = props.question;
  useFaceKeys(request.sides, typeFace);
  useBackKey(() => void undoBegun(request));
  useUndoKey(() => undoBegun(request));
  return (
    <Tray
      prompt={questionText(scene, props.question)}
      hint={refusalText(scene, props.draft) ?? words.dice.tapFaces(request.count)}
      waiting
    >
      <TypedDice {...props} />
      <FacePad
        label={words.dice.tapFaces(request.count)}
        sides={sidesOf(request)}
        faceLabel={words.dice.face}
        meanings={faceMeanings(scene, props.question)}
        waiting
        onFace={typeFace}
      />
      <SameAgain request={request} />
      <Rows question={props.question} />
      {request.counts && <Counts {...props} />}
      <SkipButton asked={props.question.asked} />
    </Tray>
  );
}

function ScreenRoll({ question, draft }: RollProps) {
  const { changeDraft } = useDrafts();
  const scene = useScene();
  const { words } = scene;
  const { request } = question;
  return (
    <Tray prompt={questionText(scene, question)} hint={refusalText(scene, draft) ?? words.dice.byTheApp(request.count)}>
      <div className={styles.row}>
        <PlainButton
          label={words.dice.tapFaces(request.count)}
          icon="byHand"
          onPress={() => changeDraft(request, { typed: true })}
        />
        <SkipButton asked={question.asked} />
      </div>
      <Rows question={question} />
    </Tray>
  );
}

/** Dice to roll: typed face by face or by count, or rolled by the bar. */
export function RollTray({ question }: { readonly question: OpenQuestion<RollRequest> }) {
  const { state } = useScene();
  const draft = useDraft(question.request);
  return isTyped(state, question.request, draft) ? (
    <TypedRoll key={question.request.id} question={question} draft={draft} />
  ) : (
    <ScreenRoll question={question} draft={draft} />
  );
}
