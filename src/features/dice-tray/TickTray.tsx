import { type PlayScene, useScene } from '../../scene/useScene.ts';
import { colourOf } from '../../state/battle/sides.ts';
import { sideLabel } from '../../words/sideLabel.ts';
import type { TickRequest } from '../../engine/family/killteam/model/request.ts';
import type { Side } from '../../engine/core/ids.ts';
import { useDraft, useDrafts } from '../../state/answer/draft.ts';
import { ChipRow } from '../../ui/ChipRow.tsx';
import { FactChip } from '../../ui/FactChip.tsx';
import { SectionHead } from '../../ui/SectionHead.tsx';
import { Tray } from '../../ui/Tray.tsx';
import { SkipButton } from './SkipButton.tsx';
import type { OpenQuestion } from './useOpenQuestion.ts';
import { questionText } from './view/questionText.ts';
import { refusalText } from './view/refusalText.ts';

type TickProps = { readonly question: OpenQuestion<TickRequest> };

function SideChips({ question, side }: TickProps & { readonly side: Side }) {
  const { changeDraft } = useDrafts();
  const { words, look, view } = useScene();
  const { request } = question;
  const { operatives } = useDraft(request);
  const own = view.table.ofSide(side).filter(({ id }) => request.candidates.includes(id));
  if (own.length === 0) return null;
  const label = sideLabel(words.common, look, side);
  const toggled = (id: string) =>
    operatives.includes(id) ? operatives.filter((other) => other !== id) : [...operatives, id];
  return (
    <>
      <SectionHead title={label} side={colourOf(view.state, side)} level={3} />
      <ChipRow label={label}>
        {own.map(({ id }) => (
          <FactChip
            key={id}
            label={look.name(id)}
            on={operatives.includes(id)}
            onPress={() => changeDraft(request, { operatives: toggled(id) })}
          />
        ))}
      </ChipRow>
    </>
  );
}

/** Of whom half a millimetre decides on the board; null: of nobody. */
function closeText({ words, look }: PlayScene, { request: { measured } }: OpenQuestion<TickRequest>): string | null {
  const close = measured?.close ?? [];
  return close.length === 0 ? null : words.tickAnswers.close(words.common.list(close.map(look.name)));
}

/** Operatives that the table says are concerned; nobody unless they are tapped. */
export function TickTray({ question }: TickProps) {
  const scene = useScene();
  const draft = useDraft(question.request);
  const hint = refusalText(scene, draft) ?? closeText(scene, question) ?? scene.words.tickAnswers.hint;
  return (
    <Tray prompt={questionText(scene, question)} hint={hint} waiting>
      {scene.state.sides.toReversed().map(({ id }) => (
        <SideChips key={id} question={question} side={id} />
      ))}
      <SkipButton asked={question.asked} />
    </Tray>
  );
}
