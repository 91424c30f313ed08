import { type LocalDate, type PersonId, addDays } from '@platzwart/contracts/core';
import { mandateReference, targetDayFrom } from '@platzwart/contracts/debit';
import type { Answer } from '../core/commandStream.ts';
import { announceCollection } from '../processes/announceCollection.ts';
import { enterMandate, signMandate } from '../processes/changeMandate.ts';
import { personByNumber } from '../user/domain/membersState.ts';
import { demoDirectDebit } from './demoClub.ts';
import { type InvoicedContext, agoOf, describedClub, invoiceOf, personOf } from './demoInvoices.ts';
import { isoOf } from './demoOrder.ts';
import { seededRandom } from './seededRandom.ts';

/** Accounts from the examples of the banks. Lukas has given his mandate online, Marie on paper. */
const lukas = { memberNumber: '1008', account: { iban: 'DE02500105170137075030', holder: 'Lukas Neumann' } } as const;
const marie = {
  memberNumber: '1009',
  account: { iban: 'DE02100500000054540402', holder: 'Marie Zimmermann' },
} as const;
const signedDaysAgo = 40;
/** The club collected by it for years before it had this program. */
const paperOf = (today: LocalDate) => ({
  ...{ signedOn: addDays(today, -5 * 365), lastUsedOn: addDays(today, -200) },
  reference: mandateReference('LS-2019/0017'),
});

const giveMandates = async (context: InvoicedContext, newId: () => string): Promise<readonly Answer<string>[]> => {
  const { service, callBy, day } = context;
  const { ledger, vault, members } = service;
  const giving = {
    ...{ ledger, vault, newId, club: describedClub(service) },
    personById: (id: PersonId) => members.current().state.byId.get(id) ?? null,
    personByNumber: (memberNumber: string) => personByNumber(members.current().state, memberNumber),
  };
  const at = agoOf(context, signedDaysAgo);
  const ofLukas = { ...lukas.account, creditorId: demoDirectDebit.creditorId };
  const signing = { type: 'SignMandate', data: ofLukas };
  const signed = await signMandate(giving)(ofLukas, callBy(personOf(context, lukas.memberNumber), at, signing));
  const ofMarie = { ...marie.account, userID: marie.memberNumber, ...paperOf(day.today) };
  const entering = { type: 'EnterMandate', data: ofMarie };
  return [signed, await enterMandate(giving)(ofMarie, callBy(personOf(context, '100'), at, entering))];
};

const announce = async (context: InvoicedContext, newId: () => string): Promise<readonly Answer<string>[]> => {
  const { service, settings, callBy, day } = context;
  const { ledger, vault } = service;
  const invoice = invoiceOf(context, lukas.memberNumber);
  if (!invoice) return [];
  const executionOn = targetDayFrom(addDays(day.today, demoDirectDebit.noticeDays));
  const data = { executionOn, invoiceIds: [invoice.invoiceId] };
  const announcing = announceCollection({
    ...{ ledger, vault, newId, club: describedClub(service), settings: () => settings },
  });
  const call = callBy(personOf(context, '100'), isoOf(day.now), { type: 'AnnounceCollection', data });
  return [await announcing(data, call)];
};

/**
 * Two people have given mandates, and the invoice of one of them is announced; the other's can be collected next. Ids come from `seed`, so
 * that the same again changes nothing.
 */
export const enterDebits = async (context: InvoicedContext, seed: number): Promise<readonly Answer<string>[]> => {
  const { uuid } = seededRandom(seed);
  const mandates = await giveMandates(context, uuid);
  return [...mandates, ...(await announce(context, uuid))];
};
