import { screen } from '@testing-library/react';
import { accessToken } from './accessToken.ts';
import { annaIsSignedIn, theClub } from './club.ts';
import { type Call, type Operations, accepted } from './gateway.ts';

const inAnHour = () => accessToken(Math.floor(Date.now() / 1_000) + 3_600);
/** How a login is answered. */
export const signedIn = () => accepted({ login: { token: inAnHour() } });
/** What every page asks for, and the one behind the login. */
export const club: Operations = {
  useClubInfosQuery: () => theClub(),
  useViewerQuery: annaIsSignedIn,
  MyBookingsQuery: () => accepted({ bookingsByUser: [] }),
};
/** The variables of each call of an operation. */
export const callsOf = (calls: readonly Call[], operation: string) =>
  calls.filter((call) => call.operation === operation).map(({ variables }) => variables);
export const field = (label: string) => screen.findByLabelText(label);
export const button = (name: string) => screen.findByRole('button', { name });
