import { useScene } from '../../../scene/useScene.ts';
import type { Operative } from '../../../engine/family/killteam/model/operative.ts';
import type { UsableTrait } from '../../../engine/view/traits.ts';
import { colourOf, rightSide } from '../../../state/battle/sides.ts';
import { ActingHead } from '../../../ui/ActingHead.tsx';
import { ActionButton } from '../../../ui/ActionButton.tsx';
import { ActionGrid } from '../../../ui/ActionGrid.tsx';
import { FoldedActions } from '../../../ui/FoldedActions.tsx';
import { inches, target } from '../../../words/format.ts';
import { reason as reasonSaid } from '../../../words/reason.ts';
import { changeOrder, runAction } from '../acts.ts';
import { runScenario } from '../runScenario.ts';
import { useDesk } from '../desk.ts';
import { AbilitiesKey, keysOf } from './AbilitiesKey.tsx';
import { AnyTimePloys, PloyActs } from './PloyActs.tsx';
import { useMedia, WIDE } from '../../../ui/useMedia.ts';
import { type ActionView, actionViews } from '../view/actionsView.ts';
import { orderShown } from '../view/cardView.ts';
import { apLeft } from '../../../scene/operativeSaid.ts';
import { type ScenarioView, scenarioViews } from '../view/scenarioViews.ts';

const SHOWN_AT_ONCE = 8;
/** With more than these, what is seldom meant makes room for the cards. */
const ROOM = 6;
/** So many actions of the mission stand with the usual ones. */
const MISSION_ACTS = 2;
/** Needs a friend who lies near, which only the table knows. */
const RESCUES: ReadonlySet<string> = new Set(['reanimate', 'pickUpOperative']);

/** Powers stand with the actions; all else that is used by hand has a sheet of its own. */
const isPower = ({ trait }: UsableTrait): boolean => trait.source === 'power';

/** The head of whoever acts: the same sheet as its card. */
export function Head({ operative }: { readonly operative: Operative }) {
  const scene = useScene();
  const { words, state, look, view } = scene;
  const { situation } = view;
  const wide = useMedia(WIDE);
  const labels = words.common.stats;
  const { apl, move, hit, save } = view.figures(operative);
  const ap = situation.kind === 'acting' && !situation.counteract ? apLeft(scene, operative) : null;
  const owner = state.players.length > 1 && operative.owner !== null ? look.playerName(operative.owner) : undefined;
  return (
    <ActingHead
      name={look.name(operative.id)}
      order={orderShown(words, operative)}
      facts={[words.battle.hitFact(hit), words.battle.saveFact(save)]}
      ap={ap === null || ap === undefined ? null : { ...ap, text: words.common.ap(ap.left) }}
      {...(wide && {
        stats: [
          { id: 'apl', label: labels.apl, value: `${apl}` },
          { id: 'move', label: labels.move, value: inches(move) },
          { id: 'hit', label: labels.hit, value: target(hit) },
          { id: 'save', label: labels.save, value: target(save) },
        ],
      })}
      {...(owner !== undefined && wide && { owner })}
      {...(rightSide(state).hand === 'people' && { side: colourOf(state, operative.side) })}
    />
  );
}

/** An action; held, it says what it is. */
function Act({ view }: { readonly view: ActionView }) {
  const desk = useDesk();
  const { words, battle } = useScene();
  const cost = { value: `${view.ap}`, unit: words.common.stats.apUnit };
  const open = () => desk.openSheet({ kind: 'why', action: view.id });
  return (
    <ActionButton
      icon={view.icon}
      title={view.title}
      {...(view.detail !== null && { detail: view.detail })}
      cost={cost}
      keyHint={view.key}
      impossible={view.reason}
      pressKey={battle.length}
      onHold={open}
      onPress={() => (view.reason === null ? runAction(desk, view.id, null) : open())}
    />
  );
}

/** An action of the scenario; held, it says what it is. */
function ScenarioAct({ view }: { readonly view: ScenarioView }) {
  const desk = useDesk();
  const { words, battle } = useScene();
  const open = () => desk.openSheet({ kind: 'scenario', action: view.id });
  return (
    <ActionButton
      icon="interact"
      title={view.title}
      {...(view.detail !== '' && { detail: view.detail })}
      cost={{ value: `${view.ap}`, unit: words.common.stats.apUnit }}
      {...(view.key !== null && { keyHint: view.key })}
      impossible={view.reason}
      pressKey={battle.length}
      onHold={open}
      onPress={() => (view.reason === null ? runScenario(desk, view.id, null) : open())}
    />
  );
}

/** Before the first action, the order can still be the other one, unless all keep theirs. */
function OtherOrder({ operative }: { readonly operative: Operative }) {
  const desk = useDesk();
  const { words, battle, view } = useScene();
  if (view.actions.orders === 'kept') return null;
  const other = operative.order === 'engage' ? 'conceal' : 'engage';
  return (
    <ActionButton
      icon={other}
      title={words.orders[other].name}
      detail={words.battle.changeOrder}
      pressKey={battle.length}
      onPress={() => changeOrder(desk, operative)}
    />
  );
}

/** A power, used at a tap; held, it is read beside the others. */
function Power({ usable }: { readonly usable: UsableTrait }) {
  const { words, look, battle } = useScene();
  const { act, onTraits } = useDesk();
  const { operative, trait, price, needs, reason } = usable;
  return (
    <ActionButton
      icon="honour"
      title={look.contentName(trait.id, trait.name)}
      {...(needs !== null && { detail: words.traits.test(needs) })}
      cost={{ value: `${price.ap}`, unit: words.common.stats.apUnit }}
      impossible={reason === null ? null : reasonSaid(words, reason, look)}
      pressKey={battle.length}
      onHold={() => onTraits?.(operative.id)}
      onPress={() =>
        reason === null ? act({ type: 'useTrait', operative: operative.id, trait: trait.id }) : onTraits?.(operative.id)
      }
    />
  );
}

/** An enemy that the player took from its table goes back to it. */
function BackToTable({ operative }: { readonly operative: Operative }) {
  const { words, state, battle } = useScene();
  const { act } = useDesk();
  const turn = state.npo?.turn;
  if (turn?.hand !== true || turn.enemy !== operative.id) return null;
  return (
    <ActionButton
      icon="different"
      title={words.enemyTurn.back}
      detail={words.enemyTurn.backDetail}
      pressKey={battle.length}
      onPress={() => act({ type: 'takeEnemy', hand: false })}
    />
  );
}

/** What the one that acts can do: possible first, then what it cannot, with the reason. */
export function Actions({ operative }: { readonly operative: Operative }) {
  const { words, look, view, state } = useScene();
  const { onTraits } = useDesk();
  const byHand = onTraits === undefined ? [] : view.traits.byHand(operative);
  const powers = byHand.filter(isPower);
  const others = byHand.filter((each) => !isPower(each));
  const views = actionViews({ words, look, view, operative });
  const ofScenario = scenarioViews({ words, look, view, operative }, words.battle.endsBattle);
  const possible = views.filter(({ reason }) => reason === null);
  const impossible = views.filter(({ reason }) => reason !== null);
  const notNow = ofScenario.filter(({ reason }) => reason !== null);
  const powersNow = powers.filter(({ reason }) => reason === null);
  const powersNot = powers.filter(({ reason }) => reason !== null);
  const notNowNames = [
    ...powersNot.map(({ trait }) => look.contentName(trait.id, trait.name)),
    ...[...notNow, ...impossible].map(({ title }) => title),
  ];
  const fresh =
    state.activation?.kind === 'activation' && state.activation.done.length === 0 && state.interrupt === null;
  const ofScenarioNow = ofScenario.filter(({ reason }) => reason === null);
  const missions = ofScenarioNow.slice(0, MISSION_ACTS);
  const isSeldom = ({ id }: ActionView) => RESCUES.has(id) || (id === 'interact' && missions.length > 0);
  const usual = possible.filter((each) => !isSeldom(each));
  const seldom = [...possible.filter(isSeldom), ...ofScenarioNow.slice(MISSION_ACTS)];
  const shown = usual.length + missions.length + powersNow.length + keysOf(operative, others) + Number(fresh);
  const crowded = seldom.length > 1 && shown + seldom.length > ROOM;
  const further = seldom.map((each) =>
    'offer' in each ? <Act key={each.id} view={each} /> : <ScenarioAct key={each.id} view={each} />,
  );
  return (
    <ActionGrid label={words.battle.panelLabel}>
      {usual.map((each) => (
        <Act key={each.id} view={each} />
      ))}
      {missions.map((each) => (
        <ScenarioAct key={each.id} view={each} />
      ))}
      {powersNow.map((usable) => (
        <Power key={usable.trait.id} usable={usable} />
      ))}
      <AbilitiesKey operative={operative} others={others} />
      <PloyActs operative={operative} />
      <AnyTimePloys />
      {!crowded && further}
      {fresh && <OtherOrder operative={operative} />}
      <BackToTable operative={operative} />
      {crowded && (
        <FoldedActions
          label={words.battle.further(seldom.length)}
          names={seldom.map(({ title }) => title).join(', ')}
          possible
          many
        >
          {further}
        </FoldedActions>
      )}
      {notNowNames.length > 0 && (
        <FoldedActions
          label={words.battle.notNow(notNowNames.length)}
          names={notNowNames.join(', ')}
          many={views.length + ofScenario.length + powers.length > SHOWN_AT_ONCE}
        >
          {powersNot.map((usable) => (
            <Power key={usable.trait.id} usable={usable} />
          ))}
          {notNow.map((each) => (
            <ScenarioAct key={each.id} view={each} />
          ))}
          {impossible.map((each) => (
            <Act key={each.id} view={each} />
          ))}
        </FoldedActions>
      )}
    </ActionGrid>
  );
}

/** Who acts, and what it can do. */
export function ActingPanel({ operative }: { readonly operative: Operative }) {
  return (
    <>
      <Head operative={operative} />
      <Actions operative={operative} />
    </>
  );
}
