import { useScene } from '../../scene/useScene.ts';
import { useState } from 'react';
import { type Seen, UNSEEN } from '../../engine/behaviour/seen.ts';
import { useApp } from '../../state/base/useApp.ts';
import { NextButton } from '../../ui/NextButton.tsx';
import { useEnemyCommands } from './commands.ts';
import { Frame } from './Frame.tsx';
import { DontKnow, Prompt, type QuestionProps } from './Prompt.tsx';
import { SightRow } from './SightRow.tsx';
import styles from './Question.module.css';
import { type SeenBy, sightAnswer, tapped, targetsSaid } from './view/sight.ts';
import { sightDraftsOf } from './view/sightDraft.ts';

/** How each of them is seen: only those that are seen are tapped. */
export function SightQuestion({ acting, request, onTimeline }: QuestionProps) {
  const { sayLook } = useEnemyCommands();
  const drafts = sightDraftsOf(useApp());
  const { told, view, battle } = useScene('behaviour');
  const [seenBy, setSeenBy] = useState<SeenBy>(() => drafts.of(battle.id, request));
  const mark = (id: string, which: keyof Seen) => {
    const marked = { ...seenBy, [id]: tapped(seenBy[id] ?? UNSEEN, which) };
    setSeenBy(marked);
    drafts.keep(battle.id, request, marked);
  };
  const operatives = request.candidates.map(view.table.operative);
  return (
    <Frame
      acting={acting}
      onTimeline={onTimeline}
      hands={
        <>
          <div className={styles.rows}>
            {operatives.map((operative) => (
              <SightRow
                key={operative.id}
                operative={operative}
                seen={seenBy[operative.id] ?? UNSEEN}
                onTap={(which) => mark(operative.id, which)}
              />
            ))}
          </div>
          <DontKnow request={request} />
        </>
      }
      next={
        <NextButton
          title={targetsSaid(told, operatives, seenBy)}
          detail={told.turn.asMarked}
          icon="next"
          pressKey={battle.length}
          onPress={() => void sayLook(request.id, sightAnswer(operatives, seenBy))}
        />
      }
    >
      <Prompt acting={acting} request={request} />
    </Frame>
  );
}
