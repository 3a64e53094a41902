import type { App } from './app.ts';

/** A part of an app, made when it is first asked for: one for each app. */
export function part<T>(make: (app: App) => T): (app: App) => T {
  const made = new WeakMap<App, { readonly it: T }>();
  return (app) => {
    const known = made.get(app) ?? { it: make(app) };
    made.set(app, known);
    return known.it;
  };
}
