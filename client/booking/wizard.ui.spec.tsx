import { screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { accepted, refused } from '../test/gateway.ts';
import { cell, everythingBooked, openBooking, setup, wireBooking } from './openBooking.fixture.tsx';

// A page of the previous spec may have stored something while it closed.
beforeEach(() => localStorage.clear());
afterEach(() => vi.restoreAllMocks());

type Opened = Awaited<ReturnType<typeof openBooking>>;
/** A button that takes taps: for a moment after a step has changed none does. */
const button = async (name: string | RegExp) => {
  const found = await screen.findByRole('button', { name });
  await waitFor(() => expect(found.closest('[data-settling="true"]')).toBeNull());
  return found;
};
const kept = (): unknown => JSON.parse(localStorage.getItem('booking') ?? 'null');
const orders = ({ calls }: Opened) => calls.filter(({ operation }) => operation === 'useBookCourtsMutation');

const choose = async ({ user }: Opened, ...names: readonly RegExp[]) => {
  for (const name of names) await user.click(await cell(name));
};
const goToPayment = async (opened: Opened) => {
  await choose(opened, /Platz 2, 18:00/, /Platz 3, 20:00/);
  await opened.user.click(await button('Weiter'));
  await opened.user.click(await button('Weiter zur Zahlung'));
  await screen.findByRole('heading', { name: 'Wie möchtest du bezahlen?' });
};

/** Selects two courts, goes to the last step, and closes the tab. */
const leaveAtPayment = async () => {
  const opened = await openBooking();
  await goToPayment(opened);
  opened.leave();
};

describe('Booking a court', () => {
  it.each([
    ['1970-01-01', 1],
    ['2026-06-15', 1],
    ['2026-06-16', 0],
    [null, 0],
  ])(
    'says that VAT is included only where it is: on Monday 15 June, as there is some from %s on',
    async (vatFrom, times) => {
      const operations = { useBookingSetupQuery: () => setup(1200, { sports: ['TENNIS'], vatFrom }) };
      const { user } = await openBooking({ operations });
      await user.click(await cell(/Platz 2, 18:00/));
      await user.click(await button('Weiter'));
      await button('Weiter zur Zahlung');
      expect(screen.queryAllByText('inkl. MwSt.')).toHaveLength(times);
    },
  );

  it('says of nothing to pay that no VAT is in it, as an hour card pays', async () => {
    const operations = {
      useBookingSetupQuery: () => setup(1200),
      useHoursLeftQuery: () => accepted({ voucherHoursLeft: 10 }),
    };
    const { user } = await openBooking({ operations });
    await user.click(await cell(/Platz 2, 18:00/));
    await user.click(await button('Weiter'));
    await user.click(await button('Weiter zur Zahlung'));
    expect(await screen.findByRole('radio', { name: /Stundenkarte/ })).toBeChecked();
    const order = await button('Jetzt buchen');
    expect(order.parentElement).toHaveTextContent(/: 0,00\s€(?! inkl)/);
  });

  it('is not offered where the club has no courts yet', async () => {
    await openBooking({ operations: { useBookingSetupQuery: () => setup(0, { sports: [] }) } });
    await screen.findByText('Der Verein hat noch keine Plätze eingerichtet.');
    expect(screen.queryByRole('grid')).toBeNull();
  });

  it('leads an ADMIN of a club without courts to what is still to be set up, and asks for no plan', async () => {
    const asAdmin = () => setup(0, { role: 'ADMIN', sports: [] });
    const { calls } = await openBooking({ operations: { useBookingSetupQuery: asAdmin, useViewerQuery: asAdmin } });
    await waitFor(() => expect(window.location.pathname).toBe('/dashboard'));
    expect(calls.map(({ operation }) => operation)).not.toContain('fetchPlanQuery');
  });

  it('takes four taps, sends merged bookings with their price, and ends on the success page', async () => {
    const opened = await openBooking();
    const { user } = opened;
    await user.click(await cell(/Platz 2, 18:00/));
    await user.click(await button('Weiter'));
    await user.click(await button('Weiter zur Zahlung'));
    expect(screen.getByRole('radio', { name: /Rechnung/ })).toBeChecked();
    const order = await button('Zahlungspflichtig buchen');
    expect(order.parentElement).toHaveTextContent(/^Platz 2, Mo., 15. Juni, 18:00–19:00 Uhr: 12,00\s€ inkl. MwSt./);
    await user.click(order);
    const done = await screen.findByRole('heading', { name: 'Gebucht: Viel Spaß beim Spielen' });
    await waitFor(() => expect(done).toHaveFocus());
    const [sent] = orders(opened);
    expect(sent?.variables).toEqual({
      acceptedTerms: null,
      userID: null,
      bookings: [
        {
          sport: 'TENNIS',
          date: '2026-06-15',
          start: '18:00',
          end: '19:00',
          court: 2,
          price: 1200,
          paymentMethod: 'INVOICE',
          remark: null,
        },
      ],
    });
    expect(sent?.headers.get('idempotency-key')).toMatch(/^[0-9a-f-]{36}$/);
    expect(kept()).toBeNull();
  });

  it('follows the browser’s back button also before the last step is drawn', async () => {
    const { user } = await openBooking();
    await user.click(await cell(/Platz 2, 18:00/));
    await user.click(await button('Weiter'));
    const toPayment = await button('Weiter zur Zahlung');
    await user.type(await screen.findByRole('textbox'), 'Ballmaschine');
    const confirmation: unknown = window.history.state;
    toPayment.click();
    window.history.replaceState(confirmation, '');
    window.dispatchEvent(new PopStateEvent('popstate', { state: confirmation }));
    await screen.findByRole('heading', { name: 'Wie möchtest du bezahlen?' });
    await screen.findByRole('heading', { name: 'Stimmt alles?' });
  });

  it('leaves no steps behind: back after the booking leads to the plan', async () => {
    const opened = await openBooking();
    await goToPayment(opened);
    await opened.user.click(await button('Zahlungspflichtig buchen'));
    await screen.findByRole('heading', { name: /2 Plätze gebucht/ });
    await waitFor(() => expect(window.history.state).toMatchObject({ idx: 1 }));
    window.history.back();
    await cell(/Platz 1, 10:00/);
    expect(screen.queryByRole('heading', { name: /gebucht/ })).toBeNull();
    expect(window.history.state).toMatchObject({ idx: 0 });
  });

  it('takes three taps where nothing is to be paid', async () => {
    const opened = await openBooking({ operations: { useBookingSetupQuery: () => setup(0) } });
    await opened.user.click(await cell(/Platz 2, 18:00/));
    await opened.user.click(await button('Weiter'));
    expect(screen.queryByText('Bezahlen')).toBeNull();
    await opened.user.click(await button('Buchen'));
    await screen.findByRole('heading', { name: /^Gebucht/ });
  });

  it('ignores the second tap of a double tap on the button that led to a step', async () => {
    const opened = await openBooking();
    await goToPayment(opened);
    const book = screen.getByRole('button', { name: 'Zahlungspflichtig buchen' });
    await expect(opened.user.click(book)).rejects.toThrow('pointer-events: none');
    await opened.user.click(await button('Zahlungspflichtig buchen'));
    await screen.findByRole('heading', { name: /2 Plätze gebucht/ });
    expect(orders(opened)).toHaveLength(1);
  });

  it('sends a remark with its own booking only', async () => {
    const opened = await openBooking();
    await choose(opened, /Platz 2, 18:00/, /Platz 3, 20:00/);
    await opened.user.click(await button('Weiter'));
    const toPayment = await button('Weiter zur Zahlung');
    const [first] = await screen.findAllByRole('textbox');
    if (first) await opened.user.type(first, 'Ballmaschine');
    await opened.user.click(toPayment);
    await opened.user.click(await button('Zahlungspflichtig buchen'));
    await screen.findByRole('heading', { name: /2 Plätze gebucht/ });
    expect(orders(opened)[0]?.variables).toMatchObject({ bookings: [{ remark: 'Ballmaschine' }, { remark: null }] });
  });

  it('says before and after it is booked that it cannot be cancelled, and names no deadline that is over', async () => {
    const opened = await openBooking({
      operations: { useBookCourtsMutation: (variables) => everythingBooked(variables, { cancelable: false }) },
    });
    await goToPayment(opened);
    await opened.user.click(await button('Zurück'));
    expect(await screen.findAllByText('Nicht stornierbar (Frist 24 Std.).')).toHaveLength(2);
    await opened.user.click(await button('Weiter zur Zahlung'));
    await opened.user.click(await button('Zahlungspflichtig buchen'));
    await screen.findByRole('heading', { name: /2 Plätze gebucht/ });
    expect(screen.getAllByText('Nicht stornierbar (Frist 24 Std.).')).toHaveLength(2);
    expect(screen.getByRole('main')).not.toHaveTextContent(/kostenfrei/i);
  });

  it('cannot be sent twice by a double click', async () => {
    const opened = await openBooking();
    await goToPayment(opened);
    await opened.user.dblClick(await button('Zahlungspflichtig buchen'));
    await screen.findByRole('heading', { name: /gebucht/ });
    expect(orders(opened)).toHaveLength(1);
  });
});

describe('A booking in progress', () => {
  it('is restored after a reload, at its step, checked against the plan', async () => {
    await leaveAtPayment();
    const again = await openBooking();
    await screen.findByRole('heading', { name: 'Wie möchtest du bezahlen?' });
    expect(screen.getByText('24,00 €', { exact: true })).toBeInTheDocument();
    expect(again.calls.some(({ operation }) => operation === 'fetchPlanQuery')).toBe(true);
  });

  it('names slots that were taken before the reload', async () => {
    await leaveAtPayment();
    await openBooking({ bookings: () => [wireBooking(2, ['18:00', '19:00'])] });
    expect(await screen.findByText('Platz 2, Mo., 15. Juni, 18:00–19:00 Uhr')).toBeInTheDocument();
    await screen.findAllByText('20:00–21:00 Uhr');
    expect(screen.getByRole('main')).toHaveTextContent('Platz 3, Mo., 15. Juni, 20:00–21:00 Uhr');
    await waitFor(() => expect(kept()).toMatchObject({ activeStep: 2, totalPrice: 1200 }));
  });

  it('is not shown to another person', async () => {
    await leaveAtPayment();
    const ben = {
      id: 'ben',
      _id: 'b',
      userID: '1002',
      firstName: 'Ben',
      lastName: 'Berg',
      role: 'MEMBER',
      discount: 0,
      children: [],
    };
    const forBen = setup();
    await openBooking({
      operations: {
        useViewerQuery: () => accepted({ currentUser: ben }),
        useBookingSetupQuery: () =>
          'data' in forBen ? accepted(Object.assign({}, forBen.data, { currentUser: ben })) : forBen,
      },
    });
    await cell(/Platz 2, 18:00 bis 18:30, frei/);
    expect(kept()).toBeNull();
  });
});

describe('A refused order', () => {
  it('loses only the slots that others booked first', async () => {
    let isFirst = true;
    const opened = await openBooking({
      operations: {
        useBookCourtsMutation: (variables) => {
          const answer = isFirst ? refused('ERR_BOOKING_CONFLICT', ['bookings.1']) : everythingBooked(variables);
          isFirst = false;
          return answer;
        },
      },
    });
    await goToPayment(opened);
    await opened.user.click(await button('Zahlungspflichtig buchen'));
    expect(await screen.findByText(/wurde gerade vergeben/)).toHaveTextContent(
      'Platz 3, Mo., 15. Juni, 20:00–21:00 Uhr',
    );
    await opened.user.click(await button('Platz 2, 20:00–21:00 Uhr'));
    await opened.user.click(await button('Zahlungspflichtig buchen'));
    await screen.findByRole('heading', { name: /2 Plätze gebucht/ });
    const [first, second] = orders(opened);
    expect(second?.variables).toMatchObject({
      bookings: [
        { court: 2, start: '18:00' },
        { court: 2, start: '20:00' },
      ],
    });
    expect(second?.headers.get('idempotency-key')).not.toBe(first?.headers.get('idempotency-key'));
  });

  it('asks for confirmation of the new price', async () => {
    let hourly = 1200;
    const opened = await openBooking({
      operations: {
        useBookingSetupQuery: () => setup(hourly),
        useBookCourtsMutation: (variables) =>
          hourly === 1200
            ? ((hourly = 1500), refused('ERR_PRICE_CHANGED', ['bookings.0.price']))
            : everythingBooked(variables),
      },
    });
    await goToPayment(opened);
    await opened.user.click(await button('Zahlungspflichtig buchen'));
    await screen.findByText('Der Preis hat sich geändert. Jetzt sind es 30,00 €. Passt das für dich?');
    await opened.user.click(await button('Zahlungspflichtig buchen'));
    await screen.findByRole('heading', { name: /2 Plätze gebucht/ });
    expect(orders(opened)[1]?.variables).toMatchObject({ bookings: [{ price: 1500 }, { price: 1500 }] });
  });

  it('shows what to do about any other refusal, and can be sent again', async () => {
    const opened = await openBooking({ operations: { useBookCourtsMutation: () => refused('ERR_BOOKING_LIMIT') } });
    await goToPayment(opened);
    await opened.user.click(await button('Zahlungspflichtig buchen'));
    expect(await screen.findByText(/mehr Buchungen, als der Verein erlaubt/)).toBeInTheDocument();
    await waitFor(() => expect(kept()).toMatchObject({ idempotencyKey: null }));
  });

  it('without a response keeps its key, and is sent again with it after a reload', async () => {
    const silent = await openBooking({
      operations: {
        useBookCourtsMutation: () => {
          throw new Error('No network');
        },
      },
    });
    await goToPayment(silent);
    const scroll = vi.spyOn(Element.prototype, 'scrollIntoView');
    await silent.user.click(await button('Zahlungspflichtig buchen'));
    await screen.findByText(/Wir wissen noch nicht, ob die Buchung angekommen ist/);
    expect(scroll).toHaveBeenCalledWith({ block: 'nearest' });
    const key = orders(silent)[0]?.headers.get('idempotency-key');
    expect(kept()).toMatchObject({ idempotencyKey: key });
    silent.leave();
    const again = await openBooking();
    await screen.findByRole('heading', { name: /2 Plätze gebucht/ });
    expect(orders(again)).toHaveLength(1);
    expect(orders(again)[0]?.headers.get('idempotency-key')).toBe(key);
    expect(kept()).toBeNull();
  });
});
