import { type ComponentType, Fragment, type ReactNode } from 'react';
import { Route, Routes } from 'react-router-dom';
import type { AuthGuard } from '../../core/features/feature.ts';
import { seasonOfferFeature } from '../../season/offer/seasonOfferRoutes.ts';
import { authFeature } from '../../user/authRoutes.ts';
import { PageOutlet } from '../PageOutlet.tsx';
import type { LoadedArea } from '../area/loadedArea.ts';
import { preloadPageIn } from '../area/preloadPageIn.ts';
import { notFoundPage } from '../notFoundChunk.ts';
import { RequireNewGuest } from './RequireNewGuest.tsx';
import { RequireSignedOut } from './RequireSignedOut.tsx';

const guards: Readonly<Record<AuthGuard, ComponentType<{ children: ReactNode }>>> = {
  public: Fragment,
  signedOut: RequireSignedOut,
  newGuest: RequireNewGuest,
};

/** One line per feature that has pages for whoever is not signed in. */
const features = [authFeature, seasonOfferFeature];
const pages = features.flatMap((feature) => feature.pages);

/** The pages of sign-in and registration: without a frame, each with its own guard. */
const AuthRoutes = () => (
  <Routes>
    <Route element={<PageOutlet />}>
      {pages.map((registered) => {
        const Guard = guards[registered.guard];
        return (
          <Route
            key={registered.path}
            path={registered.path.slice('/auth/'.length)}
            element={
              <Guard>
                <registered.page.Page />
              </Guard>
            }
          />
        );
      })}
      <Route path="*" element={<notFoundPage.Page />} />
    </Route>
  </Routes>
);

export const authArea: LoadedArea = {
  Routes: AuthRoutes,
  preload: preloadPageIn(pages, []),
  texts: features.map(({ texts }) => texts),
};
