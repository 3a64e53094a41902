import { Suspense } from 'react';
import { RulingNotes } from '../../../forms/RulingNotes.tsx';
import { type PlayScene, useScene } from '../../../scene/useScene.ts';
import type { Rejection } from '../../../engine/family/killteam/model/rejection.ts';
import type { Operative } from '../../../engine/family/killteam/model/operative.ts';
import type { ActionId } from '../../../engine/core/ids.ts';
import { ChipRow } from '../../../ui/ChipRow.tsx';
import { FactChip } from '../../../ui/FactChip.tsx';
import { PlainButton } from '../../../ui/PlainButton.tsx';
import { WhyList } from '../../../ui/WhyList.tsx';
import { capital } from '../../../words/capital.ts';
import { offerReason } from '../../../words/reason.ts';
import { rulingsIn } from '../../../words/guideSaid.ts';
import { type RulingId, RULINGS } from '../../../words/rulings.ts';
import { runAction } from '../acts.ts';
import { useDesk } from '../desk.ts';
import { isMove } from '../view/moves.ts';
import { planAction } from '../view/planAction.ts';
import { AsIfFighting } from '../parts/laterParts.ts';
import { EngagedChips } from './EngagedChips.tsx';
import { Block, Sheet } from './Sheet.tsx';

/** That nobody says a marker is near, or that the board has none there. */
const NO_MARKER: ReadonlySet<string> = new Set(['noMarkerNear', 'markerFar']);
const ENGAGEMENT: ReadonlySet<string> = new Set(['inControlRange', 'noEnemyInControlRange', 'notInControlRange']);

/** The fact that stands in the way and can be set right here, before anything is done anyway. */
function SetRight({ operative, reason }: { readonly operative: Operative; readonly reason: Rejection }) {
  const { words } = useScene();
  const { act } = useDesk();
  const { correctEngagementFirst, card } = words.battle;
  if (ENGAGEMENT.has(reason.code))
    return (
      <Block label={correctEngagementFirst}>
        <EngagedChips operative={operative} />
      </Block>
    );
  if (!NO_MARKER.has(reason.code)) return null;
  return (
    <ChipRow label={card.onTheTable}>
      <FactChip
        on={operative.nearMarker}
        label={card.flags.nearMarker}
        onPress={() => act({ type: 'setFlag', operative: operative.id, flag: 'nearMarker', on: true })}
      />
    </ChipRow>
  );
}

/** Rulings on the killzone by which a move may go on where the rules alone would stop it (C-50). */
function ofKillzone({ guides }: PlayScene['view'], actor: Operative, action: ActionId): readonly RulingId[] {
  const said = isMove(action) ? rulingsIn(guides.move(actor, action)) : [];
  return said.filter((id) => RULINGS[id].about === 'killzones');
}

/** Why an action cannot be done now, what could be set right, and doing it anyway. */
export function WhySheet({ action }: { readonly action: ActionId }) {
  const desk = useDesk();
  const { words, look, view } = useScene();
  const { actor, openSheet } = desk;
  const offer = actor === null ? undefined : view.actions.offers(actor).find((each) => each.action === action);
  if (actor === null || offer === undefined) return null;
  const why = offerReason(words, offer, look);
  const override = why === null ? null : { reason: words.battle.doAnywayReason };
  const possible = planAction(view, actor, action, override).kind !== 'nothing';
  const anyway = possible && (offer.reason === null || view.actions.mayOverride(offer.reason));
  const go = () => {
    openSheet(null);
    runAction(desk, action, override);
  };
  return (
    <Sheet
      title={words.actions[action].full}
      actions={
        anyway && (
          <PlainButton
            label={why === null ? words.actions[action].name : words.battle.doAnyway}
            tone={why === null ? 'brass' : 'edge'}
            onPress={go}
          />
        )
      }
    >
      <WhyList
        label={words.common.why}
        rows={[
          ...(why === null
            ? []
            : [{ id: 'why', lead: { icon: 'couldNot' as const }, text: capital(why), weight: 'did' as const }]),
          { id: 'rule', lead: { icon: 'why' }, text: words.actions[action].meaning },
        ]}
      />
      {offer.reason !== null && <SetRight operative={actor} reason={offer.reason} />}
      <RulingNotes ids={ofKillzone(view, actor, action)} />
      {action === 'fight' && view.guides.commentary && (
        <Suspense fallback={null}>
          <AsIfFighting actor={actor} />
        </Suspense>
      )}
    </Sheet>
  );
}
