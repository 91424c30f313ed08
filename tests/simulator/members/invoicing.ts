import { sendingHabits } from './sendingHabits.ts';
import type { ReceivedAnswer } from './sendingHabits.ts';
import type { SeededRandom } from '../../../command-service/demo/seededRandom.ts';
import type { World } from '../world/world.ts';
import type { SimulatedGateway } from './gateway.ts';
import { type Request, admin, numberOf } from './requests.ts';

const office = (random: SeededRandom, type: Request['type'], data: Request['data']): Request => ({
  ...{ type, actor: admin, idempotencyKey: random.uuid() },
  data,
});

/** Cards are billed, because they can be on the day of their order; bookings only when they have ended (decisions.md N32). */
const issueRequest = (random: SeededRandom): Request =>
  office(random, 'CreateInvoice', {
    ...{ userID: numberOf(random.between(0, 5)), fromDate: '2026-06-01', toDate: '2026-06-15' },
  });

/** For those whose accounts nobody touches. */
const cardRequest = (random: SeededRandom): Request =>
  office(random, 'AddVoucher', { userID: numberOf(random.between(0, 2)), voucherType: 'ADULT', consent: null });

const changeRequest = (random: SeededRandom, invoiceId: string): Request => {
  const receipt = { paidOn: null, method: random.pick(['BANK', 'OTHER']), reference: null };
  return random.pick<Request>([
    office(random, 'SetInvoicePaid', { invoiceId, ...receipt }),
    office(random, 'SetInvoicePaid', { invoiceId, ...receipt }),
    office(random, 'SetInvoiceUnpaid', { invoiceId, reason: 'Falsches Konto' }),
    office(random, 'SetInvoicePrinted', { invoiceId }),
    office(random, 'CancelInvoice', { invoiceId, reason: 'Falscher Preis' }),
    office(random, 'CancelInvoice', { invoiceId, reason: 'Doppelt' }),
    office(random, 'SetInvoiceRefunded', { invoiceId, reference: null }),
  ]);
};

const idsIn = (answers: readonly ReceivedAnswer[]): readonly string[] =>
  answers.flatMap((answer) => (answer?.outcome === 'accepted' ? answer.ids : []));

/** Sells cards, issues invoices, enters payments and takes them back, cancels and refunds; `tasks` times, sometimes several at once, so that both services issue documents. */
export const keepBooks = async (
  world: World,
  gateway: SimulatedGateway,
  { tasks }: Readonly<{ tasks: number }>,
): Promise<void> => {
  const { random, scheduler } = world;
  let invoices: readonly string[] = [];
  for (let task = 0; task < tasks; task += 1) {
    await scheduler.pause(random.between(0, 1_500), 'the treasurer comes');
    const [first, ...others] = invoices;
    const nextRequest = (): Request => {
      if (random.chance(0.2)) return cardRequest(random);
      return first === undefined || random.chance(0.4)
        ? issueRequest(random)
        : changeRequest(random, random.pick([first, ...others]));
    };
    const requests = Array.from({ length: random.pick([1, 1, 2, 5]) }, nextRequest);
    const answers = await Promise.all(
      requests.map(async (request) => ({
        request,
        received: await random.pick(sendingHabits)(world, gateway, request),
      })),
    );
    const issued = answers.filter(({ request }) => request.type === 'CreateInvoice');
    invoices = [...new Set([...invoices, ...issued.flatMap(({ received }) => idsIn(received))])];
  }
};
