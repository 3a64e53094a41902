import { useEffect, useEffectEvent } from 'react';
import { NextButton } from '../../ui/NextButton.tsx';
import { ThumbBar } from '../../ui/ThumbBar.tsx';
import { useFoeDesk } from './desk.ts';
import { useFoeScene } from './useFoeScene.ts';
import { useSay } from './useSay.ts';
import { nextThing } from './view/nextThing.ts';

const PRESSED = 'button, a, input, textarea, select, summary, [role=radio], [contenteditable]';

/** Space presses the next thing, unless it presses what has the focus, or a sheet is open. */
function useSpace(press: () => void): void {
  const listen = useEffectEvent((event: KeyboardEvent) => {
    const focused = event.target instanceof Element && event.target.matches(PRESSED);
    const elsewhere = focused || document.querySelector('dialog[open]') !== null;
    if (event.key !== ' ' || event.repeat || event.ctrlKey || event.metaKey || event.altKey || elsewhere) return;
    event.preventDefault();
    press();
  });
  useEffect(() => {
    const heard = (event: KeyboardEvent) => listen(event);
    window.addEventListener('keydown', heard);
    return () => window.removeEventListener('keydown', heard);
  }, []);
}

/** The bar while a side that plays itself is at it. */
export function FoeBar() {
  const scene = useFoeScene();
  const { say } = useSay();
  const next = nextThing(scene, useFoeDesk());
  const does = next?.does ?? null;
  const press = () => {
    if (does !== null) say(does);
  };
  useSpace(press);
  const { words, moment, request } = scene;
  if (next === null) return <ThumbBar label={words.table.bar} next={null} />;
  return (
    <ThumbBar
      label={words.table.bar}
      next={
        <NextButton
          title={next.title}
          {...(next.detail !== null && { detail: next.detail })}
          quiet={does === null}
          icon={does === null ? null : 'next'}
          {...(does !== null && { keyHint: words.keys.space })}
          pressKey={`${moment}.${request?.id ?? ''}`}
          onPress={press}
        />
      }
    />
  );
}
