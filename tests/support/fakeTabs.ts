import type { Channel } from '../../src/persistence/channelSeat.ts';
import type { Locks } from '../../src/persistence/lockSeat.ts';

type Callback = (lock: Lock | null) => unknown;
interface Asked {
  readonly name: string;
  readonly callback: Callback;
  readonly resolve: (value: unknown) => void;
  readonly reject: (error: Error) => void;
}
interface Waiting {
  readonly grant: () => void;
}

/** Exclusive locks as the browser grants them: ifAvailable, steal, signal, and a queue. */
export class FakeLocks {
  readonly #holders = new Map<string, { readonly rob: () => void }>();
  readonly #queues = new Map<string, Waiting[]>();

  request = ((name: string, options: LockOptions, callback: Callback): Promise<unknown> => {
    return new Promise<unknown>((resolve, reject) => this.#ask({ name, callback, resolve, reject }, options));
  }) as Locks['request'];

  #ask(asked: Asked, options: LockOptions): void {
    const { name, callback, resolve, reject } = asked;
    const grant = () => this.#grant(asked);
    options.signal?.addEventListener('abort', () => {
      this.#queues.set(
        name,
        (this.#queues.get(name) ?? []).filter((waiting) => waiting.grant !== grant),
      );
      reject(new DOMException('aborted', 'AbortError'));
    });
    queueMicrotask(() => {
      if (options.steal === true) this.#holders.get(name)?.rob();
      if (options.steal === true || !this.#holders.has(name)) grant();
      else if (options.ifAvailable === true) Promise.resolve(callback(null)).then(resolve, reject);
      else this.#queues.set(name, [...(this.#queues.get(name) ?? []), { grant }]);
    });
  }

  #grant({ name, callback, resolve, reject }: Asked): void {
    const holder = { rob: () => reject(new DOMException('stolen', 'AbortError')) };
    this.#holders.set(name, holder);
    const released = Promise.resolve(callback({ name, mode: 'exclusive' })).finally(() => {
      if (this.#holders.get(name) === holder) this.#next(name);
    });
    released.then(resolve, reject);
  }

  #next(name: string): void {
    this.#holders.delete(name);
    const [first, ...rest] = this.#queues.get(name) ?? [];
    this.#queues.set(name, rest);
    first?.grant();
  }
}

/** Channels of one browser: what is posted reaches all others of that name, later. */
export class FakeChannels {
  readonly #open = new Map<string, Set<FakeChannel>>();

  open = (name: string): FakeChannel => {
    const peers = this.#open.get(name) ?? new Set();
    this.#open.set(name, peers);
    const channel = new FakeChannel(peers);
    peers.add(channel);
    return channel;
  };
}

/** One end. A frozen one neither hears nor speaks until it is thawed; then it hears everything at once. */
export class FakeChannel implements Channel {
  readonly #peers: Set<FakeChannel>;
  readonly #listeners: ((event: { readonly data: unknown }) => void)[] = [];
  readonly #missed: unknown[] = [];
  #frozen = false;

  constructor(peers: Set<FakeChannel>) {
    this.#peers = peers;
  }

  postMessage = (message: unknown): void => {
    if (this.#frozen) return;
    for (const peer of this.#peers) if (peer !== this) queueMicrotask(() => peer.#hear(message));
  };

  close = (): void => {
    this.#peers.delete(this);
  };

  addEventListener = (_type: 'message', listener: (event: { readonly data: unknown }) => void): void => {
    this.#listeners.push(listener);
  };

  freeze(): void {
    this.#frozen = true;
  }

  thaw(): void {
    this.#frozen = false;
    for (const message of this.#missed.splice(0)) this.#hear(message);
  }

  #hear(data: unknown): void {
    if (this.#frozen) this.#missed.push(data);
    else if (this.#peers.has(this)) for (const listener of this.#listeners) listener({ data });
  }
}
