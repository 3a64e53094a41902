/** The sheets open over the screen, the one on top last: how each is asked to close. */
const open: (() => void)[] = [];
/** Entries of the history are being left by this, and not by Back. */
let leaving = false;
/** What is done as soon as those entries have been left: whatever changes the history before, the leaving would take back. */
let afterwards: (() => void) | null = null;
let listening = false;

/** What the entry of the history that is open says of itself. */
export function entryNow(): { readonly sheets?: unknown; readonly from?: unknown } {
  const { state }: { state: unknown } = history;
  return typeof state === 'object' && state !== null ? state : {};
}

/** How many entries over the screen's own the history stands at, one for each sheet as it was opened. */
const entered = (): number => {
  const { sheets } = entryNow();
  return typeof sheets === 'number' ? sheets : 0;
};

function leave(entries: number): void {
  if (!listening) addEventListener('popstate', cameBack);
  listening = true;
  leaving = true;
  history.go(-entries);
}

/** Brings the history to as many entries as there are sheets. */
function follow(): void {
  if (leaving) return;
  const at = entered();
  if (at > open.length) leave(at - open.length);
  for (let next = at + 1; next <= open.length; next += 1) history.pushState({ ...entryNow(), sheets: next }, '');
}

const followSoon = () => setTimeout(follow);

function cameBack(): void {
  const own = leaving;
  const then = afterwards;
  leaving = false;
  afterwards = null;
  then?.();
  if (own || entered() > open.length) followSoon();
  else for (const close of open.slice(entered()).toReversed()) close();
}

/** Notes a sheet that has opened over the screen, so that Back closes it (`close`) and leaves the screen alone; returns what notes that it has gone. */
export function overScreen(close: () => void): () => void {
  if (!listening) addEventListener('popstate', cameBack);
  listening = true;
  open.push(close);
  followSoon();
  return () => {
    open.splice(open.lastIndexOf(close), 1);
    followSoon();
  };
}

/** Closes what is open over the screen, the top of it alone. False: nothing is. */
export function closeOver(): boolean {
  const top = open.at(-1);
  top?.();
  return top !== undefined;
}

/** Goes back from the screen itself, past the sheets over it. */
export function backFromScreen(): void {
  const at = entered();
  if (leaving) afterwards = backFromScreen;
  else if (at === 0) history.back();
  else leave(at + 1);
}

/**
 * Goes on from the screen to an address (with its #); `replace`: in its place; `from`: noted with it. What was over the screen
 * is no place to come back to.
 */
export function onFromScreen(
  address: string,
  { replace, from }: { readonly replace: boolean; readonly from: unknown },
) {
  const at = entered();
  const rename = () => history.replaceState({ from }, '', address);
  const goOn = () => history.pushState({ from }, '', address);
  if (!replace && at === 0 && !leaving) return goOn();
  rename();
  if (leaving) afterwards = replace ? rename : goOn;
  else if (replace && at > 0) {
    afterwards = rename;
    leave(at);
  }
  return undefined;
}
