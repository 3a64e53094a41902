import { render, screen } from '@testing-library/react';
import { Suspense } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { fetchSoon } from '../../src/ui/fetchSoon.ts';
import { later } from '../../src/ui/later.tsx';

const Name = ({ name }: { readonly name: string }) => <p>{name}</p>;
const waiting = <p>waiting</p>;

describe('later', () => {
  it('should fetch what is drawn and show it when it has come', async () => {
    const Part = later(() => Promise.resolve(Name));
    render(
      <Suspense fallback={waiting}>
        <Part name="Vex" />
      </Suspense>,
    );
    expect(screen.getByText('waiting')).toBeInTheDocument();
    expect(await screen.findByText('Vex')).toBeInTheDocument();
  });

  it('should draw at once what is already here', async () => {
    const Part = later(() => Promise.resolve(Name));
    await Part.fetch();
    render(
      <Suspense fallback={waiting}>
        <Part name="Vex" />
      </Suspense>,
    );
    expect(screen.getByText('Vex')).toBeInTheDocument();
  });

  it('should fetch again what could not be fetched ahead', async () => {
    const fetched = vi.fn(() => Promise.resolve(Name)).mockRejectedValueOnce(new Error('offline'));
    const Part = later(fetched);
    fetchSoon([Part]);
    await expect.poll(() => fetched).toHaveBeenCalledOnce();
    render(
      <Suspense fallback={waiting}>
        <Part name="Vex" />
      </Suspense>,
    );
    expect(await screen.findByText('Vex')).toBeInTheDocument();
  });
});
