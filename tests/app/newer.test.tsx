import { screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { WorkshopRoute } from '../../src/app/WorkshopRoute.tsx';
import { saving } from '../../src/words/en/saving.ts';
import { durable, render } from '../support/app.tsx';

afterEach(() => {
  vi.restoreAllMocks();
});

describe('a workshop of a newer app', () => {
  it('should say so in place of anything that could change it', async () => {
    const text = JSON.stringify({ format: 'ownPack', version: 99 });
    vi.spyOn(durable, 'read').mockImplementation((prefix) => Promise.resolve([[prefix, text] as const]));
    render(<WorkshopRoute rest="" />);
    expect(await screen.findByText(saving.newer)).toBeVisible();
  });
});
