import { type ComponentType, lazy, useState } from 'react';

/** A component that is fetched when it is first drawn, or before that by `fetch`. */
export type Later<P> = ComponentType<P> & { readonly fetch: () => Promise<void> };

/** Suspends until the component has come; one that is already here is drawn at once, so that nothing flashes. */
export function later<P extends object>(fetched: () => Promise<ComponentType<P>>): Later<P> {
  let here: ComponentType<P> | null = null;
  const load = async () => {
    here ??= await fetched();
    return { default: here };
  };
  const Awaited = lazy(load);
  function Part(props: P) {
    const [Drawn] = useState<ComponentType<P>>(() => here ?? Awaited);
    return <Drawn {...props} />;
  }
  return Object.assign(Part, {
    fetch: async () => {
      await load();
    },
  });
}
