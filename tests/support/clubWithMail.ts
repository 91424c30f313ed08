import { expect } from 'playwright/test';
import { openTestInstance, test as base } from './testInstance.ts';
import { freePort } from './freePort.ts';
import { startProductionGateway } from './productionGateway.ts';
import { type RunningClub, startInstance } from './runningClub.ts';
import { type SmtpSink, openSmtpSink } from './smtpSink.ts';

export type ClubWithMail = Readonly<{
  club: RunningClub;
  /** Where browsers find it: a gateway in production mode. */
  siteUrl: string;
  /** The mail server of the club. */
  mailServer: Pick<SmtpSink, 'mails' | 'become'>;
  /** The link to `page` in the newest email to an address; waits for it. */
  linkTo: (email: string, page: string) => Promise<string>;
  close: () => Promise<void>;
}>;

const decoded = (text: string): string => text.replaceAll('&amp;', '&');

/** An instance that sends its emails to a real SMTP server. */
const startClubWithMail = async (): Promise<ClubWithMail> => {
  const [sink, port, sitePort] = [await openSmtpSink(), await freePort(), await freePort()];
  const { club, close } = await startInstance(port, {
    SMTP_URL: sink.url,
    MAIL_FROM: 'platz@verein.example',
    PUBLIC_URL: `http://127.0.0.1:${sitePort}`,
  });
  const site = await startProductionGateway(club, sitePort);
  const linkIn = (email: string, page: string): string | undefined =>
    sink.mails
      .filter(({ to }) => to.includes(email))
      .flatMap(({ mail }) => decoded(`${mail.text ?? ''} ${mail.html ?? ''}`).match(/https?:\/\/[^\s"<>)]+/g) ?? [])
      .findLast((link) => new URL(link).pathname === page);
  return {
    club,
    siteUrl: site.url,
    mailServer: sink,
    linkTo: async (email, page) => {
      const options = { message: `An email to ${email}`, timeout: 30_000, intervals: [50] };
      await expect.poll(() => linkIn(email, page), options).toBeDefined();
      return linkIn(email, page) ?? '';
    },
    close: async () => {
      site.close();
      await close();
      await sink.close();
    },
  };
};

/** For stories of accounts, which read emails and see production's rules for documents: all of them share one such instance. */
export const test = base.extend<object, { clubWithMail: ClubWithMail }>({
  clubWithMail: [
    async ({}, use) => {
      const clubWithMail = await startClubWithMail();
      await use(clubWithMail);
      await clubWithMail.close();
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  testInstance: async ({ browser, clubWithMail }, use) => {
    const { testInstance, close } = openTestInstance(browser, clubWithMail.club, clubWithMail.siteUrl);
    await use(testInstance);
    await close();
  },
});
