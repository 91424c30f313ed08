import { type ClubMailKind, logHeadSent, logProven } from '@platzwart/contracts/club';
import { dataOf } from '../core/eventData.ts';
import { formatsOf } from '../core/formats.ts';
import { type MailDefinition, written } from '../core/mailDefinition.ts';
import type { MailFeature } from '../core/mailFeature.ts';
import { clubTexts } from './clubTexts.ts';

/** All of them are on the page "Betrieb". */
const shownFlaws = 10;

/** The signed head of the log, as a file that `npm run verify-log -- --head` reads. */
const logHead: MailDefinition = {
  address: 'present',
  write: ({ event, addressee, club }) => {
    const { head } = dataOf(logHeadSent, event);
    const texts = clubTexts[addressee.language];
    const facts = {
      club: club.name,
      firstName: addressee.firstName,
      at: formatsOf(addressee.language).instant(head.takenAt),
    };
    const lines = Object.entries(head.streams).map(([stream, { events }]) => texts.line(stream, String(events)));
    return written({
      subject: texts.subject(facts),
      heading: texts.heading(),
      paragraphs: texts.paragraphs(facts),
      facts: [{ label: texts.streams, lines }],
      button: { label: texts.button, path: '/dashboard' },
      notes: texts.notes(),
      attachments: [
        {
          fileName: `log-head-${head.takenAt.slice(0, 10)}.json`,
          type: 'application/json',
          content: `${JSON.stringify(head, undefined, 2)}\n`,
        },
      ],
    });
  },
};

/** The log is not what it must be: what is wrong, and where. */
const logFlawed: MailDefinition = {
  address: 'present',
  write: ({ event, addressee, club }) => {
    const { startedAt, flaws, flawCount } = dataOf(logProven, event);
    const { flawed } = clubTexts[addressee.language];
    const facts = {
      ...{ club: club.name, firstName: addressee.firstName, count: flawCount },
      at: formatsOf(addressee.language).instant(startedAt),
    };
    const lines = flaws.slice(0, shownFlaws).map((flaw) => flawed.line(flaw));
    return written({
      subject: flawed.subject(facts),
      heading: flawed.heading(),
      paragraphs: flawed.paragraphs(facts),
      facts: [{ label: flawed.found, lines }],
      button: { label: flawed.button, path: '/dashboard/operations' },
      notes: flawed.notes(),
    });
  },
};

/** The e-mails about the club's log. */
export const clubMails: MailFeature<ClubMailKind> = {
  definitions: { LOG_HEAD: logHead, LOG_FLAWED: logFlawed },
  triggers: {
    [logHeadSent.type]: {
      plan: (event) => [{ kind: 'LOG_HEAD', personId: dataOf(logHeadSent, event).personId, about: event.id }],
      ifUnreadable: 'LOG_HEAD',
    },
    [logProven.type]: {
      plan: (event) =>
        dataOf(logProven, event).recipients.map((personId) => ({ kind: 'LOG_FLAWED', personId, about: event.id })),
      ifUnreadable: 'LOG_FLAWED',
    },
  },
};
