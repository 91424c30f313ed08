import { streams } from '@platzwart/contracts/core';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type SmtpSink, openSmtpSink } from '../../tests/support/smtpSink.ts';
import { sendAllDue } from '../testing/sendAllDue.ts';
import { clubFacts } from '../testing/clubFacts.ts';
import { invoiceWarnedAndCancelled } from '../testing/invoiceFacts.ts';
import { type MailWorld, openMailWorld } from '../testing/mailWorld.ts';
import { readLog } from '../testing/readLog.ts';
import { smtpTransport } from '../transport/smtpTransport.ts';
import { directDebit } from './pdf/specDocuments.ts';
import { type DocumentKeeping, keepDocuments } from './documentKeeper.ts';
import { readPdf } from '@platzwart/service-process/spec-pdf-reader';

const invoiceId = '0d7f6a52-5b3e-4c21-9a55-2f6a3a1b0101';
const stornoId = '0d7f6a52-5b3e-4c21-9a55-2f6a3a1b0102';
const names = [
  { invoiceId, warningLevel: 0 },
  { invoiceId, warningLevel: 1 },
  { invoiceId: stornoId, warningLevel: 0 },
] as const;
const demand = ['2026-00012', '347,00\u00a0€', 'Tennisclub Sandplatz e. V.', 'DE02 1203 0000 0000 2020 51', 'RF'];

const saying = [
  [...demand, '15. Juli 2026', 'inzwischen bezahlt'],
  [...demand, '30. Juli 2026', 'hinfällig'],
  ['2026-00013', 'erstatten dir 347,00', 'Falsche Person'],
];
const subjects = [/^Rechnung 2026-00012 von/, /^Zahlungserinnerung/, /storniert$/];

let world: MailWorld;
let sink: SmtpSink;
const errors: string[] = [];

const send = async (): Promise<void> => {
  await readLog(world);
  const transport = smtpTransport({ smtpUrl: sink.url, from: 'club@platz.example', host: 'platz.example' });
  const round = sendAllDue(world.sendingBy(transport));
  while (await round());
  transport.close();
};
const annasInvoice = async () => {
  const { personId } = await world.person();
  return { personId, facts: await invoiceWarnedAndCancelled(world.vault, { personId, invoiceId, stornoId }) };
};
const keeping = (): DocumentKeeping => ({
  ...{ pool: world.pool, store: world.store, vault: world.vault },
  log: { error: (_, message) => errors.push(message) },
});
/** Runs the keeper of the documents until `reached`. */
const keepUntil = async (reached: () => Promise<void>): Promise<void> => {
  const end = new AbortController();
  const done = keepDocuments(keeping(), end.signal);
  await vi.waitFor(reached, { timeout: 60_000 });
  end.abort();
  await done;
};
const stored = () => Promise.all(names.map((name) => world.vault.documents.find(name)));
const allStored = async (): Promise<void> => expect(await stored()).not.toContain(null);
const bytesOf = (content: ArrayBuffer | Uint8Array | string = ''): Uint8Array =>
  typeof content === 'string' ? Buffer.from(content) : new Uint8Array(content);
const mailAbout = (subject = /^$/) => {
  const found = sink.mails.find(({ mail }) => subject.test(mail.subject ?? ''));
  if (!found) throw new Error(`No e-mail ${subject.source}`);
  return found;
};
const attachmentOf = (subject: RegExp) => {
  const [file, ...others] = mailAbout(subject).mail.attachments;
  if (!file || others.length > 0) throw new Error('Not exactly one attachment');
  return file;
};

beforeEach(async () => {
  errors.length = 0;
  [world, sink] = [await openMailWorld(), await openSmtpSink()];
  await world.write(streams.club, ...clubFacts);
});
afterEach(async () => {
  await sink.close();
  await world.close();
});

describe('The e-mail of an invoice', () => {
  it('has the document as it lies in the vault attached', async () => {
    const { facts } = await annasInvoice();
    await world.write(streams.ledger, ...facts);
    await send();
    const documents = await stored();
    expect(documents.map((document) => document?.fileName)).toEqual([
      'Rechnung-2026-00012.pdf',
      'Zahlungserinnerung-Rechnung-2026-00012.pdf',
      'Stornorechnung-2026-00013.pdf',
    ]);
    const attached = subjects.map(attachmentOf);
    expect(attached.map(({ mimeType, filename }) => [mimeType, filename])).toEqual(
      documents.map((document) => ['application/pdf', document?.fileName]),
    );
    expect(attached.map(({ content }) => bytesOf(content))).toEqual(documents.map((document) => document?.bytes));
    const { pages } = await readPdf(bytesOf(attached[0]?.content));
    expect(pages.join(' ')).toContain('Rechnung 2026-00012');
  });

  it.each([
    ['is not sent where the money came while it waited', ['InvoicePaid'], false],
    ['is sent where that money went back', ['InvoicePaid', 'InvoiceReopened'], true],
  ])('of a reminder %s', async (_, types, isSent) => {
    const { personId, facts } = await annasInvoice();
    const [issued, warned] = facts;
    const { claims, number } = issued.data;
    const receipt = { amount: 34_700, paidOn: '2026-07-20', method: 'BANK', reference: null };
    const after = types.map((type) => ({
      type,
      data: {
        ...{ invoiceId, personId, number, claims },
        ...(type === 'InvoicePaid' ? receipt : { sealedReason: null }),
      },
    }));
    await world.write(streams.ledger, issued, warned, ...after);
    await send();
    expect(sink.mails.some(({ mail }) => /^Zahlungserinnerung/.test(mail.subject ?? ''))).toBe(isSent);
    const reminder = (await world.outbox()).find(({ kind }) => kind === 'INVOICE_WARNING');
    expect(reminder?.problem ?? null).toBe(isSent ? null : 'NO_LONGER_WANTED');
  });

  it('says what, until when and where to pay, or that it is cancelled and why', async () => {
    const { facts } = await annasInvoice();
    await world.write(streams.ledger, ...facts);
    await send();
    for (const [index, words] of saying.entries()) {
      const { text = '', html = '' } = mailAbout(subjects[index]).mail;
      expect(words.filter((word) => !text.includes(word) || !html.includes(word))).toEqual([]);
    }
  });

  it('says that the amount will be collected, and by which mandate, and asks for no transfer', async () => {
    const { personId } = await world.person();
    const [issued] = await invoiceWarnedAndCancelled(world.vault, { personId, directDebit });
    await world.write(streams.ledger, issued);
    await send();
    const { text = '', html = '' } = mailAbout(/^Rechnung 2026-00012 von/).mail;
    const { mandateReference, creditorId } = directDebit;
    for (const said of ['347,00', 'SEPA-Lastschrift', '15. Juli 2026', mandateReference, creditorId, 'DE89 **** 3000'])
      expect([said, text.includes(said), html && html.includes(said)]).toEqual([said, true, true]);
    expect(`${text} ${html}`).not.toMatch(/Bitte überweise|GiroCode|37040044|DE02 1203|RF26/);
  });

  it('is not sent to a person who was erased, and the document is kept to be printed', async () => {
    const { personId, facts } = await annasInvoice();
    await world.write(streams.ledger, ...facts);
    await world.vault.forget(personId);
    await send();
    expect((await world.outbox()).map(({ state, problem }) => [state, problem])).toEqual(
      names.map(() => ['DROPPED', 'PERSON_ERASED']),
    );
    expect(sink.mails).toHaveLength(0);
    await keepUntil(allStored);
    const { rows } = await world.pool.query<{ until: string }>(
      'select distinct kept_until::text as until from vault.documents',
    );
    expect(rows).toEqual([{ until: '2034-12-31' }]);
  });
});

describe('The keeper of the documents', () => {
  it('stores each soon after it was issued while no e-mail can be sent, and continues where it ended', async () => {
    const { facts } = await annasInvoice();
    const [issued, ...later] = facts;
    await world.write(streams.ledger, issued);
    await keepUntil(async () => expect((await stored())[0]).not.toBeNull());
    const [before] = await stored();
    await world.write(streams.ledger, ...later);
    await keepUntil(allStored);
    expect((await stored())[0]).toEqual(before);
    await send();
    const attached = sink.mails.map(({ mail }) => bytesOf(mail.attachments[0]?.content).length).toSorted();
    expect(attached).toEqual((await stored()).map((document) => document?.bytes.length ?? 0).toSorted());
  });

  it('stores the others where one cannot be read, and tries that one again at the next start', async () => {
    const { facts } = await annasInvoice();
    const [issued, warned, cancelled] = facts;
    await world.write(streams.ledger, { ...issued, data: { ...issued.data, sealedDocument: 'v1.AAAA' } });
    await world.write(streams.ledger, warned, cancelled);
    for (const count of [1, 2])
      await keepUntil(async () => {
        expect((await stored()).slice(1)).not.toContain(null);
        expect(errors).toHaveLength(count);
      });
    expect((await stored())[0]).toBeNull();
  });
});
