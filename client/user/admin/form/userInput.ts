import type { Language, Role } from '@platzwart/contracts/core';
import { addressInput, typedCountry } from '../../fields/addressSchema.ts';
import type { UserForm } from './userSchema.ts';

type Address = Readonly<{
  street: string;
  houseNumber: string;
  zip: string;
  city: string;
  country?: string | null | undefined;
}>;

/** The fields of an account that the form shows, as the server sends them. */
export type EditedUser = Readonly<{
  userID: string;
  firstName: string;
  lastName: string;
  companyName?: string | null | undefined;
  email?: string | null | undefined;
  phone?: string | null | undefined;
  role: Role;
  discount: number;
  limits: PersonalLimits;
  active: boolean;
  verified: boolean;
  language: Language;
  address?: Address | null | undefined;
  guardian?: Readonly<{ userID: string }> | null | undefined;
}>;

/** Null or missing: the role's limit. */
type PersonalLimits = Readonly<
  Record<'maxAdvanceDays' | 'maxOpenBookings' | 'maxMinutesPerDay' | 'maxParallel', number | null | undefined>
>;

export const emptyForm: UserForm = {
  userID: '',
  firstName: '',
  lastName: '',
  companyName: '',
  email: '',
  guardianID: '',
  phone: '',
  role: 'MEMBER',
  discount: '0',
  maxAdvanceDays: '',
  maxOpenBookings: '',
  maxMinutesPerDay: '',
  maxParallel: '',
  active: true,
  language: 'de',
  street: '',
  houseNumber: '',
  zip: '',
  city: '',
  country: 'DE',
};

const textsOf = (limits: PersonalLimits) => ({
  maxAdvanceDays: String(limits.maxAdvanceDays ?? ''),
  maxOpenBookings: String(limits.maxOpenBookings ?? ''),
  maxMinutesPerDay: String(limits.maxMinutesPerDay ?? ''),
  maxParallel: String(limits.maxParallel ?? ''),
});

/** Elsewhere a business without a person is shown by its own name. */
const namesIn = ({ firstName, lastName }: Pick<EditedUser, 'firstName' | 'lastName'>, companyName: string) => ({
  lastName: firstName === '' && lastName === companyName ? '' : lastName,
  companyName,
});

export const formOf = ({
  address,
  email,
  phone,
  discount,
  limits,
  guardian,
  verified: _,
  companyName,
  ...user
}: EditedUser): UserForm => ({
  ...emptyForm,
  ...user,
  ...namesIn(user, companyName ?? ''),
  email: email ?? '',
  guardianID: guardian?.userID ?? '',
  phone: phone ?? '',
  discount: String(discount),
  ...textsOf(limits),
  ...address,
  country: typedCountry(address),
});

const addressOf = (form: UserForm): Address | null => (form.street === '' ? null : addressInput(form));

/** The input of `createUser` from a valid form; without a number the server assigns the next free one. */
export const newUserOf = (form: UserForm) => ({
  userID: form.userID === '' ? null : form.userID,
  firstName: form.firstName,
  lastName: form.lastName,
  companyName: form.companyName === '' ? null : form.companyName,
  email: form.email === '' ? null : form.email,
  ...(form.guardianID !== '' && { guardianID: form.guardianID }),
  phone: form.phone === '' ? null : form.phone,
  role: form.role,
  discount: Number(form.discount),
  active: form.active,
  language: form.language,
  address: addressOf(form),
});

/** By whom the notices call the account: the person, else the business. */
export const nameOf = ({ firstName, lastName, companyName }: UserForm): string =>
  `${firstName} ${lastName}`.trim() || companyName;

const numberOf = (text: string): number | null => (text === '' ? null : Number(text));

const limitsOf = (form: UserForm): PersonalLimits => ({
  maxAdvanceDays: numberOf(form.maxAdvanceDays),
  maxOpenBookings: numberOf(form.maxOpenBookings),
  maxMinutesPerDay: numberOf(form.maxMinutesPerDay),
  maxParallel: numberOf(form.maxParallel),
});

const changesIn = (form: UserForm) => ({ ...newUserOf(form), limits: limitsOf(form) });

/** Only changed fields, so that two admins who change different fields do not undo each other's changes. */
export const changesOf = (before: UserForm, after: UserForm): Partial<ReturnType<typeof changesIn>> => {
  const was = new Map<string, unknown>(Object.entries(changesIn(before)));
  const isChanged = ([name, value]: [string, unknown]) => JSON.stringify(value) !== JSON.stringify(was.get(name));
  return Object.fromEntries(Object.entries(changesIn(after)).filter(isChanged));
};
