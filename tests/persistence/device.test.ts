import { describe, expect, it } from 'vitest';
import { signer } from '../../src/persistence/device.ts';
import { MemoryStorage } from '../support/savePorts.ts';

const now = () => '2026-11-20T10:00:00.000Z';

describe('signer', () => {
  it('should sign as one device as long as its store lasts, with an id for each entry', () => {
    const storage = new MemoryStorage();
    const sign = signer(storage, now);
    expect([...storage.texts]).toEqual([]);
    const [first, second] = [sign(), sign()];
    expect(first.by).toBe(second.by);
    expect(first.id).not.toBe(second.id);
    expect(signer(storage, now)().by).toBe(first.by);
    expect(signer(new MemoryStorage(), now)().by).not.toBe(first.by);
  });

  it('should sign as somebody without a store, and write over nothing that it cannot read', () => {
    const storage = new MemoryStorage();
    storage.fault = new DOMException('off', 'SecurityError');
    const sign = signer(storage, now);
    expect(sign().by).toBe(sign().by);
    const text = JSON.stringify({ format: 'device', version: 9 });
    const later = new MemoryStorage(new Map([['retinue/device', text]]));
    expect(signer(later, now)().by).toMatch(/^[2-9a-z]{16}$/);
    expect(later.texts.get('retinue/device')).toBe(text);
  });
});
