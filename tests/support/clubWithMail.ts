import { expect } from 'playwright/test';
import { openClubhouse, test as base } from './clubhouse.ts';
import { freePort } from './freePort.ts';
import { type RunningClub, openHouse } from './runningClub.ts';
import { type SmtpSink, openSmtpSink } from './smtpSink.ts';

export type ClubWithMail = Readonly<{
  club: RunningClub;
  /** The mail server that the club hands its letters to. */
  post: Pick<SmtpSink, 'mails' | 'become'>;
  /** The link in the newest letter to somebody that leads to `page`; waits for it. */
  linkTo: (email: string, page: string) => Promise<string>;
  close: () => Promise<void>;
}>;

const decoded = (text: string): string => text.replaceAll('&amp;', '&');

/** A house of its own that hands its letters to a real SMTP server. */
const openClubWithMail = async (): Promise<ClubWithMail> => {
  const [sink, port] = [await openSmtpSink(), await freePort()];
  const { club, close } = await openHouse(port, {
    SMTP_URL: sink.url,
    MAIL_FROM: 'platz@verein.example',
    PUBLIC_URL: `http://127.0.0.1:${port}`,
  });
  const linkIn = (email: string, page: string): string | undefined =>
    sink.mails
      .filter(({ to }) => to.includes(email))
      .flatMap(({ mail }) => decoded(`${mail.text ?? ''} ${mail.html ?? ''}`).match(/https?:\/\/[^\s"<>)]+/g) ?? [])
      .findLast((link) => new URL(link).pathname === page);
  return {
    club,
    post: sink,
    linkTo: async (email, page) => {
      await expect.poll(() => linkIn(email, page), { message: `A letter to ${email}`, timeout: 30_000 }).toBeDefined();
      return linkIn(email, page) ?? '';
    },
    close: async () => {
      await close();
      await sink.close();
    },
  };
};

/** For stories in which letters are read: all of them go to one such house. */
export const test = base.extend<object, { house: ClubWithMail }>({
  house: [
    async ({}, use) => {
      const house = await openClubWithMail();
      await use(house);
      await house.close();
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  clubhouse: async ({ browser, house }, use) => {
    const { clubhouse, close } = openClubhouse(browser, house.club);
    await use(clubhouse);
    await close();
  },
});
