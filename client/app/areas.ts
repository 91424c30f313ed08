/** The parts of the site, by the first step of a path (product.md §2). */
export type AreaName = 'booking' | 'user' | 'dashboard' | 'elsewhere';

const names = ['booking', 'user', 'dashboard'] as const;

export const areaAt = (pathname: string): AreaName =>
  names.find((name) => name === pathname.split('/')[1]) ?? 'elsewhere';

/** Where the logo leads. */
export const homeOf: Readonly<Record<AreaName, string>> = {
  booking: '/booking',
  user: '/booking',
  dashboard: '/dashboard',
  elsewhere: '/',
};
