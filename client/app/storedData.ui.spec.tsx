import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { annaAsViewer, clubInfos } from '../test/club.ts';
import { type Operations, accepted, standInGateway } from '../test/gateway.ts';
import { renderApp } from '../test/renderApp.tsx';

const open = () => renderApp({ path: '/user/profile/my-data', isSignedIn: true });

describe('The stored data', () => {
  const address = { address: { street: 'Am Platz', houseNumber: '1', zip: '80331', city: 'Musterstadt' } };
  const json = JSON.stringify({
    club: 'TC Musterstadt',
    account: { userID: '1001', verified: true, phone: null, role: 'MEMBER', ...address, personId: 'p-1' },
    history: [{ at: '2026-06-01T08:00:00.000Z', what: 'PersonRegistered' }],
    bookings: [
      {
        ...{ date: '2026-06-15', remark: 'Mit Ballmaschine', bookedAt: '2026-06-01T08:00:00.000Z', newFact: 7 },
        ...{ start: '18:00', end: '19:00', court: 3, bookingId: 'b-1', title: null },
        ...{ sport: 'TENNIS', category: 'SINGLE', state: 'BOOKED', paymentState: 'OPEN', priceInCents: 800 },
      },
    ],
    letters: [{ kind: 'BOOKING_CONFIRMED', state: 'SENT' }],
  });
  const withData: Operations = {
    useClubInfosQuery: () => clubInfos(),
    useViewerQuery: annaAsViewer,
    MyDataCardsQuery: () => accepted({ myData: { json, made_at: '2026-06-15T08:00:00.000Z' } }),
  };

  it('are shown in plain words', async () => {
    standInGateway(withData);
    const { user } = await open();
    expect(await screen.findByText(/Stand 15. Juni 2026, 10:00 Uhr/)).toBeVisible();
    const account = screen.getByRole('region', { name: 'Konto' });
    expect(account).toHaveTextContent('PersonMitgliedsnummer1001');
    expect(account).toHaveTextContent('AnschriftAm Platz 1, 80331 Musterstadt');
    expect(account).toHaveTextContent('Nicht gespeichert: Telefon.');
    const bookings = screen.getByRole('region', { name: 'Buchungen' });
    await user.click(within(bookings).getByText('18:00–19:00'));
    expect(bookings).toHaveTextContent('BemerkungMit Ballmaschine');
    expect(bookings).toHaveTextContent('Gebucht am1. Juni 2026, 10:00 Uhr');
    expect(bookings).toHaveTextContent('New fact7');
  });

  it('show no code', async () => {
    standInGateway(withData);
    await open();
    expect(await screen.findByRole('region', { name: 'Konto' })).toHaveTextContent('RolleMitglied');
    expect(screen.getByRole('region', { name: 'Verlauf' })).toHaveTextContent(
      '1. Juni 2026, 10:00 Uhr, Konto angelegt',
    );
    expect(screen.getByRole('region', { name: 'Buchungen' })).toHaveTextContent(
      'ArtEinzelbuchungStand der BezahlungOffenPreis8,00 €',
    );
    expect(screen.getByRole('region', { name: /^E-Mails an dich/ })).toHaveTextContent('Buchung bestätigt, Verschickt');
  });

  it('fold what is not read every day: the rest of each entry, and identifiers', async () => {
    standInGateway(withData);
    const { user } = await open();
    const account = await screen.findByRole('region', { name: 'Konto' });
    expect(within(account).getByText('p-1')).not.toBeVisible();
    await user.click(within(account).getByText('Technische Kennungen'));
    expect(within(account).getByText('p-1')).toBeVisible();
    expect(within(screen.getByRole('region', { name: 'Buchungen' })).getByText('Mit Ballmaschine')).not.toBeVisible();
  });

  it('are unfolded on paper', async () => {
    standInGateway(withData);
    await open();
    const bookings = within(await screen.findByRole('region', { name: 'Buchungen' }));
    await waitFor(() => {
      window.dispatchEvent(new Event('beforeprint'));
      expect(bookings.getByText('Mit Ballmaschine')).toBeVisible();
    });
    expect(bookings.getByText('b-1')).toBeVisible();
  });
});
