// A slow wire before a server: all connections share its width, whoever opens them, and every way takes its time.
import { connect, createServer } from 'node:net';

const SLICE_BYTES = 1460;

/** Sends what waits on all connections in turns, no faster than the wire is wide. */
class Pump {
  #waiting = [];
  #freeAt = 0;
  #running = false;
  #bytesPerMs;

  constructor(bytesPerSecond) {
    this.#bytesPerMs = bytesPerSecond / 1000;
  }

  /** `deliver` is called with every slice once it has gone through. */
  push(bytes, deliver) {
    for (let from = 0; from < bytes.length; from += SLICE_BYTES)
      this.#queueOf(deliver).slices.push(bytes.subarray(from, from + SLICE_BYTES));
    if (!this.#running) this.#run();
  }

  #queueOf(deliver) {
    const found = this.#waiting.find((queue) => queue.deliver === deliver);
    if (found) return found;
    const queue = { deliver, slices: [] };
    this.#waiting.push(queue);
    return queue;
  }

  #run() {
    this.#running = true;
    this.#freeAt = Math.max(this.#freeAt, performance.now());
    while (this.#waiting.length > 0 && this.#freeAt <= performance.now() + 1) this.#sendNext();
    if (this.#waiting.length === 0) this.#running = false;
    else setTimeout(() => this.#run(), this.#freeAt - performance.now());
  }

  #sendNext() {
    const [queue, ...others] = this.#waiting;
    const slice = queue.slices.shift();
    this.#freeAt += slice.length / this.#bytesPerMs;
    queue.deliver(slice);
    this.#waiting = queue.slices.length > 0 ? [...others, queue] : others;
  }
}

/** `act` happens this much later, in the order of the calls, unless the socket has gone. */
const later = (socket, ms, act) => setTimeout(() => !socket.destroyed && act(), ms);

function join(client, { port, latency, pump }) {
  const server = connect(port, '127.0.0.1');
  let handshake = latency;
  client.on('data', (bytes) => {
    later(server, handshake + latency / 2, () => server.write(bytes));
    handshake = 0;
  });
  const deliver = (slice) => later(client, latency / 2, () => client.write(slice));
  server.on('data', (bytes) => pump.push(bytes, deliver));
  for (const [one, other] of [
    [client, server],
    [server, client],
  ]) {
    one.on('error', () => other.destroy());
    one.on('close', () => other.destroy());
  }
}

/**
 * Opens the wire to a server of this machine. `latency`: ms of a way there and back. Resolves to its port and a `close` that
 * cuts what is open.
 */
export function openWire({ port, bytesPerSecond, latency }) {
  const pump = new Pump(bytesPerSecond);
  const open = new Set();
  const server = createServer((client) => {
    open.add(client);
    client.on('close', () => open.delete(client));
    join(client, { port, latency, pump });
  });
  const close = () =>
    new Promise((done) => {
      server.close(() => done());
      for (const client of open) client.destroy();
    });
  return new Promise((resolve) => {
    server.listen(0, '127.0.0.1', () => resolve({ port: server.address().port, close }));
  });
}
