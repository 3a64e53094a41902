/** Offers the player a new version: calling it switches this tab over by loading the page again. */
export type ApplyUpdate = () => void;

/**
 * Registers sw.js, so that the app opens without a network. `onUpdate` is called when a new version is ready (perhaps
 * more than once); the page is loaded again only when the player applies it here, never by itself.
 * Resolves to whether the app is kept for offline use: not in development, on plain http, or where the browser refuses.
 */
export async function registerServiceWorker(onUpdate: (apply: ApplyUpdate) => void): Promise<boolean> {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return false;
  const registration = await register();
  if (!registration) return false;
  const apply = followController(onUpdate);
  const offer = (worker: ServiceWorker | null) => {
    if (worker && navigator.serviceWorker.controller) onUpdate(() => apply(worker));
  };
  offer(registration.waiting);
  registration.addEventListener('updatefound', () => {
    const worker = registration.installing;
    worker?.addEventListener('statechange', () => {
      if (worker.state === 'installed') offer(worker);
    });
  });
  lookForUpdates(registration);
  return true;
}

async function register(): Promise<ServiceWorkerRegistration | null> {
  try {
    return await navigator.serviceWorker.register(new URL('sw.js', document.baseURI), { updateViaCache: 'none' });
  } catch {
    // A certificate that is not trusted, or storage that is switched off: the app works, with a network only.
    return null;
  }
}

/** Returns what applies a waiting version. Where another tab has applied it, this tab is offered to follow. */
function followController(onUpdate: (apply: ApplyUpdate) => void): (worker: ServiceWorker) => void {
  let controlled = navigator.serviceWorker.controller !== null;
  let appliedHere = false;
  navigator.serviceWorker.addEventListener('controllerchange', () => {
    const first = !controlled;
    controlled = true;
    if (first) return;
    if (appliedHere) location.reload();
    else onUpdate(() => location.reload());
  });
  return (worker) => {
    appliedHere = true;
    worker.postMessage('skip-waiting');
  };
}

function lookForUpdates(registration: ServiceWorkerRegistration): void {
  document.addEventListener('visibilitychange', () => {
    // Without a network there is nothing to find, and nothing to say.
    if (document.visibilityState === 'visible') void registration.update().catch(() => null);
  });
}
