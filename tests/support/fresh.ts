import { vi } from 'vitest';

/** Ends something that a file left behind. */
type End = () => void;

/** What a file leaves behind in its place: kept there, for the next file has this module anew. */
interface Place extends Window {
  left?: End[];
  readonly happyDOM: { readonly setViewport: (viewport: { readonly width: number; readonly height: number }) => void };
}

/** As large as the place is at first, in px. */
const USUAL = { width: 1024, height: 768 };

const place = window as unknown as Place;

/** Notes from now on what comes to listen at the window. */
function noteListeners(left: End[]): void {
  const add = window.addEventListener.bind(window);
  window.addEventListener = (...[type, listener, options]: Parameters<typeof add>) => {
    left.push(() => {
      window.removeEventListener(type, listener);
      window.removeEventListener(type, listener, true);
    });
    add(type, listener, options);
  };
}

/** The same function, whose timers are noted. */
const noted = <Start extends typeof setTimeout | typeof setInterval>(start: Start, left: End[]): Start =>
  new Proxy(start, {
    apply(plain, self, args) {
      const timer: NodeJS.Timeout = Reflect.apply(plain, self, args);
      left.push(() => clearTimeout(timer));
      return timer;
    },
  });

/** Notes from now on what is to happen later: an app of a file that is over must not write into what the next one keeps. */
function noteTimers(left: End[]): void {
  globalThis.setTimeout = noted(globalThis.setTimeout, left);
  globalThis.setInterval = noted(globalThis.setInterval, left);
}

/** Notes from now on what is heard from other tabs: such an app would answer as one of them. */
function noteChannels(left: End[]): void {
  globalThis.BroadcastChannel = class extends BroadcastChannel {
    constructor(name: string) {
      super(name);
      left.push(() => this.close());
    }
  };
}

function noteAll(): End[] {
  const left: End[] = [];
  noteListeners(left);
  noteTimers(left);
  noteChannels(left);
  return left;
}

// Test files that run one after another in one place share what is not of this repository, and no module that is; what
// those before left in the page, kept, listening, waiting or in place of what it has, goes.
vi.useRealTimers();
vi.unstubAllGlobals();
vi.restoreAllMocks();
place.happyDOM.setViewport(USUAL);
vi.resetModules();
place.left ??= noteAll();
for (const end of place.left.splice(0)) end();
localStorage.clear();
sessionStorage.clear();
// Its language, too: words are fetched ahead in it.
for (const page of [document.documentElement, document.body])
  for (const name of page.getAttributeNames()) page.removeAttribute(name);
document.head.replaceChildren();
document.body.replaceChildren();
history.replaceState(null, '', '#');
