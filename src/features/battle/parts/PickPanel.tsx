import { Measured } from '../../../ui/measured.tsx';
import { type PlayScene, useScene } from '../../../scene/useScene.ts';
import { Suspense } from 'react';
import type { Operative } from '../../../engine/family/killteam/model/operative.ts';
import { useGame } from '../../../state/base/useApp.ts';
import { hasAttackOdds } from '../../../state/base/store.ts';
import { ChoiceList } from '../../../ui/ChoiceList.tsx';
import { CountStepper } from '../../../ui/CountStepper.tsx';
import { KeyButton } from '../../../ui/KeyButton.tsx';
import { fetchSoon } from '../../../ui/fetchSoon.ts';
import { PlainButton } from '../../../ui/PlainButton.tsx';
import { SectionHead } from '../../../ui/SectionHead.tsx';
import { TextField } from '../../../ui/TextField.tsx';
import { contentName } from '../../../words/content.ts';
import { reason } from '../../../words/reason.ts';
import { tapCard } from '../acts.ts';
import { useDesk } from '../desk.ts';
import { actCommand } from '../view/planAction.ts';
import { moveNotes } from '../view/moves.ts';
import type { Pick } from '../view/picking.ts';
import { HatchPick } from './laterParts.ts';
import { interactFor } from '../view/interactFor.ts';
import { weaponLine } from '../view/weaponLine.ts';
import { AttackFigures } from './laterFigures.ts';
import { GuideList } from './GuideList.tsx';
import styles from './PickPanel.module.css';

fetchSoon([AttackFigures]);

type Of<K extends Pick['kind']> = { readonly actor: Operative; readonly pick: Extract<Pick, { kind: K }> };

/** The weapons, each with its odds at its best target. */
function AttackPick({ actor, pick }: Of<'attack'>) {
  const { words, look, view } = useScene();
  const { setPick, figures } = useDesk();
  const hasOdds = useGame(hasAttackOdds);
  return (
    <>
      {hasOdds && (
        <Suspense fallback={null}>
          <AttackFigures actor={actor} pick={pick} />
        </Suspense>
      )}
      <ChoiceList
        label={words.withWhat.chooseWeapon}
        options={view.aim.arms(actor, pick.action).map(({ weapon, problems: [problem] }) => ({
          id: weapon.id,
          title: contentName(words, weapon.id, weapon.name),
          reason: problem === undefined ? weaponLine(words, view, actor, weapon) : reason(words, problem, look),
          ...(problem !== undefined && { icon: 'couldNot' as const }),
          ...figures?.weapons[weapon.id],
        }))}
        value={pick.weapon}
        onChange={(weapon) => setPick({ ...pick, weapon })}
      />
    </>
  );
}

function ChargePick({ actor }: Of<'charge'>) {
  const { words, view } = useScene();
  return (
    <>
      <p className={styles.text}>
        <Measured
          text={`${words.actions.charge.full} ${words.withWhat.move(view.actions.reach(actor, 'charge'))}. ${words.withWhat.chooseEnemies}.`}
        />
      </p>
      {moveNotes(words, view, actor).map((note) => (
        <p key={note} className={styles.text}>
          <Measured text={note} />
        </p>
      ))}
      <details className={styles.rules}>
        <summary>{words.battle.moveRules}</summary>
        <GuideList ids={view.guides.move(actor, 'charge')} />
      </details>
    </>
  );
}

function FriendPick({ actor, pick }: Of<'friend'>) {
  const desk = useDesk();
  const { words, look, view, state } = useScene();
  const label = (friend: Operative) =>
    pick.action === 'reanimate'
      ? words.withWhat.reanimate(look.name(friend.id), view.actions.raisedOn(friend, actor))
      : look.name(friend.id);
  return (
    <>
      <p className={styles.text}>{words.actions[pick.action].meaning}</p>
      {state.operatives
        .filter(({ id }) => pick.friends.includes(id))
        .map((friend) => (
          <KeyButton key={friend.id} waiting label={label(friend)} onPress={() => tapCard(desk, friend)} />
        ))}
    </>
  );
}

function ReloadPick({ pick }: Of<'reload'>) {
  const { look } = useScene();
  const { act } = useDesk();
  return pick.counters.map((counter) => (
    <KeyButton
      key={counter}
      waiting
      label={look.weaponName(counter)}
      onPress={() => act(actCommand('reload', { weapon: counter }, pick.override))}
    />
  ));
}

function NotePick({ pick }: Of<'note'>) {
  const { words, look, state, view } = useScene();
  const { setPick } = useDesk();
  const lying = (view.parts.score?.markers ?? []).filter(({ pickUp, carrier }) => pickUp && carrier === null);
  if (pick.action === 'pickUpMarker' && lying.length > 0)
    return (
      <ChoiceList
        label={words.withWhat.markerWhich}
        options={lying.map(({ id }) => ({ id, title: look.trackName(id) }))}
        value={pick.note}
        onChange={(note) => setPick({ ...pick, note })}
      />
    );
  const { interactWhat, markerWhich, interactHint } = words.withWhat;
  return (
    <>
      {pick.action === 'interact' && <p className={styles.text}>{interactFor(words, look, state)}</p>}
      {pick.action === 'pickUpMarker' && view.guides.marker.length > 0 && <GuideList ids={view.guides.marker} />}
      <TextField
        label={pick.action === 'interact' ? interactWhat : markerWhich}
        hint={interactHint}
        value={pick.note}
        maxLength={80}
        onChange={(note) => setPick({ ...pick, note })}
      />
    </>
  );
}

function LogPick({ actor, pick }: Of<'log'>) {
  const { words, look, state } = useScene();
  const { setPick } = useDesk();
  const target = state.operatives.find(({ id }) => id === pick.target);
  const { logDamage, logSuffered } = words.attack;
  const stepper = (label: string, key: 'damage' | 'suffered', max: number) => (
    <CountStepper
      label={label}
      value={pick[key]}
      max={max}
      lessLabel={words.common.less(label)}
      moreLabel={words.common.oneMore(label)}
      onChange={(value) => setPick({ ...pick, [key]: value })}
    />
  );
  return (
    <div className={styles.counts}>
      {stepper(logDamage(look.name(pick.target)), 'damage', target?.wounds ?? 0)}
      {pick.action === 'fight' && stepper(logSuffered(look.name(actor.id)), 'suffered', actor.wounds)}
    </div>
  );
}

function Choosing({ actor, pick }: { readonly actor: Operative; readonly pick: Pick }) {
  switch (pick.kind) {
    case 'attack':
      return <AttackPick actor={actor} pick={pick} />;
    case 'charge':
      return <ChargePick actor={actor} pick={pick} />;
    case 'friend':
      return <FriendPick actor={actor} pick={pick} />;
    case 'reload':
      return <ReloadPick actor={actor} pick={pick} />;
    case 'hatch':
      return <HatchPick actor={actor} pick={pick} />;
    case 'note':
      return <NotePick actor={actor} pick={pick} />;
    case 'watch':
      return null;
    case 'log':
      return <LogPick actor={actor} pick={pick} />;
  }
}

function titleOf({ words }: PlayScene, pick: Pick): string {
  switch (pick.kind) {
    case 'attack':
    case 'friend':
    case 'note':
      return words.actions[pick.action].name;
    case 'log':
      return words.attack.logTitle;
    case 'charge':
      return words.actions.charge.name;
    case 'reload':
      return words.actions.reload.name;
    case 'hatch':
      return words.actions.operateHatch.name;
    case 'watch':
      return words.battle.counteract;
  }
}

/** What an action still needs before it is performed. Targets are tapped on their cards. */
export function PickPanel({ actor, pick }: { readonly actor: Operative; readonly pick: Pick }) {
  const scene = useScene();
  const { words, look } = scene;
  const { figures, openSheet, setPick } = useDesk();
  const compares = figures !== null && figures.outlooks.length > 1;
  return (
    <div className={styles.pick} data-part="pick">
      <div className={styles.head}>
        <SectionHead asked title={titleOf(scene, pick)} {...(!compares && { note: look.name(actor.id) })} />
        <div className={styles.ways}>
          {compares && (
            <PlainButton
              icon="odds"
              label={words.attack.odds.compare.open}
              onPress={() => openSheet({ kind: 'compare' })}
            />
          )}
          <PlainButton icon="cross" tone="quiet" label={words.common.cancel} onPress={() => setPick(null)} />
        </div>
      </div>
      <Choosing actor={actor} pick={pick} />
    </div>
  );
}
