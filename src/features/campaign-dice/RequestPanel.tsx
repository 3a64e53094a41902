import type { CampaignPick, CampaignRequest, CampaignRoll } from '../../engine/campaign/model/request.ts';
import { useChoice, useChoose } from '../../state/campaign/choice.ts';
import { useCampaign, useCampaignPlay } from '../../state/campaign/campaignPlay.ts';
import { ChoiceList } from '../../ui/ChoiceList.tsx';
import { FacePad } from '../../ui/FacePad.tsx';
import { Ladder } from '../../ui/Ladder.tsx';
import { Tray } from '../../ui/Tray.tsx';
import { type CampaignLook, optionName } from '../../words/optionName.ts';
import { useWords } from '../../words/useWords.ts';
import styles from './RequestPanel.module.css';
import { dieSides, signedChanges } from './sum.ts';
import { ladderOf, optionReason, prompt } from './view.ts';

type Asked<R extends CampaignRequest> = { readonly look: CampaignLook; readonly request: R };

function RollPanel({ look, request }: Asked<CampaignRoll>) {
  const { dispatchCampaign } = useCampaignPlay();
  const { dice } = look.words.campaign;
  const rows = ladderOf(look, request);
  const changes = signedChanges(look.words, request.changes);
  return (
    <>
      {rows.length > 0 && <Ladder label={dice.ladder} rows={rows} />}
      <Tray prompt={prompt(look, request)} hint={changes === '' ? dice.tapFace : changes} waiting>
        <FacePad
          label={dice.tapFace}
          sides={dieSides(request.sides)}
          faceLabel={dice.face}
          waiting
          onFace={(face) => dispatchCampaign({ type: 'answer', requestId: request.id, answer: { kind: 'face', face } })}
        />
      </Tray>
    </>
  );
}

function PickPanel({ look, request }: Asked<CampaignPick>) {
  const choose = useChoose();
  const chosen = useChoice(request);
  const question = prompt(look, request);
  return (
    <section className={styles.pick} aria-label={question}>
      <h2 className={styles.question}>{question}</h2>
      <ChoiceList
        label={question}
        value={chosen}
        onChange={(option) => choose(request, option)}
        options={request.options.map((option) => {
          const reason = optionReason(look, request, option.id);
          return { id: option.id, title: optionName(look, option), ...(reason !== null && { reason }) };
        })}
      />
    </section>
  );
}

/** What the campaign waits for: a die to type, an answer to choose. Nothing while nothing is asked. */
export function RequestPanel() {
  const words = useWords('campaign');
  const { request, content, state } = useCampaign();
  if (request === null) return null;
  const look = { words, content, state };
  return request.kind === 'roll' ? (
    <RollPanel look={look} request={request} />
  ) : (
    <PickPanel look={look} request={request} />
  );
}
