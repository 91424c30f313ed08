import { expect } from 'playwright/test';
import { openMyBookings } from '../support/bookingsList.ts';
import { type ClubWithMail, test } from '../support/clubWithMail.ts';
import { at, cell, isFree, openPlan, payButton, toConfirmation, toPayment, untilBooked } from '../support/courtPlan.ts';
import { callGraphql } from '../support/graphqlClient.ts';
import { signIn } from '../support/login.ts';
import { fill, german } from '../support/screenTexts.ts';

const { booking, core, courtPlan, user } = german;

/** The subjects of the e-mails to this address that are about Mia, in order. */
const mailsAboutMia = ({ mailServer }: ClubWithMail, email: string): readonly string[] =>
  mailServer.mails
    .filter(({ to, mail }) => to.includes(email) && mail.text?.includes('Es geht um Mia'))
    .map(({ mail }) => mail.subject ?? '');

test('a mother books for her child, cancels it, and gets the e-mails', async ({ clubWithMail, testInstance }) => {
  const { url } = testInstance.club;
  const mother = await testInstance.addMember({ firstName: 'Mara', lastName: 'Mutter' });
  const { errors } = await callGraphql(url, {
    query: 'mutation ($user: UserInput!) { createUser(user: $user) { success } }',
    variables: { user: { firstName: 'Mia', lastName: 'Mutter', role: 'MEMBER', guardianID: mother.userID } },
    token: await testInstance.token('admin'),
  });
  expect(errors).toBeUndefined();
  const date = await testInstance.freshDay();
  const page = await testInstance.visit({ viewport: { width: 360, height: 740 } });
  await page.goto('/user/bookings');
  await signIn(page, mother.email, mother.password);
  await expect(page.getByRole('heading', { level: 1, name: user.bookings.title })).toBeVisible();

  await openPlan(page, { date, sport: 'HALL' });
  const place = at('Halle 1', '10:00', '11:00');
  await cell(page, place, isFree).click();
  await toConfirmation(page);
  await page.getByRole('radio', { name: 'Mia', exact: true }).check();
  await toPayment(page);
  await expect(page.getByText(fill(booking.pay.bookedFor, { name: 'Mia' }))).toBeVisible();
  await payButton(page).click();
  await untilBooked(page);
  await openPlan(page, { date, sport: 'HALL' });
  const named = fill(courtPlan.cell.ofChild, { place: fill(courtPlan.cell.place, place), name: 'Mia' });
  await expect(page.getByRole('gridcell', { name: named })).toBeVisible();

  await openMyBookings(page);
  const next = page
    .locator('section')
    .filter({ has: page.getByRole('heading', { name: fill(user.bookings.nextOf, { whose: 'Mias' }) }) });
  await expect(next).toContainText(fill(user.bookings.ofChild, { name: 'Mia Mutter' }));
  await next.getByRole('button', { name: user.bookings.cancel.single }).click();
  await expect(page.getByRole('dialog')).toContainText(fill(core.cancelBooking.ofChild, { name: 'Mia' }));
  await page.getByRole('button', { name: core.cancelBooking.single.confirm }).click();
  await expect(next).toBeHidden();
  await expect
    .poll(() => mailsAboutMia(clubWithMail, mother.email), { timeout: 30_000 })
    .toEqual([expect.stringMatching(/^Gebucht: /), expect.stringMatching(/^Storniert: /)]);
});
