import { type Page, expect } from 'playwright/test';
import { emailOf, test } from '../support/testInstance.ts';
import { signIn } from '../support/login.ts';
import { german } from '../support/screenTexts.ts';

const { booking, auth } = german;

/** The destinations of the page's requests and sockets; blob: and data: stay in the browser. */
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

const nothingKept = { local: [], session: [], databases: [], cookie: '' };

test('all requests from the login to the plan go to the club’s own server', async ({ testInstance }) => {
  const page = await testInstance.visit();
  const hosts = hostsOf(page);
  await page.goto('/auth/login');
  await signIn(page, emailOf('ben'));
  await expect(page.getByText(german.core.connection.live, { exact: true })).toBeVisible({ timeout: 20_000 });
  await page.waitForLoadState('networkidle');
  expect([...hosts]).toEqual([new URL(testInstance.club.url).host]);
});

const kinds = {
  'pages of the club': ['/', '/home/imprint', '/home/privacy', '/home/terms', '/nowhere'],
  'pages behind the login': ['/booking', '/user/profile', '/dashboard'],
  'pages that lead into the club': [
    ...['/auth/login', '/auth/register', '/auth/forgot-password', '/auth/resend-mail', '/auth/verify'],
    ...['/auth/reset-password?userID=1001&code=none', '/auth/guest-verify'],
  ],
};

for (const [kind, paths] of Object.entries(kinds)) {
  test(`${kind} store nothing in the browser and send requests to no other host before a visitor acts`, async ({
    testInstance,
  }) => {
    const page = await testInstance.visit();
    const hosts = hostsOf(page);
    for (const path of paths) {
      await page.goto(path);
      const footer = page.getByRole('navigation', { name: german.core.footer.legal });
      await expect(footer.getByRole('link', { name: german.core.footer.imprint })).toBeVisible();
      await page.waitForLoadState('networkidle');
      expect(await kept(page), path).toEqual(nothingKept);
      expect(await page.context().cookies(), path).toEqual([]);
    }
    expect([...hosts]).toEqual([new URL(testInstance.club.url).host]);
  });
}

test('the booking page stores nothing before the visitor signs in, and then only the session', async ({
  testInstance,
}) => {
  const page = await testInstance.visit();
  await page.goto('/booking');
  await expect(page.getByRole('heading', { level: 1, name: auth.login.title })).toBeVisible();
  await page.waitForLoadState('networkidle');
  expect(await kept(page)).toEqual(nothingKept);
  expect(await page.context().cookies()).toEqual([]);
  await signIn(page, emailOf('ben'));
  await expect(page.getByRole('heading', { level: 1, name: booking.title })).toBeVisible();
  await expect(page.getByRole('grid')).toBeVisible();
  expect(await kept(page)).toEqual({ ...nothingKept, session: ['accessToken'] });
});

const ownPages = {
  anna: [
    '/user/bookings',
    '/user/profile/personal',
    '/user/profile/security',
    '/user/profile/my-data',
    '/user/invoices',
    '/user/direct-debit',
  ],
  admin: [
    '/dashboard',
    '/dashboard/user',
    '/dashboard/user/1001/edit',
    '/dashboard/user/import',
    '/dashboard/invoice',
    '/dashboard/mail',
    '/dashboard/settings',
  ],
} as const;

for (const who of ['anna', 'admin'] as const) {
  test(`the pages of ${who} store nothing but the session and send requests to no other host`, async ({
    testInstance,
  }) => {
    const page = await testInstance.enter(who);
    const hosts = hostsOf(page);
    for (const path of ownPages[who]) {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await page.waitForLoadState('networkidle');
      expect(await kept(page), path).toEqual({ ...nothingKept, session: ['accessToken'] });
    }
    expect([...hosts]).toEqual([new URL(testInstance.club.url).host]);
  });
}
