import { rmSync } from 'node:fs';
import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import * as v from 'valibot';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { dayFromToday } from '../support/clubDays.ts';
import { freePort } from '../support/freePort.ts';
import { callGraphql, signIn } from '../support/graphqlClient.ts';
import { copyPreparedData } from '../support/preparedData.ts';
import { memberPassword, registerPerson } from '../support/registerPerson.ts';
import { type RunningClub, spawnInstance } from '../support/runningClub.ts';

const opens = 120_000;
const account = 'DE89370400440532013000';
const payers = [
  { firstName: 'Lasse', lastName: 'Einzug', email: 'lasse@einzug.example', iban: 'DE02120300000000202051' },
  { firstName: 'Nora', lastName: 'Rücklast', email: 'nora@einzug.example', iban: 'DE02500105170137075030' },
] as const;

let dataFolder: string;
let stop = (): Promise<void> => Promise.resolve();
let club: RunningClub;
let admin: string;

/** Starts all services on the same data, some days later. */
const openClub = async (daysAhead: number): Promise<void> => {
  await stop();
  const clock = pathToFileURL(join(import.meta.dirname, '../support/shiftedClock.mjs')).href;
  const later = { NODE_OPTIONS: `--import ${clock}`, CLOCK_AHEAD: String(daysAhead * 24 * 60 * 60_000) };
  const instance = spawnInstance(dataFolder, await freePort(), daysAhead === 0 ? {} : later);
  stop = instance.close;
  club = await instance.opened();
  admin = await signIn(club.url, 'admin@platzwart.example');
};

type Question = Readonly<{ query: string; variables?: Readonly<Record<string, unknown>>; token?: string }>;
const ask = async ({ query, variables = {}, token = admin }: Question) => {
  const { data, errors } = await callGraphql(club.url, {
    query,
    variables,
    token,
    idempotencyKey: crypto.randomUUID(),
  });
  return { data: data ?? null, code: errors?.[0]?.message ?? null };
};
const askFor = async <Data>(schema: v.GenericSchema<unknown, Data>, question: Question): Promise<Data> =>
  v.parse(schema, (await ask(question)).data);
const done = async (question: Question): Promise<void> => expect((await ask(question)).code).toBeNull();
/** Read models follow a moment later. */
const eventually = async <Found>(look: () => Promise<Found | undefined>): Promise<Found> => {
  for (;;) {
    const found = await look();
    if (found !== undefined) return found;
    await pause(100);
  }
};

const memberSchema = v.object({ currentUser: v.object({ userID: v.string() }) });
const invoicesSchema = v.object({
  ownInvoices: v.array(v.object({ _id: v.string(), invoiceNumber: v.string(), state: v.string() })),
});
const termsSchema = v.object({ directDebitTerms: v.object({ creditorID: v.string() }) });
const ownInvoices = async (token: string) =>
  (await askFor(invoicesSchema, { query: '{ ownInvoices { _id invoiceNumber state } }', token })).ownInvoices;

/** Somebody with a mandate and an open invoice of 60 euros. */
const payer = async ({ iban, ...person }: (typeof payers)[number]) => {
  await registerPerson(club, person);
  const token = await eventually(() => signIn(club.url, person.email, memberPassword).catch(() => undefined));
  const { userID } = (await askFor(memberSchema, { query: '{ currentUser { userID } }', token })).currentUser;
  const { creditorID } = (await askFor(termsSchema, { query: '{ directDebitTerms { creditorID } }', token }))
    .directDebitTerms;
  const mandate = { iban, holder: `${person.firstName} ${person.lastName}` };
  await done({
    query:
      'mutation ($mandate: MandateInput!, $creditorID: ID!) { signMandate(account: $mandate, creditorID: $creditorID) { success } }',
    variables: { mandate, creditorID },
    token,
  });
  const address = '{ street: "Am Netz", houseNumber: "1", zip: "12345", city: "Musterstadt" }';
  await done({ query: `mutation { updateUser(userID: "${userID}", user: { address: ${address} }) { success } }` });
  await done({ query: `mutation { addVoucher(userID: "${userID}", type: YOUNG) { success } }` });
  const period = `fromDate: "${dayFromToday(-1)}", toDate: "${dayFromToday(0)}"`;
  await done({ query: `mutation { createInvoice(invoice: { userID: "${userID}", ${period} }) { code } }` });
  const invoice = await eventually(async () => (await ownInvoices(token))[0]);
  return { ...person, iban, invoice };
};

const collectionSchema = v.object({
  _id: v.string(),
  ...{ amount: v.number(), executionOn: v.string(), state: v.string(), version: v.number() },
  documentUrl: v.nullable(v.string()),
  debits: v.array(v.object({ _id: v.string(), state: v.string(), returnReason: v.nullable(v.string()) })),
});
const collectionOf = async (executionOn: string) => {
  const query =
    '{ debitCollections { _id amount executionOn state version documentUrl debits { _id state returnReason } } }';
  const { debitCollections } = await askFor(v.object({ debitCollections: v.array(collectionSchema) }), { query });
  return debitCollections.find((each) => each.executionOn === executionOn);
};

/** The first day of TARGET on which both invoices are due. */
const announced = async (invoiceIDs: readonly string[]): Promise<Readonly<{ executionOn: string; days: number }>> => {
  for (let days = 15; days < 30; days += 1) {
    const executionOn = dayFromToday(days);
    const query =
      'mutation ($executionOn: Date!, $invoiceIDs: [ID!]!) { announceCollection(executionOn: $executionOn, invoiceIDs: $invoiceIDs) { success } }';
    const { code } = await ask({ query, variables: { executionOn, invoiceIDs } });
    if (code === null) return { executionOn, days };
    expect(code).toBe('ERR_INVALID_INPUT');
  }
  throw new Error('No day of TARGET');
};

const balance = (kind: 'OPBD' | 'CLBD', euros: string, day: string): string =>
  `<Bal><Tp><CdOrPrtry><Cd>${kind}</Cd></CdOrPrtry></Tp><Amt Ccy="EUR">${euros}</Amt><CdtDbtInd>CRDT</CdtDbtInd><Dt><Dt>${day}</Dt></Dt></Bal>`;
const booked = (day: string, subFamily: string): string =>
  `<Sts><Cd>BOOK</Cd></Sts><BookgDt><Dt>${day}</Dt></BookgDt><ValDt><Dt>${day}</Dt></ValDt>
   <BkTxCd><Domn><Cd>PMNT</Cd><Fmly><Cd>IDDT</Cd><SubFmlyCd>${subFamily}</SubFmlyCd></Fmly></Domn></BkTxCd>`;

/** What the bank says of the file: one entry for both debits, and one of them came back with a fee of three euros. */
const statementOf = (day: string, { file, returned }: Readonly<{ file: string; returned: string }>): string =>
  `<?xml version="1.0" encoding="UTF-8"?><Document xmlns="urn:iso:std:iso:20022:tech:xsd:camt.053.001.08"><BkToCstmrStmt>
   <GrpHdr><MsgId>053D${day}</MsgId><CreDtTm>${day}T21:00:00.0+01:00</CreDtTm></GrpHdr><Stmt><Id>053${day}</Id>
   <Acct><Id><IBAN>${account}</IBAN></Id><Ccy>EUR</Ccy></Acct>${balance('OPBD', '1000.00', day)}${balance('CLBD', '1057.00', day)}
   <Ntry><Amt Ccy="EUR">120.00</Amt><CdtDbtInd>CRDT</CdtDbtInd>${booked(day, 'ESDD')}
     <NtryDtls><Btch><PmtInfId>${file}</PmtInfId><NbOfTxs>2</NbOfTxs></Btch></NtryDtls></Ntry>
   <Ntry><Amt Ccy="EUR">63.00</Amt><CdtDbtInd>DBIT</CdtDbtInd><RvslInd>true</RvslInd>${booked(day, 'UPDD')}
     <NtryDtls><TxDtls><Refs><EndToEndId>${returned}</EndToEndId></Refs>
     <AmtDtls><InstdAmt><Amt Ccy="EUR">60.00</Amt></InstdAmt></AmtDtls>
     <RtrInf><Rsn><Cd>AM04</Cd></Rsn></RtrInf></TxDtls></NtryDtls></Ntry>
   </Stmt></BkToCstmrStmt></Document>`;

const inboxSchema = v.object({
  bankInbox: v.object({
    movements: v.array(
      v.object({
        ...{ _id: v.string(), amount: v.number(), state: v.string(), returnCode: v.nullable(v.string()) },
        debit: v.nullable(v.object({ _id: v.string(), isReturn: v.boolean(), movementIDs: v.array(v.string()) })),
        invoices: v.array(v.object({ invoiceNumber: v.string() })),
      }),
    ),
  }),
});
const movementOf = async (amount: number) => {
  const query =
    '{ bankInbox { movements { _id amount state returnCode debit { _id isReturn movementIDs } invoices { invoiceNumber } } } }';
  const { movements } = (await askFor(inboxSchema, { query })).bankInbox;
  return movements.find((each) => each.amount === amount);
};

beforeAll(async () => {
  dataFolder = await mkdtemp(join(tmpdir(), 'platzwart-collection-'));
  copyPreparedData(dataFolder);
  await openClub(0);
}, opens);
afterAll(async () => {
  await stop();
  rmSync(dataFolder, { recursive: true, force: true });
});

it(
  'A collection goes from the announcement by file and statement to its money, and a debit that came back reopens its invoice',
  async () => {
    const [lasse, nora] = [await payer(payers[0]), await payer(payers[1])];
    const { executionOn, days } = await announced([lasse.invoice._id, nora.invoice._id]);
    const collection = await eventually(() => collectionOf(executionOn));
    expect(collection).toMatchObject({ amount: 12_000, state: 'ANNOUNCED' });

    const file = await fetch(new URL(collection.documentUrl ?? '', club.url), {
      headers: { authorization: `Bearer ${admin}` },
    });
    const xml = await file.text();
    for (const each of [
      lasse.iban,
      nora.iban,
      '<CtrlSum>120.00</CtrlSum>',
      `<ReqdColltnDt>${executionOn}</ReqdColltnDt>`,
    ])
      expect(xml).toContain(each);
    const [, payment = ''] = /<PmtInfId>([^<]+)/.exec(xml) ?? [];
    const ends = [...xml.matchAll(/<EndToEndId>([^<]+)/g)].map(([, end]) => end ?? '');
    const returned = ends.find((end) => end.startsWith(nora.invoice.invoiceNumber)) ?? '';
    expect(ends).toHaveLength(2);

    const { _id: id, version } = collection;
    await done({ query: `mutation { submitCollection(id: "${id}", version: ${version}) { success } }` });
    const settle =
      'mutation ($id: ID!, $movementIDs: [ID!]) { settleCollection(id: $id, movementIDs: $movementIDs) { success } }';
    expect((await ask({ query: settle, variables: { id } })).code).toBe('ERR_DEBIT_NOT_UPDATED');

    await openClub(days);
    const statement = Buffer.from(statementOf(executionOn, { file: payment, returned })).toString('base64');
    await done({
      query: 'mutation ($file: String!) { readStatement(file: $file) { __typename } }',
      variables: { file: statement },
    });
    const credit = await eventually(() => movementOf(12_000));
    expect(credit).toMatchObject({ state: 'OPEN', debit: { _id: id, isReturn: false, movementIDs: [credit._id] } });
    await done({ query: settle, variables: { id, movementIDs: [credit._id] } });
    await eventually(async () => ((await collectionOf(executionOn))?.state === 'SETTLED' ? true : undefined));
    const tokens = await Promise.all([lasse, nora].map(({ email }) => signIn(club.url, email, memberPassword)));
    const states = async () => (await Promise.all(tokens.map(ownInvoices))).map(([own]) => own?.state);
    expect(await eventually(async () => ((await states())[0] === 'PAID' ? states() : undefined))).toEqual([
      'PAID',
      'PAID',
    ]);

    const debit = await eventually(async () => {
      const found = await movementOf(-6_300);
      return found?.debit ? found : undefined;
    });
    expect(debit).toMatchObject({ returnCode: 'AM04', debit: { _id: id, isReturn: true } });
    await done({
      query:
        'mutation ($id: ID!, $invoiceID: ID!, $movementID: ID) { returnDebit(id: $id, invoiceID: $invoiceID, movementID: $movementID, reason: "AM04") { success } }',
      variables: { id, invoiceID: nora.invoice._id, movementID: debit._id },
    });
    await eventually(async () => ((await states())[1] === 'PAID' ? undefined : true));
    expect((await states())[0]).toBe('PAID');
    expect((await collectionOf(executionOn))?.debits).toEqual(
      expect.arrayContaining([
        { _id: lasse.invoice._id, state: 'COLLECTED', returnReason: null },
        { _id: nora.invoice._id, state: 'RETURNED', returnReason: 'AM04' },
      ]),
    );
    expect(await movementOf(-6_300)).toBeUndefined();
  },
  opens * 2,
);
