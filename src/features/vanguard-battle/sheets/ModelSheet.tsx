import { Suspense } from 'react';
import type { ModelView } from '../../../engine/family/vanguard/view/vanguardView.ts';
import type { Correction } from '../../../engine/family/vanguard/model/command.ts';
import { barredSaid, modelName, otherSide } from '../../../scene/vanguardLook.ts';
import { useVanguardScene } from '../../../scene/useVanguardScene.ts';
import { ChipRow } from '../../../ui/ChipRow.tsx';
import { FactChip } from '../../../ui/FactChip.tsx';
import { Fold } from '../../../ui/Fold.tsx';
import { PlainButton } from '../../../ui/PlainButton.tsx';
import { setWounds } from '../acts.ts';
import { useDesk } from '../desk.ts';
import { PutByHand } from './bandBoardsLater.ts';
import { CardBlock } from './CardBlock.tsx';
import { HurtForm } from './HurtForm.tsx';
import styles from './ModelSheet.module.css';
import { NumberRow } from './NumberRow.tsx';
import { Block, Sheet } from './Sheet.tsx';

type ModelProps = { readonly model: ModelView };

/** What it is in, each as it can be set by hand. */
function State({ model }: ModelProps) {
  const desk = useDesk();
  const { table } = useVanguardScene().words;
  const { id } = model;
  const facts = [
    { what: 'activated', on: model.status === 'activated', label: table.sheet.activated },
    { what: 'fatigued', on: model.tired, label: table.sheet.tired },
    { what: 'down', on: model.floored, label: table.sheet.floored },
    { what: 'inPlay', on: model.status !== 'out', label: table.sheet.inPlay },
  ] as const;
  const set = (correction: Correction) => desk.act({ type: 'correct', correction });
  return (
    <Block label={table.state}>
      <NumberRow label={table.stats.wn} value={model.wounds} max={model.wn} set={(to) => setWounds(desk, id, to)} />
      <ChipRow label={table.state}>
        {facts.map(({ what, on, label }) => (
          <FactChip key={what} label={label} on={on} onPress={() => set({ what, model: id, value: !on })} />
        ))}
      </ChipRow>
      <p>{table.byHand}</p>
    </Block>
  );
}

/** With whom it is engaged, as the table sees it. */
function Engaged({ model }: ModelProps) {
  const { act } = useDesk();
  const scene = useVanguardScene();
  const { table } = scene.words;
  const foes = otherSide(scene.view, model.side).models.filter(({ status }) => status !== 'out');
  return (
    <Block label={table.engagedWith}>
      <ChipRow label={table.engagedWith}>
        {foes.map(({ id }) => (
          <FactChip
            key={id}
            label={modelName(scene, id)}
            on={model.engaged.includes(id)}
            onPress={() =>
              act({
                type: 'correct',
                correction: { what: 'engaged', pair: [model.id, id], value: !model.engaged.includes(id) },
              })
            }
          />
        ))}
      </ChipRow>
    </Block>
  );
}

/** Counters that packs name (V-03). */
function Tokens({ model }: ModelProps) {
  const { act } = useDesk();
  const scene = useVanguardScene();
  const tokens = Object.entries(model.tokens);
  if (tokens.length === 0) return null;
  return (
    <Block label={scene.words.table.tokens}>
      {tokens.map(([token, value]) => (
        <NumberRow
          key={token}
          label={scene.shown(token)}
          value={value}
          set={(to) => act({ type: 'correct', correction: { what: 'token', model: model.id, token, value: to } })}
        />
      ))}
    </Block>
  );
}

/** What a tap on it would do now; or why it does nothing. */
function Tap({ model }: ModelProps) {
  const { act, openSheet } = useDesk();
  const scene = useVanguardScene();
  const { turn } = scene.words.acts;
  const again = model.tap === 'activateAgain';
  if (model.tap !== 'activate' && !again) return null;
  const name = modelName(scene, model.id);
  const run = () => {
    openSheet(null);
    act({ type: 'activate', model: model.id, again, followUp: false });
  };
  return <PlainButton tone="brass" label={again ? turn.againFor(name) : turn.only(name)} onPress={run} />;
}

/** What can be set by hand, folded: a card is read more often than it is mended. */
function ByHand({ model }: ModelProps) {
  const scene = useVanguardScene();
  const { table } = scene.words;
  return (
    <div className={styles.hand}>
      <Fold title={table.handTitle} note={table.handNote}>
        <div className={styles.parts}>
          <State model={model} />
          <Engaged model={model} />
          <Tokens model={model} />
          {model.status !== 'out' && model.status !== 'waiting' && scene.view.onBoard !== null && (
            <Suspense fallback={null}>
              <PutByHand model={model.id} />
            </Suspense>
          )}
        </div>
      </Fold>
    </div>
  );
}

/** One model: its card first, then what can happen to it outside an attack, and folded what can be set by hand. */
export function ModelSheet({ model }: ModelProps) {
  const scene = useVanguardScene();
  const taps = model.tap === 'activate' || model.tap === 'activateAgain';
  return (
    <Sheet title={modelName(scene, model.id)} {...(taps && { actions: <Tap model={model} /> })}>
      {model.barred !== null && <p>{barredSaid(scene, model.barred)}</p>}
      <CardBlock model={model} />
      <HurtForm model={model} />
      <ByHand model={model} />
    </Sheet>
  );
}
