import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { accepted, refused } from '../../test/gateway.ts';
import { cell, wireBooking } from '../openBooking.fixture.tsx';
import { anna, annas, availability, detailsOf, liveMessage, openCalendar } from './openCalendar.fixture.tsx';

const bens = wireBooking(3, ['18:00', '19:00'], { user: { userID: '1002', firstName: 'Ben', lastName: 'Berg' } });
/** What the server says about a change of this one booking. */
const preview = (more: Readonly<Record<string, unknown>> = {}) =>
  availability(1, [], { priceBefore: 1200, price: 1500, recipients: [anna], ...more });
const known = (more: Readonly<Record<string, unknown>> = {}) =>
  accepted({
    courtPlanPosition: '0005',
    booking: { ...annas, price: 1200, remark: 'mit Ben', revision: 3, seriesID: null, user: anna, ...more },
  });
const changed = (more: Readonly<Record<string, unknown>>) =>
  accepted({
    updateBooking: {
      bookings: [
        {
          ...{
            ...annas,
            price: 1200,
            remark: 'mit Ben',
            revision: 4,
            seriesID: null,
            user: anna,
            duration: 60,
            cancelReason: null,
          },
          ...{ paymentState: 'OPEN', paymentMethod: 'INVOICE', ...more },
        },
      ],
    },
  });
const annasCell = () => cell('Platz 2, 18:00 bis 19:00, Mitglied: Anna Adler');
const sheet = (name = 'Buchung verschieben') => screen.findByRole('dialog', { name });
const ghost = () => document.querySelector('.plan-ghost');

const open = (options: Parameters<typeof openCalendar>[0] = {}) =>
  openCalendar({
    bookings: () => [annas, bens],
    ...options,
    operations: { BookingToChangeQuery: () => known(), fetchAvailabilityQuery: () => preview(), ...options.operations },
  });
const sentBy = (calls: Awaited<ReturnType<typeof open>>['calls']) =>
  calls
    .filter(({ operation }) => operation === 'useUpdateBookingMutation')
    .map(({ variables }) => variables['booking']);
const unchanged = { _id: annas._id, sport: 'TENNIS', category: 'SINGLE', date: '2026-06-15' };

describe('Moving a booking of the club', () => {
  it('by keyboard says where it would be, and refuses a taken place', async () => {
    const { user } = await open();
    (await annasCell()).focus();
    await user.keyboard('m');
    expect(await screen.findByText(/Mitglied: Anna Adler wird verschoben. Pfeile bewegen/)).toBeVisible();
    await user.keyboard('{ArrowRight}');
    expect(await screen.findByText(/Platz 3, .*18:00–19:00 Uhr: belegt \(Mitglied: Ben Berg\)/)).toBeVisible();
    await user.keyboard('{Enter}');
    expect(await screen.findByText(/Dort ist schon belegt/)).toBeVisible();
    await user.keyboard('{ArrowLeft}{ArrowUp}');
    expect(await screen.findByText(/Platz 2, .*17:30–18:30 Uhr: frei/)).toBeVisible();
  });

  it('asks before anything is sent, sends once, and takes it back', async () => {
    const { user, calls } = await open({
      operations: {
        useUpdateBookingMutation: ({ booking }) =>
          changed(JSON.stringify(booking).includes('17:30') ? { start: '17:30', end: '18:30' } : {}),
      },
    });
    (await annasCell()).focus();
    await user.keyboard('m{ArrowUp}{Enter}');
    const form = within(await sheet());
    await form.findByText('17:30–18:30 Uhr');
    form.getByText('18:00–19:00 Uhr');
    await form.findByText('E-Mail mit dem Grund an: Anna Adler');
    form.getByText('15,00 €');
    await user.type(form.getByLabelText('Grund (freiwillig)'), 'Platzpflege');
    expect(sentBy(calls)).toEqual([]);
    await user.dblClick(form.getByText('Übernehmen'));
    expect(await screen.findByText('Die Buchung ist geändert.')).toBeVisible();
    await waitFor(() => expect(document.activeElement).toHaveRole('gridcell'));
    await user.click(screen.getByText('Rückgängig'));
    expect(await screen.findByText('Rückgängig gemacht.')).toBeVisible();
    expect(sentBy(calls)).toEqual([
      { ...unchanged, court: 2, start: '17:30', end: '18:30', reason: 'Platzpflege', expectedRevision: 3 },
      { ...unchanged, court: 2, start: '18:00', end: '19:00', reason: 'Rückgängig gemacht' },
    ]);
  });

  it('by keyboard ends by Escape, without anything asked', async () => {
    const { user } = await open();
    (await annasCell()).focus();
    await user.keyboard('m{Shift>}{ArrowDown}{/Shift}');
    expect(await screen.findByText(/18:00–19:30 Uhr: frei/)).toBeVisible();
    expect(ghost()).not.toBeNull();
    await user.keyboard('{Escape}');
    await waitFor(() => expect(ghost()).toBeNull());
    expect(await annasCell()).toHaveFocus();
  });

  it('with the mouse opens the sheet where it is let go, and not the details', async () => {
    const { user } = await open();
    const [from, to] = [await annasCell(), await cell(/Platz 1, 12:00 bis 12:30, frei/)];
    await user.pointer([{ keys: '[MouseLeft>]', target: from }, { target: to }]);
    expect(ghost()).toHaveAttribute('data-free', 'true');
    await user.pointer({ keys: '[/MouseLeft]', target: to });
    const form = within(await sheet());
    expect(await form.findByLabelText('Von')).toHaveValue('12:00');
    expect(form.getByLabelText('Platz')).toHaveValue('1');
    expect(screen.queryByRole('complementary')).toBeNull();
    expect(window.location.search).toBe('');
  });

  it('with the mouse changes nothing by Escape, and is refused where it is taken', async () => {
    const { user } = await open();
    const [from, to] = [await annasCell(), await cell(/Platz 1, 12:00 bis 12:30, frei/)];
    await user.pointer([{ keys: '[MouseLeft>]', target: from }, { target: to }]);
    await user.keyboard('{Escape}');
    await user.pointer({ keys: '[/MouseLeft]', target: to });
    expect(ghost()).toBeNull();
    const taken = await cell('Platz 3, 18:00 bis 19:00, Mitglied: Ben Berg');
    await user.pointer([{ keys: '[MouseLeft>]', target: from }, { target: taken }]);
    expect(ghost()).toHaveAttribute('data-free', 'false');
    await user.pointer({ keys: '[/MouseLeft]', target: taken });
    expect(await screen.findByText(/Dort ist schon belegt/)).toBeVisible();
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('in the week goes to another day', async () => {
    const { user } = await open({ path: '/dashboard/booking/TENNIS?view=week' });
    (await annasCell()).focus();
    await user.keyboard('m{ArrowDown}{ArrowDown}{ArrowRight}{Enter}');
    const form = within(await sheet());
    await form.findByText(/Dienstag, 16. Juni/);
    form.getByText('18:30–19:30 Uhr');
    expect(form.getByLabelText('Platz')).toHaveValue('1');
  });

  it('by the menu of its details asks where to, for which dates of its series, and lists those that stay', async () => {
    const { user, calls } = await open({
      path: `/dashboard/booking/TENNIS?booking=${annas.id}`,
      operations: {
        BookingToChangeQuery: () => known({ seriesID: 's1', enddate: '2026-07-06' }),
        fetchAvailabilityQuery: () =>
          availability(4, [], {
            kept: [{ reason: 'CHANGED_ALONE', booking: { ...annas, id: 'x', date: '2026-06-22' } }],
          }),
        useUpdateBookingMutation: () => changed({ date: '2026-06-16' }),
      },
    });
    await user.click(await screen.findByText('Verschieben …'));
    const form = within(await sheet());
    await form.findByText('Noch ist nichts geändert.');
    await user.click(form.getByText('Übernehmen'));
    expect(sentBy(calls)).toEqual([]);
    await user.selectOptions(form.getByLabelText('Platz'), 'Platz 1');
    expect(form.getByLabelText('Nur dieser Termin')).toBeChecked();
    await user.click(form.getByLabelText('Dieser und alle späteren'));
    fireEvent.change(form.getByLabelText(/^Letzter Termin/), { target: { value: '2026-07-20' } });
    await form.findByText(/4 Buchungen, zusammen 48,00/);
    form.getByText(/22. Juni, Platz 2, 18:00–19:00 Uhr: einzeln geändert/);
    await user.click(form.getByLabelText('Auch Termine, die einzeln geändert wurden'));
    await user.click(form.getByText('Übernehmen'));
    await screen.findByText('Die Buchung ist geändert.');
    await waitFor(() => expect(screen.queryByText('Anna Adler')).toBeNull());
    expect(sentBy(calls)).toMatchObject([
      { court: 1, scope: 'FOLLOWING', includeChanged: true, enddate: '2026-07-20' },
    ]);
  });

  it('says that the old place is taken where it cannot be taken back', async () => {
    let isMoved = false;
    const { user } = await open({
      operations: {
        BookingDetailsQuery: () => detailsOf(annas),
        useUpdateBookingMutation: () => {
          if (isMoved) return refused('ERR_BOOKING_CONFLICT');
          isMoved = true;
          return changed({ start: '12:00', end: '13:00' });
        },
      },
    });
    (await annasCell()).focus();
    await user.keyboard('m{ArrowUp}{Enter}');
    await user.click(await within(await sheet()).findByText('Übernehmen'));
    await screen.findByText('Die Buchung ist geändert.');
    await user.click(await cell(/Platz 2, .*Anna Adler/));
    expect(await screen.findByText(/Gerade geändert/)).toBeVisible();
    await user.click(screen.getAllByText('Rückgängig')[0] ?? document.body);
    expect(await screen.findByText(/Der alte Platz ist inzwischen vergeben/)).toBeVisible();
  });

  it('ends where somebody else moves the booking meanwhile', async () => {
    const { user, socket } = await open();
    await waitFor(() => expect(socket.subscriptions.size).toBe(1));
    (await annasCell()).focus();
    await user.keyboard('m{ArrowUp}');
    socket.sendToAll(liveMessage({ changed: [{ ...annas, start: '08:00', end: '09:00' }] }));
    expect(await screen.findByText('Die Buchung wurde gerade anderswo geändert.')).toBeVisible();
    expect(await cell('Platz 2, 08:00 bis 09:00, Mitglied: Anna Adler')).toBeVisible();
    expect(ghost()).toBeNull();
  });
});

describe('The form of a booking', () => {
  const path = `/dashboard/booking/TENNIS/${annas.id}/edit`;

  it('is filled in, shows what would change, and leads to the booking', async () => {
    const { user, calls } = await open({ path, operations: { useUpdateBookingMutation: () => changed({}) } });
    expect(await screen.findByRole('heading', { level: 1, name: 'Buchung ändern' })).toBeVisible();
    const remark = await screen.findByLabelText('Bemerkung');
    expect(remark).toHaveValue('mit Ben');
    expect(screen.getByLabelText('Mitglied')).toBeChecked();
    await user.clear(remark);
    fireEvent.change(screen.getByLabelText('Datum'), { target: { value: '2026-06-17' } });
    await user.click(screen.getByText('Weiter'));
    const form = within(await sheet('So ändern?'));
    form.getByText('mit Ben');
    await user.click(form.getByText('Übernehmen'));
    expect(await screen.findByText('Die Buchung ist geändert.')).toBeVisible();
    expect(sentBy(calls)).toMatchObject([{ date: '2026-06-17', remark: null }]);
    await waitFor(() => expect(window.location.search).toBe('?date=2026-06-17&booking=2-18%3A00'));
  });

  it('awaits nothing more where the server does not say what the change would do', async () => {
    const { calls } = await open({
      path,
      operations: { fetchAvailabilityQuery: () => refused('ERR_BOOKING_NOT_UPDATED') },
    });
    const remark = await screen.findByLabelText('Bemerkung');
    fireEvent.change(remark, { target: { value: 'Netz' } });
    await waitFor(() => expect(calls.map(({ operation }) => operation)).toContain('fetchAvailabilityQuery'));
    await waitFor(() => expect(document.querySelector('[aria-busy="true"]')).toBeNull());
  });

  it('offers the dates that its series leaves out, and books one after all', async () => {
    const skipped = [
      { date: '2026-06-08', court: 2, reason: 'TAKEN' },
      { date: '2026-06-29', court: 2, reason: 'TAKEN' },
      { date: '2026-07-06', court: 2, reason: 'CHOSEN' },
    ];
    const { user, calls } = await open({
      path,
      operations: {
        BookingToChangeQuery: () => known({ seriesID: 's1', skipped }),
        useAddOccurrenceMutation: ({ date }) =>
          date === '2026-06-29' ? refused('ERR_BOOKING_CONFLICT') : accepted({ addOccurrence: { success: true } }),
      },
    });
    const left = within(await screen.findByRole('region', { name: 'Ausgelassene Termine der Serie' }));
    expect(left.getAllByRole('listitem')).toHaveLength(2);
    await user.click(left.getByRole('button', { name: /29. Juni/ }));
    expect(await screen.findByText('Der Platz ist an diesem Tag belegt.')).toBeVisible();
    await user.click(left.getByRole('button', { name: /6. Juli/ }));
    expect(await screen.findByText('Der Termin ist gebucht.')).toBeVisible();
    expect(left.getAllByRole('listitem')).toHaveLength(1);
    expect(calls.filter(({ operation }) => operation === 'useAddOccurrenceMutation').at(-1)?.variables).toEqual({
      id: annas._id,
      date: '2026-07-06',
    });
  });

  it('says that the booking was changed elsewhere, and begins again with its latest state', async () => {
    let court = 2;
    const { user, socket, calls } = await open({ path, operations: { BookingToChangeQuery: () => known({ court }) } });
    await user.type(await screen.findByLabelText('Bemerkung'), ' und Carla');
    await waitFor(() => expect(socket.subscriptions.size).toBe(1));
    court = 3;
    socket.sendToAll(liveMessage({}));
    expect(await screen.findByText(/inzwischen anderswo geändert/)).toBeVisible();
    await user.click(screen.getByText('Weiter'));
    const form = within(await sheet('So ändern?'));
    await user.click(form.getByText('Übernehmen'));
    expect(sentBy(calls)).toEqual([]);
    await user.click(form.getByText('Neuen Stand übernehmen'));
    await waitFor(() => expect(screen.getByLabelText('Platz')).toHaveValue('3'));
    expect(screen.getByLabelText('Bemerkung')).toHaveValue('mit Ben');
  });

  it('shows what is different where it was changed meanwhile, and keeps what was entered where one chooses so', async () => {
    let state = { court: 2, revision: 3 };
    const { user, socket, calls } = await open({
      path,
      operations: {
        BookingToChangeQuery: () => known(state),
        useUpdateBookingMutation: () =>
          state.revision === 3 ? refused('ERR_BOOKING_CONFLICT', ['booking.expectedRevision']) : changed({}),
      },
    });
    await user.type(await screen.findByLabelText('Bemerkung'), ' und Carla');
    await user.click(screen.getByText('Weiter'));
    const form = within(await sheet('So ändern?'));
    await user.click(form.getByText('Übernehmen'));
    await form.findByText(/inzwischen anderswo geändert/);
    state = { court: 3, revision: 4 };
    socket.sendToAll(liveMessage({}));
    expect(await form.findByLabelText('Was inzwischen anders ist')).toHaveTextContent('Platz 3');
    await user.click(form.getByText('Meine Eingaben behalten'));
    await user.click(await screen.findByText('Weiter'));
    await user.click(within(await sheet('So ändern?')).getByText('Übernehmen'));
    expect(await screen.findByText('Die Buchung ist geändert.')).toBeVisible();
    expect(sentBy(calls)).toMatchObject([
      { expectedRevision: 3, remark: 'mit Ben und Carla' },
      { expectedRevision: 4, remark: 'mit Ben und Carla', court: 2 },
    ]);
  });

  it('says so where there is no such booking', async () => {
    await open({
      path,
      operations: { BookingToChangeQuery: () => accepted({ courtPlanPosition: '0005', booking: null }) },
    });
    await waitFor(() => expect(screen.getByText('Diese Buchung gibt es nicht.')).toBeVisible());
  });
});
