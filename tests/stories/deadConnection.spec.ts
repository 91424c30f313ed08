import { expect } from 'playwright/test';
import { test } from '../support/testInstance.ts';
import { at, cell, isMembers, openPlan } from '../support/courtPlan.ts';
import { expectOldPlan } from '../support/offlinePage.ts';
import { german } from '../support/screenTexts.ts';
import { type FaultProxy, startFaultProxy } from '../support/faultProxy.ts';

let line: FaultProxy;
test.beforeEach(async ({ testInstance }) => {
  line = await startFaultProxy(Number(new URL(testInstance.club.url).port));
});
test.afterEach(() => line.close());

// Promise 7: a page recovers by itself after a lost connection.
test('a connection that died silently is detected, the plan stays, and it updates when the connection is back', async ({
  testInstance,
}) => {
  const date = await testInstance.freshDay();
  const page = await testInstance.enter('ben', { baseURL: `http://127.0.0.1:${line.port}` });
  await openPlan(page, { date });
  const tries: string[] = [];
  page.on('websocket', (socket) => tries.push(socket.url()));
  await line.change({ kind: 'half-open' });
  await testInstance.books('anna', { sport: 'TENNIS', date, court: 4, start: '12:00', end: '13:00', price: 1000 });
  await expectOldPlan(page, { date, place: at('Platz 4', '12:00', '12:30') });
  // The first attempt gets no answer either, and is given up for another one.
  await expect.poll(() => tries.length, { timeout: 40_000 }).toBe(2);
  await line.change({ kind: 'pass' });
  await expect(cell(page, at('Platz 4', '12:00', '13:00'), isMembers)).toBeVisible({ timeout: 40_000 });
  await expect(page.getByText(german.core.connection.live, { exact: true })).toBeVisible();
});
