import { expect } from 'playwright/test';
import { callGraphql } from '../support/graphqlClient.ts';
import { test } from '../support/testInstance.ts';

test('beside a panel a name in the calendar is not broken inside a word', async ({ testInstance }) => {
  const date = await testInstance.freshDay();
  const { userID } = await testInstance.addMember({ firstName: 'Anne-Sophie', lastName: 'Dietrich' });
  const { errors } = await callGraphql(testInstance.club.url, {
    query: 'mutation ($booking: AdminBookingInput!) { bookAsAdmin(booking: $booking) { success } }',
    variables: {
      booking: { sport: 'TENNIS', category: 'SINGLE', userID, date, court: 1, start: '12:00', end: '13:00' },
    },
    token: await testInstance.token('admin'),
    idempotencyKey: crypto.randomUUID(),
  });
  expect(errors).toBeUndefined();
  const page = await testInstance.enter('admin', { viewport: { width: 1280, height: 800 } });
  await page.goto(`/dashboard/booking/TENNIS?date=${date}&courts=7&start=12%3A00&end=13%3A00`);
  const name = page.getByRole('gridcell', { name: /^Platz 1, 12:00 .*Dietrich/ }).locator('.plan-text');
  await expect(name).toBeVisible();
  // A word that begins on one line and ends on another has two boxes.
  const broken = await name.evaluate((element) => {
    const text = element.firstChild;
    if (!text) return ['nothing'];
    return [...(text.textContent ?? '').matchAll(/[^\s-]+-?/g)].flatMap(({ 0: word, index }) => {
      const range = document.createRange();
      range.setStart(text, index);
      range.setEnd(text, index + word.length);
      return new Set([...range.getClientRects()].map(({ top }) => top)).size > 1 ? [word] : [];
    });
  });
  expect(broken).toEqual([]);
});
