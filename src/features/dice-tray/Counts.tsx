import { useScene } from '../../scene/useScene.ts';
import type { RollRequest } from '../../engine/family/killteam/model/request.ts';
import { begunOf, type Draft, useDrafts } from '../../state/answer/draft.ts';
import { CountStepper } from '../../ui/CountStepper.tsx';
import { PlainButton } from '../../ui/PlainButton.tsx';
import { SectionHead } from '../../ui/SectionHead.tsx';
import { useSendAnswer } from './answer.ts';
import styles from './RollTray.module.css';
import type { OpenQuestion } from './useOpenQuestion.ts';

type CountsProps = { readonly question: OpenQuestion<RollRequest>; readonly draft: Draft };

/** Nothing counts: one tap, as long as nothing else has been said. */
function NoneAtAll({ question: { asked, request }, draft }: CountsProps) {
  const { words } = useScene();
  const sendAnswer = useSendAnswer();
  if (begunOf(draft) !== null) return null;
  const label = asked.roll?.saves === true ? words.dice.countNoSaves : words.dice.countNoHits;
  return (
    <PlainButton label={label} onPress={() => sendAnswer(request, { kind: 'counts', criticals: 0, normals: 0 })} />
  );
}

/** "1 crit, 2 hits": together never more than the dice asked for. */
export function Counts(props: CountsProps) {
  const { changeDraft } = useDrafts();
  const { question, draft } = props;
  const { words } = useScene();
  const { asked, request } = question;
  const { counts, orByCount } = words.dice;
  const normals = asked.roll?.saves === true ? counts.saves : counts.hits;
  const { less, oneMore } = words.common;
  return (
    <>
      <SectionHead title={orByCount} level={3} />
      <div className={styles.pair}>
        <CountStepper
          label={counts.crits}
          value={draft.criticals}
          max={request.count - draft.normals}
          lessLabel={less(counts.crits)}
          moreLabel={oneMore(counts.crits)}
          onChange={(criticals) => changeDraft(request, { criticals, counted: true })}
        />
        <CountStepper
          label={normals}
          value={draft.normals}
          max={request.count - draft.criticals}
          lessLabel={less(normals)}
          moreLabel={oneMore(normals)}
          onChange={(value) => changeDraft(request, { normals: value, counted: true })}
        />
      </div>
      <NoneAtAll {...props} />
    </>
  );
}
