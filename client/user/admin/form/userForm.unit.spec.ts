import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { changesOf, emptyForm, formOf, newUserOf } from './userInput.ts';
import { userSchema } from './userSchema.ts';

const anna = {
  ...emptyForm,
  firstName: 'Anna',
  lastName: 'Müller-Lüdenscheidt',
  email: 'anna@musterstadt.example',
};
const ofTheRole = { maxAdvanceDays: null, maxOpenBookings: null, maxMinutesPerDay: null, maxParallel: null };
const address = { street: 'Am Platz', houseNumber: '3a', zip: '12345', city: 'Musterstadt', country: 'DE' as const };

/** `field: issue` of every invalid field. */
const problems = (form: typeof emptyForm): readonly string[] =>
  (v.safeParse(userSchema, form).issues ?? []).map(
    ({ path, message }) => `${path?.map(({ key }) => String(key)).join('.') ?? ''}: ${message}`,
  );

describe('The form of an account', () => {
  it('accepts names and an e-mail address', () => {
    expect(problems(anna)).toEqual([]);
  });

  it.each([
    [{ firstName: '' }, 'firstName: firstNameMissing'],
    [{ lastName: ' ' }, 'lastName: lastNameMissing'],
    [{ email: '' }, 'email: emailMissing'],
    [{ firstName: 'A2' }, 'firstName: name'],
    [{ companyName: 'a'.repeat(101) }, 'companyName: companyName'],
    [{ ...address, zip: '12345', country: 'AT' as const }, 'zip: zip'],
    [{ lastName: '=1+1' }, 'lastName: name'],
    [{ email: 'anna' }, 'email: email'],
    [{ userID: '007' }, 'userID: number'],
    [{ phone: 'ruf an' }, 'phone: phone'],
    [{ discount: '101' }, 'discount: percent'],
    [{ discount: '' }, 'discount: percent'],
    [{ discount: '1.5' }, 'discount: percent'],
    [{ maxParallel: '100' }, 'maxParallel: limit'],
    [{ maxMinutesPerDay: '-30' }, 'maxMinutesPerDay: limit'],
    [{ maxOpenBookings: '1.5' }, 'maxOpenBookings: limit'],
    [{ ...address, zip: '1234' }, 'zip: zip'],
    [{ ...address, city: '' }, 'city: city'],
  ])('refuses %j', (wrong, problem) => {
    expect(problems({ ...anna, ...wrong })).toEqual([problem]);
  });

  it.each([
    { firstName: 'A', lastName: 'O' },
    { firstName: '', lastName: '', companyName: 'Müller & Söhne GmbH' },
    { lastName: '', companyName: '3D Druck' },
    { ...address, zip: '1010', country: 'AT' as const },
    { ...address, zip: '3583 AB', country: 'NL' as const },
  ])('accepts %j', (right) => {
    expect(problems({ ...anna, ...right })).toEqual([]);
  });

  it('shows a business without a person in the field of the business only', () => {
    const company = { firstName: '', lastName: '3D Druck', companyName: '3D Druck', limits: ofTheRole, verified: true };
    expect(formOf({ ...newUserOf(anna), ...company, userID: '7' })).toMatchObject({
      lastName: '',
      companyName: '3D Druck',
    });
  });

  it('sends no number where none is given', () => {
    expect(newUserOf(anna)).toMatchObject({ userID: null, phone: null, address: null, discount: 0 });
  });

  it('sends only what was changed', () => {
    const before = formOf({ ...newUserOf(anna), userID: '1001', verified: true, address, limits: ofTheRole });
    expect(changesOf(before, before)).toEqual({});
    expect(changesOf(before, { ...before, discount: '20', city: 'Neustadt' })).toEqual({
      discount: 20,
      address: { ...address, city: 'Neustadt' },
    });
    expect(changesOf(before, { ...before, maxParallel: '2' })).toEqual({ limits: { ...ofTheRole, maxParallel: 2 } });
    expect(changesOf(before, { ...before, street: '', houseNumber: '', zip: '', city: '' })).toEqual({ address: null });
  });
});
