import { colourOf, rightSide } from '../../../state/battle/sides.ts';
import { type ReactNode, Suspense } from 'react';
import type { Operative } from '../../../engine/family/killteam/model/operative.ts';
import { TableFoe, TableFoes } from '../../../ui/TableFoes.tsx';
import { TableLayout } from '../../../ui/TableLayout.tsx';
import { TableRow } from '../../../ui/TableRow.tsx';
import { TableSheet } from '../../../ui/TableSheet.tsx';
import { operativeName } from '../../../words/look.ts';
import { setWounds, tapCard } from '../acts.ts';
import { useScene } from '../../../scene/useScene.ts';
import { useDesk } from '../desk.ts';
import { cardMark } from '../view/cardMark.ts';
import { cardView } from '../view/cardView.ts';
import { shortName } from '../view/shortName.ts';
import { Bar } from './Bar.tsx';
import { OfferPanel } from './OfferPanel.tsx';
import { PickPanel } from './PickPanel.tsx';
import { Said } from './Said.tsx';
import { sideName, sideOf } from './Sides.tsx';
import { TableStrip } from './TableStrip.tsx';
import { Wounds } from './Wounds.tsx';

type Trays = {
  readonly tray: ReactNode | null;
  readonly bar?: ReactNode;
  readonly told?: ReactNode;
  readonly scenario?: ReactNode;
};

/** Who acts, at table size; a tap opens what it can do. */
function Sheet({ actor }: { readonly actor: Operative }) {
  const desk = useDesk();
  const scene = useScene();
  const { words } = scene;
  const view = cardView(scene, actor);
  const shots = view.ammo ?? null;
  return (
    <>
      <TableSheet
        name={view.name}
        order={view.order}
        ap={view.ap === null ? null : { ...view.ap, text: words.common.ap(view.ap.left) }}
        shots={
          shots === null
            ? null
            : { ammo: shots, text: shots.kind === 'out' ? shots.word : words.common.shots(shots.shots) }
        }
        now={actor.wounds}
        max={actor.maxWounds}
        ofText={words.common.ofText(actor.maxWounds)}
        sentence={view.sentence}
        woundsLabel={view.woundsLabel}
        opens={words.battle.actions}
        onPress={() => desk.openSheet({ kind: 'actions' })}
        onWounds={() => desk.pickWounds(actor.id)}
        onWoundsSet={(value) => setWounds(desk, actor, value)}
      />
      {desk.woundsOf === actor.id && <Wounds operative={actor} />}
    </>
  );
}

function Row({ operative }: { readonly operative: Operative }) {
  const desk = useDesk();
  const scene = useScene();
  const view = cardView(scene, operative);
  const out = view.ammo?.kind === 'out' ? view.ammo.word : null;
  const warn = view.injuredWord ?? out;
  return (
    <TableRow
      side={colourOf(scene.state, operative.side)}
      name={view.name.split(' ')[0] ?? view.name}
      state={view.state}
      order={view.order?.kind ?? null}
      stateWord={view.state === 'guard' ? scene.words.states.guardShort : view.stateWord}
      now={operative.wounds}
      warn={warn === null ? null : { word: warn, harm: view.injuredWord !== null }}
      offered={cardMark(scene.view, desk, operative).highlight !== null}
      sentence={view.sentence}
      onPress={() => tapCard(desk, operative)}
    />
  );
}

function Foes() {
  const desk = useDesk();
  const scene = useScene();
  const { id: other } = rightSide(scene.state);
  const foes = sideOf(scene, other);
  const names = foes.map((foe) => operativeName(scene.words, foe));
  return (
    <TableFoes label={sideName(scene, other)} count={foes.length}>
      {foes.map((foe, index) => {
        const view = cardView(scene, foe);
        return (
          <TableFoe
            key={foe.id}
            short={shortName(names, index)}
            state={view.state}
            order={view.order?.kind ?? null}
            now={foe.wounds}
            injured={view.injuredWord !== null}
            offered={cardMark(scene.view, desk, foe).highlight !== null}
            sentence={view.sentence}
            {...desk.figures?.targets[foe.id]}
            onPress={() => tapCard(desk, foe)}
          />
        );
      })}
    </TableFoes>
  );
}

/** The battle read from across the table: who acts, the others as rows, the enemies as a strip. */
export function TableMode({ tray, bar, told, scenario }: Trays) {
  const desk = useDesk();
  const scene = useScene();
  const { words, state } = scene;
  const { actor, pick } = desk;
  const chosen = actor === null || pick === null ? null : <PickPanel actor={actor} pick={pick} />;
  const over = tray ?? chosen ?? <Said told={told} />;
  const [own, other] = state.sides;
  const sheeted = actor?.side === own.id ? actor.id : null;
  const acting = actor === null ? <OfferPanel /> : <Sheet actor={actor} />;
  const offers = (operative: Operative) => cardMark(scene.view, desk, operative).highlight !== null;
  return (
    <TableLayout
      label={words.battle.title}
      strip={
        <>
          <TableStrip />
          {state.mission.script && <Suspense fallback={null}>{scenario}</Suspense>}
        </>
      }
      sheet={chosen === null ? acting : null}
      rows={sideOf(scene, own.id)
        .filter(({ id }) => id !== sheeted)
        .map((operative) => (
          <Row key={operative.id} operative={operative} />
        ))}
      foes={<Foes />}
      foesFirst={chosen !== null && sideOf(scene, other.id).some(offers)}
      over={over}
      bar={tray === null ? <Bar /> : (bar ?? <Bar />)}
    />
  );
}
