import type { DemoLogin } from './club/generalInfos.ts';

/** The people of the demo club that anybody may sign in as; in demo mode only. */
export const demoLogins: readonly DemoLogin[] = [
  { email: 'admin@platzwart.example', role: 'ADMIN' },
  { email: 'anna@platzwart.example', role: 'MEMBER' },
  { email: 'ben@platzwart.example', role: 'MEMBER' },
  { email: 'gast@platzwart.example', role: 'GUEST' },
  { email: 'trainer@platzwart.example', role: 'TRAINER' },
];
