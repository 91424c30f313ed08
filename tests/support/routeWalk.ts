import { type Page, expect } from 'playwright/test';
import { findBarriers } from './barriers.ts';
import { type Look, type Texts, textsIn } from './looks.ts';

const nowhere = 'about:blank';

/** What is wrong with the outline of the page as it stands, whatever it shows. */
const findFaults = (page: Page, screen: string): Promise<readonly string[]> =>
  page.evaluate((name) => {
    const { scrollWidth, clientWidth } = document.documentElement;
    const headings = document.querySelectorAll('h1').length;
    return [
      ...(scrollWidth > clientWidth ? [`${name}: ${scrollWidth - clientWidth} pixels wider than the window`] : []),
      ...(headings === 1 ? [] : [`${name}: ${headings} first headings`]),
    ];
  }, screen);

/** One browser going through pages in one look; everything that is wrong with them is written down. */
export type RouteWalk = Readonly<{
  page: Page;
  texts: Texts;
  faults: readonly string[];
  /** Opens an address and looks at its page; `title` is its first heading, and begins the title of the tab. */
  open: (path: string, title: string) => Promise<void>;
  /** Looks at the page as it stands now. */
  see: (screen: string) => Promise<void>;
}>;

/** As a link leads there: the house is loaded once, its pages come and go. */
export const followTo = (page: Page, path: string): Promise<void> =>
  page.evaluate((to) => {
    window.history.pushState(null, '', to);
    window.dispatchEvent(new PopStateEvent('popstate'));
  }, path);

/** `page` is fresh: it is given the look as if somebody had chosen it on an earlier visit. */
export const walkIn = async (page: Page, look: Look): Promise<RouteWalk> => {
  const faults: string[] = [];
  page.on('pageerror', ({ message }) => faults.push(`${page.url()}: ${message}`));
  page.on('console', (message) => {
    if (message.type() === 'error') faults.push(`${page.url()}: ${message.text()}`);
  });
  await page.addInitScript(({ language, mode, contrast }) => {
    window.localStorage.setItem('i18nextLng', language);
    window.localStorage.setItem('colorMode', mode);
    window.localStorage.setItem('contrast', contrast);
  }, look);
  const see = async (screen: string): Promise<void> => {
    faults.push(...(await findBarriers(page, screen)), ...(await findFaults(page, screen)));
  };
  return {
    ...{ page, texts: textsIn(look), faults, see },
    open: async (path, title) => {
      await (page.url() === nowhere ? page.goto(path) : followTo(page, path));
      await expect(page.getByRole('heading', { level: 1, name: title, exact: true })).toBeVisible();
      await expect(page).toHaveTitle(new RegExp(`^${title} · `));
      await expect(page.locator('html')).toHaveAttribute('lang', look.language);
      await see(path);
    },
  };
};
