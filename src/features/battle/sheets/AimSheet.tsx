import type { OperativeId } from '../../../engine/core/ids.ts';
import { PlainButton } from '../../../ui/PlainButton.tsx';
import { WhyList } from '../../../ui/WhyList.tsx';
import { capital } from '../../../words/capital.ts';
import { reason } from '../../../words/reason.ts';
import { attackTarget } from '../acts.ts';
import { useScene } from '../../../scene/useScene.ts';
import { useDesk } from '../desk.ts';
import { aimProblem } from '../view/picking.ts';
import { EngagedChips } from './EngagedChips.tsx';
import { Block, Sheet } from './Sheet.tsx';

/** Why this one is no target; who is engaged can be set right, and it can be attacked anyway. */
export function AimSheet({ target }: { readonly target: OperativeId }) {
  const desk = useDesk();
  const { words, look, view } = useScene();
  const { actor, pick, openSheet } = desk;
  const card = view.table.find(target);
  if (actor === null || card === null || pick?.kind !== 'attack') return null;
  const problem = aimProblem(view, pick, { attacker: actor, target: card });
  const override = problem === null ? pick.override : { reason: words.battle.doAnywayReason };
  const go = () => {
    openSheet(null);
    attackTarget(desk, { ...pick, override }, target);
  };
  const label = problem === null ? words.actions[pick.action].name : words.battle.doAnyway;
  return (
    <Sheet
      title={look.name(target)}
      actions={<PlainButton label={label} tone={problem === null ? 'brass' : 'edge'} onPress={go} />}
    >
      <WhyList
        label={words.common.why}
        rows={[
          {
            id: 'why',
            lead: { icon: problem === null ? 'check' : 'couldNot' },
            text: problem === null ? words.actions[pick.action].meaning : capital(reason(words, problem, look)),
            weight: 'did',
          },
        ]}
      />
      <Block label={words.battle.card.engagedWith}>
        <EngagedChips operative={card} />
      </Block>
    </Sheet>
  );
}
