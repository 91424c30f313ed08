import type { Reply } from '@platzwart/service-process/operations-server';
import { type Html, markup } from '../templates/markup.ts';
import { type CaughtMail, type MailboxDependencies, caughtMails } from './caughtMails.ts';
import { mailboxFrame } from './mailboxFrame.ts';

const views = ['desktop', 'phone', 'text'] as const;
type View = (typeof views)[number];

/** Content security policy: no scripts, nothing from other hosts, and only the mailbox page may frame the e-mail. */
const pageHeaders = {
  'content-security-policy':
    "default-src 'none'; style-src 'unsafe-inline'; frame-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
};
const emailHeaders = {
  'content-security-policy':
    "sandbox allow-popups allow-popups-to-escape-sandbox; default-src 'none'; style-src 'unsafe-inline'; form-action 'none'; frame-ancestors 'self'",
};

const page = (text: string, status = 200): Reply => ({
  ...{ status, text, type: 'text/html; charset=utf-8' },
  headers: pageHeaders,
});
const nothingThere = page(mailboxFrame({ title: 'Not found', body: markup`<p>There is no such e-mail.</p>` }), 404);

const entry = ({ mailId, to, subject, caughtAt }: CaughtMail): Html =>
  markup` <li>
    <a href="/dev/mailbox/${mailId}"
      ><strong>${subject}</strong><small>To ${to.name}, ${to.address} · ${caughtAt}</small></a
    >
  </li>`;

const list = (mails: readonly CaughtMail[]): Reply =>
  page(
    mailboxFrame({
      title: `Mailbox (${mails.length})`,
      // The page reloads by itself to show new e-mails.
      head: markup`<meta http-equiv="refresh" content="5" />`,
      body:
        mails.length === 0
          ? markup`<p>No e-mails yet. Register, book or ask for a new password, and look again.</p>`
          : markup`<ol>
              ${mails.map(entry)}
            </ol>`,
    }),
  );

const contentOf = ({ mailId, text, subject }: CaughtMail, view: View): Html =>
  view === 'text'
    ? markup`<pre tabindex="0">${text}</pre>`
    : markup`<iframe
        class="${view}"
        title="${subject}"
        src="/dev/mailbox/${mailId}/body"
        sandbox="allow-popups allow-popups-to-escape-sandbox"
      ></iframe>`;

const tab = (mailId: string, view: View, present: View): Html =>
  view === present
    ? markup`<a href="/dev/mailbox/${mailId}?as=${view}" aria-current="page">${view}</a>`
    : markup`<a href="/dev/mailbox/${mailId}?as=${view}">${view}</a>`;

const mailPage = (mail: CaughtMail, view: View): Reply => {
  const { mailId, to, sender, subject, caughtAt, attachments } = mail;
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
    <nav aria-label="How the e-mail is shown">${views.map((each) => tab(mailId, each, view))}</nav>
    ${contentOf(mail, view)}`;
  return page(mailboxFrame({ title: subject, body }));
};

/** The e-mail as a mail program would show it; its links open in a new window. */
const bareMail = ({ html: text }: CaughtMail): Reply => ({
  ...{ status: 200, type: 'text/html; charset=utf-8', headers: emailHeaders },
  text: text.replace('<head>', '<head><base target="_blank">'),
});

const address = /^\/mailbox(?:\/(?<mailId>[\da-f-]{36})(?<bare>\/body)?)?(?:\?(?<query>.*))?$/;

/** `/mailbox`, `/mailbox/ID?as=phone`, `/mailbox/ID/body`; the gateway serves them at `/dev/mailbox`, in demo mode only. */
export const mailboxPages = (needs: MailboxDependencies): ((url: string) => Promise<Reply> | null) => {
  const mails = caughtMails(needs);
  const find = async (mailId: string, isBare: boolean, view: View): Promise<Reply> => {
    const mail = await mails.byId(mailId);
    if (!mail) return nothingThere;
    return isBare ? bareMail(mail) : mailPage(mail, view);
  };
  return (url) => {
    const found = address.exec(url)?.groups;
    if (!found) return null;
    const { mailId, bare, query } = found;
    const view = new URLSearchParams(query).get('as');
    if (mailId === undefined) return mails.newest().then(list);
    return find(mailId, bare !== undefined, views.find((each) => each === view) ?? 'desktop');
  };
};
