import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { SaveShown } from '../../src/ui/SaveGlyph.tsx';
import { useSaveShown } from '../../src/ui/useSaveShown.ts';

interface Save {
  readonly kind: SaveShown;
}

const shown = (kind: SaveShown) => {
  const initialProps: Save = { kind };
  const { result, rerender } = renderHook(useSaveShown<Save>, { initialProps });
  return {
    become: (next: SaveShown) => {
      rerender({ kind: next });
      return result.current.kind;
    },
    now: () => result.current.kind,
  };
};

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe('useSaveShown', () => {
  it('should call nothing kept twice that was never so', () => {
    expect(shown('writing').now()).toBe('writing');
  });

  it.each(['saved', 'once', 'unsaved'] as const)('should show what was %s until writing takes long', (kind) => {
    const save = shown(kind);
    expect(save.become('writing')).toBe(kind);
    act(() => void vi.advanceTimersByTime(400));
    expect(save.now()).toBe('writing');
    expect(save.become('once')).toBe('once');
    expect(save.become('writing')).toBe('once');
  });
});
