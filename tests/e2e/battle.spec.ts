import { seedChance } from './support/seeded.ts';
import { Player } from './support/player.ts';
import { playFirst } from './support/table.ts';
import { en } from './support/screen.ts';
import { expect, test } from './support/test.ts';

test('should play a whole battle', async ({ page, hand }) => {
  test.setTimeout(240_000);
  await seedChance(page, 5);
  await playFirst(hand);
  const player = new Player(hand);
  await player.playUntil(({ heading }) => /Silence the Voice/.test(heading));
  console.log(hand.acts, [...player.deeds], player.turningPoint);
  await expect(page.getByText(en.end.title)).toBeVisible();
});
