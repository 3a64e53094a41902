import type { App } from '../base/app.ts';
import type { Copier } from '../log/playPorts.ts';

type Act = (copier: Copier) => void;

/** Keeps earlier states of an app's battles and campaigns. It comes with the first change, so that no screen waits for it. */
export function lateCopier(app: App): Copier {
  let coming: Promise<Copier> | null = null;
  const fetched = async (): Promise<Copier> => (await import('./copyKeeper.ts')).copyKeeperOf(app).copier;
  // What cannot be fetched is tried again at the next change.
  const tell = (act: Act): void => {
    coming ??= fetched();
    coming.then(act, () => (coming = null));
  };
  return {
    saved: (log) => tell((copier) => copier.saved(log)),
    migrating: (kind, raw) => tell((copier) => copier.migrating(kind, raw)),
    removing: (log) =>
      fetched()
        .then((copier) => copier.removing(log))
        .catch(() => 'failed'),
    removed: (format, id) => tell((copier) => copier.removed(format, id)),
  };
}
