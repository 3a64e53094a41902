import { useState } from 'react';
import type { RollRequest } from '../../engine/family/vanguard/model/request.ts';
import { useDraftChanges } from '../../scene/openDraft.ts';
import { playerOf } from '../../scene/vanguardLook.ts';
import { useVanguardScene, type VanguardScene } from '../../scene/useVanguardScene.ts';
import { type Draft, faceTyped } from '../../state/answer/draft.ts';
import { Die } from '../../ui/Die.tsx';
import { FacePad } from '../../ui/FacePad.tsx';
import { PlainButton } from '../../ui/PlainButton.tsx';
import { Tray } from '../../ui/Tray.tsx';
import { percent } from '../../words/format.ts';
import styles from './RollTray.module.css';
import { useSendAnswer } from './useSendAnswer.ts';
import { useBackKeys, useFaceKeys } from './useTrayKeys.ts';
import { faceMeanings } from './view/faces.ts';
import { isTyped } from './view/nextThing.ts';
import { questionText } from './view/questionText.ts';

type RollProps = { readonly request: RollRequest; readonly draft: Draft };

const SIDES = 6;

/** How a roll-off stands: that it was a tie, or what the other side has rolled; null: nothing was rolled yet. */
function rollOffSaid(scene: VanguardScene): string | null {
  const { view, words } = scene;
  const task = view.state.tasks.at(-1);
  if (task?.kind !== 'rollOff') return null;
  const { rollOff } = words.tray;
  const rolled = view.sides.find(({ id }) => task.faces[id] !== undefined);
  if (rolled !== undefined) return rollOff.rolled(playerOf(scene, rolled.id), task.faces[rolled.id] ?? 0);
  return task.tied === undefined ? null : rollOff.tie(task.tied);
}

/** What there is to know before the die: how a roll-off stands, what a recovery roll suffers from; null: the faces say it. */
function hintOf(scene: VanguardScene, { purpose }: RollRequest): string | null {
  if (purpose === 'rollOff') return rollOffSaid(scene);
  const recovery = scene.view.attack?.recovery ?? null;
  if (purpose !== 'recovery' || recovery === null) return null;
  return scene.words.attack.recoveryHow(recovery.needs, recovery.below);
}

/** How likely the good end of a recovery or nerve die is, by the faces that bring it. */
function Chance({ request }: Pick<RollProps, 'request'>) {
  const scene = useVanguardScene();
  if (request.purpose !== 'recovery') return null;
  const good = faceMeanings(scene, request)
    .filter((each) => each.good === true)
    .reduce((sum, { from, to }) => sum + to - from + 1, 0);
  return <p className={styles.said}>{scene.words.attack.recovers(percent(good / SIDES))}</p>;
}

/** Dice typed so far, where no pool of an attack shows them. */
function TypedDice({ request, draft }: RollProps) {
  const { untype } = useDraftChanges();
  const { view, words } = useVanguardScene();
  if (request.count === 1 || view.attack !== null) return null;
  return (
    <div className={styles.dice}>
      {draft.faces.map((face, at) => (
        <Die
          key={at}
          nth={at}
          die={{
            id: `${at}`,
            kind: face === null ? 'wanted' : 'hit',
            face,
            word: '',
            label: face === null ? words.tray.wanted : words.tray.typedDie(face),
          }}
          {...(face !== null && { onPress: () => untype(at) })}
        />
      ))}
    </div>
  );
}

/** Gives what types a face into the first empty place; the last one answers. */
function useTypeFace({ draft }: RollProps, tell: (refusal: string | null) => void): (face: number) => void {
  const { change } = useDraftChanges();
  const send = useSendAnswer();
  return (face) => {
    const typed = faceTyped(draft, face);
    const faces = typed.faces.filter((each) => each !== null);
    if (faces.length === typed.faces.length) tell(send({ kind: 'faces', faces }));
    else change(typed);
  };
}

function TypedRoll(props: RollProps) {
  const { request } = props;
  const scene = useVanguardScene();
  const { tray } = scene.words;
  const [refusal, tell] = useState<string | null>(null);
  const typeFace = useTypeFace(props, tell);
  const { undoBegun } = useDraftChanges();
  useFaceKeys(request.sides, typeFace);
  useBackKeys(undoBegun);
  return (
    <Tray
      prompt={questionText(scene, request)}
      hint={refusal ?? hintOf(scene, request) ?? tray.tap(request.count)}
      waiting
    >
      <TypedDice {...props} />
      <FacePad
        label={tray.tap(request.count)}
        sides={SIDES}
        faceLabel={tray.face}
        meanings={faceMeanings(scene, request)}
        waiting
        onFace={typeFace}
      />
      <Chance request={request} />
    </Tray>
  );
}

function ScreenRoll({ request }: RollProps) {
  const { change } = useDraftChanges();
  const scene = useVanguardScene();
  const { tray } = scene.words;
  const meanings = faceMeanings(scene, request);
  return (
    <Tray prompt={questionText(scene, request)} hint={hintOf(scene, request) ?? tray.byApp(request.count)}>
      {meanings.length > 0 && (
        <ul className={styles.meanings}>
          {meanings.map(({ from, to, text, harm }) => (
            <li key={from} className={harm === true ? styles.harm : undefined}>
              <b>{from === to ? from : `${from}–${to}`}</b> {text}
            </li>
          ))}
        </ul>
      )}
      <Chance request={request} />
      <div>
        <PlainButton label={tray.type} icon="byHand" onPress={() => change({ typed: true })} />
      </div>
    </Tray>
  );
}

/** Dice to roll: typed face by face, or rolled by the bar. */
export function RollTray(props: RollProps) {
  const scene = useVanguardScene();
  return isTyped(scene, props.request, props.draft) ? (
    <TypedRoll key={props.request.id} {...props} />
  ) : (
    <ScreenRoll {...props} />
  );
}
