import { useScene } from '../../scene/useScene.ts';
import { useHalfDone } from '../../scene/useHalfDone.ts';
import { FactChip } from '../../ui/FactChip.tsx';
import { NextButton } from '../../ui/NextButton.tsx';
import { useEnemyCommands } from './commands.ts';
import { Frame } from './Frame.tsx';
import { NobodyKey } from './NobodyKey.tsx';
import { DontKnow, Prompt, type QuestionProps } from './Prompt.tsx';
import styles from './Question.module.css';
import { Waiting } from './Waiting.tsx';

const NOBODY: readonly string[] = [];

/** Of whom something is so: ticks, and one press. */
export function WhichQuestion({ acting, request, onTimeline }: QuestionProps) {
  const { sayLook } = useEnemyCommands();
  const [yes, setYes] = useHalfDone<readonly string[]>(`which ${request.id}`, NOBODY);
  const { words, told, look, battle } = useScene('behaviour');
  const toggled = (id: string) => (yes.includes(id) ? yes.filter((other) => other !== id) : [...yes, id]);
  const say = () => void sayLook(request.id, { kind: 'which', yes });
  return (
    <Frame
      acting={acting}
      onTimeline={onTimeline}
      hands={
        <div className={styles.answers}>
          {request.candidates.map((id) => (
            <FactChip key={id} label={look.name(id)} on={yes.includes(id)} onPress={() => setYes(toggled(id))} />
          ))}
        </div>
      }
      foot={
        <>
          {yes.length === 0 && <NobodyKey title={told.turn.nobody} onPress={say} />}
          <DontKnow request={request} />
        </>
      }
      next={
        yes.length === 0 ? (
          <Waiting acting={acting} />
        ) : (
          <NextButton title={words.common.list(yes.map(look.name))} pressKey={battle.length} onPress={say} />
        )
      }
    >
      <Prompt acting={acting} request={request} />
    </Frame>
  );
}
