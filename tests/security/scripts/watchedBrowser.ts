import { type BrowserContext, type Page, chromium } from 'playwright';
import { ensureChromium, howToGetChromium } from '../../../scripts/test/chromium.ts';

/** Many pages share a machine here, with whatever else it does. */
const patienceMilliseconds = 120_000;

/** A browser in which whatever a payload runs is heard. */
export type WatchedBrowser = Readonly<{
  /** A page of somebody who is signed in with the token, or of nobody. */
  open: (token: string | null) => Promise<Page>;
  /** What ran, in words, and where. */
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
 * The content security policy is switched off: it is the second wall, and behind it the first one could fall unheard. `url`: the
 * house that its pages are of.
 */
export const openWatchedBrowser = async (url: string): Promise<WatchedBrowser> => {
  const executablePath = ensureChromium();
  if (executablePath === undefined) throw new Error(howToGetChromium);
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-background-networking'] });
  const heard: string[] = [];
  return {
    heard,
    open: async (token) => {
      const context = await browser.newContext({ baseURL: url, locale: 'de-DE', bypassCSP: true });
      context.setDefaultTimeout(patienceMilliseconds);
      await listen(context, heard);
      if (token !== null)
        await context.addInitScript((kept) => window.sessionStorage.setItem('accessToken', kept), token);
      return context.newPage();
    },
    close: () => browser.close(),
  };
};
