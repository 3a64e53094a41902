import { expect, it, vi } from 'vitest';
import type * as vanilla from 'zustand/vanilla';

const made = vi.hoisted(() => vi.fn<() => void>());

vi.mock('zustand/vanilla', async (original) => {
  const module = await original<typeof vanilla>();
  return {
    ...module,
    createStore: (...given: Parameters<typeof module.createStore>) => {
      made();
      return module.createStore(...given);
    },
  };
});

/** A thing of the browser that must not be looked at. */
const watched = (name: string, seen: (what: string) => void) =>
  new Proxy(
    {},
    {
      get: (_target, key) => {
        seen(`${name}.${String(key)}`);
        return undefined;
      },
    },
  );

/** Workers run when they are loaded: that is their start. */
const modules = import.meta.glob(['../../../src/{state,persistence,app}/**/*.ts', '!../../../src/**/*.worker.ts']);

it('should read, subscribe and make nothing when a module of the state is imported', async () => {
  const seen = vi.fn<(what: string) => void>();
  for (const name of ['localStorage', 'sessionStorage', 'indexedDB', 'BroadcastChannel'])
    vi.stubGlobal(name, watched(name, seen));
  for (const target of [window, document])
    vi.spyOn(target, 'addEventListener').mockImplementation((type: string) => seen(`listens to ${type}`));
  expect(Object.keys(modules).length).toBeGreaterThan(150);
  for (const load of Object.values(modules)) await load();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  expect(seen.mock.calls.map(([what]) => what)).toEqual([]);
  expect(made).not.toHaveBeenCalled();
});
