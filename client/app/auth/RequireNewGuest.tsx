import type { ReactNode } from 'react';
import { useClubInfos } from '../../core/useClubInfos.ts';
import { RequireSignedOut } from './RequireSignedOut.tsx';
import { notFoundPage } from '../notFoundChunk.ts';

const RequireGuestsAllowed = ({ children }: { children: ReactNode }) => {
  const { allowedGuests } = useClubInfos();
  return allowedGuests ? children : <notFoundPage.Page />;
};

/** Guards the registration: for signed-out visitors, and only where the club allows guests (product.md §2). */
export const RequireNewGuest = ({ children }: { children: ReactNode }) => (
  <RequireSignedOut>
    <RequireGuestsAllowed>{children}</RequireGuestsAllowed>
  </RequireSignedOut>
);
