import { setTimeout as pause } from 'node:timers/promises';
import type { Page } from 'playwright';
import type { Payload } from './payloads.ts';

const timeoutMilliseconds = 30_000;

/** Runs in the page: texts that are neither visible nor editable. */
const missingTexts = (expected: readonly string[]): readonly string[] => {
  const fields = [...document.querySelectorAll<HTMLInputElement>('input, textarea')].map(({ value }) => value);
  const shown = [document.body.textContent, ...fields].join('\n');
  return expected.filter((text) => !shown.includes(text));
};

const missingAfterAll = async (page: Page, expected: readonly string[]): Promise<readonly string[]> => {
  const end = performance.now() + timeoutMilliseconds;
  for (;;) {
    const missing = await page.evaluate(missingTexts, expected);
    if (missing.length === 0 || performance.now() > end) return missing;
    await pause(50);
  }
};

/** Runs in the page: elements created from a payload, also those that need a click or an event to run. */
const markupOfPayloads = (): readonly string[] => {
  const links = ['href', 'src', 'action', 'formaction', 'data', 'xlink:href'];
  return [...document.querySelectorAll('*')]
    .filter(({ attributes }) =>
      [...attributes].some(({ name, value }) =>
        /^(?:on|srcdoc)/.test(name) ? value.includes('xss(') : links.includes(name) && /^\s*javascript:/i.test(value),
      ),
    )
    .map(({ outerHTML }) => outerHTML.slice(0, 120));
};

/** Runs in the page: waits until the error events of injected elements have fired. */
const untilSettled = (): Promise<void> =>
  new Promise((resolve) => {
    const last = new Image();
    last.onerror = () => requestAnimationFrame(() => requestAnimationFrame(() => resolve()));
    last.src = `/no-such-picture.png?${String(performance.now())}`;
  });

/** The payloads that are on the page now. */
export const shownOn = async (page: Page, all: readonly Payload[]): Promise<readonly Payload[]> => {
  const texts = all.map(({ text }) => text);
  const missing = await page.evaluate(missingTexts, texts);
  return all.filter(({ text }) => !missing.includes(text));
};

/** Inspects a page: describes payloads that have become markup or are missing. */
export const inspectPage = async (page: Page, shown: readonly Payload[] = []): Promise<readonly string[]> => {
  const texts = shown.map(({ text }) => text);
  const missing = await missingAfterAll(page, texts);
  await page.evaluate(untilSettled);
  const markup = await page.evaluate(markupOfPayloads);
  const at = page.url();
  return [
    ...missing.map((text) => `${at} does not show ${text}`),
    ...markup.map((html) => `${at} has taken a text for markup: ${html}`),
  ];
};
