import puppeteer, { type Browser, type Page } from 'puppeteer-core';
import { findChromium, howToGetChromium } from '../../scripts/test/chromium.ts';
import { NotMeasurable } from './row.ts';

/** Opens Chromium for `use` and closes it afterwards. Throws NotMeasurable where there is none. */
export const withBrowser = async <Result>(use: (browser: Browser) => Promise<Result>): Promise<Result> => {
  const executablePath = findChromium();
  if (!executablePath) throw new NotMeasurable(howToGetChromium);
  const args = ['--no-sandbox', '--disable-quic', '--disable-background-networking', '--accept-lang=de-DE'];
  const browser = await puppeteer.launch({ executablePath, args });
  try {
    return await use(browser);
  } finally {
    await browser.close();
  }
};

/** A new tab in which the owner of `token` is signed in from the first page on, as after a reload. */
export const signedInTab = async (browser: Browser, token: string): Promise<Page> => {
  const page = await (await browser.createBrowserContext()).newPage();
  await page.evaluateOnNewDocument((kept) => sessionStorage.setItem('accessToken', kept), token);
  return page;
};
