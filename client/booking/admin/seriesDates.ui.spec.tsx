import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { accepted, refused } from '../../test/gateway.ts';
import { wireBooking } from '../openBooking.fixture.tsx';
import { anna, annas, detailsOf, openCalendar } from './openCalendar.fixture.tsx';

const on = (date: string, court = 2) => ({ date, court, start: '18:00', end: '19:00' });
const bens = wireBooking(2, ['18:30', '19:30'], {
  ...{ date: '2026-06-22', user: { userID: '1002', firstName: 'Ben', lastName: 'Berg' } },
});
const elsewhere = wireBooking(3, ['18:30', '19:30'], { date: '2026-06-22', category: 'EVENT', title: 'Pokal' });

const open = (cancelledDates: readonly ReturnType<typeof on>[], occupants: readonly unknown[] = []) =>
  openCalendar({
    path: `/dashboard/booking/TENNIS/${annas._id}/edit`,
    operations: {
      BookingToChangeQuery: () =>
        accepted({
          courtPlanPosition: '0005',
          booking: { ...annas, price: 1200, remark: null, revision: 3, seriesID: 's1', user: anna, cancelledDates },
        }),
      fetchOccupantsQuery: () => accepted({ bookingsInPeriod: occupants }),
      useAddOccurrenceMutation: ({ date }) =>
        date === '2026-06-22' ? refused('ERR_BOOKING_CONFLICT') : accepted({ addOccurrence: { success: true } }),
    },
  });
const cancelledOnes = async () => within(await screen.findByRole('region', { name: 'Stornierte Termine der Serie' }));

describe('The cancelled dates of a series', () => {
  it('are listed from today on, with their places, and each is booked again', async () => {
    const { user, calls } = await open([on('2026-06-08'), on('2026-06-29'), on('2026-07-06'), on('2026-07-06', 3)]);
    const list = await cancelledOnes();
    expect(list.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      expect.stringMatching(/29. Juni.*Platz 2, 18:00–19:00 Uhr/),
      expect.stringMatching(/6. Juli.*Platz 2, 18:00–19:00 Uhr; Platz 3, 18:00–19:00 Uhr/),
    ]);
    await user.click(list.getByRole('button', { name: /^Wieder aufnehmen: .*6. Juli/ }));
    expect(await screen.findByText('Der Termin ist gebucht.')).toBeVisible();
    expect(list.getAllByRole('listitem')).toHaveLength(1);
    expect(calls.filter(({ operation }) => operation === 'useAddOccurrenceMutation')).toMatchObject([
      { variables: { id: annas._id, date: '2026-07-06' } },
    ]);
  });

  it('say what is in the way, where the court is taken meanwhile', async () => {
    const { user, calls } = await open([on('2026-06-22')], [bens, elsewhere]);
    const list = await cancelledOnes();
    await user.click(list.getByRole('button', { name: /^Wieder aufnehmen/ }));
    expect(
      await screen.findByText(/22. Juni, Platz 2: belegt durch 18:30–19:30 Uhr · Mitglied · Ben Berg$/),
    ).toBeVisible();
    expect(list.getAllByRole('listitem')).toHaveLength(1);
    expect(calls.find(({ operation }) => operation === 'fetchOccupantsQuery')?.variables).toEqual({
      ...{ sport: 'TENNIS', date: '2026-06-22' },
    });
  });

  it('say that the court is taken, where nothing is seen in the way', async () => {
    const { user } = await open([on('2026-06-22')], [elsewhere]);
    await user.click((await cancelledOnes()).getByRole('button', { name: /^Wieder aufnehmen/ }));
    expect(await screen.findByText('Der Platz ist an diesem Tag belegt.')).toBeVisible();
  });

  it('are the first six, and all where one asks', async () => {
    const dates = Array.from({ length: 9 }, (_, index) => on(`2026-07-${String(index + 10)}`));
    const { user } = await open(dates);
    const list = await cancelledOnes();
    expect(list.getAllByRole('listitem')).toHaveLength(6);
    await user.click(list.getByRole('button', { name: '3 weitere zeigen' }));
    expect(list.getAllByRole('listitem')).toHaveLength(9);
  });

  it('are shown beside the details of one of them', async () => {
    await openCalendar({
      path: `/dashboard/booking/TENNIS?booking=${annas.id}`,
      operations: {
        BookingDetailsQuery: () =>
          detailsOf(annas, { state: 'CANCELED', seriesID: 's1', cancelledDates: [on('2026-06-15')] }),
      },
    });
    expect((await cancelledOnes()).getByRole('button', { name: /15. Juni/ })).toBeVisible();
  });
});
