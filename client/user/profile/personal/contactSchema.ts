import * as v from 'valibot';
import { languages, phoneSchema } from '@platzwart/contracts/core';
import { issueMessage } from '../../auth/fieldIssues.ts';
import { addressInput, addressSchema, countryField } from '../../fields/addressSchema.ts';

const phoneField = v.pipe(
  v.string(),
  v.trim(),
  v.check((typed) => typed === '' || v.is(phoneSchema, typed), issueMessage('phoneInvalid')),
);
const typedAddress = { street: v.string(), houseNumber: v.string(), zip: v.string(), city: v.string() };

type TypedAddress = Readonly<Record<keyof typeof typedAddress, string>>;
const isWithoutAddress = ({ street, houseNumber, zip, city }: TypedAddress): boolean =>
  [street, houseNumber, zip, city].every((typed) => typed.trim() === '');

/** An optional telephone number; an optional address, which must be complete: missing parts are reported. */
export const contactSchema = v.pipe(
  v.object({ phone: phoneField, language: v.picklist(languages), ...typedAddress, country: countryField }),
  v.rawCheck(({ dataset, addIssue }) => {
    if (!dataset.typed || isWithoutAddress(dataset.value)) return;
    const { issues = [] } = v.safeParse(addressSchema, dataset.value);
    for (const { message, path } of issues) addIssue({ message, ...(path && { path }) });
  }),
);
export type ContactForm = v.InferOutput<typeof contactSchema>;

/** The input of the mutation; null where nothing was typed. */
export const contactOf = ({ phone, language, ...typed }: ContactForm) => ({
  phone: phone === '' ? null : phone,
  language,
  address: isWithoutAddress(typed) ? null : addressInput(v.parse(addressSchema, typed)),
});
