import { useEffect, useRef } from 'react';
import type { Operative } from '../../engine/family/killteam/model/operative.ts';
import { runAction, tapCard } from './acts.ts';
import type { Desk } from './desk.ts';
import { pressNext } from './pressNext.ts';
import { runScenario } from './runScenario.ts';
import { actionViews } from './view/actionsView.ts';
import { type ScenarioView, scenarioViews } from './view/scenarioViews.ts';

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && target.closest('input, textarea, select, [contenteditable]') !== null;

/** A button that has the focus keeps its own Space and Enter. */
const pressesButton = (event: KeyboardEvent): boolean =>
  event.key === ' ' && event.target instanceof HTMLElement && event.target.closest('button, [role="radio"]') !== null;

const isForTable = (event: KeyboardEvent): boolean =>
  !event.defaultPrevented &&
  !event.ctrlKey &&
  !event.metaKey &&
  !event.altKey &&
  !event.repeat &&
  !isTyping(event.target) &&
  !pressesButton(event) &&
  document.querySelector('dialog[open]') === null;

/** 1-9 count the side that is awaited: targets of the choice in hand, else the side that is to activate. */
function numbered({ scene, pick, actor }: Desk): readonly Operative[] {
  const { state, table } = scene.view;
  const foes = actor !== null && pick !== null && pick.kind !== 'friend';
  const side = foes ? table.opposing(actor.side) : (actor?.side ?? state.turn);
  return table.ofSide(side);
}

function pressScenario(desk: Desk, views: readonly ScenarioView[], letter: string): boolean {
  const view = views.find(({ key }) => key?.toLowerCase() === letter);
  if (view === undefined) return false;
  if (view.reason === null) runScenario(desk, view.id, null);
  else desk.openSheet({ kind: 'scenario', action: view.id });
  return true;
}

function pressLetter(desk: Desk, letter: string): boolean {
  const { words, look, view } = desk.scene;
  const { actor } = desk;
  if (actor === null || desk.pick !== null) return false;
  const shown = { words, look, view, operative: actor };
  const action = actionViews(shown).find(({ key }) => key.toLowerCase() === letter);
  if (action === undefined) return pressScenario(desk, scenarioViews(shown), letter);
  if (action.reason === null) runAction(desk, action.id, null);
  else desk.openSheet({ kind: 'why', action: action.id });
  return true;
}

function press(desk: Desk, key: string): boolean {
  if (/^[1-9]$/u.test(key)) {
    const card = numbered(desk)[Number(key) - 1];
    if (card === undefined) return false;
    tapCard(desk, card);
    return true;
  }
  if (key === 'escape' && desk.pick !== null) {
    desk.setPick(null);
    return true;
  }
  if (key === ' ') {
    pressNext(desk);
    return true;
  }
  if (key !== desk.scene.words.keys.woundsKey.toLowerCase()) return pressLetter(desk, key);
  const acting = desk.scene.view.table.find(desk.scene.view.table.acting ?? '');
  if (acting === null) return false;
  desk.pickWounds(acting.id);
  return true;
}

/** The keys of the table. While the tray asks, figures and Space are the tray's. */
export function useBattleScreenKeys(desk: Desk): void {
  const now = useRef(desk);
  useEffect(() => {
    now.current = desk;
  });
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (now.current.scene.view.situation.kind === 'waiting' || !isForTable(event)) return;
      if (press(now.current, event.key.toLowerCase())) event.preventDefault();
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, []);
}
