import { type Page, expect } from 'playwright/test';
import { findBarriers } from './barriers.ts';
import { type Appearance, type Fit, type Texts, textsIn } from './appearances.ts';
import { wearColors } from './wearColors.ts';

const nowhere = 'about:blank';
const height = 800;

/** Describes problems in the outline of the present page. */
const findFaults = (page: Page, screen: string): Promise<readonly string[]> =>
  page.evaluate((name) => {
    const { scrollWidth, clientWidth } = document.documentElement;
    const headings = document.querySelectorAll('h1').length;
    return [
      ...(scrollWidth > clientWidth ? [`${name}: ${scrollWidth - clientWidth} pixels wider than the window`] : []),
      ...(headings === 1 ? [] : [`${name}: ${headings} first headings`]),
    ];
  }, screen);

/** Visits pages in one browser and one appearance, inspects each in every fit, and records all problems. */
export type RouteWalk = Readonly<{
  page: Page;
  texts: Texts;
  faults: readonly string[];
  /** Opens an address and inspects its page; `title` is its first heading and the beginning of the document title. */
  open: (path: string, title: string) => Promise<void>;
  /** Inspects the present page. */
  see: (screen: string) => Promise<void>;
}>;

/** Navigates like a link, without loading the document again. */
export const followTo = (page: Page, path: string): Promise<void> =>
  page.evaluate((to) => {
    window.history.pushState(null, '', to);
    window.dispatchEvent(new PopStateEvent('popstate'));
  }, path);

/** `page` is new: language, mode and high contrast are stored as if they had been chosen on an earlier visit. */
export const walkIn = async (page: Page, appearance: Appearance): Promise<RouteWalk> => {
  const faults: string[] = [];
  page.on('pageerror', ({ message }) => faults.push(`${page.url()}: ${message}`));
  page.on('console', (message) => {
    if (message.type() === 'error') faults.push(`${page.url()}: ${message.text()}`);
  });
  const { fits, language, mode } = appearance;
  await page.addInitScript(
    (chosen) => {
      window.localStorage.setItem('i18nextLng', chosen.language);
      window.localStorage.setItem('colorMode', chosen.mode);
      window.localStorage.setItem('contrast', 'bold');
    },
    { language, mode },
  );
  const seeIn = async (screen: string, { contrast, width }: Fit): Promise<void> => {
    await page.setViewportSize({ width, height });
    await wearColors(page, { mode, contrast });
    const place = `${screen}, ${width} px`;
    faults.push(...(await findBarriers(page, place)), ...(await findFaults(page, place)));
  };
  // Begins with the fit that the page is in.
  let next = fits;
  const see = async (screen: string): Promise<void> => {
    for (const fit of next) await seeIn(screen, fit);
    next = next.toReversed();
  };
  return {
    ...{ page, texts: textsIn(appearance), faults, see },
    open: async (path, title) => {
      await (page.url() === nowhere ? page.goto(path) : followTo(page, path));
      await expect(page.getByRole('heading', { level: 1, name: title, exact: true })).toBeVisible();
      await expect(page).toHaveTitle(new RegExp(`^${title} · `));
      await expect(page.locator('html')).toHaveAttribute('lang', language);
      await see(path);
    },
  };
};
