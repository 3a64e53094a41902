import { RulingNotes } from '../../forms/RulingNotes.tsx';
import { useScene } from '../../scene/useScene.ts';
import { rulingsIn } from '../../words/guideSaid.ts';
import { whoPlays } from '../../words/whoPlays.ts';
import styles from './Answers.module.css';
import { ResultLine } from './LastResult.tsx';
import { NumberTray } from './NumberTray.tsx';
import { PickTray } from './PickTray.tsx';
import { RerollTray } from './RerollTray.tsx';
import { RollTray } from './RollTray.tsx';
import { TickTray } from './TickTray.tsx';
import { type OpenQuestion, useOpenQuestion } from './useOpenQuestion.ts';

function OpenTray({ question }: { readonly question: OpenQuestion }) {
  const { request, ...rest } = question;
  switch (request.kind) {
    case 'roll':
      return <RollTray question={{ ...rest, request }} />;
    case 'pick':
      return <PickTray question={{ ...rest, request }} />;
    case 'tick':
      return <TickTray question={{ ...rest, request }} />;
    case 'reroll':
      return <RerollTray question={{ ...rest, request }} />;
    case 'number':
      return <NumberTray question={{ ...rest, request }} />;
  }
}

/** Of two people: who is to answer, when it is not the one whose turn it is (K-21, K-22). */
function WhoAnswers({ question: { request } }: { readonly question: OpenQuestion }) {
  const { words, state, look } = useScene();
  const { sides, turn } = state;
  const shared = sides.every(({ hand }) => hand === 'people') && request.kind !== 'roll' && request.side !== turn;
  return shared && <p className={styles.who}>{words.dice.whoAnswers(whoPlays(state, look, request.side))}</p>;
}

/** The rulings by which it is asked. */
function AskedBy() {
  const { view } = useScene();
  return <RulingNotes ids={rulingsIn(view.guides.asked)} />;
}

/** What the battle waits for: dice to type, an answer to choose. Nothing while nothing is asked. */
export function DiceTray() {
  const question = useOpenQuestion();
  if (question === null) return null;
  return (
    <>
      <ResultLine />
      <WhoAnswers question={question} />
      <OpenTray question={question} />
      <AskedBy />
    </>
  );
}
