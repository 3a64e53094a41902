import { useScene } from '../../scene/useScene.ts';
import type { ReactNode } from 'react';
import type { TableLook } from '../../engine/log/request.ts';
import { NextButton } from '../../ui/NextButton.tsx';
import { useEnemyCommands } from './commands.ts';
import { FirstAnswers } from './FirstAnswers.tsx';
import { Frame } from './Frame.tsx';
import { DontKnow, Prompt, type QuestionProps } from './Prompt.tsx';
import styles from './Question.module.css';
import { SightQuestion } from './SightQuestion.tsx';
import { WhichQuestion } from './WhichQuestion.tsx';
import { YesNo } from './YesNo.tsx';

/** The bar while the answer is a tap above it: it says so, beside the way to play this one by hand. */
function Waiting({ acting }: Pick<QuestionProps, 'acting'>) {
  const { takeByHand } = useEnemyCommands();
  const {
    battle,
    told: { turn },
  } = useScene('behaviour');
  if (acting === null) return <p className={styles.waiting}>{turn.awaited}</p>;
  return (
    <div className={styles.waiting}>
      <p>{turn.answerOr}</p>
      <NextButton
        title={turn.playByHand}
        quiet
        icon="different"
        pressKey={battle.length}
        onPress={() => void takeByHand()}
      />
    </div>
  );
}

type TapProps = QuestionProps & { readonly answers: ReactNode };

/** A question that one tap answers. */
function TapQuestion({ answers, ...asked }: TapProps) {
  const { acting, request, onTimeline } = asked;
  return (
    <Frame
      acting={acting}
      onTimeline={onTimeline}
      hands={
        <>
          {answers}
          <DontKnow request={request} />
        </>
      }
      next={<Waiting acting={acting} />}
    >
      <Prompt acting={acting} request={request} />
    </Frame>
  );
}

/** What only the table can see: one question at a time. */
export function QuestionScreen(asked: QuestionProps) {
  const { sayLook } = useEnemyCommands();
  const { request } = asked;
  const { id, candidates } = request;
  const say = (look: TableLook) => void sayLook(id, look);
  switch (request.question) {
    case 'sight':
      return <SightQuestion {...asked} />;
    case 'reach':
    case 'closest':
      return <TapQuestion {...asked} answers={<FirstAnswers request={request} onSay={say} />} />;
    case 'is':
      return <TapQuestion {...asked} answers={<YesNo onSay={(is) => say({ kind: 'is', is })} />} />;
    case 'which': {
      if (candidates.length > 1) return <WhichQuestion {...asked} />;
      const one = (is: boolean) => say({ kind: 'which', yes: is ? candidates : [] });
      return <TapQuestion {...asked} answers={<YesNo onSay={one} />} />;
    }
  }
}
