import { expect } from 'playwright/test';
import * as v from 'valibot';
import { freePort } from '../support/freePort.ts';
import { callGraphql } from '../support/graphqlClient.ts';
import { startProductionGateway } from '../support/productionGateway.ts';
import { german } from '../support/screenTexts.ts';
import { test } from '../support/testInstance.ts';

const { core, kiosk, kioskAdmin } = german;
const createdSchema = v.object({ createKiosk: v.object({ path: v.string() }) });

test('a screen in the club house goes on by itself after the gateway crashed', async ({ testInstance }) => {
  const { club } = testInstance;
  const port = await freePort();
  const first = await startProductionGateway(club, port);
  const { data } = await callGraphql(club.url, {
    query: 'mutation { createKiosk(name: "Clubhaus") { path } }',
    token: await testInstance.token('admin'),
    idempotencyKey: crypto.randomUUID(),
  });
  const screen = await testInstance.visit();
  await screen.goto(first.url + v.parse(createdSchema, data).createKiosk.path);
  const heading = screen.getByRole('heading', { level: 1, name: core.sports.TENNIS });
  await expect(heading).toBeVisible();
  const lost = screen.getByText(kiosk.lost);
  await expect(lost).toBeHidden();

  first.crash();
  await expect(lost).toBeVisible();
  // The last plan stays in sight.
  await expect(heading).toBeVisible();

  const second = await startProductionGateway(club, port);
  await expect(lost).toBeHidden();
  await expect(heading).toBeVisible();
  second.close();
});

test('a screen in the club house is paired by the code that it shows, and stays so', async ({ testInstance }) => {
  const { club } = testInstance;
  const screen = await testInstance.visit();
  await screen.goto(`${club.url}/kiosk`);
  const shown = screen.getByText(/^[B-Z]{4}-[B-Z]{4}$/);
  await expect(shown).toBeVisible();

  const admin = await testInstance.enter('admin');
  await admin.goto(`${club.url}/dashboard/kiosk`);
  await admin.getByLabel(kioskAdmin.code).fill((await shown.textContent()) ?? '');
  await admin.getByRole('button', { name: kioskAdmin.next }).click();
  const question = admin.getByRole('dialog', { name: kioskAdmin.pairQuestion });
  await question.getByLabel(kioskAdmin.name).fill('Halle');
  await question.getByRole('button', { name: kioskAdmin.pair }).click();

  const heading = screen.getByRole('heading', { level: 1, name: core.sports.TENNIS });
  await expect(heading).toBeVisible();
  await screen.reload();
  await expect(heading).toBeVisible();

  await admin.getByRole('button', { name: 'Entfernen: Halle' }).click();
  await admin.getByRole('dialog').getByRole('button', { name: kioskAdmin.remove }).click();
  await expect(shown).toBeVisible();
});
