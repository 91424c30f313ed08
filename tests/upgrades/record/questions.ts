import { createHash } from 'node:crypto';
import * as v from 'valibot';
import { dayAfter } from '../../support/clubDays.ts';
import { type Answers, type FileOfClub, type Question, entriesIn } from '../recording.ts';
import type { LastDay } from './club/lastDay.ts';
import { eventually } from './releaseInstance.ts';
import { sentencesOf } from './sentencesOf.ts';

type Asked = Omit<Question, 'answer'>;

/** Queries without arguments that the release is asked as far as it has them, and how deep. */
const simple: Readonly<Record<string, number>> = {
  ...{ generalInfos: 3, imprint: 2, terms: 1, dashboardInfos: 4, bookingInfos: 4 },
  ...{ users: 2, members: 1, guests: 1, userAddresses: 2 },
  ...{ invoices: 2, mandates: 1, debitCollections: 2, vouchers: 1, owedMoney: 1, clubRefunds: 1, returnableDebits: 1 },
  ...{ events: 1, kiosks: 1, keyFigures: 2, accountingExports: 1, bankInbox: 2 },
};
const ownSimple: Readonly<Record<string, number>> = {
  ...{ currentUser: 1, ownInvoices: 2, ownMandate: 1, openClaims: 2, voucherHoursLeft: 1, frequentPlayers: 1 },
  ...{ waitingList: 1, bookingsAsPlayer: 2, calendarLink: 1, acceptedTerms: 1, vouchersVisible: 1 },
};
const sports = ['TENNIS', 'HALL', 'SQUASH'] as const;

const withoutArguments = (
  { instance: { schema } }: LastDay,
  as: string,
  queries: Readonly<Record<string, number>>,
): Asked[] =>
  Object.entries(queries)
    .filter(([name]) => schema.canAsk(name))
    .map(([name, depth]) => ({ name, as, query: `{ ${name} ${schema.fieldsOf(name, depth)} }`, variables: {} }));

/** With them, `invoices` would be more than one question may ask. */
const itemsOfInvoices = ({ instance: { schema } }: LastDay): Asked[] =>
  (
    [
      ['invoices', 'admin'],
      ['ownInvoices', 'anna'],
    ] as const
  )
    .map(([name, as]) => ({ name, as, part: schema.partOf(name, 'items', 2) }))
    .filter(({ part }) => part !== '')
    .map(({ name, as, part }) => ({ name: `items of ${name}`, as, query: `{ ${name} ${part} }`, variables: {} }));

const planOf = ({ instance: { schema }, day }: LastDay, as: string): Asked[] =>
  sports.map((sport) => ({
    name: `the plan of 35 days, ${sport}`,
    as,
    query: `query ($sport: String!, $from: Date!, $to: Date!) {
      bookingsInPeriod(choosenSport: $sport, fromDate: $from, toDate: $to) ${schema.fieldsOf('bookingsInPeriod', 3)} }`,
    variables: { sport, from: dayAfter(day, -7), to: dayAfter(day, 27) },
  }));

/** Questions about one person or subject, by its id. */
const about = (
  { instance: { schema } }: LastDay,
  { name, argument, depth }: Readonly<{ name: string; argument: string; depth: number }>,
  subjects: readonly Readonly<{ as: string; id: string }>[],
): Asked[] =>
  schema.canAsk(name)
    ? subjects.map(({ as, id }) => ({
        ...{ name, as },
        query: `query ($id: ID!) { ${name}(${argument}: $id) ${schema.fieldsOf(name, depth)} }`,
        variables: { id },
      }))
    : [];

const logOf = ({ instance: { schema } }: LastDay): Asked[] =>
  schema.canAsk('clubLog')
    ? [
        {
          name: 'the newest entries of the club log',
          as: 'admin',
          query: `{ clubLog(size: 50) ${schema.fieldsOf('clubLog', 3)} }`,
          variables: {},
        },
      ]
    : [];

const invoicesSchema = v.object({
  invoices: v.array(
    v.object({
      _id: v.string(),
      documentUrl: v.nullable(v.string()),
      eInvoiceUrl: v.optional(v.nullable(v.string()), null),
      warnings: v.array(v.object({ documentUrl: v.string() })),
    }),
  ),
});
type InvoiceLinks = v.InferOutput<typeof invoicesSchema>['invoices'];

/** Once all documents are rendered. */
const invoicesOf = async ({ instance: { schema, ask }, people }: LastDay): Promise<InvoiceLinks> => {
  if (!schema.canAsk('invoices')) return [];
  return eventually(async () => {
    const query = '{ invoices { _id documentUrl eInvoiceUrl warnings { documentUrl } } }';
    const { invoices } = v.parse(invoicesSchema, await ask(query, {}, people.tokenOf('admin')));
    return invoices.every(({ documentUrl }) => documentUrl !== null) ? invoices : null;
  });
};

const bookingsSchema = v.object({ bookingsByUser: v.array(v.object({ _id: v.string() })) });

/** Ids of what has a history: the bookings of anna, and the invoices. */
const subjectsOf = async (
  { instance: { ask }, people }: LastDay,
  invoices: InvoiceLinks,
): Promise<readonly string[]> => {
  const query = 'query ($id: ID!) { bookingsByUser(userID: $id) { _id } }';
  const answer = await ask(query, { id: people.numberOf('anna') }, people.tokenOf('admin'));
  return [...v.parse(bookingsSchema, answer).bookingsByUser, ...invoices].map(({ _id }) => _id);
};

const questionsOf = async (last: LastDay, invoices: InvoiceLinks): Promise<readonly Asked[]> => {
  const { people } = last;
  const own = ['anna', 'ben'].map((as) => ({ as, id: people.numberOf(as) }));
  const subjects = (await subjectsOf(last, invoices)).map((id) => ({ as: 'admin', id }));
  return [
    ...planOf(last, 'admin'),
    ...planOf(last, 'gast'),
    ...withoutArguments(last, 'admin', simple),
    ...withoutArguments(last, 'anna', ownSimple),
    ...itemsOfInvoices(last),
    ...about(last, { name: 'bookingsByUser', argument: 'userID', depth: 2 }, own),
    ...about(last, { name: 'voucherStatement', argument: 'userID', depth: 1 }, own),
    ...about(last, { name: 'history', argument: 'id', depth: 2 }, subjects),
    ...logOf(last),
  ];
};

const fileAt = async ({ instance: { url }, people }: LastDay, path: string): Promise<FileOfClub> => {
  const as = 'admin';
  const answer = await fetch(new URL(path, url), { headers: { authorization: `Bearer ${people.tokenOf(as)}` } });
  if (!answer.ok) throw new Error(`${path}: ${answer.status}`);
  return {
    path,
    as,
    sha256: createHash('sha256')
      .update(new Uint8Array(await answer.arrayBuffer()))
      .digest('hex'),
  };
};

/** Asks the release what the same club has to answer after the update, and fetches every file of its invoices. */
export const askAll = async (last: LastDay): Promise<Answers> => {
  const { ask } = last.instance;
  const invoices = await invoicesOf(last);
  const questions: Answers['questions'] = [];
  for (const asked of await questionsOf(last, invoices)) {
    const token = asked.as === null ? undefined : last.people.tokenOf(asked.as);
    questions.push({ ...asked, answer: await ask(asked.query, asked.variables, token) });
  }
  const paths = invoices.flatMap(({ documentUrl, eInvoiceUrl, warnings }) =>
    [documentUrl, eInvoiceUrl, ...warnings.map((warning) => warning.documentUrl)].filter((path) => path !== null),
  );
  const files: Answers['files'] = [];
  for (const path of paths) files.push(await fileAt(last, path));
  const entries = questions.flatMap(({ answer }) => entriesIn(answer));
  return { questions, files, sentences: sentencesOf(last.instance.folder, entries) };
};
