import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { type Page, expect, test } from 'playwright/test';
import { at, bookSelection, cell, isFree, isOwn, openPlan } from '../support/courtPlan.ts';
import { dayFromToday } from '../support/clubDays.ts';
import { freePort } from '../support/freePort.ts';
import { german } from '../support/screenTexts.ts';
import { spawnInstance } from '../support/runningClub.ts';
import { type SmtpSink, openSmtpSink } from '../support/smtpSink.ts';

const { auth, dashboard, settingsAdmin: settings } = german;
const email = 'petra@verein.example';
const password = 'Netzkante im Mai';
const root = fileURLToPath(new URL('../..', import.meta.url));

/** `npm run admin` on the running instance. */
const inviteAdmin = (env: Readonly<Record<string, string>>) =>
  promisify(execFile)(
    process.execPath,
    ['--import', 'tsx', 'scripts/runAgainstInstance.ts', 'admin', '--email', email],
    { cwd: root, env: { ...process.env, ...env } },
  );

const invitationIn = async ({ mails }: SmtpSink): Promise<string> => {
  const link = () => /https?:\S+verify\S+/.exec(mails.find(({ to }) => to.includes(email))?.mail.text ?? '')?.[0];
  await expect.poll(link, { timeout: 30_000 }).toBeDefined();
  return link() ?? '';
};

const openStep = async (page: Page, step: string): Promise<void> => {
  await page.goto('/dashboard');
  await page.getByRole('link', { name: step }).click();
};

const save = async (page: Page): Promise<void> => {
  await page.getByRole('button', { name: settings.review }).click();
  await page.getByRole('dialog').getByRole('button', { name: settings.save, exact: true }).click();
  await expect(page.getByText(settings.saved)).toBeVisible();
};

test('the first administrator of an empty club in production gets from the invitation to the first booking', async ({
  browser,
}) => {
  // It makes a database of its own and starts every service.
  const [mailServer, port] = [await openSmtpSink(), await freePort()];
  const dataFolder = await mkdtemp(join(tmpdir(), 'platzwart-new-club-'));
  const url = `http://127.0.0.1:${port}`;
  const env = {
    ...{ DATA_DIR: dataFolder, PLATZWART_MODE: 'production', PUBLIC_URL: url },
    ...{ SMTP_URL: mailServer.url, MAIL_FROM: 'platz@verein.example' },
    SESSION_SECRET: 'a-Secret-0f-ours-that-n0body-knows-1234',
    SERVICE_SECRET: 'another-Secret-0f-ours-that-n0body-sees',
  };
  const instance = spawnInstance(dataFolder, port, env);
  try {
    await instance.healthy();
    await inviteAdmin(env);
    const page = await browser.newPage({ baseURL: url });
    await page.goto(await invitationIn(mailServer));
    await page.getByLabel(auth.password.fresh, { exact: true }).fill(password);
    await page.getByLabel(auth.password.again, { exact: true }).fill(password);
    await page.getByRole('button', { name: auth.verify.submit, exact: true }).click();
    await expect(page.getByRole('heading', { name: dashboard.setUp.title })).toBeVisible();

    await openStep(page, dashboard.setUp.steps.sports);
    await page.getByRole('textbox', { name: settings.sports.sport, exact: true }).fill('Tennis');
    await page.getByLabel(settings.sports.numOfCourts).fill('6');
    await save(page);

    await openStep(page, dashboard.setUp.steps.prices);
    for (const rate of ['guest', 'member', 'trainer', 'weekendGuest', 'weekendMember', 'weekendTrainer'] as const)
      await page.getByLabel(settings.prices[rate], { exact: true }).fill('12,00');
    await save(page);

    await openPlan(page, { date: dayFromToday(1) });
    await cell(page, at('Platz 6', '18:00', '18:30'), isFree).click();
    await bookSelection(page);
    await openPlan(page, { date: dayFromToday(1) });
    await expect(cell(page, at('Platz 6', '18:00', '19:00'), isOwn)).toBeVisible();
  } finally {
    await instance.close();
    await mailServer.close();
    await rm(dataFolder, { recursive: true, force: true });
  }
});
