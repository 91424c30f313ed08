import { readFile } from 'node:fs/promises';
import { expect } from 'playwright/test';
import { findRowOf } from '../support/bookingsList.ts';
import { clubInstant, dayAfter, longDay, plainDay } from '../support/clubDays.ts';
import { type Persona, test } from '../support/testInstance.ts';
import {
  at,
  bookSelection,
  bookedHeading,
  cell,
  isFree,
  isOwn,
  isSelected,
  openPlan,
  payButton,
  selectionOf,
  toConfirmation,
  toPayment,
  untilBooked,
} from '../support/courtPlan.ts';
import { fill, german } from '../support/screenTexts.ts';

const { booking, user } = german;

test('booking an hour that has a price takes four taps', async ({ testInstance }) => {
  const date = await testInstance.freshDay();
  const page = await testInstance.enter('anna');
  await openPlan(page, { date });
  await page.evaluate(() => {
    document.documentElement.dataset['taps'] = '0';
    const count = () => {
      const { dataset } = document.documentElement;
      dataset['taps'] = String(Number(dataset['taps']) + 1);
    };
    window.addEventListener('click', count, { capture: true });
  });
  await cell(page, at('Platz 3', '18:00', '18:30'), isFree).click();
  await bookSelection(page);
  await expect(page.locator('html')).toHaveAttribute('data-taps', '4');
});

test('the pay button says that it costs something, and court, time and sum stand above it', async ({
  testInstance,
}) => {
  const date = await testInstance.freshDay();
  const page = await testInstance.enter('anna');
  await openPlan(page, { date });
  await cell(page, at('Platz 3', '18:00', '18:30'), isFree).click();
  await toConfirmation(page);
  await expect(page.getByText(longDay(date))).toBeVisible();
  await expect(page.getByText('18:00–19:00 Uhr (1 Std.)')).toBeVisible();
  await expect(
    page.getByText(fill(booking.confirm.cancelUntil, { until: `${plainDay(dayAfter(date, -1))}, 18:00 Uhr` })),
  ).toBeVisible();
  await toPayment(page);
  await expect(page.getByRole('radio', { name: booking.pay.INVOICE.name })).toBeChecked();
  await expect(page.getByRole('main')).toContainText(`Gesamt (1 Std.)14,00 € ${booking.selection.vat}`);
  await expect(payButton(page)).toHaveText('Zahlungspflichtig buchen');
});

type Offer = Readonly<{ who: Persona; on: 'weekday' | 'weekend'; price: string; cents: number; category: string }>;

/** Each role, and both kinds of days; every price of the table is tested in contracts/booking/bookingPrice.unit.spec.ts. */
const offers: readonly Offer[] = [
  { who: 'anna', on: 'weekend', price: '12,00 €', cents: 1200, category: 'SINGLE' },
  { who: 'gast', on: 'weekday', price: '20,00 €', cents: 2000, category: 'GUEST_SINGLE' },
  { who: 'trainer', on: 'weekend', price: '9,00 €', cents: 900, category: 'TRAINING' },
];

for (const { who, on, price, cents, category } of offers) {
  test(`${who} pays ${price} for an hour of tennis at noon on a ${on}`, async ({ testInstance }) => {
    const date = await testInstance.freshDay({ on });
    const page = await testInstance.enter(who);
    await openPlan(page, { date });
    await cell(page, at('Platz 5', '12:00', '12:30'), isFree).click();
    await expect(selectionOf(page)).toContainText(price);
    await bookSelection(page);
    await expect(page.getByRole('main')).toContainText(price);
    expect(await testInstance.bookingsOf(who, date)).toEqual([
      {
        sport: 'TENNIS',
        date,
        court: 5,
        start: '12:00',
        end: '13:00',
        price: cents,
        category,
        state: 'BOOKED',
        remark: null,
      },
    ]);
  });
}

test('an hour over two price rows costs half of each', async ({ testInstance }) => {
  const date = await testInstance.freshDay();
  const page = await testInstance.enter('anna');
  await openPlan(page, { date });
  await cell(page, at('Platz 1', '16:30', '17:00'), isFree).click();
  await expect(selectionOf(page)).toContainText('12,00 €');
});

test('on clay a tap on half an hour also selects the next one, and both are removed together', async ({
  testInstance,
}) => {
  const date = await testInstance.freshDay();
  const page = await testInstance.enter('anna');
  await openPlan(page, { date });
  const [six, half, seven] = [
    at('Platz 2', '18:00', '18:30'),
    at('Platz 2', '18:30', '19:00'),
    at('Platz 2', '19:00', '19:30'),
  ];
  await cell(page, six, isFree).click();
  await expect(cell(page, half, isSelected)).toBeVisible();
  await cell(page, seven, isFree).click();
  await expect(selectionOf(page)).toContainText('18:00–19:30');
  await cell(page, seven, isSelected).click();
  await expect(cell(page, half, isSelected)).toBeVisible();
  await cell(page, six, isSelected).click();
  await expect(cell(page, half, isFree)).toBeVisible();
  await expect(selectionOf(page).getByRole('button', { name: booking.selection.next })).toBeHidden();
});

test('the hall is booked by whole hours, up to midnight', async ({ testInstance }) => {
  const date = await testInstance.freshDay();
  const page = await testInstance.enter('anna');
  await openPlan(page, { date, sport: 'HALL' });
  await cell(page, at('Halle 2', '23:00', '24:00'), isFree).click();
  await expect(cell(page, at('Halle 2', '22:00', '23:00'), isFree)).toBeVisible();
  await expect(selectionOf(page)).toContainText('15,00 €');
  await bookSelection(page);
  await expect(page.getByText('23:00–24:00 Uhr', { exact: true })).toBeVisible();
  expect(await testInstance.bookingsOf('anna', date)).toMatchObject([
    { court: 2, start: '23:00', end: '24:00', price: 1500 },
  ]);
});

test('one order holds several courts and days, merges neighbouring slots into one booking, and keeps the remark', async ({
  testInstance,
}) => {
  const date = await testInstance.freshDay({ days: 2 });
  const page = await testInstance.enter('anna');
  await openPlan(page, { date });
  await cell(page, at('Platz 4', '09:00', '09:30'), isFree).click();
  await cell(page, at('Platz 4', '10:00', '10:30'), isFree).click();
  await cell(page, at('Platz 6', '09:00', '09:30'), isFree).click();
  await page
    .getByRole('group', { name: booking.dates.label })
    .getByRole('button', { name: booking.dates.next, exact: true })
    .first()
    .click();
  await cell(page, at('Platz 4', '09:00', '09:30'), isFree).click();
  // The live update of the booking arrives a moment later, with the same words.
  await expect(selectionOf(page)).toContainText(fill(booking.selection.bookings_other, { count: 3 }));
  await toConfirmation(page);
  await page.getByLabel(booking.confirm.remark).first().fill('Bitte die Ballmaschine bereitstellen.');
  await toPayment(page);
  await payButton(page).click();
  await untilBooked(page, 3);
  expect(await testInstance.bookingsOf('anna', date)).toMatchObject([
    { court: 4, start: '09:00', end: '10:30', price: 1200, remark: 'Bitte die Ballmaschine bereitstellen.' },
    { court: 6, start: '09:00', end: '10:00', price: 800, remark: null },
  ]);
  expect(await testInstance.bookingsOf('anna', dayAfter(date, 1))).toMatchObject([
    { court: 4, start: '09:00', end: '10:00' },
  ]);
});

test('a new booking is in my bookings with its price, and in the plan as one’s own', async ({ testInstance }) => {
  const date = await testInstance.freshDay();
  const page = await testInstance.enter('ben');
  await openPlan(page, { date, sport: 'SQUASH' });
  await cell(page, at('Box 1', '17:00', '17:30'), isFree).click();
  await bookSelection(page);
  await page.getByRole('link', { name: booking.booked.mine }).click();
  const row = await findRowOf(page, date);
  await expect(row).toContainText('17:00–18:00 Uhr');
  await expect(row).toContainText(user.bookings.state.BOOKED);
  await expect(row).toContainText(`11,00 € ${user.bookings.byInvoice}`);
  await openPlan(page, { date, sport: 'SQUASH' });
  await expect(cell(page, at('Box 1', '17:00', '18:00'), isOwn)).toBeVisible();
});

test('the calendar file contains court, time and the last moment to cancel', async ({ testInstance }) => {
  const date = await testInstance.freshDay();
  const page = await testInstance.enter('anna');
  await openPlan(page, { date, sport: 'HALL' });
  await cell(page, at('Halle 1', '23:00', '24:00'), isFree).click();
  await bookSelection(page);
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: booking.booked.calendar }).click(),
  ]);
  expect(download.suggestedFilename()).toBe(booking.booked.fileName);
  const file = (await readFile(await download.path(), 'utf8')).replaceAll('\r\n ', '');
  const utc = (instant: string) => new Date(instant).toISOString().replaceAll(/[-:]|\.\d{3}/g, '');
  const midnight = clubInstant(dayAfter(date, 1), '00:00');
  expect(file.split('\r\n')).toEqual(
    expect.arrayContaining([
      'BEGIN:VCALENDAR',
      'SUMMARY:Halle auf Halle 1',
      'LOCATION:TC Musterstadt',
      `DTSTART:${utc(clubInstant(date, '23:00'))}`,
      `DTEND:${utc(midnight)}`,
    ]),
  );
  expect(file).toContain(`DESCRIPTION:Kostenfrei stornierbar bis ${plainDay(dayAfter(date, -1))}\\, 23:00 Uhr.`);
});

test('after a booking the member can book the next court', async ({ testInstance }) => {
  const date = await testInstance.freshDay();
  const page = await testInstance.enter('ben');
  await openPlan(page, { date, sport: 'SQUASH' });
  await cell(page, at('Box 1', '10:00', '10:30'), isFree).click();
  await bookSelection(page);
  await page.getByRole('button', { name: booking.booked.again }).click();
  await expect(bookedHeading(page)).toBeHidden();
  await cell(page, at('Box 2', '10:00', '10:30'), isFree).click();
  await bookSelection(page);
  expect(await testInstance.bookingsOf('ben', date)).toHaveLength(2);
});
