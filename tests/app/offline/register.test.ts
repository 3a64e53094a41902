import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { registerServiceWorker, type ApplyUpdate } from '../../../src/app/offline/register.ts';

class FakeWorker extends EventTarget {
  state = 'installing';
  readonly postMessage = vi.fn<(message: string) => void>();

  installed() {
    this.state = 'installed';
    this.dispatchEvent(new Event('statechange'));
  }
}

class FakeRegistration extends EventTarget {
  waiting: FakeWorker | null = null;
  installing: FakeWorker | null = null;
  readonly update = () => Promise.resolve();

  find(worker: FakeWorker) {
    this.installing = worker;
    this.dispatchEvent(new Event('updatefound'));
    worker.installed();
  }
}

class FakeContainer extends EventTarget {
  controller: FakeWorker | null = null;
  readonly registration = new FakeRegistration();
  readonly register = vi.fn(() => Promise.resolve(this.registration));

  control(worker: FakeWorker) {
    this.controller = worker;
    this.dispatchEvent(new Event('controllerchange'));
  }
}

let container: FakeContainer;
const reload = vi.fn<() => void>();
const onUpdate = vi.fn<(apply: ApplyUpdate) => void>();
const applyLast = () => onUpdate.mock.lastCall?.[0]();

beforeEach(() => {
  container = new FakeContainer();
  vi.stubEnv('PROD', true);
  vi.stubGlobal('location', { reload });
  Object.defineProperty(navigator, 'serviceWorker', { value: container, configurable: true });
});

afterEach(() => {
  vi.unstubAllEnvs();
  vi.unstubAllGlobals();
  vi.clearAllMocks();
  Reflect.deleteProperty(navigator, 'serviceWorker');
});

describe('registerServiceWorker', () => {
  it('should say that nothing is kept where there is no service worker', async () => {
    Reflect.deleteProperty(navigator, 'serviceWorker');
    expect(await registerServiceWorker(onUpdate)).toBe(false);
  });

  it('should say that nothing is kept where the browser refuses', async () => {
    container.register.mockRejectedValueOnce(new Error('certificate'));
    expect(await registerServiceWorker(onUpdate)).toBe(false);
  });

  it('should neither offer nor reload on the first visit', async () => {
    expect(await registerServiceWorker(onUpdate)).toBe(true);
    const first = new FakeWorker();
    container.registration.find(first);
    container.control(first);
    expect(onUpdate).not.toHaveBeenCalled();
    expect(reload).not.toHaveBeenCalled();
  });

  it('should offer a version that was already waiting', async () => {
    container.controller = new FakeWorker();
    container.registration.waiting = new FakeWorker();
    await registerServiceWorker(onUpdate);
    expect(onUpdate).toHaveBeenCalledOnce();
  });

  it('should reload only after the player has applied the new version', async () => {
    container.controller = new FakeWorker();
    await registerServiceWorker(onUpdate);
    const next = new FakeWorker();
    container.registration.find(next);
    expect(next.postMessage).not.toHaveBeenCalled();
    applyLast();
    expect(next.postMessage).toHaveBeenCalledWith('skip-waiting');
    expect(reload).not.toHaveBeenCalled();
    container.control(next);
    expect(reload).toHaveBeenCalledOnce();
  });

  it('should offer, not reload, when another tab has applied the new version', async () => {
    container.controller = new FakeWorker();
    await registerServiceWorker(onUpdate);
    container.control(new FakeWorker());
    expect(reload).not.toHaveBeenCalled();
    applyLast();
    expect(reload).toHaveBeenCalledOnce();
  });
});
