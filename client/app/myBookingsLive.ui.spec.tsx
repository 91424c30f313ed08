import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { annaAsViewer, clubInfos } from '../test/club.ts';
import { accepted, standInGateway } from '../test/gateway.ts';
import { renderApp } from '../test/renderApp.tsx';
import { standInSocket } from '../test/standInSocket.ts';

const booking = (state: string) => ({
  ...{ id: '1', _id: '00000000-0000-4000-8000-000000000001', category: 'SINGLE', sport: 'TENNIS', court: 3 },
  ...{ date: '2099-06-20', start: '18:00', end: '19:00', duration: 60, price: 1200, paymentMethod: 'INVOICE', state },
  ...{ remark: null, guestFee: 0, playingFamily: [], user: null, players: [], cancelReason: null },
  ...{ cancelable: true, cancelableUntil: '2099-06-19T16:00:00Z' },
});

it('My bookings say that the club has received a price as soon as it has', async () => {
  const socket = standInSocket();
  let state = 'BOOKED';
  standInGateway({
    useClubInfosQuery: () => clubInfos(),
    useViewerQuery: annaAsViewer,
    MyBookingsQuery: () =>
      accepted({
        ...{ bookingsByUser: [booking(state)], bookingsAsPlayer: [] },
        bookingInfos: {
          sportSettings: [{ name: 'TENNIS', courtList: [{ number: 3, name: 'Platz 3' }] }],
        },
      }),
  });
  await renderApp({ path: '/user/bookings', isSignedIn: true });
  const card = (await screen.findByText('Deine nächste Buchung')).closest('section');
  expect(card).toHaveTextContent('Gebucht');
  await waitFor(() =>
    expect([...socket.subscriptions.values()].map(({ payload }) => payload?.operationName)).toContain(
      'useOwnInvoiceChangesSubscription',
    ),
  );
  state = 'PAID';
  socket.sendToAll({ ownInvoicesChanged: { position: '0002' } });
  await waitFor(() => expect(card).toHaveTextContent('Bezahlt'));
});
