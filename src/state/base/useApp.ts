import { createContext, useContext } from 'react';
import { useStore } from 'zustand';
import type { GameState } from './store.ts';
import type { App, Chance } from './app.ts';

/** The app that a component stands in. */
export const AppContext = createContext<App | null>(null);

/** The app that the component stands in; without one it is a bug to ask. */
export function useApp(): App {
  const app = useContext(AppContext);
  if (app === null) throw new Error('the component stands in no app');
  return app;
}

/** What comes by chance in the app. */
export const useChance = (): Chance => useApp().ports.chance;

const whole = (state: GameState): GameState => state;

/** Reads the store of the app in a component, and repaints it when what is selected changes. */
export function useGame(): GameState;
export function useGame<T>(selector: (state: GameState) => T): T;
export function useGame(selector: (state: GameState) => unknown = whole): unknown {
  return useStore(useApp().store, selector);
}
