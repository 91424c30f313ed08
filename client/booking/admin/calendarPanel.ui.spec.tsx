import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { accepted } from '../../test/gateway.ts';
import { cell } from '../openBooking.fixture.tsx';
import { courtNames, openCalendar } from './openCalendar.fixture.tsx';

const address = () => window.location.pathname + window.location.search;
const panel = () => screen.findByRole('complementary', { name: 'Neue Buchung' });
const emptyPage = { courtPlanPosition: '0005', bookingPage: { total: 0, bookings: [] }, ...courtNames };

describe('The calendar and the panel beside it', () => {
  it('go on with their keys in the next view', async () => {
    const { user } = await openCalendar({ operations: { BookingListQuery: () => accepted(emptyPage) } });
    (await cell(/Platz 3, 12:00 bis 12:30, frei/)).focus();
    await user.keyboard('2');
    await screen.findByLabelText('Woche, jeder Platz nach Uhrzeit');
    await user.keyboard('4');
    await waitFor(() => expect(address()).toBe('/dashboard/booking/TENNIS?view=list'));
  });

  it('say no price before there is a person who pays it', async () => {
    const path = '/dashboard/booking/TENNIS?courts=3&start=12:00&end=13:00';
    const { user, calls } = await openCalendar({ path });
    const total = () => within(screen.getByRole('complementary', { name: 'Neue Buchung' })).getByRole('status');
    const asked = () => calls.filter(({ operation }) => operation === 'fetchAvailabilityQuery').length;
    await panel();
    await waitFor(() => expect(asked()).toBe(1));
    await waitFor(() => expect(total()).toHaveAttribute('aria-busy', 'false'));
    expect(total()).toBeEmptyDOMElement();
    await user.click(within(await panel()).getByText('Training', { exact: true }));
    await waitFor(() => expect(total()).toHaveTextContent('12,00'));
  });

  it('keep what was typed where the window becomes narrow, and wide again', async () => {
    const { user, resize } = await openCalendar({ path: '/dashboard/booking/TENNIS?courts=3&start=12:00&end=13:00' });
    await user.type(within(await panel()).getByLabelText('Bemerkung'), 'Bälle');
    resize({ isWide: false });
    const over = await screen.findByRole('dialog', { name: 'Neue Buchung' });
    expect(within(over).getByLabelText('Bemerkung')).toHaveValue('Bälle');
    resize({ isWide: true });
    expect(within(await panel()).getByLabelText('Bemerkung')).toHaveValue('Bälle');
  });
});
