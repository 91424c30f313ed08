import { setTimeout as pause } from 'node:timers/promises';
import { withDatabase } from '../../checker/readEvidence.ts';
import { freePort } from '../../support/freePort.ts';
import { callGraphql, signIn } from '../../support/graphqlClient.ts';
import { headerPayloads, emailHeaders } from '../../support/headerPayloads.ts';
import { type RunningClub, startInstance } from '../../support/runningClub.ts';
import { type SunkMail, openSmtpSink } from '../../support/smtpSink.ts';
import { bookAndCancel } from '../bookAndCancel.ts';
import { registerVisitor } from '../people.ts';
import type { Suite } from '../suite.ts';

const sender = 'platz@verein.example';
const createUser = 'mutation ($user: UserInput!) { createUser(user: $user) { code } }';
const resendMail = 'mutation ($email: String!) { resendMail(email: $email, type: RESET_PASSWORD) { code } }';
const somebody = { firstName: 'Mia', lastName: 'Sommer', email: 'mia@platzwart.example', role: 'MEMBER' };

/** Names and addresses like these are refused at registration. */
const refusals = async ({ url }: RunningClub, token: string, text: string): Promise<readonly string[]> => {
  const tries: readonly (readonly [string, unknown])[] = [
    [createUser, { user: { ...somebody, firstName: text } }],
    [createUser, { user: { ...somebody, lastName: text } }],
    [createUser, { user: { ...somebody, email: text } }],
    [resendMail, { email: `anna@platzwart.example${text}` }],
  ];
  const taken: string[] = [];
  for (const [query, variables] of tries) {
    const { errors } = await callGraphql(url, { query, variables, token });
    if (errors?.[0]?.message !== 'ERR_INVALID_INPUT') taken.push(`${JSON.stringify(variables)} is taken`);
  }
  return taken;
};

/** The demo club also sends emails to its own people, all at one host. */
const ofTheClub = /^[^@,]+@platzwart\.example$/;

const wrongIn = ({ from, to, mail }: SunkMail): readonly string[] => {
  const foreign = mail.headers.map(({ key }) => key).filter((key) => !emailHeaders.includes(key));
  return [
    ...(from === sender && ofTheClub.test(to.join()) ? [] : [`an email goes from ${from} to ${to.join()}`]),
    ...(foreign.length === 0 ? [] : [`an email has the headers ${foreign.join()}`]),
    ...(mail.to?.length === 1 && !mail.bcc && !mail.cc ? [] : ['an email names somebody else']),
  ];
};

/** Remarks and reasons take line ends and tabs, and refuse every other control character. */
const isRemark = (text: string): boolean => !/[\0\u0085]/.test(text);

/** `Anna`, which begins each payload, in plain text and in base64. */
const beginsEach = /Anna|QW5uY/;

const timeoutMilliseconds = 120_000;

/** A mail-service that starts for the first time begins at the end of the log. */
const waitUntilMailsSent = (databaseUrl: string): Promise<void> =>
  withDatabase(databaseUrl, async (db) => {
    const rowsOf = async (query: string): Promise<number> => (await db.query(query)).rows.length;
    while ((await rowsOf(`select where to_regclass('mail.checkpoint') is not null`)) === 0) await pause(100);
    while ((await rowsOf('select from mail.checkpoint')) === 0) await pause(100);
  });

/** reliability T70, at a real mail server */
export const mailHeaders: Suite = {
  name: 'mail-headers',
  says: 'Whatever the input, an email has one recipient and only our headers.',
  run: async (_target, size) => {
    // In a small run one of each kind of line break.
    const payloads = headerPayloads.filter((_, index) => size === 'full' || index % 50 === 0);
    const sink = await openSmtpSink();
    const { club, close } = await startInstance(await freePort(), { SMTP_URL: sink.url, MAIL_FROM: sender });
    try {
      await waitUntilMailsSent(club.databaseUrl);
      const adminToken = await signIn(club.url, 'admin@platzwart.example');
      const visitor = await registerVisitor(club, '779001');
      const violations: string[] = [];
      for (const text of payloads) violations.push(...(await refusals(club, adminToken, text)));
      const stored = payloads.filter(isRemark);
      await bookAndCancel(
        { url: club.url, adminToken, visitor },
        stored.map((reason) => ({ remark: reason, reason })),
      );
      const end = performance.now() + timeoutMilliseconds;
      const ours = () => sink.mails.filter(({ to }) => to.includes(visitor.email));
      // Each was booked and cancelled.
      while (ours().length < 2 * stored.length && performance.now() < end) await pause(100);
      const told = ours().filter(({ mail }) => beginsEach.test(mail.text ?? '')).length;
      violations.push(...sink.mails.flatMap(wrongIn));
      if (told !== stored.length) violations.push(`${told} of ${stored.length} reasons came in an email`);
      return { cases: 5 * payloads.length, violations };
    } finally {
      await close();
      await sink.close();
    }
  },
};
