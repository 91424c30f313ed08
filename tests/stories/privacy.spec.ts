import { type Page, expect } from 'playwright/test';
import { emailOf, test } from '../support/clubhouse.ts';
import { german } from '../support/screenTexts.ts';

const { booking, auth } = german;

/** Where the page's requests and sockets go to; blob: and data: stay in the browser. */
const hostsOf = (page: Page): ReadonlySet<string> => {
  const hosts = new Set<string>();
  const note = (url: string): void => {
    const { protocol, host } = new URL(url);
    if (!['blob:', 'data:'].includes(protocol)) hosts.add(host);
  };
  page.on('request', (request) => note(request.url()));
  page.on('websocket', (socket) => note(socket.url()));
  return hosts;
};

const kept = (page: Page) =>
  page.evaluate(async () => ({
    local: Object.keys(window.localStorage),
    session: Object.keys(window.sessionStorage),
    databases: await window.indexedDB.databases(),
    cookie: document.cookie,
  }));

test('asks nobody but the club’s own house, from the login to the plan', async ({ clubhouse }) => {
  const page = await clubhouse.visit();
  const hosts = hostsOf(page);
  await page.goto('/auth/login');
  await page.getByLabel(auth.login.credential).fill(emailOf('ben'));
  await page.getByLabel(auth.login.password, { exact: true }).fill('platzwart');
  await page.getByRole('button', { name: auth.login.submit }).click();
  await expect(page.getByText(german.core.connection.live, { exact: true })).toBeVisible({ timeout: 20_000 });
  await page.waitForLoadState('networkidle');
  expect([...hosts]).toEqual([new URL(clubhouse.club.url).host]);
});

for (const path of ['/', '/auth/login', '/booking', '/dashboard', '/home/imprint', '/home/privacy', '/nowhere']) {
  test(`keeps nothing in the browser and asks nobody else on ${path} before its visitor acts`, async ({
    clubhouse,
  }) => {
    const page = await clubhouse.visit();
    const hosts = hostsOf(page);
    await page.goto(path);
    await expect(page.getByRole('link', { name: german.core.footer.imprint })).toBeVisible();
    await page.waitForLoadState('networkidle');
    expect(await kept(page)).toEqual({ local: [], session: [], databases: [], cookie: '' });
    expect(await page.context().cookies()).toEqual([]);
    expect([...hosts]).toEqual([new URL(clubhouse.club.url).host]);
  });
}

test('keeps nothing in the browser before its visitor acts, and then only what was asked for', async ({
  clubhouse,
}) => {
  const page = await clubhouse.visit();
  await page.goto('/booking');
  await expect(page.getByRole('heading', { level: 1, name: auth.login.title })).toBeVisible();
  await page.waitForLoadState('networkidle');
  expect(await kept(page)).toEqual({ local: [], session: [], databases: [], cookie: '' });
  expect(await page.context().cookies()).toEqual([]);
  await page.getByLabel(auth.login.credential).fill(emailOf('ben'));
  await page.getByLabel(auth.login.password, { exact: true }).fill('platzwart');
  await page.getByRole('button', { name: auth.login.submit }).click();
  await expect(page.getByRole('heading', { level: 1, name: booking.title })).toBeVisible();
  await expect(page.getByRole('grid')).toBeVisible();
  expect(await kept(page)).toEqual({ local: [], session: ['accessToken'], databases: [], cookie: '' });
});
