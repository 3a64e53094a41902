import type { CampaignPick, CampaignRequest, CampaignRoll } from '../../engine/campaign/model/request.ts';
import { useCampaignScene } from '../../scene/useCampaignScene.ts';
import { useCampaignHalfDone } from '../../scene/useHalfDone.ts';
import { useGame } from '../../state/base/useApp.ts';
import { useChoice, useChoose } from '../../state/campaign/choice.ts';
import { useCampaign, useCampaignPlay } from '../../state/campaign/campaignPlay.ts';
import { ChoiceList } from '../../ui/ChoiceList.tsx';
import { PlainButton } from '../../ui/PlainButton.tsx';
import { FacePad } from '../../ui/FacePad.tsx';
import { Ladder } from '../../ui/Ladder.tsx';
import { Tray } from '../../ui/Tray.tsx';
import { optionName } from '../../words/optionName.ts';
import styles from './RequestPanel.module.css';
import { dieSides, signedChanges } from './sum.ts';
import { ladderOf, meaningsOf, optionReason, prompt } from './view.ts';

type PanelProps<R extends CampaignRequest> = { readonly request: R };

/** By the settings of dice: a face to tap where they lie on the table, else only when it is asked for. */
function RollPanel({ request }: PanelProps<CampaignRoll>) {
  const onTable = useGame(({ settings }) => settings.dice.retinue === 'table');
  const [typed, type] = useCampaignHalfDone(`face ${request.id}`, false);
  const scene = useCampaignScene();
  const { dispatchCampaign } = useCampaignPlay();
  const { dice } = scene.words.campaign;
  const rows = ladderOf(scene, request);
  const changes = signedChanges(scene.words, request.changes);
  return (
    <>
      {rows.length > 0 && <Ladder label={dice.ladder} rows={rows} />}
      <div className={styles.tray}>
        {!onTable && !typed && (
          <Tray prompt={prompt(scene, request)} hint={changes === '' ? dice.byTheApp : changes}>
            <PlainButton icon="byHand" label={dice.tapFace} onPress={() => type(true)} />
          </Tray>
        )}
        {(onTable || typed) && (
          <Tray prompt={prompt(scene, request)} hint={changes === '' ? dice.tapFace : changes} waiting>
            <FacePad
              label={dice.tapFace}
              sides={dieSides(request.sides)}
              faceLabel={dice.face}
              meanings={meaningsOf(rows, request)}
              waiting
              onFace={(face) =>
                dispatchCampaign({ type: 'answer', requestId: request.id, answer: { kind: 'face', face } })
              }
            />
          </Tray>
        )}
      </div>
    </>
  );
}

function PickPanel({ request }: PanelProps<CampaignPick>) {
  const scene = useCampaignScene();
  const choose = useChoose();
  const chosen = useChoice(request);
  const question = prompt(scene, request);
  return (
    <section data-part="pick" className={styles.pick} aria-label={question}>
      <h2 className={styles.question}>{question}</h2>
      <ChoiceList
        label={question}
        value={chosen}
        onChange={(option) => choose(request, option)}
        options={request.options.map((option) => {
          const reason = optionReason(scene, request, option.id);
          return { id: option.id, title: optionName(scene, option), ...(reason !== null && { reason }) };
        })}
      />
    </section>
  );
}

/** What the campaign waits for: a die to type, an answer to choose. Nothing while nothing is asked. */
export function RequestPanel() {
  const { request } = useCampaign();
  if (request === null) return null;
  return request.kind === 'roll' ? <RollPanel key={request.id} request={request} /> : <PickPanel request={request} />;
}
