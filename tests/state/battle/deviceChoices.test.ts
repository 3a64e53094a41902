import { describe, expect, it } from 'vitest';
import { browserPorts } from '../../../src/app/browserPorts.ts';
import { createApp } from '../../../src/state/base/app.ts';
import { chooseIn, deviceChoicesIn } from '../../../src/state/battle/deviceChoices.ts';
import { settle } from '../../support/fakeBrowser.ts';
import { MemoryDurable, MemoryStorage } from '../../support/savePorts.ts';

const USUAL = { playedOn: 'table', look: 'board', turned: 0, snaps: true };

/** A device; `page` opens the app on it once more. */
function device() {
  const [storage, durable] = [new MemoryStorage(), new MemoryDurable()];
  return { storage, durable, page: () => createApp({ ...browserPorts(), storage, durable }) };
}

describe('how a device plays', () => {
  it('should be at the table, on the board, and held by what it meets, until something else is chosen', () => {
    expect(deviceChoicesIn(device().page())).toEqual(USUAL);
  });

  it('should be there on the next page, each choice by itself', () => {
    const { page } = device();
    const app = page();
    chooseIn(app, { playedOn: 'beside' });
    chooseIn(app, { look: 'cards', turned: 3 });
    chooseIn(app, { snaps: false });
    expect(deviceChoicesIn(page())).toEqual({ playedOn: 'beside', look: 'cards', turned: 3, snaps: false });
    chooseIn(app, USUAL as ReturnType<typeof deviceChoicesIn>);
    expect(deviceChoicesIn(page())).toEqual(USUAL);
  });

  it('should be known from the second store where the browser died before the first was on the disk', async () => {
    const { storage, page } = device();
    chooseIn(page(), { playedOn: 'screen' });
    await settle();
    for (const key of storage.keys()) storage.remove(key);
    const app = page();
    expect(deviceChoicesIn(app).playedOn).toBe('table');
    await settle();
    expect(deviceChoicesIn(app).playedOn).toBe('screen');
  });

  it('should be as it was, whatever is written last, while the same is chosen once more', () => {
    const { storage, page } = device();
    const app = page();
    chooseIn(app, { playedOn: 'beside' });
    const written: string[] = [];
    storage.write = (key, text) => {
      written.push(text);
      MemoryStorage.prototype.write.call(storage, key, text);
    };
    chooseIn(app, { playedOn: 'beside' });
    expect(written.every((text) => text.includes('beside'))).toBe(true);
    expect(written).toHaveLength(1);
  });
});
