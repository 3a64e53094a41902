import { useEffect, useEffectEvent } from 'react';
import type { AppSettings } from '../state/base/store.ts';
import { useApp, useGame } from '../state/base/useApp.ts';
import { useBegun } from './useBegun.ts';

type Players = AppSettings['players'];

const NOBODY = { name: '', mark: '' };

/** The players with one of them called so; those before get a place at the table. */
const named = (players: Players, at: number, name: string): Players =>
  Array.from({ length: Math.max(players.length, at + 1) }, (_, index) => {
    const player = players[index] ?? NOBODY;
    return index === at ? { ...player, name } : player;
  });

interface Typed {
  /** What they were called when the first letter came. */
  readonly was: readonly string[];
  readonly names: readonly string[];
}

const namesOf = (players: Players): readonly string[] => players.map(({ name }) => name);

/** The names as they were, or only some of the letters since: a browser that died has not written the rest. */
const isBehind = (now: readonly string[], { was, names }: Typed): boolean =>
  names.some((name, at) => name !== (now[at] ?? '')) &&
  names.every((name, at) => name.startsWith(now[at] ?? '') || now[at] === was[at]);

/**
 * What the players of new battles are called: settings, whose letters are parked as well. Gives them, and how to call one of them
 * otherwise; `at`: 0 the first.
 */
export function usePlayerNames() {
  const { changeSettings } = useApp();
  const players = useGame(({ settings }) => settings.players);
  const [typed, park] = useBegun<Typed | null>('players', null);
  // Once, when what was parked is known: later it is typed here.
  const isKnown = typed !== null;
  const catchUp = useEffectEvent(() => {
    if (typed === null || !isBehind(namesOf(players), typed)) return;
    const caughtUp = typed.names.reduce<Players>((list, name, at) => named(list, at, name), players);
    changeSettings({ players: [...caughtUp] });
  });
  useEffect(() => {
    if (isKnown) catchUp();
  }, [isKnown]);
  const call = (at: number, name: string): void => {
    const next = named(players, at, name);
    park({ was: typed?.was ?? namesOf(players), names: namesOf(next) });
    changeSettings({ players: [...next] });
  };
  return [players, call] as const;
}
