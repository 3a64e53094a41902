// How a tab ends, and how the app is come back to.
/** What can happen. Each ends a tab and comes back with an address open in another. */
export const ends = {
  'page crashed': async (browser, { page, client }, url) => {
    const crashed = page.waitForEvent('crash');
    client.send('Page.crash').catch(() => null);
    await crashed;
    await page.close();
    return browser.open(url);
  },
  'browser killed': async (browser, _tab, url) => {
    await browser.kill();
    await browser.start();
    return browser.open(url);
  },
  'page closed': async (browser, { page }, url) => {
    await page.close();
    return browser.open(url);
  },
};
