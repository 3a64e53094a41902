import type { ReactNode } from 'react';
import type { ModelView } from '../../../engine/family/vanguard/view/vanguardView.ts';
import { colourIn, modelName, otherSide, sideIn, sideName } from '../../../scene/vanguardLook.ts';
import { useVanguardScene } from '../../../scene/useVanguardScene.ts';
import { TableFoe, TableFoes } from '../../../ui/TableFoes.tsx';
import { TableLayout } from '../../../ui/TableLayout.tsx';
import { TableRow } from '../../../ui/TableRow.tsx';
import { TableSheet } from '../../../ui/TableSheet.tsx';
import { setWounds, tapCard } from '../acts.ts';
import { useDesk } from '../desk.ts';
import { cardState, cardView, noteOf, slotsShown } from '../view/cardView.ts';
import { Actions } from './ActorPanel.tsx';
import { Bar } from './Bar.tsx';
import { Panel } from './Panel.tsx';
import { Said } from './Said.tsx';
import { markOf } from './Sides.tsx';
import { Strip } from './Strip.tsx';
import { Wounds } from './Wounds.tsx';

type ModelProps = { readonly model: ModelView };

/** Who acts, at table size. */
function Acting({ model }: ModelProps) {
  const desk = useDesk();
  const scene = useVanguardScene();
  const shown = cardView(scene, model);
  const slots = slotsShown(scene, model);
  return (
    <>
      <TableSheet
        name={shown.name}
        order={null}
        ap={slots === null ? null : { ...slots, text: shown.note ?? '' }}
        now={model.wounds}
        max={model.wn}
        ofText={scene.words.table.of(model.wn)}
        sentence={shown.sentence}
        woundsLabel={shown.woundsLabel}
        opens={scene.words.common.more}
        onPress={() => desk.openSheet({ kind: 'model', id: model.id })}
        onWounds={() => desk.pickWounds(model.id)}
        onWoundsSet={(value) => setWounds(desk, model.id, value)}
      />
      {desk.woundsOf === model.id && <Wounds model={model} />}
    </>
  );
}

function Row({ model }: ModelProps) {
  const desk = useDesk();
  const scene = useVanguardScene();
  const shown = cardView(scene, model);
  const note = noteOf(scene, model);
  return (
    <TableRow
      side={colourIn(scene.view, model.side)}
      name={shown.name}
      state={shown.state}
      stateWord={shown.stateWord}
      now={model.wounds}
      warn={note === null || note.icon === null ? null : { word: note.text, harm: false }}
      offered={markOf(desk, model.id).highlight !== null}
      sentence={shown.sentence}
      onPress={() => tapCard(desk, model.id)}
    />
  );
}

function Foe({ model }: ModelProps) {
  const desk = useDesk();
  const scene = useVanguardScene();
  return (
    <TableFoe
      short={modelName(scene, model.id)}
      state={cardState(model)}
      now={model.wounds}
      injured={false}
      offered={markOf(desk, model.id).highlight !== null}
      sentence={cardView(scene, model).sentence}
      onPress={() => tapCard(desk, model.id)}
    />
  );
}

type Trays = { readonly tray: ReactNode | null; readonly bar: ReactNode | null };

/** The battle read from across the table: who acts, the others of its side as rows, the other side as a strip. */
export function TableMode({ tray, bar }: Trays) {
  const { pick } = useDesk();
  const scene = useVanguardScene();
  const { view, words } = scene;
  const { actor } = view;
  const own = sideIn(view, actor?.model.side ?? view.turn);
  const other = otherSide(view, own.id);
  const acts = actor !== null && actor.kind !== 'fallback' && pick === null;
  const panel = acts ? <Actions actor={actor} /> : <Panel />;
  return (
    <TableLayout
      label={words.table.title}
      strip={<Strip />}
      sheet={acts ? <Acting model={actor.model} /> : null}
      rows={own.models
        .filter(({ id }) => !acts || id !== actor.model.id)
        .map((model) => (
          <Row key={model.id} model={model} />
        ))}
      foes={
        <TableFoes label={sideName(scene, other.id)} count={other.models.length}>
          {other.models.map((model) => (
            <Foe key={model.id} model={model} />
          ))}
        </TableFoes>
      }
      foesFirst={pick?.kind === 'attack' || pick?.kind === 'charge'}
      over={
        tray ?? (
          <>
            {panel}
            <Said />
          </>
        )
      }
      bar={bar ?? <Bar />}
    />
  );
}
