import { request } from 'node:http';
import { callGraphql } from '../../support/graphqlClient.ts';
import { emailTo } from '../mailbox.ts';
import { registerMember } from '../people.ts';
import type { Findings, Suite, Target } from '../suite.ts';
import { countWhenProcessed } from '../countWhenProcessed.ts';
import { newAddress } from './loginAttempt.ts';

const resend = 'mutation ($email: String!) { resendMail(email: $email, type: RESET_PASSWORD) { code } }';

const issued = `select count(*)::int as count from event_store.events
  where type in ('CodeIssued', 'EmailChangeRequested') and data ->> 'personId' = $1
    and coalesce(data ->> 'purpose', type) = $2`;

/** One a minute per person, however often it is requested (decisions.md U6). */
const flood = async (target: Target, requests: number): Promise<Findings> => {
  const person = await registerMember(target, '774001');
  const { email } = person;
  for (let made = 0; made < requests; made += 1)
    await callGraphql(target.url, {
      query: resend,
      variables: { email },
      headers: { 'x-forwarded-for': newAddress() },
    });
  const emails = await countWhenProcessed(target.databaseUrl, issued, [person.personId, 'RESET_PASSWORD']);
  return {
    cases: requests,
    violations: emails <= 3 && emails > 0 ? [] : [`${requests} requests led to ${emails} emails`],
  };
};

/** A raw request, because fetch does not allow another host header. */
const askAs = (url: string, host: string, body: string): Promise<void> =>
  new Promise((resolve, reject) => {
    const headers = {
      'content-type': 'application/json',
      host,
      'x-forwarded-host': host,
      'x-forwarded-proto': 'https',
    };
    const call = request(new URL('/graphql', url), { method: 'POST', headers }, (response) => {
      response.resume().once('end', resolve);
    });
    call.once('error', reject).end(body);
  });

const poisoned = async (target: Target): Promise<Findings> => {
  const { email } = await registerMember(target, '774002');
  await askAs(target.url, 'evil.example', JSON.stringify({ query: resend, variables: { email } }));
  const { link } = await emailTo(target.url, email, '/auth/reset-password');
  const { origin } = new URL(target.url);
  return { cases: 1, violations: link.origin === origin ? [] : [`an email leads to ${link.origin}`] };
};

/** reliability T11, T13 */
export const emails: Suite = {
  name: 'emails',
  says: 'Requests cannot flood a mailbox, or change the host of a link in an email.',
  run: async (target, size) => {
    const found = [await flood(target, size === 'full' ? 100 : 10), await poisoned(target)];
    return {
      cases: found.reduce((sum, { cases }) => sum + cases, 0),
      violations: found.flatMap(({ violations }) => violations),
    };
  },
};
