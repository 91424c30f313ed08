import { cents, localDate } from '@platzwart/contracts/core';
import { correctionOf, invoiceNumber, stornoOf, templateVersion, warningOf } from '@platzwart/contracts/invoice';
import { describe, expect, it } from 'vitest';
import { renderInvoicePdf } from './renderInvoicePdf.ts';
import { directDebit, everyLine, invoiceWith, switchedLines } from './specDocuments.ts';
import { readPdf } from '@platzwart/service-process/spec-pdf-reader';

const read = async (document: Parameters<typeof renderInvoicePdf>[0]) => readPdf(await renderInvoicePdf(document));

describe('The PDF of an invoice', () => {
  it('says who, what, when, the sums of each rate, and what is due', async () => {
    const { pages } = await read(invoiceWith());
    const text = pages.join(' ');
    for (const part of [
      ...['Łukasz Groß', 'Rosenweg 12a', '80331 München', 'Rechnung 2026-00012', 'Steuernummer 143/215/12345'],
      ...['Mo., 15.06.2026, 18:00–19:00', 'Gastgebühr: Tennis, Platz 3', '20 Termine', 'Stundenkarte Erwachsene'],
      ...['Netto zu 7 % 319,63 €', 'Umsatzsteuer 7 % 22,37 €', 'Netto zu 19 % 17,65 €', 'Umsatzsteuer 19 % 3,35 €'],
      ...['Gesamtbetrag 363,00 €', 'Davon bereits bezahlt −16,00 €', 'Zu zahlen 347,00 €', '§ 286 Abs. 3 BGB'],
      ...['DE02 1203 0000 0000 2020 51', 'RF26202600012 2026-00012', '15.07.2026'],
    ])
      expect(text).toContain(part);
  });

  // decisions.md Q4, Q5
  it('is addressed to the business, then the person, and abroad to the country', async () => {
    const { recipient, ...invoice } = invoiceWith();
    const address = { ...recipient.address, zip: '1010', city: 'Wien', country: 'AT' };
    const business = { ...recipient, companyName: '3D Druck GmbH', address };
    const { pages } = await read({ ...invoice, recipient: business });
    expect(pages[0]).toMatch(/3D Druck GmbH\s+Łukasz Groß\s+Rosenweg 12a\s+1010 Wien\s+ÖSTERREICH/);
    const alone = await read({ ...invoice, recipient: { ...business, firstName: '', lastName: '' } });
    expect(alone.pages[0]).toMatch(/3D Druck GmbH\s+Rosenweg 12a/);
  });

  // decisions.md Q1
  it('has a correction that says what of it is waived, with the VAT of each rate, and demands nothing', async () => {
    const invoice = invoiceWith();
    const terms = { number: invoiceNumber(2026, 13), issuedOn: localDate('2026-08-01'), waived: cents(10_000) };
    const { pages, codes, metadata } = await read(correctionOf(invoice, terms));
    const text = pages.join(' ');
    for (const part of [
      ...['Rechnungskorrektur 2026-00013', 'Korrigiert', 'Rechnung 2026-00012 vom 01.07.2026'],
      ...['Netto zu 7 % −92,11 €', 'Umsatzsteuer 7 % −6,45 €', 'Netto zu 19 % −1,21 €', 'Umsatzsteuer 19 % −0,23 €'],
      ...['Gesamtbetrag −100,00 €', 'Damit ist die Rechnung beglichen.'],
    ])
      expect(text).toContain(part);
    expect(text).not.toMatch(/Zahlbar bis|Bitte überweise|GiroCode/);
    expect([await codes(), metadata.info]).toMatchObject([[], { Title: 'Rechnungskorrektur 2026-00013' }]);
  });

  it('is written in the language of the recipient', async () => {
    const { pages, metadata } = await read(invoiceWith({ language: 'en' }));
    expect(pages.join(' ')).toContain('Please transfer €347.00 by 15 Jul 2026.');
    expect(metadata.info).toMatchObject({ Title: 'Invoice 2026-00012', Language: 'en' });
  });

  it('can be read aloud: language, title, headings, tables with their heads, and the code as a figure', async () => {
    const { roles, metadata, isTagged } = await read(invoiceWith());
    expect(isTagged).toBe(true);
    expect(metadata.info).toMatchObject({ Title: 'Rechnung 2026-00012', Language: 'de' });
    for (const role of ['Document', 'H1', 'P', 'Table', 'THead', 'TBody', 'TR', 'TH', 'TD', 'Figure'])
      expect(roles).toContain(role);
  });

  it('holds a GiroCode over the amount due that a banking app reads', async () => {
    const { codes } = await read(invoiceWith());
    expect(await codes()).toEqual([
      'BCD\n002\n1\nSCT\nBYLADEM1001\nTennisclub Sandplatz e. V.\nDE02120300000000202051\nEUR347.00\n\nRF26202600012',
    ]);
  });

  it('has no code and demands nothing where all is paid', async () => {
    const paid = everyLine.map((line) => ({ ...line, alreadyPaid: true }));
    const { pages, codes } = await read(invoiceWith({ lines: paid }));
    expect(pages.join(' ')).toContain('Es ist nichts zu zahlen.');
    expect(await codes()).toEqual([]);
  });

  it.each([
    ['de', 'Wir ziehen 347,00 € per SEPA-Lastschrift ein, frühestens am 15.07.2026.', 'Überweisen musst du nichts.'],
    ['en', 'We will collect €347.00 by SEPA direct debit, on 15 Jul 2026', 'nothing for you to transfer'],
  ] as const)(
    'that is collected says by which mandate, masks the account, and asks for no transfer (%s)',
    async (language, ...said) => {
      const { pages, codes } = await read({ ...invoiceWith({ language }), directDebit });
      const text = pages.join(' ');
      for (const part of [...said, 'M-3E0B8A11-2B3D4E5F', 'DE98ZZZ09999999999', 'DE89 **** 3000'])
        expect(text).toContain(part);
      // The account of the club is in the foot of each page, and nowhere else.
      expect(text.match(/DE02 1203/g)).toHaveLength(pages.length);
      expect(text.match(/Bankverbindung des Vereins|The club's bank account/g)).toHaveLength(pages.length);
      expect(text).not.toMatch(/Bitte überweise|Zahlbar bis|Please transfer|GiroCode|§ 286|37040044|RF26/);
      expect(await codes()).toEqual([]);
    },
  );

  it('repeats the head of the table on each page, and has every line once', async () => {
    const lines = Array.from({ length: 60 }, () => everyLine)
      .flat()
      .slice(0, 60);
    const { pages } = await read(invoiceWith({ lines }));
    expect(pages.length).toBeGreaterThan(2);
    for (const page of pages.slice(0, 3)) expect(page).toContain('Leistung USt Betrag');
    expect(pages.join(' ').match(/Stundenkarte Erwachsene/g)).toHaveLength(12);
    expect(pages.at(-1)).toContain(`Seite ${pages.length} von ${pages.length}`);
  });

  it.each([
    ['de', 'Rechnung 2026-00012 · Seite 2 von 4'],
    ['en', 'Invoice 2026-00012 · Page 2 of 4'],
  ] as const)('names the invoice at the foot of each page (%s)', async (language, foot) => {
    const lines = Array.from({ length: 10 }, () => everyLine).flat();
    const { pages } = await read(invoiceWith({ lines, language }));
    expect(pages[1]).toContain(foot);
  });

  it('of the first template stays as it was: the foot counts the pages alone', async () => {
    const { pages } = await read({ ...invoiceWith(), templateVersion: 1 });
    expect(pages.at(-1)).toMatch(/BYLADEM1001 Seite \d von \d$/);
  });

  it('does not move the digits of a day into each other, as the second template did', async () => {
    const widthOfDay = async (version: number): Promise<number | undefined> => {
      const { widths } = await read({ ...invoiceWith(), templateVersion: version });
      return widths.find(({ text }) => text === '01.07.2026')?.width;
    };
    // Eight digits and two full stops of 8 points, as wide as the typeface draws them one by one.
    expect(await widthOfDay(templateVersion)).toBeGreaterThan(45);
    // It was drawn in pieces.
    expect(await widthOfDay(2)).toBeUndefined();
  });

  it('of a small business names § 19 UStG and no rate', async () => {
    const untaxed = everyLine.map((line) => ({ ...line, vatRate: 0 }));
    const { pages } = await read(invoiceWith({ lines: untaxed, smallBusiness: true }));
    const text = pages.join(' ');
    expect(text).toContain('§ 19 UStG');
    expect(text).not.toMatch(/Umsatzsteuer|USt |Netto|%/);
  });

  it('of days before and after § 19 UStG has rates, and marks the items that are exempt by it', async () => {
    const textOf = async (document: Parameters<typeof read>[0]) => (await read(document)).pages.join(' ');
    const text = await textOf(invoiceWith({ lines: switchedLines }));
    expect(text.match(/(?<!„)§ 19(?! UStG|“)/g)).toHaveLength(2);
    expect(text).toContain('Mit „§ 19“ gekennzeichnet: steuerfreie Leistungen eines Kleinunternehmers (§ 19 UStG).');
    expect(text).toMatch(/Umsatzsteuer 7 %/);
    expect(text).not.toContain('Leistungen zu 0 %');
    const both = switchedLines.map((line, index) => (index === 0 ? { ...line, vatRate: 0 } : line));
    expect(await textOf(invoiceWith({ lines: both }))).toContain('(§ 19 UStG). Leistungen zu 0 % sind steuerfrei.');
  });

  it('says that items without VAT are exempt, and says nothing of it where all is taxed', async () => {
    const lines = everyLine.map((line, index) => (index === 0 ? { ...line, vatRate: 0 } : line));
    const textOf = async (document: Parameters<typeof read>[0]) => (await read(document)).pages.join(' ');
    expect(await textOf(invoiceWith({ lines }))).toContain('Leistungen zu 0 % sind steuerfrei.');
    expect(await textOf({ ...invoiceWith({ lines }), templateVersion: 2 })).not.toContain('steuerfrei');
    expect(await textOf(invoiceWith())).not.toContain('steuerfrei');
  });

  it('has the same bytes each time', async () => {
    const [first, second] = [await renderInvoicePdf(invoiceWith()), await renderInvoicePdf(invoiceWith())];
    expect(Buffer.compare(first, second)).toBe(0);
  });
});

describe('The PDF of a cancellation', () => {
  it('names the cancelled invoice, is negative, and demands nothing', async () => {
    const { pages, codes } = await read(
      stornoOf(invoiceWith(), { number: invoiceNumber(2026, 13), issuedOn: localDate('2026-07-02') }),
    );
    const text = pages.join(' ');
    expect(text).toContain('Stornorechnung 2026-00013');
    expect(text).not.toContain('Danke, dass du den Verein unterstützt.');
    expect(text).toContain('hebt die Rechnung 2026-00012 vom 01.07.2026 vollständig auf');
    expect(text).toContain('Gesamtbetrag −363,00 €');
    expect(text).not.toMatch(/Gutschrift|überweise|GiroCode/);
    expect(await codes()).toEqual([]);
  });

  it('and a letter about it have the template of their own day', () => {
    const old = { ...invoiceWith(), templateVersion: 1 };
    const days = { issuedOn: localDate('2026-08-01'), dueOn: localDate('2026-08-15') };
    const named = { number: invoiceNumber(2026, 13), issuedOn: localDate('2026-07-02') };
    expect(stornoOf(old, named)).toMatchObject({ templateVersion });
    expect(warningOf(old, { level: 1, ...days, amountDue: cents(500) })).toMatchObject({ templateVersion });
  });

  it('says nothing of a direct debit by which the invoice would have been collected', () => {
    const collected = { ...invoiceWith(), directDebit };
    const named = { number: invoiceNumber(2026, 13), issuedOn: localDate('2026-07-02') };
    expect(stornoOf(collected, named)).toEqual(stornoOf(invoiceWith(), named));
  });
});

describe('The letters about an unpaid invoice', () => {
  it.each([
    [1, 'Zahlungserinnerung', 'vielleicht ist es untergegangen'],
    [2, 'Mahnung', 'trotz unserer Erinnerung'],
    [3, 'Letzte Mahnung', 'Dies ist unsere letzte Mahnung'],
  ] as const)('level %i: %s', async (level, title, sentence) => {
    const days = { issuedOn: localDate('2026-08-01'), dueOn: localDate('2026-08-15') };
    const { pages, codes, metadata } = await read(
      warningOf(invoiceWith(), { level, ...days, amountDue: invoiceWith().amountDue }),
    );
    const text = pages.join(' ');
    expect(metadata.info).toMatchObject({ Title: `${title}: Rechnung 2026-00012` });
    expect(text).toContain(sentence);
    expect(text).not.toContain('Danke, dass du den Verein unterstützt.');
    expect(text).toContain('Bitte überweise 347,00 € bis zum 15.08.2026.');
    // One day to pay by: that of the invoice is over.
    expect(text).toContain('War fällig am');
    expect(text).not.toContain('Zahlbar bis');
    expect(await codes()).toHaveLength(1);
  });
});
