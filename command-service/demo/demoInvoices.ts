import { type InvoiceId, addDays, invoiceId } from '@platzwart/contracts/core';
import { isPassing } from '../core/commandAnswers.ts';
import type { Answer } from '../core/commandStream.ts';
import { concurrencyLimit } from '../core/concurrencyLimit.ts';
import type { CommandService } from '../commandService.ts';
import type { LedgerInvoice } from '../ledger/invoices/invoicesState.ts';
import { cancelInvoice } from '../processes/changeInvoice.ts';
import { createInvoice } from '../processes/createInvoice.ts';
import { spotAt } from './courtBoard.ts';
import { describeDemoClub } from './demoClub.ts';
import { type DemoContext, enterBooking } from './demoCommands.ts';
import { type DemoDay, isoOf } from './demoOrder.ts';
import type { DemoPerson } from './demoPeople.ts';
import { seededRandom } from './seededRandom.ts';

/** What an ADMIN does with an invoice, and how many days ago. */
type Step = readonly [step: 'cancel' | 'issue' | 'pay' | 'print' | 'warn', daysAgo: number];

/** A person, their games before the four weeks of the calendar, and their invoice. It is due 14 days after its issue. */
type Plan = Readonly<{ memberNumber: string; playedDaysAgo: readonly number[]; steps: readonly Step[] }>;

const plan = (memberNumber: string, playedDaysAgo: readonly number[], ...steps: readonly Step[]): Plan => ({
  ...{ memberNumber, playedDaysAgo, steps },
});

/** Every state that an invoice can be in. */
const plans: readonly Plan[] = [
  // Anna's hour card.
  plan('1001', [], ['issue', 40], ['print', 40], ['pay', 30]),
  plan('1003', [50, 47], ['issue', 44], ['print', 44], ['warn', 28]),
  plan('1004', [49], ['issue', 43], ['print', 43], ['pay', 36]),
  plan('1005', [48], ['issue', 42], ['print', 42], ['cancel', 39]),
  plan('1006', [46], ['issue', 41], ['print', 41], ['warn', 25], ['warn', 9]),
  plan('1007', [45, 38], ['issue', 20], ['print', 20]),
  plan('1008', [36], ['issue', 6], ['print', 6]),
  plan('1009', [35], ['issue', 1]),
  // Paid and cancelled: to be paid back.
  plan('1010', [34], ['issue', 32], ['print', 32], ['pay', 22], ['cancel', 17]),
  plan('1011', [33]),
  plan('1012', [31]),
];

export type InvoicedContext = Omit<DemoContext, 'service'> &
  Readonly<{ service: CommandService; day: DemoDay; people: readonly DemoPerson[] }>;

export const agoOf = ({ day }: InvoicedContext, days: number): string => isoOf(day.now.subtract({ hours: 24 * days }));

export const personOf = ({ people }: InvoicedContext, number: string): DemoPerson => {
  const person = people.find(({ memberNumber }) => memberNumber === number);
  if (!person) throw new Error(`The demo club has no ${number}`);
  return person;
};

/** The person's invoice; null where the log did not answer when it was to be issued. */
export const invoiceOf = (context: InvoicedContext, number: string): LedgerInvoice | null => {
  const { personId } = personOf(context, number);
  const { invoices } = context.service.ledger.current().state.invoices;
  return invoices.find((each) => each.personId === personId) ?? null;
};

const playedBefore = (context: InvoicedContext, seed: number): Promise<readonly Answer<string>[]> =>
  Promise.all(
    plans.flatMap(({ memberNumber, playedDaysAgo }, index) =>
      playedDaysAgo.map((daysAgo, game) => {
        const spot = spotAt(`TENNIS ${1 + (index % 8)}`, addDays(context.day.today, -daysAgo), '18:00-19:00');
        const about = { person: personOf(context, memberNumber), spot, remark: null, isByCard: false } as const;
        const order = { kind: 'own', ...about, decidedAt: agoOf(context, daysAgo + 2), cancelledAt: null } as const;
        return enterBooking(context, order, seed + 10 * index + game);
      }),
    ),
  );

type InvoiceStep = Readonly<{ memberNumber: string; id: InvoiceId; stornoId: InvoiceId; step: Step }>;

const stepsOf = (seed: number): readonly InvoiceStep[] =>
  plans
    .flatMap(({ memberNumber, steps }, index) => {
      const { uuid } = seededRandom(seed + 10 * index + 5);
      const ids = { id: invoiceId(uuid()), stornoId: invoiceId(uuid()) };
      return steps.map((step) => ({ memberNumber, ...ids, step }));
    })
    .toSorted((one, other) => other.step[1] - one.step[1]);

/** The club is described last, and its invoices and debits need its name before. */
export const describedClub = ({ club }: CommandService) => ({
  current: () => ({ state: { ...club.current().state, description: describeDemoClub.data } }),
});

const takeStep = (context: InvoicedContext, { memberNumber, id, stornoId, step: [kind, daysAgo] }: InvoiceStep) => {
  const { service, settings, callBy, day } = context;
  const { ledger, vault, members, handlerOf } = service;
  const shared = { ledger, vault, inTurn: concurrencyLimit(1) };
  const admin = personOf(context, '100');
  const call = callBy(admin, agoOf(context, daysAgo), { type: kind, data: id });
  const about = { invoiceId: id };
  switch (kind) {
    case 'issue': {
      const data = {
        userID: memberNumber,
        fromDate: addDays(day.today, -60),
        toDate: addDays(day.today, -daysAgo - 1),
      };
      const process = createInvoice({
        ...{ ...shared, settings: () => settings, club: describedClub(service), newId: () => id },
        members,
      });
      return process(data, call);
    }
    case 'cancel':
      return cancelInvoice({ ...shared, newId: () => stornoId })({ ...about, reason: 'Falsch abgerechnet' }, call);
    case 'print':
      return handlerOf('SetInvoicePrinted')(about, call);
    case 'pay':
      return handlerOf('SetInvoicePaid')({ ...about, paidOn: null, method: 'BANK', reference: 'Kontoauszug' }, call);
    case 'warn':
      return handlerOf('SendInvoiceWarning')(about, call);
  }
};

/**
 * Games of the weeks before the calendar, and invoices about them, in the order of their days; ids come from `seed`. An interrupted seeding
 * that goes on skips what is done.
 */
export const enterInvoices = async (context: InvoicedContext, seed: number): Promise<readonly Answer<string>[]> => {
  const answers: Answer<string>[] = [...(await playedBefore(context, seed))];
  // One after the other: numbers follow the days of issue.
  for (const step of stepsOf(seed)) {
    if (answers.some(isPassing)) break;
    answers.push(await takeStep(context, step));
  }
  return answers;
};
