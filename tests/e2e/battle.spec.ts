import { type Deeds, Player } from './support/player.ts';
import { en } from './support/screen.ts';
import { playFirst } from './support/table.ts';
import { expect, test } from './support/test.ts';

test.use({ reducedMotion: 'no-preference' });

/** What a whole battle brings with the seed of these tests, with screen dice and with typed ones. */
const DEEDS = ['shoot', 'fight', 'charge', 'guard', 'interrupt', 'counteract', 'reload', 'reanimate', 'event'];

const times = (deeds: Deeds, deed: string): number => deeds.get(deed) ?? 0;

test('should play a whole battle to its end', async ({ page, hand, hasTouch }) => {
  await playFirst(hand, hasTouch ? 'screen' : 'table');
  const player = new Player(hand);
  const over = page.getByText(en.end.title, { exact: true });
  await player.playUntil(async () => (await over.count()) > 0);
  const { deeds, turningPoint } = player;
  console.log(`whole battle: ${hand.acts} taps,`, Object.fromEntries(deeds));

  for (const deed of DEEDS) expect.soft(times(deeds, deed), deed).toBeGreaterThan(0);
  expect(times(deeds, 'event'), 'one event in every turning point from the second').toBe(turningPoint - 1);
  if (!hasTouch) expect(times(deeds, 'typed'), 'dice typed by their faces').toBeGreaterThan(50);

  const reasons = Object.values(en.end.reasons);
  await expect(page.getByRole('heading', { level: 2 }).first()).toHaveText(
    new RegExp(`^(?:${reasons.join('|')})$`, 'u'),
  );
  // The battle may end in the event of a turning point whose firefight never began.
  const last = page.getByText(new RegExp(`^in turning point (${turningPoint}|${turningPoint + 1})$`));
  await expect(last).toBeVisible();
  const casualties = page.getByRole('list', { name: en.end.casualties }).getByRole('listitem');
  await expect(casualties, 'somebody of the retinue is down').not.toHaveCount(0);
  await expect(page.getByRole('heading', { name: en.end.kills })).toBeVisible();
});
