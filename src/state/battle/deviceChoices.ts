import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';
import type { PlayedOn } from '../../content/killzones/playedOn.ts';
import { begunOf } from '../answer/begun.ts';
import type { App } from '../base/app.ts';
import { part } from '../base/part.ts';
import { useApp } from '../base/useApp.ts';

/** What a battle with a board shows. */
export type BoardLook = 'board' | 'cards';

/**
 * How whoever holds this device plays, for all battles. `turned`: quarter turns of a board further than usual, 0 to 3; `snaps`:
 * a drag on a board is held at bases and at cover.
 */
interface DeviceChoices {
  readonly playedOn: PlayedOn;
  readonly look: BoardLook;
  readonly turned: number;
  readonly snaps: boolean;
}

const NAME = 'device';
const USUAL: DeviceChoices = { playedOn: 'table', look: 'board', turned: 0, snaps: true };

/** The choices of an app's device, in both stores: a browser that dies in the next moment loses none of them, and halves none. */
const choicesOf = part((app) => {
  const begun = begunOf(app);
  const read = (): DeviceChoices => ({ ...USUAL, ...(begun.read(NAME) as Partial<DeviceChoices> | null) });
  const store = createStore(read);
  void begun.here().then(() => store.setState(read(), true));
  const choose = (choice: Partial<DeviceChoices>): void => {
    store.setState(choice);
    begun.put(NAME, store.getState());
  };
  return { store, choose };
});

/** The choices of an app's device now. */
export const deviceChoicesIn = (app: App): DeviceChoices => choicesOf(app).store.getState();

/** Chooses something for an app's device; the rest stands. */
export const chooseIn = (app: App, choice: Partial<DeviceChoices>): void => choicesOf(app).choose(choice);

/** One of the choices of a component's device. */
export const useDeviceChoice = <K extends keyof DeviceChoices>(name: K): DeviceChoices[K] =>
  useStore(choicesOf(useApp()).store, (choices) => choices[name]);
