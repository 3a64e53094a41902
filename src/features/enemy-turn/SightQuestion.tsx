import { useState } from 'react';
import { operativeById } from '../../engine/battle/lookup.ts';
import { NextButton } from '../../ui/NextButton.tsx';
import { sayLook } from './commands.ts';
import { Frame } from './Frame.tsx';
import { DontKnow, Prompt, type QuestionProps } from './Prompt.tsx';
import { SightRow } from './SightRow.tsx';
import styles from './Question.module.css';
import { type SeenBy, sightAnswer, sightSaid, tapped, UNSEEN } from './view/sight.ts';

/** How each of them is seen: only those that are seen are tapped. */
export function SightQuestion({ scene, acting, request, onTimeline }: QuestionProps) {
  const [seenBy, setSeenBy] = useState<SeenBy>({});
  const { told, look, state, battle } = scene;
  const operatives = request.candidates.map((id) => operativeById(state, id));
  return (
    <Frame
      scene={scene}
      acting={acting}
      onTimeline={onTimeline}
      hands={
        <>
          <div className={styles.rows}>
            {operatives.map((operative) => (
              <SightRow
                key={operative.id}
                scene={scene}
                operative={operative}
                seen={seenBy[operative.id] ?? UNSEEN}
                onTap={(which) =>
                  setSeenBy({ ...seenBy, [operative.id]: tapped(seenBy[operative.id] ?? UNSEEN, which) })
                }
              />
            ))}
          </div>
          <DontKnow scene={scene} request={request} />
        </>
      }
      next={
        <NextButton
          title={sightSaid(told, operatives, { seenBy, name: look.name }) ?? told.turn.nobodySeen}
          icon="next"
          pressKey={battle.length}
          onPress={() => void sayLook(request.id, sightAnswer(operatives, seenBy))}
        />
      }
    >
      <Prompt scene={scene} acting={acting} request={request} />
    </Frame>
  );
}
