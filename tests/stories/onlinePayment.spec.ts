import { type Page, expect } from 'playwright/test';
import {
  at,
  cell,
  isFree,
  isMembers,
  openPlan,
  payButton,
  toConfirmation,
  toPayment,
  untilBooked,
} from '../support/courtPlan.ts';
import { german } from '../support/screenTexts.ts';
import { test } from '../support/testInstance.ts';

const { booking, payment, user } = german;

type Order = Readonly<{ date: string; court: string; method: 'PAYPAL' | 'CREDIT_CARD' }>;

/** Orders an hour of this court and goes on to the page of the provider, which the demo simulates. */
const order = async (page: Page, { date, court, method }: Order): Promise<void> => {
  await openPlan(page, { date });
  await cell(page, at(court, '18:00', '18:30'), isFree).click();
  await toConfirmation(page);
  await toPayment(page);
  await page.getByRole('radio', { name: booking.pay[method].name }).check();
  await payButton(page).click();
  await page.waitForURL(/\/dev\/payments\/pay\//);
};

test('a court is booked once PayPal has the money, and not where it is declined or given up', async ({
  testInstance,
}) => {
  const date = await testInstance.freshDay();
  // Somebody whose list of bookings is as short as this story leaves it.
  const { token } = await testInstance.addMember({ firstName: 'Paula', lastName: 'Vorkasse' });
  const page = await testInstance.enterWith(token);
  await order(page, { date, court: 'Platz 3', method: 'PAYPAL' });
  await page.getByRole('button', { name: 'Bezahlen', exact: true }).click();
  await expect(page.getByText(payment.states.PAID)).toBeVisible();
  await page.getByRole('link', { name: payment.mine }).click();
  await expect(page.getByText(user.bookings.paidBy.PAYPAL).first()).toBeVisible();

  await order(page, { date, court: 'Platz 4', method: 'PAYPAL' });
  await page.getByRole('button', { name: 'Zahlung ablehnen lassen' }).click();
  await expect(page.getByText(/^Die Zahlung wurde abgelehnt/)).toBeVisible();
  const other = await testInstance.enter('ben');
  await openPlan(other, { date });
  await expect(cell(other, at('Platz 4', '18:00', '19:00'), 'Belegt')).toBeVisible();
  await page.getByRole('button', { name: payment.otherwise }).click();
  await expect(page.getByRole('heading', { name: booking.confirm.title })).toBeVisible();
  await toPayment(page);
  await page.getByRole('radio', { name: booking.pay.INVOICE.name }).check();
  await payButton(page).click();
  await untilBooked(page);
  await expect(cell(other, at('Platz 4', '18:00', '19:00'), isMembers)).toBeVisible();

  await order(page, { date, court: 'Platz 5', method: 'PAYPAL' });
  await page.getByRole('button', { name: 'Abbrechen' }).click();
  await expect(page.getByText('Wir warten auf deine Zahlung.')).toBeVisible();
  const visitor = await testInstance.visit();
  await visitor.goto(page.url());
  await expect(visitor.getByText('Wir warten auf deine Zahlung.')).toBeVisible();
  await expect(visitor.getByRole('button', { name: payment.pay })).toHaveCount(0);
  await openPlan(page, { date });
  await cell(page, at('Platz 5', '18:00', '19:00'), 'Reserviert, Zahlung offen bis').click();
  await page
    .getByRole('dialog')
    .getByRole('link', { name: /^Jetzt bezahlen/ })
    .click();
  await page.waitForURL(/\/dev\/payments\/pay\//);
  await openPlan(other, { date });
  await expect(cell(other, at('Platz 5', '18:00', '19:00'), 'Belegt')).toBeVisible();
  await openPlan(page, { date });
  await cell(page, at('Platz 5', '18:00', '19:00'), 'Reserviert, Zahlung offen bis').click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^Doch nicht buchen/ })
    .click();
  await expect(cell(page, at('Platz 5', '18:00', '18:30'), isFree)).toBeVisible();
});

test('a card payment is booked once, whatever becomes of the message about it', async ({ testInstance }) => {
  const date = await testInstance.freshDay();
  const page = await testInstance.enter('anna');
  for (const [court, delivery] of [
    ['Platz 3', 'kommt zweimal an'],
    ['Platz 4', 'kommt vor einer älteren an'],
    ['Platz 5', 'geht verloren'],
    ['Platz 6', 'ist gefälscht'],
  ] as const) {
    await order(page, { date, court, method: 'CREDIT_CARD' });
    await page.getByLabel(/Die Nachricht an den Verein/).selectOption({ label: delivery });
    await page.getByRole('button', { name: 'Bezahlen', exact: true }).click();
    await expect(page.getByText(payment.states.PAID)).toBeVisible();
    await openPlan(page, { date });
    await expect(cell(page, at(court, '18:00', '18:30'), isFree)).toHaveCount(0);
  }
});

test('what is paid too late is not kept: PayPal is not charged, and the money of a card goes back', async ({
  testInstance,
}) => {
  const date = await testInstance.freshDay();
  for (const { court, method, then } of [
    { court: 'Platz 3', method: 'PAYPAL', then: [payment.states.ABANDONED] },
    // Not taken at all where the provider was told of the release before.
    { court: 'Platz 4', method: 'CREDIT_CARD', then: [payment.states.REFUNDED, payment.states.ABANDONED] },
  ] as const) {
    const paying = await testInstance.enter('anna');
    await order(paying, { date, court, method });
    const page = await testInstance.enter('anna');
    await openPlan(page, { date });
    await cell(page, at(court, '18:00', '19:00'), 'Reserviert, Zahlung offen bis').click();
    await page
      .getByRole('dialog')
      .getByRole('button', { name: /^Doch nicht buchen/ })
      .click();
    await expect(cell(page, at(court, '18:00', '18:30'), isFree)).toBeVisible();
    await testInstance.books('ben', {
      ...{ sport: 'TENNIS', date, start: '18:00', end: '19:00', price: 1_400 },
      court: Number(court.slice('Platz '.length)),
    });

    await paying.getByRole('button', { name: 'Bezahlen', exact: true }).click();
    await expect(paying.getByText(new RegExp(then.join('|')))).toBeVisible();
    await openPlan(page, { date });
    await expect(cell(page, at(court, '18:00', '19:00'), 'Mitglied')).toBeVisible();
  }
});
