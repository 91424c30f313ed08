import type { Role } from '@platzwart/contracts/core';

/** A login that the demo club shows on its login page. */
export type DemoLogin = Readonly<{ email: string; role: Role }>;

/** The people of the demo club as whom every visitor may sign in; in demo mode only. */
export const demoLogins: readonly DemoLogin[] = [
  { email: 'admin@platzwart.example', role: 'ADMIN' },
  { email: 'anna@platzwart.example', role: 'MEMBER' },
  { email: 'ben@platzwart.example', role: 'MEMBER' },
  { email: 'gast@platzwart.example', role: 'GUEST' },
  { email: 'trainer@platzwart.example', role: 'TRAINER' },
];
