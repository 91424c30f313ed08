import { type BrowserContext, type Page, chromium } from 'playwright';
import { ensureStoriesBrowser, howToGetChromium } from '../../../scripts/test/chromium.ts';

/** Generous, because many pages run at the same time. */
const timeoutMilliseconds = 120_000;

/** A browser that records every script run by a payload. */
export type WatchedBrowser = Readonly<{
  /** A page signed in with the token, or without a session. */
  open: (token: string | null) => Promise<Page>;
  /** Descriptions of the scripts that ran, and where. */
  heard: readonly string[];
  close: () => Promise<void>;
}>;

const listen = async (context: BrowserContext, heard: string[]): Promise<void> => {
  await context.exposeBinding('xss', ({ page }, payload: unknown) => {
    heard.push(`payload ${String(payload)} ran at ${page.url()}`);
  });
  context.on('dialog', (dialog) => {
    heard.push(`a dialog opened: ${dialog.message()}`);
    void dialog.dismiss();
  });
};

/**
 * The content security policy is switched off, because it would hide a missing escape. `url`: address of the instance.
 */
export const openWatchedBrowser = async (url: string): Promise<WatchedBrowser> => {
  const executablePath = ensureStoriesBrowser();
  if (executablePath === undefined) throw new Error(howToGetChromium);
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-background-networking'] });
  const heard: string[] = [];
  return {
    heard,
    open: async (token) => {
      const context = await browser.newContext({ baseURL: url, locale: 'de-DE', bypassCSP: true });
      context.setDefaultTimeout(timeoutMilliseconds);
      await listen(context, heard);
      if (token !== null)
        await context.addInitScript((kept) => window.sessionStorage.setItem('accessToken', kept), token);
      return context.newPage();
    },
    close: () => browser.close(),
  };
};
