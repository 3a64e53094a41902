import { type PlayScene, useScene } from '../../scene/useScene.ts';
import type { PickRequest } from '../../engine/family/killteam/model/request.ts';
import { useDraft, useDrafts } from '../../state/answer/draft.ts';
import { ployText } from '../../words/ployText.ts';
import { reason } from '../../words/reason.ts';
import { omittedSaid } from '../../words/worthSaid.ts';
import { type Choice, ChoiceList } from '../../ui/ChoiceList.tsx';
import { PlainButton } from '../../ui/PlainButton.tsx';
import { SectionHead } from '../../ui/SectionHead.tsx';
import { OtherDamage, useOtherDamage } from './OtherDamage.tsx';
import styles from './Answers.module.css';
import { SkipButton } from './SkipButton.tsx';
import type { OpenQuestion } from './useOpenQuestion.ts';
import { nothingHit } from './view/outcome.ts';
import { useTold } from './useTold.ts';
import { optionTitle, questionText } from './view/questionText.ts';
import { refusalText } from './view/refusalText.ts';
import { omittedOf, optionReason, shownOptions, type WorthLanguage } from './view/worth.ts';

/** What a ploy does that is offered; null: it is none. */
function ployOf({ state, look }: PlayScene, { code, params }: PickRequest['options'][number]): string | null {
  const said = code === 'sayPloy' ? ployText(state, look, String(params['id'])) : '';
  return said === '' ? null : said;
}

const choiceOf = (
  scene: PlayScene,
  question: OpenQuestion<PickRequest>,
  option: PickRequest['options'][number],
  told: WorthLanguage,
): Choice => {
  const ploy = ployOf(scene, option);
  // What a ploy does stands before what it is worth; its price is in its title.
  const said = [ploy, optionReason(scene, question, option, told)].filter((each) => each !== null);
  const block = option.code.startsWith('block');
  return {
    id: option.id,
    title: optionTitle(scene, option),
    ...(said.length > 0 && { reason: said.join(' ') }),
    ...(option.value !== null && ploy === null && { number: String(option.value) }),
    ...(block && { icon: 'cover' as const }),
  };
};

/** Answers to choose from, the best one chosen before anybody speaks. */
export function PickTray({ question }: { readonly question: OpenQuestion<PickRequest> }) {
  const { changeDraft } = useDrafts();
  const scene = useScene();
  const { words } = scene;
  const { request } = question;
  const draft = useDraft(request);
  const told = useTold();
  const without = told === null ? null : omittedSaid(words, omittedOf(question));
  const other = useOtherDamage();
  const nothing = nothingHit(scene, question);
  const text = nothing ? words.attack.nothingToSave : questionText(scene, question);
  const refusal = refusalText(scene, draft);
  const hand = request.question === 'saves';
  return (
    <section className={styles.answers} aria-label={text}>
      <SectionHead title={text} />
      {refusal !== null && <p>{refusal}</p>}
      {without !== null && <p>{without}</p>}
      {nothing ? (
        <PlainButton label={words.attack.setDamage} icon="byHand" onPress={other.open} />
      ) : (
        <ChoiceList
          label={text}
          value={draft.option}
          onChange={(option) => changeDraft(request, { option, refusal: null })}
          options={shownOptions(question).map((option) => choiceOf(scene, question, option, told))}
          {...(hand && {
            more: { title: words.attack.setDamage, reason: words.attack.setDamageHint, onPress: other.open },
          })}
        />
      )}
      {question.asked.barred.map(({ operative, reason: why }) => (
        <p key={operative.id} className={styles.missed}>
          {words.dice.barred(operative.name, reason(words, why, scene.look))}
        </p>
      ))}
      {question.asked.missed.map(({ trait, reason: why }) => (
        <p key={trait.id} className={styles.missed}>
          {words.dice.missed(scene.look.contentName(trait.id, trait.name), reason(words, why, scene.look))}
        </p>
      ))}
      {other.isOpen && <OtherDamage request={request} onClose={other.close} />}
      <SkipButton asked={question.asked} />
    </section>
  );
}
