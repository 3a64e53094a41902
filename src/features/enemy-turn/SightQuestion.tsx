import { useScene } from '../../scene/useScene.ts';
import { useState } from 'react';
import { isSeen, type Seen, UNSEEN } from '../../engine/behaviour/killTeam/seen.ts';
import { useHalfDone } from '../../scene/useHalfDone.ts';
import { useApp } from '../../state/base/useApp.ts';
import { FactChip } from '../../ui/FactChip.tsx';
import { NextButton } from '../../ui/NextButton.tsx';
import { useEnemyCommands } from './commands.ts';
import { Frame } from './Frame.tsx';
import { NobodyKey } from './NobodyKey.tsx';
import { DontKnow, Prompt, type QuestionProps } from './Prompt.tsx';
import { SightRow } from './SightRow.tsx';
import styles from './Question.module.css';
import { type SeenBy, seesOthers, sightAnswer, tapped, targetsSaid } from './view/sight.ts';
import { sightDraftsOf } from './view/sightDraft.ts';
import { Waiting } from './Waiting.tsx';

/** How each of them is seen: only those that are seen are tapped. */
export function SightQuestion({ acting, request, onTimeline }: QuestionProps) {
  const { sayLook } = useEnemyCommands();
  const drafts = sightDraftsOf(useApp());
  const { told, view, state, battle } = useScene('behaviour');
  const [seenBy, setSeenBy] = useState<SeenBy>(() => drafts.of(battle.id, request));
  const mark = (id: string, which: keyof Seen) => {
    const now = { ...seenBy, [id]: tapped(seenBy[id] ?? UNSEEN, which) };
    setSeenBy(now);
    drafts.keep(battle.id, request, now);
  };
  const operatives = request.candidates.map(view.table.operative);
  const [far, setFar] = useHalfDone(`far ${request.id}`, false);
  const asksFar = request.also !== undefined;
  const marked = Object.values(seenBy).some(isSeen);
  const say = (by: SeenBy) => void sayLook(request.id, sightAnswer(operatives, by, asksFar ? far : undefined));
  const title = targetsSaid(told, operatives, seenBy, seesOthers(state, request));
  const { turn } = told;
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
                onOnly={marked ? null : () => say({ [operative.id]: { ...UNSEEN, open: true } })}
              />
            ))}
          </div>
          {asksFar && <FactChip label={turn.allFar} on={far} onPress={() => setFar(!far)} />}
        </>
      }
      foot={
        <>
          {!marked && (
            <NobodyKey
              title={title}
              detail={!asksFar ? null : far ? turn.allFarToo : turn.someNear}
              onPress={() => say(seenBy)}
            />
          )}
          <DontKnow request={request} />
        </>
      }
      next={
        marked ? (
          <NextButton
            title={title}
            detail={!asksFar ? turn.asMarked : far ? turn.asMarkedFar : turn.asMarkedNear}
            icon="next"
            pressKey={battle.length}
            onPress={() => say(seenBy)}
          />
        ) : (
          <Waiting acting={acting} />
        )
      }
    >
      <Prompt acting={acting} request={request} />
    </Frame>
  );
}
