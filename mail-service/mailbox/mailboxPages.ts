import type { Reply } from '@platzwart/service-process/operations-server';
import { type Html, markup } from '../letters/markup.ts';
import { type CaughtLetter, type MailboxNeeds, caughtLetters } from './caughtLetters.ts';
import { mailboxFrame } from './mailboxFrame.ts';

const looks = ['desktop', 'phone', 'text'] as const;
type Look = (typeof looks)[number];

/** No script runs on these pages, nothing is fetched from elsewhere, and only the letter itself may be framed, by its own page. */
const pageHeaders = {
  'content-security-policy':
    "default-src 'none'; style-src 'unsafe-inline'; frame-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
};
const letterHeaders = {
  'content-security-policy':
    "sandbox allow-popups allow-popups-to-escape-sandbox; default-src 'none'; style-src 'unsafe-inline'; form-action 'none'; frame-ancestors 'self'",
};

const page = (text: string, status = 200): Reply => ({
  ...{ status, text, type: 'text/html; charset=utf-8' },
  headers: pageHeaders,
});
const nothingThere = page(mailboxFrame({ title: 'Not found', body: markup`<p>There is no such letter.</p>` }), 404);

const entry = ({ mailId, to, subject, caughtAt }: CaughtLetter): Html =>
  markup` <li>
    <a href="/dev/mailbox/${mailId}"
      ><strong>${subject}</strong><small>To ${to.name}, ${to.address} · ${caughtAt}</small></a
    >
  </li>`;

const list = (letters: readonly CaughtLetter[]): Reply =>
  page(
    mailboxFrame({
      title: `Mailbox (${letters.length})`,
      // Looks again by itself: new letters come while somebody watches.
      head: markup`<meta http-equiv="refresh" content="5" />`,
      body:
        letters.length === 0
          ? markup`<p>No letters yet. Register, book or ask for a new password, and look again.</p>`
          : markup`<ol>
              ${letters.map(entry)}
            </ol>`,
    }),
  );

const contentOf = ({ mailId, text, subject }: CaughtLetter, look: Look): Html =>
  look === 'text'
    ? markup`<pre tabindex="0">${text}</pre>`
    : markup`<iframe
        class="${look}"
        title="${subject}"
        src="/dev/mailbox/${mailId}/letter"
        sandbox="allow-popups allow-popups-to-escape-sandbox"
      ></iframe>`;

const tab = (mailId: string, look: Look, present: Look): Html =>
  look === present
    ? markup`<a href="/dev/mailbox/${mailId}?as=${look}" aria-current="page">${look}</a>`
    : markup`<a href="/dev/mailbox/${mailId}?as=${look}">${look}</a>`;

const letterPage = (letter: CaughtLetter, look: Look): Reply => {
  const { mailId, to, sender, subject, caughtAt, attachments } = letter;
  const files = attachments.map(({ fileName }) => fileName).join(', ') || 'none';
  const body = markup` <dl>
      <dt>Subject</dt>
      <dd>${subject}</dd>
      <dt>From</dt>
      <dd>${sender.name}</dd>
      <dt>To</dt>
      <dd>${to.name}, ${to.address}</dd>
      <dt>Caught</dt>
      <dd>${caughtAt}</dd>
      <dt>Attached</dt>
      <dd>${files}</dd>
    </dl>
    <nav aria-label="How the letter is shown">${looks.map((each) => tab(mailId, each, look))}</nav>
    ${contentOf(letter, look)}`;
  return page(mailboxFrame({ title: subject, body }));
};

/** The letter as a mail program would show it; its links open in a window of their own. */
const bareLetter = ({ html: text }: CaughtLetter): Reply => ({
  ...{ status: 200, type: 'text/html; charset=utf-8', headers: letterHeaders },
  text: text.replace('<head>', '<head><base target="_blank">'),
});

const address = /^\/mailbox(?:\/(?<mailId>[\da-f-]{36})(?<bare>\/letter)?)?(?:\?(?<query>.*))?$/;

/** `/mailbox`, `/mailbox/ID?as=phone`, `/mailbox/ID/letter`; the gateway shows them at `/dev/mailbox`, in demo mode alone. */
export const mailboxPages = (needs: MailboxNeeds): ((url: string) => Promise<Reply> | null) => {
  const letters = caughtLetters(needs);
  const find = async (mailId: string, isBare: boolean, look: Look): Promise<Reply> => {
    const letter = await letters.byId(mailId);
    if (!letter) return nothingThere;
    return isBare ? bareLetter(letter) : letterPage(letter, look);
  };
  return (url) => {
    const found = address.exec(url)?.groups;
    if (!found) return null;
    const { mailId, bare, query } = found;
    const look = new URLSearchParams(query).get('as');
    if (mailId === undefined) return letters.newest().then(list);
    return find(mailId, bare !== undefined, looks.find((each) => each === look) ?? 'desktop');
  };
};
