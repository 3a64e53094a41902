import { scenarioEditor } from '../../src/words/en/scenario/editor.ts';
import { twoSides } from '../../src/words/en/twoSides.ts';
import { workshop } from '../../src/words/en/workshop/workshop.ts';
import { fitsEverySize as fits } from './support/everySize.ts';
import { found, playToWalk, said, walkTo } from './support/campaign.ts';
import { makeWeapon } from './support/making.ts';
import { begins, en, heading, sheet } from './support/screen.ts';
import { pressNext, pressStep } from './support/table.ts';
import { expect, test } from './support/test.ts';
import { click } from './support/places.ts';

test.use({ reducedMotion: 'reduce' });

/** Screens that need nothing stored, by their address and their head. */
const ALONE: readonly (readonly [at: string, name: string])[] = [
  ['/settings/battle', 'settings of the battle'],
  ['/settings/enemy', 'settings of the enemy'],
  ['/settings/device', 'settings of the device'],
  ['/open', 'the door'],
  ['/import', 'import'],
  ['/storage', 'storage'],
  ['/odds', 'odds'],
  ['/workshop/shelf/scenarios', 'workshop, scenarios'],
  ['/workshop/shelf/campaigns', 'workshop, campaigns'],
  ['/workshop/shelf/tables', 'workshop, tables'],
  ['/workshop/shelf/content', 'workshop, enemies'],
  ['/workshop/shelf/packs', 'workshop, packs'],
  ['/workshop/behaviour/brawler', 'a decision table of the app'],
  ['/workshop/made/acolyte.operatives', 'enemies that are made'],
];

test('should fit every size: home and what lies around it', async ({ page }) => {
  await page.goto('/');
  await expect(page.getByRole('button', { name: begins(en.home.playFirst) })).toBeVisible();
  await fits(page, 'home, first opening');
  for (const [at, name] of ALONE) {
    await page.goto(`/#${at}`);
    await expect(heading(page)).toBeVisible();
    await page.waitForLoadState('networkidle');
    await fits(page, name);
  }
});

test('should fit every size: new battles', async ({ page, hand }) => {
  for (const system of ['acolyte', 'kt3', 'kt2021', 'vanguard'] as const) {
    await page.goto('/#/');
    await page.goto('/#/new');
    await hand.tap(page.getByRole('radio', { name: en.deployment.systems[system], exact: true }));
    await expect(page.locator('[aria-expanded]').first()).toBeVisible();
    await fits(page, `new battle, ${system}`);
    await pressStep(hand, system === 'acolyte' ? en.deployment.retinue : en.common.playerName(2));
    await fits(page, `new battle, ${system}, against whom`);
  }
});

test('should fit every size: a campaign', async ({ page, hand }) => {
  const id = await found(hand);
  await fits(page, 'campaign home');
  for (const view of ['deploy', 'recruit', 'roster', 'operative/m1', 'equip/m1', 'chronicle', 'print']) {
    await page.goto(`/#/campaign/${id}/${view}`);
    await expect(heading(page)).toBeVisible();
    await page.waitForLoadState('networkidle');
    await fits(page, `campaign, ${view}`);
  }
  await page.goto('/#/');
  await expect(page.getByRole('button', { name: begins(en.home.continueCampaign) })).toBeVisible();
  await fits(page, 'home with a campaign');
  await page.goto(`/#/campaign/${id}`);
  await playToWalk(hand);
  await fits(page, 'after the battle, report');
  for (const stage of ['casualties', 'experience', 'closing'] as const) {
    await walkTo(hand, said.after.stages[stage]);
    await fits(page, `after the battle, ${stage}`);
  }
});

test('should fit every size: the editors', async ({ page, hand }) => {
  await page.goto('/#/workshop/shelf/scenarios');
  await click(page.getByRole('button', { name: begins(scenarioEditor.newScenario) }));
  await expect(page).toHaveURL(/workshop\/scenario\/./u);
  await fits(page, 'scenario editor');
  const scenario = page.url();
  for (const section of ['basics', 'forces', 'objectives', 'hooks', 'endings']) {
    await page.goto(`${scenario}/${section}`);
    await expect(heading(page)).toBeVisible();
    await fits(page, `scenario editor, ${section}`);
  }
  const { names, houseRule, houseRuleName, editor } = workshop;
  await page.goto('/#/workshop/shelf/tables');
  await hand.tap(page.getByRole('button', { name: begins(`${names.brawler} ${workshop.rows(4)}`) }));
  await hand.tap(sheet(page).getByRole('button', { name: houseRule }));
  await expect(heading(page)).toHaveText(houseRuleName(names.brawler));
  await click(page.getByRole('button', { name: editor.edit(1), exact: true }));
  await fits(page, 'a decision table of one’s own');
  await makeWeapon(page);
  await fits(page, 'row editor');
});

test('should fit every size: a battle of the short sheet', async ({ page, hand }) => {
  await page.goto('/#/new');
  await hand.tap(page.getByRole('radio', { name: en.deployment.systems['kt2021-lite'], exact: true }));
  await hand.tap(page.getByRole('button', { name: begins(en.deployment.start) }));
  await fits(page, 'short sheet: set-up');
  await pressNext(hand, twoSides.setUp.begin);
  await expect(page.getByRole('heading', { name: en.turningPoint.title(1) })).toBeVisible();
  await fits(page, 'short sheet: turning point');
});
