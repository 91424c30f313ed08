import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { accepted, refused } from '../../test/gateway.ts';
import { cell, setup } from '../openBooking.fixture.tsx';
import { annas, anna, availability, openCalendar } from './openCalendar.fixture.tsx';

const address = () => window.location.pathname + window.location.search;
const panel = () => screen.findByRole('complementary', { name: 'Neue Buchung' });

const courtsSchema = v.object({ courts: v.array(v.number()) });

const found = () =>
  accepted({
    userPage: {
      users: [
        { id: 'u1', userID: '1001', firstName: 'Anna', lastName: 'Adler', role: 'MEMBER', discount: 0 },
        { id: 'u2', userID: '900001', firstName: 'Anno', lastName: 'Gast', role: 'GUEST', discount: 0 },
      ],
    },
  });
const booked = (...ids: readonly string[]) =>
  accepted({ bookAsAdmin: { bookings: ids.map((id) => ({ id, _id: id, category: 'SINGLE', seriesID: null })) } });

const inWay = {
  bookingID: annas.id,
  ...{
    start: '18:00',
    end: '19:00',
    category: 'SINGLE',
    title: null,
    refund: 1200,
    paymentMethod: 'INVOICE',
    user: { id: 'u1', ...anna },
  },
};

describe('A new booking of the club', () => {
  it('is not lost by a link or a reload once something was typed', async () => {
    const { user } = await openCalendar({ path: '/dashboard/booking/TENNIS/new' });
    await user.type(await screen.findByLabelText('Bemerkung'), 'Bälle');
    await user.click(screen.getByText('Zur Buchung'));
    expect(await screen.findByRole('dialog', { name: 'Seite verlassen?' })).toBeVisible();
    expect(fireEvent(window, new Event('beforeunload', { cancelable: true }))).toBe(false);
  });

  it('offers season tickets only while the club has them (decisions.md P25)', async () => {
    await openCalendar({
      path: '/dashboard/booking/TENNIS/new',
      operations: { useBookingSetupQuery: () => setup(1200, { role: 'ADMIN', seasonTickets: false }) },
    });
    expect(await screen.findByRole('radio', { name: /Training/ })).toBeEnabled();
    expect(screen.queryByRole('radio', { name: /Abo/ })).toBeNull();
  });

  it('begins in a free slot by Enter, beside the plan, and says what is missing', async () => {
    const { user } = await openCalendar();
    (await cell(/Platz 3, 12:00 bis 12:30, frei/)).focus();
    await user.keyboard('{Enter}');
    const form = within(await panel());
    expect(address()).toBe('/dashboard/booking/TENNIS?courts=3&start=12%3A00&end=13%3A00');
    expect(await cell(/Platz 3, 12:00 bis 12:30, ausgewählt/)).toBeVisible();
    await user.click(form.getByText('Buchen'));
    expect(await form.findByText('Wähle eine Person.')).toBeVisible();
    await waitFor(() => expect(form.getByLabelText('Für wen')).toHaveFocus());
  });

  it('is for a person by typing, on several courts, and is sent once by two taps', async () => {
    const { user, calls } = await openCalendar({
      path: '/dashboard/booking/TENNIS?courts=3&start=12:00&end=13:00',
      operations: {
        findPeopleQuery: found,
        fetchAvailabilityQuery: ({ booking }) => availability(v.parse(courtsSchema, booking).courts.length),
        useBookAsAdminMutation: () => booked('b1'),
      },
    });
    const form = within(await panel());
    await user.type(form.getByLabelText('Für wen'), 'ann');
    await user.click(await screen.findByText('Adler, Anna (1001)'));
    expect(screen.queryByText('Gast, Anno (900001)')).toBeNull();
    await waitFor(() => expect(form.getByRole('status')).toHaveTextContent('12,00'));
    await user.click(form.getByLabelText('Platz 1'));
    await waitFor(() => expect(form.getByRole('status')).toHaveTextContent('2 Buchungen, zusammen 24,00 €'));
    await user.click(form.getByLabelText(/^Die Stundenkarte zahlt/));
    await waitFor(() => expect(form.getByRole('status')).toHaveTextContent('zusammen 0,00 €'));
    await user.dblClick(form.getByText('Buchen'));
    expect(await screen.findByText('1 Buchung eingetragen.')).toBeVisible();
    const sent = calls.filter(({ operation }) => operation === 'useBookAsAdminMutation');
    expect(sent.map(({ variables }) => variables)).toEqual([
      {
        booking: {
          ...{ sport: 'TENNIS', date: '2026-06-15', category: 'SINGLE', court: 1, courts: [1, 3] },
          ...{ start: '12:00', end: '13:00', userID: '1001', title: null, remark: null, price: null, reason: null },
          withVoucher: true,
        },
      },
    ]);
    await waitFor(() => expect(address()).toBe('/dashboard/booking/TENNIS'));
  });

  it('can be taken back', async () => {
    const { user, calls } = await openCalendar({
      path: '/dashboard/booking/TENNIS?courts=3.1&start=12:00&end=13:00',
      operations: {
        useBookAsAdminMutation: () => booked('b1', 'b2'),
        useDeleteBookingMutation: () => accepted({ deleteBooking: { success: true } }),
      },
    });
    const form = within(await panel());
    await user.click(form.getByText('Training'));
    await user.click(form.getByText('Buchen'));
    await user.click(await screen.findByText('Rückgängig'));
    expect(await screen.findByText(/Zurückgenommen/)).toBeVisible();
    const taken = calls.filter(({ operation }) => operation === 'useDeleteBookingMutation');
    expect(taken.map(({ variables }) => variables['id'])).toEqual(['b1', 'b2']);
  });

  it('says what is in its way, and why the server refuses it', async () => {
    const { user } = await openCalendar({
      path: '/dashboard/booking/TENNIS?courts=2&start=17:30&end=18:30',
      operations: {
        fetchAvailabilityQuery: () => availability(1, [{ date: '2026-06-15', court: 2, conflicts: [inWay] }]),
        useBookAsAdminMutation: () => refused('ERR_BOOKING_CONFLICT', []),
      },
    });
    const form = within(await panel());
    expect(await form.findByLabelText(/Platz 2: 18:00–19:00 Uhr · Mitglied · Anna Adler/)).toBeVisible();
    await user.click(form.getByText('Gesperrt'));
    await user.type(form.getByLabelText('Titel'), 'Platzpflege');
    expect(form.queryByLabelText('Für wen')).toBeNull();
    await user.selectOptions(form.getByLabelText(/Platz 2: 18:00/), 'Platz 3');
    await user.click(form.getByText('Buchen'));
    expect(await form.findByText(/^Diese Zeit wurde gerade vergeben/)).toBeVisible();
  });

  it('marks the fields that the server refuses, and keeps what was typed', async () => {
    const { user } = await openCalendar({
      path: '/dashboard/booking/TENNIS?courts=3&start=12:00&end=13:00',
      operations: {
        useBookAsAdminMutation: () => refused('ERR_INVALID_INPUT', ['booking.title', 'booking.remark']),
      },
    });
    const form = within(await panel());
    await user.click(form.getByText('Gesperrt'));
    await user.type(form.getByLabelText('Titel'), 'Platzpflege');
    await user.click(form.getByText('Buchen'));
    await waitFor(() => expect(form.getByLabelText('Titel')).toBeInvalid());
    expect(form.getByLabelText('Titel')).toHaveValue('Platzpflege');
    expect(form.getByLabelText('Bemerkung')).toBeInvalid();
  });

  it('marks the court and the times that the server refuses', async () => {
    const { user } = await openCalendar({
      path: '/dashboard/booking/TENNIS?courts=3&start=12:00&end=13:00',
      operations: {
        useBookAsAdminMutation: () =>
          refused('ERR_BOOKING_TIME_INVALID', ['booking.court', 'booking.date', 'booking.start', 'booking.end']),
      },
    });
    const form = within(await panel());
    await user.click(form.getByText('Training'));
    await user.click(form.getByText('Buchen'));
    await waitFor(() => expect(form.getByLabelText('Von')).toBeInvalid());
    expect(form.getByLabelText('Bis')).toBeInvalid();
    expect(form.getByLabelText('Datum')).toBeInvalid();
    expect(form.getByLabelText('Platz 3')).toBeInvalid();
  });

  it('says which days there are, and sends none beyond', async () => {
    const { user, calls } = await openCalendar({
      path: '/dashboard/booking/TENNIS?courts=3&start=12:00&end=13:00&date=2029-06-16',
    });
    const form = within(await panel());
    await user.click(form.getByText('Training'));
    await user.click(form.getByText('Buchen'));
    expect(form.getByLabelText('Datum')).toHaveAccessibleDescription(
      'Gib einen Tag vom 1. Mai 2026 bis zum 15. Juni 2029 an.',
    );
    expect(calls.filter(({ operation }) => operation === 'useBookAsAdminMutation')).toEqual([]);
  });

  it('is a series with a choice for each date that is taken, and a reason for those who make way', async () => {
    const { user, calls } = await openCalendar({
      path: '/dashboard/booking/TENNIS?courts=2&start=18:00&end=19:00',
      operations: {
        fetchAvailabilityQuery: () =>
          availability(
            4,
            ['2026-06-22', '2026-06-29', '2026-07-06'].map((date) => ({ date, court: 2, conflicts: [inWay] })),
          ),
        useBookAsAdminMutation: () => booked('b1'),
      },
    });
    const form = within(await panel());
    await user.click(form.getByText('Gesperrt'));
    await user.type(form.getByLabelText('Titel'), 'Platzpflege');
    await user.selectOptions(form.getByLabelText('Wiederholung'), 'Wöchentlich');
    await user.click(form.getByText('Buchen'));
    expect(await form.findByText(/bis 400 Tage danach/)).toBeVisible();
    fireEvent.change(form.getByLabelText('Letzter Termin'), { target: { value: '2026-07-06' } });
    expect(await form.findByText('3 Termine sind belegt:')).toBeVisible();
    await waitFor(() => expect(form.getByRole('status')).toHaveAttribute('aria-busy', 'false'));
    await user.click(form.getByText('Buchen'));
    expect(await form.findByText('Entscheide zuerst, was mit jedem belegten Termin geschieht.')).toBeVisible();
    await user.selectOptions(form.getByLabelText(/22. Juni, Platz 2/), 'Auslassen');
    await user.selectOptions(form.getByLabelText(/29. Juni, Platz 2/), 'Platz 3');
    await user.selectOptions(form.getByLabelText(/6. Juli, Platz 2/), 'Verdrängen');
    await user.click(form.getByText('Buchen'));
    expect(await form.findByText('Gib einen Grund an.')).toBeVisible();
    await user.type(form.getByLabelText('Grund der Verdrängung'), 'Sturm');
    await user.click(form.getByText('Buchen'));
    await screen.findByText('1 Buchung eingetragen.');
    const sent = calls.filter(({ operation }) => operation === 'useBookAsAdminMutation');
    expect(sent.map(({ variables }) => variables['booking'])).toMatchObject([
      {
        ...{ category: 'BLOCK', repetition: 'WEEKLY', enddate: '2026-07-06', reason: 'Sturm' },
        choices: [
          { date: '2026-06-22', court: 2, action: 'SKIP', otherCourt: null },
          { date: '2026-06-29', court: 2, action: 'OTHER_COURT', otherCourt: 3 },
          { date: '2026-07-06', court: 2, action: 'DISPLACE', otherCourt: null },
        ],
      },
    ]);
  });

  it('shows whose bookings a block over several courts would displace, and what they get back or no longer pay, and can be taken back with all of them', async () => {
    const hall = { ...inWay, bookingID: 'b2', start: '18:30', end: '19:30', refund: null };
    const byCard = { ...inWay, bookingID: 'b4', start: '19:00', end: '20:00', refund: 0, paymentMethod: 'VOUCHER' };
    const { user, calls } = await openCalendar({
      path: '/dashboard/booking/TENNIS?courts=1.2&start=18:00&end=20:00',
      operations: {
        fetchAvailabilityQuery: () =>
          availability(2, [
            { date: '2026-06-15', court: 2, conflicts: [inWay, hall] },
            { date: '2026-06-15', court: 1, conflicts: [{ ...inWay, bookingID: 'b3', refund: 600 }, byCard] },
          ]),
        useBookAsAdminMutation: () => booked('b1'),
        useUndoClosureMutation: () => accepted({ undoClosure: { bookings: [{ _id: annas.id }] } }),
      },
    });
    const form = within(await panel());
    await user.click(form.getByText('Gesperrt'));
    await user.type(form.getByLabelText('Titel'), 'Bau');
    await user.click(await form.findByText('Alle verdrängen'));
    const rows = within(await form.findByRole('table', { name: 'Buchungen, die weichen' })).getAllByRole('row');
    expect(rows.slice(1).map(({ textContent }) => textContent)).toEqual([
      'Anna AdlerPlatz\u00a01Mo., 15. Juni, 18:00–19:00 Uhr6,00\u00a0€',
      'Anna AdlerPlatz\u00a02Mo., 15. Juni, 18:00–19:00 Uhr12,00\u00a0€',
      'Anna AdlerPlatz\u00a02Mo., 15. Juni, 18:30–19:30 Uhrnichts offen',
      'Anna AdlerPlatz\u00a01Mo., 15. Juni, 19:00–20:00 UhrStunden zurück',
    ]);
    await user.type(form.getByLabelText('Grund der Verdrängung'), 'Bau');
    await user.click(form.getByText('Buchen'));
    await screen.findByText('1 Buchung eingetragen.');
    const sent = calls.filter(({ operation }) => operation === 'useBookAsAdminMutation');
    expect(sent[0]?.variables['booking']).toMatchObject({ reason: 'Bau', choices: [{}, {}] });
    await user.click(screen.getByText('Rückgängig'));
    expect(await screen.findByText('Zurückgenommen, 1 Buchung ist wieder da.')).toBeVisible();
    const undone = calls.find(({ operation }) => operation === 'useUndoClosureMutation');
    expect(undone?.variables).toEqual({ closures: ['b1'] });
  });

  it('asks for a reason for another price', async () => {
    const { user, calls } = await openCalendar({
      path: '/dashboard/booking/TENNIS?courts=3&start=12:00&end=13:00',
      operations: { findPeopleQuery: found, useBookAsAdminMutation: () => booked('b1') },
    });
    const form = within(await panel());
    await user.type(form.getByLabelText('Für wen'), 'ann');
    await user.click(await screen.findByText('Adler, Anna (1001)'));
    await user.type(form.getByLabelText('Anderer Preis je Platz in Euro'), '5,50');
    await user.click(form.getByText('Buchen'));
    await user.type(form.getByLabelText('Grund für den Preis'), 'Ehrung');
    await user.click(form.getByText('Buchen'));
    await screen.findByText('1 Buchung eingetragen.');
    const sent = calls.filter(({ operation }) => operation === 'useBookAsAdminMutation');
    expect(sent.map(({ variables }) => variables['booking'])).toMatchObject([{ price: 550, reason: 'Ehrung' }]);
  });

  it('covers several courts and a longer time by Shift and arrows, and leaves the focus in the plan until Enter', async () => {
    const { user } = await openCalendar();
    (await cell(/Platz 1, 12:00 bis 12:30, frei/)).focus();
    await user.keyboard('{Shift>}{ArrowRight}{ArrowDown}{/Shift}');
    await waitFor(() => expect(address()).toBe('/dashboard/booking/TENNIS?courts=1.2&start=12%3A00&end=13%3A00'));
    await waitFor(() => expect(document.activeElement?.getAttribute('aria-label')).toMatch(/^Platz 2, 12:30/));
    await user.keyboard('{Enter}');
    expect(within(await panel()).getByRole('heading', { name: 'Neue Buchung' })).toHaveFocus();
  });

  it('begins a new range where the focus came from elsewhere', async () => {
    const { user } = await openCalendar();
    (await cell(/Platz 1, 12:00 bis 12:30, frei/)).focus();
    await user.keyboard('{Shift>}{ArrowDown}{/Shift}');
    await waitFor(() => expect(address()).toBe('/dashboard/booking/TENNIS?courts=1&start=12%3A00&end=13%3A00'));
    (await cell(/Platz 3, 15:00 bis 15:30, frei/)).focus();
    await user.keyboard('{Shift>}{ArrowDown}{/Shift}');
    await waitFor(() => expect(address()).toBe('/dashboard/booking/TENNIS?courts=3&start=15%3A00&end=16%3A00'));
  });

  it('covers what the mouse is dragged over', async () => {
    const { user } = await openCalendar();
    const [from, to] = [await cell(/Platz 3, 11:00 bis 11:30, frei/), await cell(/Platz 3, 12:30 bis 13:00, frei/)];
    await user.pointer([{ keys: '[MouseLeft>]', target: from }, { target: to }, { keys: '[/MouseLeft]', target: to }]);
    await waitFor(() => expect(address()).toBe('/dashboard/booking/TENNIS?courts=3&start=11%3A00&end=13%3A00'));
  });

  it('has a page of its own, which leads to its day', async () => {
    const { user } = await openCalendar({
      path: '/dashboard/booking/TENNIS/new?date=2026-06-16&courts=3&start=12:00&end=13:00',
      operations: { useBookAsAdminMutation: () => booked('b1', 'b2') },
    });
    expect(await screen.findByRole('heading', { level: 1, name: 'Neue Buchung' })).toBeVisible();
    await user.click(await screen.findByText('Veranstaltung'));
    await user.type(screen.getByLabelText('Titel'), 'Sommerfest');
    await user.click(screen.getByLabelText('Platz 1'));
    await user.click(screen.getByText('Buchen'));
    expect(await screen.findByText('2 Buchungen eingetragen.')).toBeVisible();
    await waitFor(() => expect(address()).toBe('/dashboard/booking/TENNIS?date=2026-06-16'));
  });
});
