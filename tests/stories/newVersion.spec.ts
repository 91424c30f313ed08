import { type Page, expect } from 'playwright/test';
import * as v from 'valibot';
import { earlierClient } from '../support/earlierClient.ts';
import { at, cell, isFree, openPlan, payButton, toConfirmation, toPayment, untilBooked } from '../support/courtPlan.ts';
import { freePort } from '../support/freePort.ts';
import { callGraphql } from '../support/graphqlClient.ts';
import { startProductionGateway } from '../support/productionGateway.ts';
import { german } from '../support/screenTexts.ts';
import { test } from '../support/testInstance.ts';

const { core, kiosk, booking } = german;
const createdSchema = v.object({ createKiosk: v.object({ path: v.string() }) });
const ofThen = '0.1.9+5a5a5a5a';

const buildOf = (page: Page) => page.locator('meta[name="platzwart-build"]');

test('a member whose gateway was replaced reads that there is a new version, reloads, and finds the chosen courts', async ({
  testInstance,
}) => {
  const { club } = testInstance;
  const [port, date] = [await freePort(), await testInstance.freshDay()];
  const client = earlierClient();
  const before = await startProductionGateway(club, port, { CLIENT_DIR: client.folder, DOCUMENTS: 'open' });
  const page = await testInstance.enter('anna', { baseURL: before.url });
  await openPlan(page, { date });
  await expect(buildOf(page)).toHaveAttribute('content', ofThen);
  await cell(page, at('Platz 3', '18:00', '18:30'), isFree).click();
  await toConfirmation(page);
  await page.getByLabel(booking.confirm.remark).fill('Bitte die Ballmaschine bereitstellen.');
  await toPayment(page);

  before.crash();
  const after = await startProductionGateway(club, port);
  await payButton(page).click();
  await expect(page.getByRole('main').getByText(core.errors.CLIENT_OUTDATED)).toBeVisible();
  expect(await testInstance.bookingsOf('anna', date)).toEqual([]);

  await page.getByRole('button', { name: core.reload }).click();
  await expect(buildOf(page)).not.toHaveAttribute('content', ofThen);
  await expect(payButton(page)).toBeVisible();
  await expect(page.getByRole('main')).toContainText(/Platz 3, .* 18:00–19:00 Uhr/);
  await payButton(page).click();
  await untilBooked(page);
  expect(await testInstance.bookingsOf('anna', date)).toMatchObject([
    { court: 3, start: '18:00', end: '19:00', remark: 'Bitte die Ballmaschine bereitstellen.' },
  ]);
  after.close();
  client.remove();
});

test('a screen in the club house reloads itself for a new version, once', async ({ testInstance }) => {
  const { club } = testInstance;
  const port = await freePort();
  const client = earlierClient();
  const before = await startProductionGateway(club, port, { CLIENT_DIR: client.folder });
  const { data } = await callGraphql(club.url, {
    query: 'mutation { createKiosk(name: "Clubhaus") { path } }',
    token: await testInstance.token('admin'),
    idempotencyKey: crypto.randomUUID(),
  });
  const screen = await testInstance.visit();
  await screen.goto(before.url + v.parse(createdSchema, data).createKiosk.path);
  const heading = screen.getByRole('heading', { level: 1, name: core.sports.TENNIS });
  await expect(heading).toBeVisible();
  await expect(buildOf(screen)).toHaveAttribute('content', ofThen);
  await screen.waitForLoadState('networkidle');

  before.crash();
  await expect(screen.getByText(kiosk.lost)).toBeVisible();
  const after = await startProductionGateway(club, port);
  await expect(buildOf(screen)).not.toHaveAttribute('content', ofThen, { timeout: 60_000 });
  await expect(heading).toBeVisible();
  const reloadedFor = await screen.evaluate(() => sessionStorage.getItem('reloadedFor'));
  expect(reloadedFor).toBe(await buildOf(screen).getAttribute('content'));
  after.close();
  client.remove();
});
