import type { Copier } from './playPorts.ts';

type Keeper = Promise<{ readonly copier: Copier }>;

let keeper: Keeper | null = null;

/** Comes with the first change, so that no screen waits for it; what cannot be fetched is tried again at the next one. */
function tell(act: (copier: Copier) => void): void {
  keeper ??= import('./copyKeeper.ts');
  keeper.then(
    ({ copier }) => act(copier),
    () => (keeper = null),
  );
}

/** Keeps earlier states of this browser's battles and campaigns. */
export const browserCopier: Copier = {
  saved: (log) => tell((copier) => copier.saved(log)),
  migrating: (kind, raw) => tell((copier) => copier.migrating(kind, raw)),
  removing: (log) => import('./copyKeeper.ts').then(({ copier }) => copier.removing(log)).catch(() => 'failed'),
  removed: (format, id) => tell((copier) => copier.removed(format, id)),
};
