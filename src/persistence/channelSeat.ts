import * as z from 'zod/mini';
import type { OnRole, TabRole, TabSeat } from './tabRole.ts';

/** The part of a BroadcastChannel that is used; it reaches all other tabs, never itself. */
export interface Channel {
  readonly postMessage: (message: unknown) => void;
  readonly close: () => void;
  readonly addEventListener: (type: 'message', listener: (event: { readonly data: unknown }) => void) => void;
}

const heard = z.object({
  kind: z.enum(['claim', 'held', 'taken', 'ping', 'released']),
  tab: z.string(),
  since: z.number(),
});
type SeatMessage = z.infer<typeof heard>;

/** How long a tab waits for someone else to say that they write, and how often a reader asks; both in milliseconds. */
const CLAIM_WAIT = 250;
const PING_EVERY = 2_000;
const UNANSWERED = 3;

/**
 * Elects the writing tab by messages, where there are no locks: who is first stays until it leaves, is taken over, or no
 * longer answers. Of two that claim at once the earlier one wins. Answers, not beats of the writer, keep it in office:
 * a hidden tab's timers are slowed down, its messages are not.
 */
export class ChannelSeat implements TabSeat {
  readonly settled: Promise<void>;
  readonly #channel: Channel;
  readonly #me: { readonly tab: string; since: number };
  readonly #now: () => number;
  readonly #onRole: OnRole;
  #role: TabRole = 'waiting';
  #left = false;
  #unanswered = 0;
  #claim: ReturnType<typeof setTimeout> | null = null;
  #settle: () => void = () => undefined;
  readonly #pinging: ReturnType<typeof setInterval>;

  constructor(channel: Channel, me: { readonly tab: string; readonly now: () => number }, onRole: OnRole) {
    this.#channel = channel;
    this.#now = me.now;
    this.#me = { tab: me.tab, since: me.now() };
    this.#onRole = onRole;
    this.settled = new Promise((resolve) => {
      this.#settle = resolve;
    });
    channel.addEventListener('message', ({ data }) => this.#hear(data));
    this.#pinging = setInterval(() => this.#ping(), PING_EVERY);
    this.#startClaim();
  }

  role(): TabRole {
    return this.#role;
  }

  takeOver(): Promise<boolean> {
    if (this.#left) return Promise.resolve(false);
    this.#stopClaim();
    this.#takeOffice();
    this.#say('taken');
    return Promise.resolve(true);
  }

  leave(): void {
    if (this.#left) return;
    if (this.#role === 'writing') this.#say('released');
    this.#left = true;
    clearInterval(this.#pinging);
    this.#stopClaim();
    this.#channel.close();
    this.#settle();
  }

  #say(kind: SeatMessage['kind']): void {
    this.#channel.postMessage({ kind, ...this.#me });
  }

  #startClaim(): void {
    this.#say('claim');
    this.#claim ??= setTimeout(() => {
      this.#claim = null;
      this.#takeOffice();
      this.#say('held');
    }, CLAIM_WAIT);
  }

  #stopClaim(): void {
    if (this.#claim !== null) clearTimeout(this.#claim);
    this.#claim = null;
  }

  /** From now on `since` is the time of coming into office: of two writers the later one stays. */
  #takeOffice(): void {
    this.#me.since = this.#now();
    this.#become('writing');
  }

  #hear(message: unknown): void {
    const said = heard.safeParse(message);
    if (!said.success || this.#left) return;
    const { kind } = said.data;
    if (kind === 'claim') this.#hearClaim(said.data);
    else if (kind === 'held') this.#hearHeld(said.data);
    else if (kind === 'taken') this.#yield();
    else if (kind === 'ping' && this.#role === 'writing') this.#say('held');
    else if (kind === 'released' && this.#role === 'reading') this.#startClaim();
  }

  #isBefore({ since, tab }: SeatMessage): boolean {
    return this.#me.since < since || (this.#me.since === since && this.#me.tab < tab);
  }

  #hearClaim(other: SeatMessage): void {
    if (this.#role === 'writing') this.#say('held');
    else if (this.#claim !== null) {
      if (this.#isBefore(other)) this.#say('claim');
      else this.#yield();
    }
  }

  /** Two only both hold it when one of them was asleep for a while: the later one has written since. */
  #hearHeld(other: SeatMessage): void {
    this.#unanswered = 0;
    if (this.#role !== 'writing' || this.#isBefore(other)) this.#yield();
    else this.#say('held');
  }

  #yield(): void {
    this.#stopClaim();
    this.#unanswered = 0;
    this.#become('reading');
  }

  #ping(): void {
    if (this.#role !== 'reading' || this.#claim !== null) return;
    this.#unanswered += 1;
    if (this.#unanswered > UNANSWERED) this.#startClaim();
    else this.#say('ping');
  }

  #become(role: TabRole): void {
    const first = this.#role === 'waiting';
    if (this.#role === role) return;
    this.#role = role;
    if (first) this.#settle();
    else this.#onRole(role);
  }
}
