import { lazyComponent } from '../core/loading/lazyComponent.ts';
import type { PageGuard } from '../core/features/feature.ts';
import type { Namespace } from '../core/texts/registeredTexts.ts';
import { loadKnown } from '../core/texts/textSource.ts';
import type { LoadedArea } from './area/loadedArea.ts';

/** The parts of the site, by the first step of a path (product.md §2). */
export type AreaName = 'booking' | 'user' | 'dashboard' | 'elsewhere';

const names = ['booking', 'user', 'dashboard'] as const;

export const areaAt = (pathname: string): AreaName =>
  names.find((name) => name === pathname.split('/')[1]) ?? 'elsewhere';

/** The target of the logo's link. */
export const homeOf: Readonly<Record<AreaName, string>> = {
  booking: '/booking',
  user: '/booking',
  dashboard: '/dashboard',
  elsewhere: '/',
};

type AreaOptions = Readonly<{
  path: string;
  guard: PageGuard;
  /** Namespaces that are loaded with the area and that its first page shows. */
  texts: readonly Namespace[];
}>;

/** Pages in a chunk that is loaded when a visitor enters the area; its guard applies to each of them. */
const createArea = (options: AreaOptions, load: () => Promise<LoadedArea>) => {
  const { start, isLoaded } = loadKnown(load);
  return {
    ...options,
    isLoaded,
    Routes: lazyComponent(async () => (await start()).Routes),
    /** Loads the area and its page at `pathname`; returns the namespaces that the two show. */
    preload: async (pathname: string) => (await start()).preload(pathname),
    loadTexts: async () => (await start()).texts,
  };
};

export const areas = [
  createArea(
    {
      path: '/user',
      guard: 'signedIn',
      texts: ['profile', 'myBookings', 'history', 'cancelBooking', 'openPayment', 'waitingOffer'],
    },
    async () => (await import('./own/ownArea.tsx')).ownArea,
  ),
  createArea({ path: '/auth', guard: 'public', texts: ['auth'] }, async () => {
    // Loads the login page together with the area instead of after it; the page itself reports a failure.
    void import('../user/LoginPage.tsx').catch(() => undefined);
    return (await import('./auth/authArea.tsx')).authArea;
  }),
  createArea(
    { path: '/kiosk', guard: 'public', texts: ['kiosk'] },
    async () => (await import('./kiosk/kioskArea.tsx')).kioskArea,
  ),
  createArea(
    { path: '/dashboard', guard: 'admin', texts: [] },
    async () => (await import('./dashboard/dashboardArea.tsx')).dashboardArea,
  ),
];
