import type { RerollRequest } from '../../engine/dice/request.ts';
import { changeDraft, useDraft } from '../../state/draft.ts';
import { Die } from '../../ui/Die.tsx';
import { PlainButton } from '../../ui/PlainButton.tsx';
import { Tray } from '../../ui/Tray.tsx';
import { sendAnswer } from './answer.ts';
import styles from './RollTray.module.css';
import type { Question } from './useOpenQuestion.ts';
import { questionText, rerollReason } from './view/questionText.ts';
import { toggledDice } from './view/reroll.ts';
import { rerollDice } from './view/rerollDice.ts';

/** A weapon rule lets dice be rolled again: the advised ones are chosen, a tap changes that. */
export function RerollTray({ question }: { readonly question: Question<RerollRequest> }) {
  const { request, words } = question;
  const { dice } = useDraft(request);
  return (
    <Tray prompt={questionText(question)} hint={rerollReason(question)} waiting>
      <div className={styles.dice}>
        {rerollDice(question, dice).map((die, nth) => (
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
