import { setTimeout as pause } from 'node:timers/promises';
import type { Page } from 'playwright';
import type { Payload } from './payloads.ts';

const patienceMilliseconds = 30_000;

/** Runs in the page: texts that stand there neither to be read nor to be changed. */
const missingTexts = (wanted: readonly string[]): readonly string[] => {
  const fields = [...document.querySelectorAll<HTMLInputElement>('input, textarea')].map(({ value }) => value);
  const shown = [document.body.textContent, ...fields].join('\n');
  return wanted.filter((text) => !shown.includes(text));
};

const missingAfterAll = async (page: Page, wanted: readonly string[]): Promise<readonly string[]> => {
  const end = performance.now() + patienceMilliseconds;
  for (;;) {
    const missing = await page.evaluate(missingTexts, wanted);
    if (missing.length === 0 || performance.now() > end) return missing;
    await pause(50);
  }
};

/** Runs in the page: elements that a payload has become, whatever they still wait for, a click or an event. */
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

/** Runs in the page: until whatever was put there before has failed to load, and was told so. */
const untilSettled = (): Promise<void> =>
  new Promise((resolve) => {
    const last = new Image();
    last.onerror = () => requestAnimationFrame(() => requestAnimationFrame(() => resolve()));
    last.src = `/no-such-picture.png?${String(performance.now())}`;
  });

/** Which of the payloads stand on the page right now. */
export const shownOn = async (page: Page, all: readonly Payload[]): Promise<readonly Payload[]> => {
  const texts = all.map(({ text }) => text);
  const missing = await page.evaluate(missingTexts, texts);
  return all.filter(({ text }) => !missing.includes(text));
};

/** Looks at a page: problems in words where a payload has become markup, or is not there at all. */
export const look = async (page: Page, shown: readonly Payload[] = []): Promise<readonly string[]> => {
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
