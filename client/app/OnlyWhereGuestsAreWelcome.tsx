import type { ReactNode } from 'react';
import { useClubInfos } from '../core/useClubInfos.ts';
import { notFoundPage } from './pages.ts';

/** The door of the registration: a club without guests has no such page (product.md §2). */
export const OnlyWhereGuestsAreWelcome = ({ children }: { children: ReactNode }) => {
  const { allowedGuests } = useClubInfos();
  return allowedGuests ? children : <notFoundPage.Page />;
};
