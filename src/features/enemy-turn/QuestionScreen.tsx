import type { ReactNode } from 'react';
import type { TableLook } from '../../engine/log/request.ts';
import { useEnemyCommands } from './commands.ts';
import { FirstAnswers } from './FirstAnswers.tsx';
import { Frame } from './Frame.tsx';
import { DontKnow, Prompt, type QuestionProps } from './Prompt.tsx';
import { SightQuestion } from './SightQuestion.tsx';
import { Waiting } from './Waiting.tsx';
import { WhichQuestion } from './WhichQuestion.tsx';
import { YesNo } from './YesNo.tsx';

type TapProps = QuestionProps & { readonly answers: ReactNode };

/** A question that one tap answers. */
function TapQuestion({ answers, ...asked }: TapProps) {
  const { acting, request, onTimeline } = asked;
  return (
    <Frame
      acting={acting}
      onTimeline={onTimeline}
      hands={answers}
      foot={<DontKnow request={request} />}
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
