import { render as renderAlone, type RenderOptions } from '@testing-library/react';
import type { ReactNode } from 'react';
import { browserPorts } from '../../src/app/browserPorts.ts';
import { battleAdvisor } from '../../src/engine/systems/battleAdvisor.ts';
import { type App, createApp } from '../../src/state/base/app.ts';
import { AppContext } from '../../src/state/base/useApp.ts';
import { MemoryDurable } from './savePorts.ts';

/** The second store of the app under test: off, as in a private window, until a test switches it on. */
export const durable = new MemoryDurable();

/** Switches the second store on, empty. */
export function withDurable(): void {
  durable.texts.clear();
  durable.fault = null;
}

durable.fault = new DOMException('off', 'InvalidStateError');

/** The app that a test file tests, over the storage of its page; its advisor is here from the beginning. */
export const app: App = createApp({ ...browserPorts(), durable });
app.store.setState({ advisor: battleAdvisor });

type InAppProps = { readonly children: ReactNode };

/** Draws something in an app. */
export const render = (node: ReactNode, options: RenderOptions = {}, within: App = app) =>
  renderAlone(node, {
    wrapper: ({ children }: InAppProps) => <AppContext value={within}>{children}</AppContext>,
    ...options,
  });
