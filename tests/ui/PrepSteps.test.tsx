import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type PrepStep, PrepSteps } from '../../src/ui/PrepSteps.tsx';
import { closeOver } from '../../src/ui/sheetsOver.ts';

const steps: readonly PrepStep[] = [
  { id: 'mission', title: 'Mission', chosen: 'Hold the Line', detail: 'You defend', body: <p>all missions</p> },
  {
    id: 'who',
    title: 'Retinue',
    chosen: '2 go',
    detail: 'Vex and Hale',
    against: '1 DV over',
    body: <p>all people</p>,
  },
];

const seenOn = (wide: boolean): void => {
  const list = { matches: wide, addEventListener: vi.fn<() => void>(), removeEventListener: vi.fn<() => void>() };
  vi.stubGlobal('matchMedia', () => list);
};

beforeEach(() => seenOn(false));
afterEach(() => vi.unstubAllGlobals());

const show = () => render(<PrepSteps steps={steps} nextLabel={(title) => `Next: ${title}`} foldLabel="Fold" />);
const line = (title: string) =>
  within(screen.getByRole('region', { name: title })).getByRole('button', { name: new RegExp(`^${title}`, 'u') });

test('should tell what is chosen, and what speaks against it, while folded', () => {
  show();
  expect(line('Mission')).toHaveAccessibleName('Mission Hold the Line You defend');
  expect(line('Retinue')).toHaveAccessibleName('Retinue 2 go Vex and Hale 1 DV over');
  expect(screen.queryByText('all missions')).toBeNull();
});

test('should open one step at a time', async () => {
  show();
  await userEvent.click(line('Mission'));
  expect(line('Mission')).toHaveAttribute('aria-expanded', 'true');
  expect(screen.getByText('all missions')).toBeVisible();
  await userEvent.click(line('Retinue'));
  expect(screen.queryByText('all missions')).toBeNull();
  expect(screen.getByText('all people')).toBeVisible();
});

test('should fold the open step by its own line', async () => {
  show();
  await userEvent.click(line('Mission'));
  await userEvent.click(line('Mission'));
  expect(line('Mission')).toHaveAttribute('aria-expanded', 'false');
});

test('should lead from one step to the next, and fold the last', async () => {
  show();
  await userEvent.click(line('Mission'));
  await userEvent.click(screen.getByRole('button', { name: 'Next: Retinue' }));
  expect(screen.getByText('all people')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Fold' }));
  expect(screen.queryByText('all people')).toBeNull();
});

test('should show the first step beside all lines on a wide screen, and always one', async () => {
  seenOn(true);
  show();
  expect(screen.getByText('all missions')).toBeVisible();
  await userEvent.click(line('Mission'));
  expect(screen.getByText('all missions')).toBeVisible();
  await userEvent.click(line('Retinue'));
  expect(screen.getByText('all people')).toBeVisible();
});

test('should fold the open step on Back, and only then leave the screen', async () => {
  show();
  await userEvent.click(line('Mission'));
  let folded = false;
  act(() => {
    folded = closeOver();
  });
  expect(folded).toBe(true);
  expect(line('Mission')).toHaveAttribute('aria-expanded', 'false');
  expect(closeOver()).toBe(false);
});
