import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { callGraphql } from '../support/graphqlClient.ts';
import { emailTo } from './mailbox.ts';

const built = fileURLToPath(new URL('../../client/dist', import.meta.url));

/** Paths of the built client files. */
export const files = (): readonly string[] =>
  readdirSync(built, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !/\.(?:br|gz)$/.test(entry.name))
    .map(({ parentPath, name }) => join(parentPath, name).slice(built.length));

/** Every page of the client. */
export const routes: readonly string[] = [
  ...['/', '/booking', '/home/imprint', '/home/privacy', '/user/bookings', '/no/such/page', '/x?y#z'],
  ...['login', 'forgot-password', 'reset-password', 'verify', 'resend-mail', 'register', 'guest-verify'].map(
    (page) => `/auth/${page}`,
  ),
  ...['', '/personal', '/change-password', '/security', '/my-data'].map((page) => `/user/profile${page}`),
  ...['', '/user', '/user/new', '/user/import', '/user/1001/edit', '/mail'].map((page) => `/dashboard${page}`),
];
/** Paths that scanners try, none of which exists. */
export const missingPaths: readonly string[] = [
  '/.env',
  '/.git/config',
  '/assets/',
  '/assets/gone.js',
  '/x.php',
  '/health',
  '/health/ready',
  '/metrics',
];

/** The mailbox of the demo, and an email in it in every format. */
export const mailboxPages = async (url: string): Promise<readonly string[]> => {
  const query = 'mutation ($email: String!) { resendMail(email: $email, type: RESET_PASSWORD) { code } }';
  const email = 'anna@platzwart.example';
  await callGraphql(url, { query, variables: { email } });
  const { path } = await emailTo(url, email, '/auth/reset-password');
  return ['/dev/mailbox', path, `${path}?as=text`, `${path}/body`];
};
