import { expect } from 'playwright/test';
import * as v from 'valibot';
import { freePort } from '../support/freePort.ts';
import { callGraphql } from '../support/graphqlClient.ts';
import { startProductionGateway } from '../support/productionGateway.ts';
import { german } from '../support/screenTexts.ts';
import { test } from '../support/testInstance.ts';

const { core, kiosk } = german;
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
