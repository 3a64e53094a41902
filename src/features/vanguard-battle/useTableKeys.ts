import { useEffect, useEffectEvent } from 'react';
import { otherSide } from '../../scene/vanguardLook.ts';
import { runAct, tapCard } from './acts.ts';
import type { Desk } from './desk.ts';
import { actViews } from './view/actViews.ts';
import { pressNext } from './pressNext.ts';

const TYPING = 'input, textarea, select, [contenteditable]';
const PRESSED = 'button, a, [role=radio]';

const isFor = ({ defaultPrevented, ctrlKey, metaKey, altKey, repeat }: KeyboardEvent): boolean =>
  !defaultPrevented && !ctrlKey && !metaKey && !altKey && !repeat;

/** Typed into a field, pressing what has the focus, or meant for a sheet. */
function isElsewhere({ target, key }: KeyboardEvent): boolean {
  const element = target instanceof Element ? target : null;
  const pressed = key === ' ' && element?.matches(PRESSED) === true;
  return pressed || element?.matches(TYPING) === true || document.querySelector('dialog[open]') !== null;
}

/** 1-9 count the side that is awaited: targets of the choice in hand, else the side whose turn it is. */
function pressNumber(desk: Desk, at: number): boolean {
  const { view } = desk.scene;
  const turn = view.actor?.model.side ?? view.turn ?? view.sides[0].id;
  const aims = desk.pick?.kind === 'attack' || desk.pick?.kind === 'charge';
  const side = aims ? otherSide(view, turn) : view.sides.find(({ id }) => id === turn);
  const model = side?.models[at - 1];
  if (model === undefined) return false;
  tapCard(desk, model.id);
  return true;
}

function pressLetter(desk: Desk, letter: string): boolean {
  const { actor } = desk.scene.view;
  if (actor === null || desk.pick !== null) return false;
  const shown = actViews(desk.scene, actor).find(({ key }) => key?.toLowerCase() === letter);
  if (shown === undefined) return false;
  runAct(desk, shown.act);
  return true;
}

function pressWounds(desk: Desk): boolean {
  const acting = desk.scene.view.actor?.model.id ?? null;
  if (acting === null) return false;
  desk.pickWounds(acting);
  return true;
}

function press(desk: Desk, key: string): boolean {
  if (/^[1-9]$/u.test(key)) return pressNumber(desk, Number(key));
  if (key === 'escape' && desk.pick !== null) {
    desk.setPick(null);
    return true;
  }
  if (key === ' ') return pressNext(desk);
  return key === desk.scene.words.keys.woundsKey.toLowerCase() ? pressWounds(desk) : pressLetter(desk, key);
}

/** The keys of the table; while something is asked, or `tray` stands in place of the panel, figures and Space are the tray's. */
export function useTableKeys(desk: Desk, tray: boolean): void {
  const listen = useEffectEvent((event: KeyboardEvent) => {
    if (tray || desk.scene.request !== null || !isFor(event) || isElsewhere(event)) return;
    if (press(desk, event.key.toLowerCase())) event.preventDefault();
  });
  useEffect(() => {
    const heard = (event: KeyboardEvent) => listen(event);
    document.addEventListener('keydown', heard);
    return () => document.removeEventListener('keydown', heard);
  }, []);
}
