import { RulingNotes } from '../../forms/RulingNotes.tsx';
import { useScene } from '../../scene/useScene.ts';
import { rulingsIn } from '../../words/guideSaid.ts';
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
      <OpenTray question={question} />
      <AskedBy />
    </>
  );
}
