import type { NumberRequest, PickRequest, TickRequest } from '../../engine/family/vanguard/model/request.ts';
import { useDraftChanges, useOpenDraft } from '../../scene/openDraft.ts';
import { colourIn, modelName, playerOf, sideName } from '../../scene/vanguardLook.ts';
import { useRoundsOdds } from '../../scene/useRoundsOdds.ts';
import { type VanguardScene, useVanguardScene } from '../../scene/useVanguardScene.ts';
import type { Draft } from '../../state/answer/draft.ts';
import { ChipRow } from '../../ui/ChipRow.tsx';
import { ChoiceList } from '../../ui/ChoiceList.tsx';
import { CountStepper } from '../../ui/CountStepper.tsx';
import { FactChip } from '../../ui/FactChip.tsx';
import { SectionHead } from '../../ui/SectionHead.tsx';
import { Tray } from '../../ui/Tray.tsx';
import { RollTray } from './RollTray.tsx';
import { optionNote, optionTitle, questionText } from './view/questionText.ts';
import { optionWorths } from './view/worth.ts';

type Asked<R> = { readonly request: R; readonly draft: Draft };

/** Answers to choose from, the usual one chosen before anybody speaks. */
function PickTray({ request, draft }: Asked<PickRequest>) {
  const { change } = useDraftChanges();
  const scene = useVanguardScene();
  const text = questionText(scene, request);
  const worths = optionWorths(scene, useRoundsOdds(), request);
  const { view } = scene;
  const other = view.turn !== null && view.turn !== request.side;
  return (
    <Tray prompt={text} {...(other && { hint: scene.words.tray.answers(playerOf(scene, request.side)) })} waiting>
      <ChoiceList
        label={text}
        value={draft.option}
        onChange={(option) => change({ option })}
        options={request.options.map((option) => {
          const notes = [worths[option.id], optionNote(scene, request, option)].filter((note) => note != null);
          return {
            id: option.id,
            title: optionTitle(scene, option),
            ...(notes.length > 0 && { reason: notes.join(' · ') }),
            ...(option.value !== null && { number: `${option.value}` }),
          };
        })}
      />
    </Tray>
  );
}

/** Of whom half a millimetre decides on the board; null: of nobody. */
function closeText(scene: VanguardScene, { measured }: TickRequest): string | null {
  const names = (measured?.close ?? []).map((id) => modelName(scene, id));
  return names.length === 0 ? null : scene.words.tray.close(scene.words.common.list(names));
}

/** Models that the table says are concerned; nobody unless they are tapped. */
function TickTray({ request, draft: { operatives } }: Asked<TickRequest>) {
  const { change } = useDraftChanges();
  const scene = useVanguardScene();
  const close = closeText(scene, request);
  const toggle = (id: string) =>
    change({ operatives: operatives.includes(id) ? operatives.filter((each) => each !== id) : [...operatives, id] });
  return (
    <Tray prompt={questionText(scene, request)} {...(close !== null && { hint: close })} waiting>
      {scene.view.sides.map(({ id: side, models }) => {
        const own = models.filter(({ id }) => request.candidates.includes(id));
        if (own.length === 0) return null;
        const label = sideName(scene, side);
        return (
          <div key={side}>
            <SectionHead title={label} side={colourIn(scene.view, side)} level={3} />
            <ChipRow label={label}>
              {own.map(({ id }) => (
                <FactChip
                  key={id}
                  label={modelName(scene, id)}
                  on={operatives.includes(id)}
                  onPress={() => toggle(id)}
                />
              ))}
            </ChipRow>
          </div>
        );
      })}
    </Tray>
  );
}

function NumberTray({ request, draft }: Asked<NumberRequest>) {
  const { change } = useDraftChanges();
  const scene = useVanguardScene();
  const { tray, common } = scene.words;
  return (
    <Tray prompt={questionText(scene, request)} waiting>
      <CountStepper
        label={tray.woundsLabel}
        value={draft.value}
        min={request.min}
        max={request.max}
        lessLabel={common.less(tray.woundsLabel)}
        moreLabel={common.oneMore(tray.woundsLabel)}
        onChange={(value) => change({ value })}
      />
    </Tray>
  );
}

/** What the battle waits for: dice to type, an answer to choose. Nothing while nothing is asked. */
export function RoundsTray() {
  const { request } = useVanguardScene();
  const draft = useOpenDraft();
  if (request === null || draft === null) return null;
  switch (request.kind) {
    case 'roll':
      return <RollTray request={request} draft={draft} />;
    case 'pick':
      return <PickTray request={request} draft={draft} />;
    case 'tick':
      return <TickTray request={request} draft={draft} />;
    case 'number':
      return <NumberTray request={request} draft={draft} />;
    case 'reroll':
    case 'look':
      return null;
  }
}
