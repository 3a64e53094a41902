import { act, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { BattleRoute } from '../../src/app/battle/BattleRoute.tsx';
import { CampaignRoute } from '../../src/app/campaign/CampaignRoute.tsx';
import { openHeard } from '../../src/app/openHeard.ts';
import type { OpenOutcome } from '../../src/state/log/session.ts';
import { saving } from '../../src/words/en/saving.ts';
import { durable, render } from '../support/app.tsx';

afterEach(() => {
  vi.restoreAllMocks();
});

const silent = () => {
  let answer = (): void => undefined;
  const answered = new Promise<void>((resolve) => {
    answer = resolve;
  });
  return { outcome: { kind: 'silent', raw: null, answered } as const, answer: () => answer() };
};
const settled = () => act(() => Promise.resolve());

it.each([
  ['battle', <BattleRoute key="battle" id="somewhere" view="" />],
  ['campaign', <CampaignRoute key="campaign" id="somewhere" view={null} of={null} />],
])('should say of a %s that the second place does not answer, and what comes of it', async (_, route) => {
  vi.spyOn(durable, 'read').mockImplementation(() => new Promise(() => undefined));
  render(route);
  expect(await screen.findByText(saving.silent, {}, { timeout: 20_000 })).toBeVisible();
  expect(screen.getAllByText(saving.silentTitle).length).toBeGreaterThan(0);
});

it('should open again as soon as the place has answered, once', async () => {
  const { outcome, answer } = silent();
  const told: OpenOutcome[] = [];
  const open = vi.fn<() => Promise<OpenOutcome>>();
  open.mockResolvedValueOnce(outcome).mockResolvedValue({ kind: 'opened' });
  openHeard(open, (each) => told.push(each));
  await settled();
  expect(told).toEqual([outcome]);
  answer();
  await settled();
  await settled();
  expect(told).toEqual([outcome, { kind: 'opened' }]);
  expect(open).toHaveBeenCalledTimes(2);
});

it('should open nothing more when nobody wants it any more', async () => {
  const { outcome, answer } = silent();
  const told: OpenOutcome[] = [];
  const open = vi.fn<() => Promise<OpenOutcome>>(() => Promise.resolve(outcome));
  const stop = openHeard(open, (each) => told.push(each));
  await settled();
  stop();
  answer();
  await settled();
  await settled();
  expect(told).toEqual([outcome]);
  expect(open).toHaveBeenCalledTimes(1);
});
