import { describe, expect, it } from 'vitest';
import { readStatements } from './readStatements.ts';
import type { StatementEntry } from './statementEntry.ts';

type Expected = Readonly<Partial<Record<keyof StatementEntry, unknown>>>;

type Written = Readonly<{
  line?: string;
  text?: string | null;
  account?: string;
  opening?: string;
  closing?: string;
  eol?: string;
}>;

/** A statement of one movement, as a bank writes its lines. */
const statement = ({
  line = '2611241124CR48,50NTRFNONREF',
  text = '166?00GUTSCHRIFT?20SVWZ+Tennis',
  ...others
}: Written): string => {
  const { account = 'DE89370400440532013000', eol = '\r\n' } = others;
  const { opening = ':60F:C261123EUR1000,00', closing = ':62F:C261124EUR1048,50' } = others;
  const said = text === null ? [] : [`:86:${text}`];
  return [':20:STARTUMS', `:25:${account}`, ':28C:1/1', opening, `:61:${line}`, ...said, closing, '-', ''].join(eol);
};
const read = (file: string | Buffer) => readStatements(Buffer.from(file));
const entries = (file: string | Buffer): readonly StatementEntry[] => read(file).flatMap((each) => each.entries);
const entryOf = (written: Written) => entries(statement(written))[0];

describe('What a payer wrote, in MT940', () => {
  const gut = '166?00GUTSCHRIFT?20SVWZ+';
  const [number, name] = ['Rechnung 2026-00012', 'Joerg Mueller'];
  const behind = '?31DE02120300000000202051?32Joerg Mueller';

  it.each<readonly [string, string, Expected]>([
    ['a line that begins with a hyphen', `${gut}Rechnung 2026\r\n-00012${behind}`, { text: number, name }],
    ['a line that is a hyphen', `${gut}Rechnung 2026\r\n-\r\n00012${behind}`, { text: number, name }],
    [
      'a line that looks like a time',
      `${gut}Platz 12-09T16\r\n:26:37 2026-00012${behind}`,
      { text: 'Platz 12-09T16:26:37 2026-00012', name },
    ],
    [
      'a line that looks like a reference',
      `${gut}Spiel um\r\n:20:15 Uhr 2026-00012${behind}`,
      { text: 'Spiel um:20:15 Uhr 2026-00012', name },
    ],
    ['a line that looks like an account', `${gut}bis\r\n:25: Minute${behind}`, { text: 'bis:25: Minute', name }],
    ['a line that looks like a number of a statement', `${gut}um\r\n:28:12${behind}`, { text: 'um:28:12', name }],
    ['a line that looks like a balance', `${gut}zu\r\n:60: Platz${behind}`, { text: 'zu:60: Platz', name }],
    ['a line of two digits and a colon', `${gut}um 18\r\n:30: Platz 2${behind}`, { text: 'um 18:30: Platz 2', name }],
    ['a line in braces', `${gut}Platz\r\n{1} und 2${behind}`, { text: 'Platz{1} und 2', name }],
    ['an empty line', `${gut}Rechnung \r\n\r\n2026-00012${behind}`, { text: number, name }],
    [
      'the field 00 twice',
      `168?00ECHTZEIT-GUTSCHRIFT?00SVWZ+${number}?31DE02120300000000202051?00Joerg Mueller`,
      { text: number, name },
    ],
    [
      'a field of the text twice',
      '166?00GUTSCHRIFT?20SVWZ+Rechnung ?202026-00012?21 danke',
      { text: `${number} danke` },
    ],
    ['the mark of the text twice', `${gut}Rechnung?21SVWZ+2026-00012`, { text: number }],
    ['fields behind the name', `${gut}Rechnung ${behind}?602026-?6100012`, { text: number, name }],
    ['the name in two fields', `${gut}x?32Joerg ?33Mueller`, { name }],
    [
      'a question with a number',
      `${gut}Wann?30 Tage?21 Ziel${behind}`,
      { text: 'Wann?30 Tage Ziel', name, iban: 'DE02120300000000202051' },
    ],
    ['another sign', '166>00GUTSCHRIFT>20SVWZ+Rechnung>21 2026-00012>32Joerg Mueller', { text: number, name }],
    ['no kind', `?00GUTSCHRIFT?20SVWZ+${number}${behind}`, { text: number, name }],
    [
      'marks behind a blank',
      `166?00GUTSCHRIFT?20 EREF+NOTPROVIDED?21 SVWZ+${number}${behind}`,
      { text: number, endToEndId: null },
    ],
    ['no field of a text', '805?00ENTGELTABSCHLUSS', { text: 'ENTGELTABSCHLUSS' }],
    ['short lines without fields', 'Joerg Mueller\r\nRechnung\r\n2026-00012', { text: `${name} Rechnung 2026-00012` }],
    ['full lines without fields', `${'x'.repeat(63)}20\r\n26-00012`, { text: `${'x'.repeat(63)}2026-00012` }],
    ['a name of nobody', `${gut}Tennis?32NOTPROVIDED`, { name: null }],
    [
      'a mandate',
      '109?00RUECKLASTSCHRIFT?20MREF+M-1001?21SVWZ+RETURN MD06',
      { mandateId: 'M-1001', returnCode: 'MD06' },
    ],
  ])('has %s', (_, text, expected) => {
    expect(entryOf({ text })).toMatchObject({ amount: 4850, problem: null, ...expected });
  });

  it('is in several fields of the same movement', () => {
    expect(entryOf({ text: 'GUTSCHRIFT\r\n:86:Rechnung 2026-00012' })?.text).toBe('GUTSCHRIFT Rechnung 2026-00012');
  });

  it('is in the second line of the movement where it has no field of its own', () => {
    expect(entryOf({ line: '2611241124C48,50NTRFNONREF\r\nTennis', text: null })?.text).toBe('Tennis');
  });

  it.each(['\r\n', '\n', '\r', '\r\r\n', '@@'])('is read with lines that end with %j', (eol) => {
    expect(entryOf({ eol })).toMatchObject({ text: 'Tennis', amount: 4850 });
  });

  it.each([
    [':\r\n86:', 48],
    [':8\r\n6:', 49],
    [':86\r\n:', 50],
  ])('is read behind a broken tag %j', (tag, amount) => {
    const file = statement({ line: `2611241124CR${amount},00NTRFNONREF` }).replace(':86:', tag);
    expect(entries(file)).toMatchObject([{ amount: amount * 100, text: 'Tennis' }]);
  });
});

describe('A movement in MT940', () => {
  it.each<readonly [string, string, Expected]>([
    ['a blank behind the amount', '2611241124C48,51 NTRFNONREF//2109025460313532', { amount: 4851 }],
    ['a blank behind the days', '261124 1124 C48,51NTRFNONREF', { amount: 4851 }],
    ['a line break behind the sign', '2611241124CR\r\n48,52N062NONREF', { amount: 4852 }],
    ['a line break in the amount', '2611241124CR48,\r\n52N062NONREF', { amount: 4852 }],
    ['a line break in the day', '2611241\r\n124CR48,52N062NONREF', { amount: 4852, bookedOn: '2026-11-24' }],
    ['a kind with a blank', '2611241124C48,70NET NONREF', { amount: 4870 }],
    ['a kind of three digits', '2611241124C48,70N051NONREF', { amount: 4870 }],
    ['no cents', '2611241124C48,NTRFNONREF', { amount: 4800 }],
    ['one digit of cents', '2611241124C48,5NTRFNONREF', { amount: 4850 }],
    ['no euros', '2611241124C,50NTRFNONREF', { amount: 50 }],
    ['zeros before it', '2611241124C000000000048,50NTRFNONREF', { amount: 4850 }],
    ['zeros behind it', '2611241124C48,500NTRFNONREF', { amount: 4850 }],
    ['a point', '2611241124C48.50NTRFNONREF', { amount: 4850 }],
    ['points of thousands', '2611241124C1.248,50NTRFNONREF', { amount: 124_850 }],
    ['money that went out', '2611241124DR48,50NTRFNONREF', { amount: -4850 }],
    ['a reversed credit', '2611241124RC48,50NTRFNONREF', { amount: -4850 }],
    ['a reversed debit', '2611241124RDR48,50NTRFNONREF', { amount: 4850 }],
    ['no booking day', '261124C48,50NTRFNONREF', { bookedOn: '2026-11-24' }],
    ['a value date that is none', '2602300302DR6,00N024NONREF', { bookedOn: '2026-03-02', valueOn: '2026-02-28' }],
    ['a value date without a month', '2613301124C6,00N024NONREF', { bookedOn: '2026-11-24', valueOn: '2026-11-24' }],
    ['a booking day that is none', '2611240000C6,00N024NONREF', { bookedOn: '2026-11-24' }],
    ['the old year', '2601021230C6,00N024NONREF', { bookedOn: '2025-12-30', valueOn: '2026-01-02' }],
    ['no reference', '2611241124C48,50NTRF', { amount: 4850 }],
  ])('has %s', (_, line, expected) => {
    expect(entryOf({ line })).toMatchObject({ problem: null, ...expected });
  });

  it.each<readonly [string, string, string]>([
    ['no amount', '2611241124CNTRFNONREF', 'AMOUNT'],
    ['an amount that may be cut off', '2611241124C48,5', 'AMOUNT'],
    ['a fraction of a cent', '2611241124C48,505NTRF', 'AMOUNT'],
    ['thousands or thousandths', '2611241124C1.248NTRF', 'AMOUNT'],
    ['more money than a club has', '2611241124C20000000,01NTRF', 'AMOUNT'],
    ['no direction', '261124112448,50NTRF', 'DIRECTION'],
    ['no day', 'C48,50NTRFNONREF', 'DAY'],
    ['days that are none', '2613401340C48,50NTRF', 'DAY'],
  ])('that has %s is kept as it stands, and the rest is read', (_, line, reason) => {
    const odd = [`:61:${line}`, ':86:166?00GUTSCHRIFT?20SVWZ+odd'];
    const file = statement({ text: `166?00GUTSCHRIFT?20SVWZ+x\r\n${odd.join('\r\n')}` });
    const [, unreadable] = entries(file);
    expect(entries(file)).toHaveLength(2);
    const text = odd.join(' ');
    expect(unreadable).toMatchObject({ amount: 0, bookedOn: '2026-11-24', text, problem: { line: 7, reason } });
  });

  it('keeps one that cannot be read once, whichever file contains it', () => {
    const [odd] = [':61:2611241124CNTRFNONREF'];
    const alone = statement({}).replace(/:61:.*/, odd);
    const ids = entries(alone.replace('C261124EUR', 'C261130EUR')).map(({ id }) => id);
    expect(entries(alone).map(({ id }) => id)).toEqual(ids);
  });
});

describe('An account in MT940', () => {
  it.each([
    ['DE89370400440532013000', 'DE89370400440532013000'],
    ['DE89 3704 0044 0532 0130 00', 'DE89370400440532013000'],
    ['DE89370400440532013000EUR', 'DE89370400440532013000'],
    ['COBADEFFXXX/DE89370400440532013000', 'DE89370400440532013000'],
    ['37040044/532013000', 'DE89370400440532013000'],
    ['37040044/0000532013000', 'DE89370400440532013000'],
    ['37040044/0532013000EUR', 'DE89370400440532013000'],
    ['370400440532013000', 'DE89370400440532013000'],
    ['50880050/0194787400888', '50880050/0194787400888'],
    ['532013000', '532013000'],
  ])('is read from %s', (account, iban) => {
    expect(read(statement({ account }))).toMatchObject([{ iban, entries: [{ amount: 4850 }] }]);
  });
});

describe('A balance in MT940', () => {
  it.each([
    ['of another form', ':65F:Dnullnull7414,3'],
    ['of a day that does not exist', ':62F:C261340EUR10,00'],
    ['without an amount', ':62F:C261124EUR'],
    [
      'of an account in dollars beside one in euros',
      ':62F:C261124EUR10,00\r\n-\r\n:20:B\r\n:25:DE75512108001245126199\r\n:60F:C261124USD5,00\r\n:61:261124C5,00NTRF\r\n:62F:C261124USD10,00',
    ],
  ])('%s stops no file', (_, closing) => {
    expect(entries(statement({ closing }))).toMatchObject([{ amount: 4850, text: 'Tennis' }]);
  });

  it('that is missing at the end says that the file may be cut off', () => {
    expect(read(statement({ closing: '' }))).toMatchObject([{ isCutOff: true, entries: [{ amount: 4850 }] }]);
    expect(read(statement({}))).toMatchObject([
      { isCutOff: false, opening: { amount: 100_000 }, closing: { amount: 104_850 } },
    ]);
  });

  it('is rounded where a program has written more than cents', () => {
    expect(read(statement({ opening: ':60F:C261123EUR1000,0000000001' }))).toMatchObject([
      { opening: { amount: 100_000 } },
    ]);
  });
});

describe('Several statements in one file', () => {
  it('are told apart without the line between them, and with envelopes', () => {
    const [one, two] = [statement({ text: 'eins' }), statement({ text: 'zwei' })];
    const envelope = (text: string) => `{1:F01X}{2:I940X}{4:\r\n${text.trim()}}{5:{CHK:1}}`;
    for (const file of [
      one + two,
      (one + two).replaceAll('\r\n-', ''),
      `${envelope(one)}\r\n${envelope(two)}`,
      envelope(one) + envelope(two),
    ])
      expect(entries(file).map(({ text }) => text)).toEqual(['eins', 'zwei']);
  });

  it('are read from a file with a text after the balance', () => {
    const file = statement({ closing: ':62F:C261124EUR1048,50\r\n:64:C261124EUR1048,50\r\n:86:Sehr geehrte Kunden' });
    expect(entries(file).map(({ text }) => text)).toEqual(['Tennis']);
  });
});
