import { vi } from 'vitest';

type Listener = readonly [string, EventListenerOrEventListenerObject];

/** What listens at the window of the place: kept there, for the next file has this module anew. */
interface Place extends Window {
  listeners?: Listener[];
  readonly happyDOM: { readonly setViewport: (viewport: { readonly width: number; readonly height: number }) => void };
}

/** As large as the place is at first, in px. */
const USUAL = { width: 1024, height: 768 };

const place = window as unknown as Place;

/** Notes from now on what comes to listen at the window, for the file after this one. */
function noteListeners(listeners: Listener[]): void {
  const add = window.addEventListener.bind(window);
  window.addEventListener = (...[type, listener, options]: Parameters<typeof add>) => {
    listeners.push([type, listener]);
    add(type, listener, options);
  };
}

// Test files that run one after another in one place share what is not of this repository, and no module that is; what
// those before left in the page, listening at its window or in place of what it has, goes.
vi.useRealTimers();
vi.unstubAllGlobals();
vi.restoreAllMocks();
place.happyDOM.setViewport(USUAL);
vi.resetModules();
if (place.listeners === undefined) {
  place.listeners = [];
  noteListeners(place.listeners);
}
for (const [type, listener] of place.listeners.splice(0)) {
  window.removeEventListener(type, listener);
  window.removeEventListener(type, listener, true);
}
document.head.replaceChildren();
document.body.replaceChildren();
history.replaceState(null, '', '#');
