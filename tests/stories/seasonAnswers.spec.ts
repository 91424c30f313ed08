import { expect } from 'playwright/test';
import { type ClubWithMail, test } from '../support/clubWithMail.ts';
import { dayAfter } from '../support/clubDays.ts';
import { callGraphql } from '../support/graphqlClient.ts';
import { german } from '../support/screenTexts.ts';
import { type TestInstance, emailOf } from '../support/testInstance.ts';

const { seasonAdmin: board, seasonOffer: offer } = german;

/** A season ticket of Anna: the same hour of two weeks. */
const bookSeries = async ({ club, token, memberNumber }: TestInstance, date: string, court: number): Promise<void> => {
  const { errors } = await callGraphql(club.url, {
    query: 'mutation ($booking: AdminBookingInput!) { bookAsAdmin(booking: $booking) { success } }',
    variables: {
      booking: {
        ...{ sport: 'TENNIS', category: 'SAISON', userID: await memberNumber('anna'), court, date },
        ...{ start: '12:00', end: '13:00', repetition: 'WEEKLY', startdate: date, enddate: dayAfter(date, 7) },
      },
    },
    token: await token('admin'),
    idempotencyKey: crypto.randomUUID(),
  });
  expect(errors).toBeUndefined();
};

const mailedLink = async ({ mailServer }: ClubWithMail): Promise<string> => {
  const link = () =>
    mailServer.mails
      .filter(({ to }) => to.includes(emailOf('anna')))
      .flatMap(({ mail }) => (mail.text ?? '').match(/https?:\S+\/auth\/season-offer#\S+/) ?? [])
      .at(-1);
  await expect.poll(link, { timeout: 30_000 }).toBeDefined();
  return link() ?? '';
};

test('a holder answers by the link in the e-mail, and what was accepted is booked by one click', async ({
  clubWithMail,
  testInstance,
}) => {
  const first = await testInstance.freshDay();
  for (const court of [1, 2, 3]) await bookSeries(testInstance, first, court);
  const next = dayAfter(first, 14);

  const admin = await testInstance.enter('admin');
  await admin.goto('/dashboard/season');
  const form = admin.getByRole('form', { name: board.form.title });
  const period = (name: string) => form.getByRole('group', { name });
  await period(board.form.source).getByLabel(board.form.from).fill(first);
  await period(board.form.source).getByLabel(board.form.to).fill(dayAfter(first, 13));
  await period(board.form.period).getByLabel(board.form.from).fill(next);
  await period(board.form.period).getByLabel(board.form.to).fill(dayAfter(next, 13));
  await form.getByRole('button', { name: board.form.submit }).click();
  await admin.getByRole('button', { name: board.ask }).click();
  await admin.getByRole('dialog').getByRole('button', { name: board.ask }).click();
  await expect(admin.getByText(board.askDone)).toBeVisible();

  const holder = await testInstance.visit();
  await holder.goto(await mailedLink(clubWithMail));
  const seriesOn = (court: number) =>
    holder
      .locator('section, fieldset, article, li')
      .filter({ hasText: `Platz ${court}` })
      .last();
  await seriesOn(1).getByLabel(offer.answers.YES).check();
  await seriesOn(2).getByLabel(offer.answers.NO).check();
  await holder.getByRole('button', { name: offer.submit }).click();
  await expect(holder.getByText(offer.missing)).toBeVisible();
  await seriesOn(3).getByLabel(offer.answers.OTHER_TIME).check();
  await seriesOn(3).getByLabel(offer.otherTime).fill('Dienstags ab 19 Uhr');
  await holder.getByRole('button', { name: offer.submit }).click();
  await expect(holder.getByText(offer.done)).toBeVisible();

  const rows = admin.getByRole('table', { name: board.list }).getByRole('row');
  const rowOf = (court: number) => rows.filter({ hasText: 'Berger, Anna' }).filter({ hasText: `Platz ${court}` });
  await expect(rowOf(1)).toContainText(board.answers.YES);
  await expect(rowOf(2)).toContainText(board.answers.NO);
  await expect(rowOf(3)).toContainText('Dienstags ab 19 Uhr');
  await admin.getByRole('button', { name: board.book }).click();
  await admin.getByRole('dialog').getByRole('button', { name: board.book }).click();
  await expect(rowOf(1)).toContainText('gebucht: 2');
  for (const date of [next, dayAfter(next, 7)])
    expect(await testInstance.bookingsOf('anna', date)).toMatchObject([{ court: 1, start: '12:00' }]);
});
