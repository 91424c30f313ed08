import { mkdir } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { type Browser, chromium } from 'playwright';
import { findChromium, howToGetChromium } from '../../scripts/test/chromium.ts';
import { freePort } from '../support/freePort.ts';
import { signIn } from '../support/graphqlClient.ts';
import { type RunningClub, openHouse } from '../support/runningClub.ts';

type Picture = Readonly<{
  file: string;
  language: 'de' | 'en';
  colors: 'light' | 'dark';
  size: Readonly<{ width: number; height: number }>;
}>;

const desk = { width: 1280, height: 800 };
const phone = { width: 390, height: 844 };
const pictures: readonly Picture[] = [
  { file: 'plan-de-light.png', language: 'de', colors: 'light', size: desk },
  { file: 'plan-en-dark.png', language: 'en', colors: 'dark', size: desk },
  { file: 'phone-de-light.png', language: 'de', colors: 'light', size: phone },
];

const folder = fileURLToPath(new URL('../../docs/screenshots/', import.meta.url));

/** The court plan as anna sees it, in a browser of its own. */
const take = async (browser: Browser, { url }: RunningClub, picture: Picture): Promise<void> => {
  const context = await browser.newContext({
    baseURL: url,
    viewport: picture.size,
    deviceScaleFactor: 2,
    timezoneId: 'Europe/Berlin',
    reducedMotion: 'reduce',
  });
  const token = await signIn(url, 'anna@platzwart.example');
  await context.addInitScript(
    ({ language, colors, session }) => {
      window.localStorage.setItem('i18nextLng', language);
      window.localStorage.setItem('colorMode', colors);
      window.sessionStorage.setItem('accessToken', session);
    },
    { language: picture.language, colors: picture.colors, session: token },
  );
  const page = await context.newPage();
  await page.goto('/booking');
  await page.getByRole('gridcell').first().waitFor();
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
  await page.screenshot({ path: `${folder}${picture.file}` });
  await context.close();
};

/** `npm run screenshots`: the README's pictures, from a demo club of its own. */
const executablePath = findChromium();
if (executablePath === undefined) throw new Error(howToGetChromium);
await mkdir(folder, { recursive: true });
const { club, close } = await openHouse(await freePort());
const browser = await chromium.launch({ executablePath, args: ['--no-sandbox'] });
try {
  for (const picture of pictures) {
    await take(browser, club, picture);
    console.log(`docs/screenshots/${picture.file}`);
  }
} finally {
  await browser.close();
  await close();
}
