import { mkdir } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { type Browser, type BrowserContext, chromium } from 'playwright';
import { findChromium, howToGetChromium } from '../../scripts/test/chromium.ts';
import { freePort } from '../support/freePort.ts';
import { signIn } from '../support/graphqlClient.ts';
import { type StartedInstance, type RunningClub, clubIn, startInstance } from '../support/runningClub.ts';
import { type Picture, pictures } from './pictures.ts';

const folder = fileURLToPath(new URL('../../docs/screenshots/', import.meta.url));

/** The choice of language and colours that the person made on an earlier visit. */
const remember = async (context: BrowserContext, { url }: RunningClub, picture: Picture): Promise<void> => {
  const { language, colors, person } = picture;
  const session = await signIn(url, `${person}@platzwart.example`);
  await context.addInitScript(
    (kept) => {
      window.localStorage.setItem('i18nextLng', kept.language);
      window.localStorage.setItem('colorMode', kept.colors);
      window.sessionStorage.setItem('accessToken', kept.session);
    },
    { language, colors, session },
  );
};

const take = async (browser: Browser, club: RunningClub, picture: Picture): Promise<void> => {
  const context = await browser.newContext({
    baseURL: club.url,
    viewport: picture.size,
    deviceScaleFactor: picture.scale,
    timezoneId: 'Europe/Berlin',
    reducedMotion: 'reduce',
  });
  await remember(context, club, picture);
  const page = await context.newPage();
  await page.goto(picture.path);
  await picture.compose(page);
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
  await page.screenshot({ path: `${folder}${picture.file}`, animations: 'disabled' });
  await context.close();
};

/** The running instance on CLUB_DATA_FOLDER if it is set, otherwise a new one. */
const instanceForPictures = async (): Promise<StartedInstance> => {
  const open = process.env['CLUB_DATA_FOLDER'];
  return open ? { club: await clubIn(open), close: () => Promise.resolve() } : startInstance(await freePort());
};

/** `npm run screenshots`: takes the README's pictures of the demo club. */
const executablePath = findChromium();
if (executablePath === undefined) throw new Error(howToGetChromium);
await mkdir(folder, { recursive: true });
const { club, close } = await instanceForPictures();
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
