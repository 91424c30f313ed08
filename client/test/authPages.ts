import { screen } from '@testing-library/react';
import { accessToken } from './accessToken.ts';
import { annaAsViewer, clubInfos } from './club.ts';
import { type Call, type Operations, accepted } from './gateway.ts';

const inAnHour = () => accessToken(Math.floor(Date.now() / 1_000) + 3_600);
/** The answer to a login. */
export const signedIn = () => accepted({ login: { token: inAnHour() } });
/** The queries of every page, and of the page after the login. */
export const club: Operations = {
  useClubInfosQuery: () => clubInfos(),
  useViewerQuery: annaAsViewer,
  MyBookingsQuery: () => accepted({ bookingsByUser: [], bookingsAsPlayer: [], bookingInfos: { sportSettings: [] } }),
};
/** The variables of each call of an operation. */
export const callsOf = (calls: readonly Call[], operation: string) =>
  calls.filter((call) => call.operation === operation).map(({ variables }) => variables);
export const field = (label: string) => screen.findByLabelText(label);
export const button = (name: string) => screen.findByRole('button', { name });
