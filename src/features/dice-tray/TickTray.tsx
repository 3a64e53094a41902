import { colourOf } from '../../state/battle/sides.ts';
import { sideLabel } from '../../words/sideLabel.ts';
import type { TickRequest } from '../../engine/log/request.ts';
import type { Side } from '../../engine/core/ids.ts';
import { useDraft, useDrafts } from '../../state/answer/draft.ts';
import { ChipRow } from '../../ui/ChipRow.tsx';
import { FactChip } from '../../ui/FactChip.tsx';
import { SectionHead } from '../../ui/SectionHead.tsx';
import { Tray } from '../../ui/Tray.tsx';
import { SkipButton } from './SkipButton.tsx';
import type { Question } from './useOpenQuestion.ts';
import { questionText } from './view/questionText.ts';
import { refusalText } from './view/refusalText.ts';

type TickProps = { readonly question: Question<TickRequest> };

function SideChips({ question, side }: TickProps & { readonly side: Side }) {
  const { changeDraft } = useDrafts();
  const { words, look, view, request } = question;
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

/** Operatives that the table says are concerned; nobody unless they are tapped. */
export function TickTray({ question }: TickProps) {
  const draft = useDraft(question.request);
  const hint = refusalText(question, draft) ?? question.words.tickAnswers.hint;
  return (
    <Tray prompt={questionText(question)} hint={hint} waiting>
      {question.view.state.sides.toReversed().map(({ id }) => (
        <SideChips key={id} question={question} side={id} />
      ))}
      <SkipButton question={question} />
    </Tray>
  );
}
