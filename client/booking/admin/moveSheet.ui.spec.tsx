import { fireEvent, screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { accepted, refused } from '../../test/gateway.ts';
import { anna, annas, availability, liveMessage, openCalendar } from './openCalendar.fixture.tsx';

const booking = { ...annas, price: 1200, remark: null, revision: 3, seriesID: null, user: anna };

const openSheet = async (more: () => Readonly<Record<string, unknown>> = () => ({})) => {
  const { user, calls, socket } = await openCalendar({
    path: `/dashboard/booking/TENNIS?booking=${annas._id}`,
    operations: {
      BookingToChangeQuery: () => accepted({ courtPlanPosition: '0005', booking: { ...booking, ...more() } }),
      fetchAvailabilityQuery: () => availability(1, [], { priceBefore: 1200, price: 1500, recipients: [anna] }),
      useUpdateBookingMutation: () => refused('ERR_SERVER'),
    },
  });
  await user.click(await screen.findByText('Verschieben …'));
  const form = within(await screen.findByRole('dialog', { name: 'Buchung verschieben' }));
  await form.findByText('Noch ist nichts geändert.');
  return {
    ...{ user, socket, form },
    type: (label: string | RegExp, value: string) =>
      fireEvent.change(form.getByLabelText(label), { target: { value } }),
    submit: () => user.click(form.getByText('Übernehmen')),
    /** What has been sent by the time the server has answered. */
    sent: async () => {
      await form.findByRole('alert');
      return calls
        .filter(({ operation }) => operation === 'useUpdateBookingMutation')
        .map(({ variables }) => variables['booking']);
    },
  };
};

describe('The sheet that moves a booking', () => {
  it('ends where the booking is cancelled meanwhile', async () => {
    let isCancelled = false;
    const { socket, form, type } = await openSheet(() => (isCancelled ? { state: 'CANCELED', revision: 4 } : {}));
    type('Datum', '2026-06-16');
    isCancelled = true;
    socket.sendToAll(liveMessage({ removed: [annas.id] }));
    expect(await form.findByRole('alert')).toHaveTextContent('Diese Buchung ist storniert.');
    expect(form.queryByText('Übernehmen')).toBeNull();
  });

  it.each(['0019-06-16', '9999-06-16'])('says that %s cannot be booked, and sends only another day', async (day) => {
    const { form, type, submit, sent } = await openSheet();
    type('Datum', day);
    await submit();
    expect(form.getByLabelText('Datum')).toBeInvalid();
    form.getByText(/^Gib einen Tag vom .* an\.$/);
    type('Datum', '2026-06-16');
    await submit();
    expect(await sent()).toMatchObject([{ date: '2026-06-16' }]);
  });

  it.each([
    ['17:00', 'Das Ende liegt nicht nach dem Beginn.'],
    ['18:30', 'Für Personen mindestens 60 Minuten.'],
  ])('says why the booking cannot end at %s, and sends only another time', async (end, text) => {
    const { user, form, submit, sent } = await openSheet();
    await user.selectOptions(form.getByLabelText('Bis'), end);
    form.getByText(text);
    await submit();
    await user.selectOptions(form.getByLabelText('Bis'), '19:30');
    await submit();
    expect(await sent()).toMatchObject([{ end: '19:30' }]);
  });

  it.each(['2026-06-01', '9999-07-20'])(
    'says that a series cannot end on %s, and sends only another day',
    async (day) => {
      const { user, form, type, submit, sent } = await openSheet(() => ({ seriesID: 's1', enddate: '2026-07-06' }));
      await user.selectOptions(form.getByLabelText('Platz'), 'Platz 1');
      await user.click(form.getByLabelText('Dieser und alle späteren'));
      type(/^Letzter Termin/, day);
      expect(form.getByLabelText(/^Letzter Termin/)).toBeInvalid();
      await submit();
      type(/^Letzter Termin/, '2026-07-20');
      await submit();
      expect(await sent()).toMatchObject([{ enddate: '2026-07-20' }]);
    },
  );
});
