import { expect } from 'playwright/test';
import * as v from 'valibot';
import { dayFromToday } from './clubDays.ts';
import { callGraphql } from './graphqlClient.ts';
import type { AddedMember, TestInstance } from './testInstance.ts';

const ownSchema = v.object({ ownInvoices: v.array(v.object({ _id: v.string(), invoiceNumber: v.string() })) });

/** Somebody with one open invoice, about an hour card for 60 euros. */
export type BilledMember = AddedMember & Readonly<{ invoiceId: string; number: string }>;

export const addBilledMember = async (
  testInstance: TestInstance,
  person: Readonly<{ firstName: string; lastName: string }>,
): Promise<BilledMember> => {
  const member = await testInstance.addMember(person);
  const { url } = testInstance.club;
  const token = await testInstance.token('admin');
  const asAdmin = async (mutation: string): Promise<void> => {
    const { errors } = await callGraphql(url, { query: mutation, token, idempotencyKey: crypto.randomUUID() });
    expect(errors).toBeUndefined();
  };
  const address = '{ street: "Am Netz", houseNumber: "1", zip: "12345", city: "Musterstadt" }';
  await asAdmin(`mutation { updateUser(userID: "${member.userID}", user: { address: ${address} }) { success } }`);
  await asAdmin(`mutation { addVoucher(userID: "${member.userID}", type: YOUNG) { success } }`);
  const period = `fromDate: "${dayFromToday(-1)}", toDate: "${dayFromToday(0)}"`;
  const create = `mutation { createInvoice(invoice: { userID: "${member.userID}", ${period} }) { code } }`;
  await asAdmin(create);
  const own = async () => {
    const { data } = await callGraphql(url, { query: '{ ownInvoices { _id invoiceNumber } }', token: member.token });
    const [invoice] = v.parse(ownSchema, data).ownInvoices;
    return invoice;
  };
  // The list of invoices shows it a moment later.
  await expect.poll(own).toBeDefined();
  const invoice = await own();
  if (!invoice) throw new Error('The invoice was not issued');
  return { ...member, invoiceId: invoice._id, number: invoice.invoiceNumber };
};
