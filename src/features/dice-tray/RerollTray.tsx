import { useScene } from '../../scene/useScene.ts';
import type { RerollRequest } from '../../engine/log/request.ts';
import { useDraft, useDrafts } from '../../state/answer/draft.ts';
import { Die } from '../../ui/Die.tsx';
import { PlainButton } from '../../ui/PlainButton.tsx';
import { Tray } from '../../ui/Tray.tsx';
import { useSendAnswer } from './answer.ts';
import styles from './RollTray.module.css';
import type { OpenQuestion } from './useOpenQuestion.ts';
import { useTold } from './useTold.ts';
import { questionText } from './view/questionText.ts';
import { toggledDice } from './view/reroll.ts';
import { rerollDice } from './view/rerollDice.ts';
import { rerollReason } from './view/worth.ts';

/** A weapon rule lets dice be rolled again: with odds on the advised ones are chosen and what they are worth is told; a tap changes that. */
export function RerollTray({ question }: { readonly question: OpenQuestion<RerollRequest> }) {
  const sendAnswer = useSendAnswer();
  const { changeDraft } = useDrafts();
  const scene = useScene();
  const { words } = scene;
  const { request } = question;
  const { dice } = useDraft(request);
  const told = useTold();
  return (
    <Tray
      prompt={questionText(scene, question)}
      {...(told !== null && { hint: rerollReason(scene, question, dice, told) })}
      waiting
    >
      <div className={styles.dice}>
        {rerollDice(scene, question, dice).map((die, nth) => (
          <Die
            key={die.id}
            die={die}
            nth={nth}
            onPress={() => changeDraft(request, { dice: toggledDice(request, dice, nth) })}
          />
        ))}
      </div>
      {dice.length > 0 && (
        <PlainButton
          label={words.dice.reroll.keep}
          icon="check"
          onPress={() => sendAnswer(request, { kind: 'reroll', dice: [] })}
        />
      )}
    </Tray>
  );
}
