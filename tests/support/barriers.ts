import { setTimeout as pause } from 'node:timers/promises';
import axe from 'axe-core';
import { type Page, expect } from 'playwright/test';
import * as v from 'valibot';

const standards = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];
/** While a sheet is open nothing else can be used, and the page behind it is partly covered. */
const sheet = `document.querySelector('dialog:modal')`;
const look = `axe.run(${sheet} ?? document, { runOnly: ${JSON.stringify(standards)}, resultTypes: ['violations', 'incomplete'] })`;
const nodesSchema = v.array(
  v.object({
    target: v.array(v.string()),
    any: v.array(
      v.object({
        message: v.string(),
        relatedNodes: v.array(v.object({ target: v.array(v.string()) })),
        data: v.fallback(v.nullable(v.object({ messageKey: v.optional(v.nullable(v.string())) })), null),
      }),
    ),
  }),
);
const rulesSchema = v.array(v.object({ id: v.string(), nodes: nodesSchema }));
const resultSchema = v.object({ violations: rulesSchema, incomplete: rulesSchema });
type Rules = v.InferOutput<typeof rulesSchema>;

/** axe does not judge the contrast of a text that another element covers. */
const unjudged = (incomplete: Rules): Rules =>
  incomplete.map(({ id, nodes }) => ({
    id: `not judged: ${id}`,
    nodes: nodes.filter(({ any }) => any.some(({ data }) => data?.messageKey === 'bgOverlap')),
  }));

type Check = Rules[number]['nodes'][number]['any'][number];
/** What axe says, and of which other elements. */
const inWords = ({ message, relatedNodes }: Check): string =>
  [message, ...relatedNodes.map(({ target }) => target.join(' '))].join(', ');

const inLines = (screen: string, rules: Rules): readonly string[] =>
  rules.flatMap(({ id, nodes }) =>
    nodes.map(({ target, any }) => `${screen}: ${id} at ${target.join(' ')} (${any.map(inWords).join('; ')})`),
  );

/** Waits until no animation runs and no transition is pending; by Playwright's intervals a page would wait for up to a second more. */
const untilStill = (page: Page): Promise<void> =>
  expect
    .poll(
      () =>
        page.evaluate(() => {
          const moving = document.getAnimations().filter(({ playState }) => playState === 'running');
          return moving.length + document.querySelectorAll('[aria-busy="true"]').length;
        }),
      { intervals: [50] },
    )
    .toBe(0);

/** The hint that a dialog scrolls covers a text only until somebody scrolls. */
const showHints = (page: Page, isShown: boolean): Promise<unknown> =>
  page.evaluate(`document.querySelectorAll('[data-more-below]').forEach((hint) => (hint.hidden = ${!isShown}))`);

type Kind = 'page' | 'drawing';

/** The court plan, and a booking of the courts' day. */
const drawings = '#court-plan, ul > li[title]';

const inspect = async (page: Page) => {
  await showHints(page, false);
  const found = v.parse(resultSchema, await page.evaluate(look));
  await showHints(page, true);
  return { violations: found.violations, open: unjudged(found.incomplete).filter(({ nodes }) => nodes.length > 0) };
};

/** What lies over the middle of an element now: `tag.class` from the top. */
const coverOf = (page: Page, place: string): Promise<string> =>
  page.evaluate((selector) => {
    const element = document.querySelector(selector);
    if (!element) return 'it is gone';
    const { x, y, width, height } = element.getBoundingClientRect();
    const stack = document.elementsFromPoint(x + width / 2, y + height / 2);
    return stack.map(({ localName, className }) => `${localName}.${className}`).join(' < ');
  }, place);

/** A notice covers what is below it until it goes by itself. Seconds. */
const noticesGoIn = 12;

/**
 * The violations that axe finds on the current page: `screen: rule at place (what axe says)`. Our pages have no frames. On a page every
 * text must be judged; on a drawing some texts cannot be, because elements overlap. The court plan and the courts' day of the overview always are
 * drawings: at some times of the day the line at the current time covers a text.
 */
export const findBarriers = async (page: Page, screen: string, kind: Kind = 'page'): Promise<readonly string[]> => {
  await untilStill(page);
  // What the header covers after scrolling counts as too small for a finger, and how far a page has scrolled depends on the time of day.
  await page.evaluate('window.scrollTo({ top: 0, behavior: "instant" })');
  if (!(await page.evaluate('"axe" in window'))) await page.evaluate(axe.source);
  // axe does not know the top layer: it takes elements behind a sheet for elements in front of it.
  const isSheet = await page.evaluate(`${sheet} !== null`);
  const isDrawing = kind === 'drawing' || (await page.locator(drawings).count()) > 0;
  let seen = await inspect(page);
  if (isDrawing || isSheet) return inLines(screen, seen.violations);
  for (let waited = 0; seen.open.length > 0 && waited < noticesGoIn; waited += 1) {
    await pause(1_000);
    seen = await inspect(page);
  }
  const places = seen.open.flatMap(({ nodes }) => nodes.map(({ target }) => target.join(' ')));
  const covers = await Promise.all(places.map(async (place) => `${place} is under ${await coverOf(page, place)}`));
  return [...inLines(screen, [...seen.violations, ...seen.open]), ...covers];
};
