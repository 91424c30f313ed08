import { post } from './suites/forms.ts';
import { newAddress } from './suites/loginAttempt.ts';

/** Calls without a session that name an account: by e-mail alone, with a wrong password or a wrong code. */
export const anonymousCalls = {
  login: 'mutation ($credential: String!) { login(data: { credential: $credential, password: "geraten!" }) { token } }',
  resend: 'mutation ($credential: String!) { resendMail(email: $credential, type: RESET_PASSWORD) { code } }',
  guest: `mutation ($credential: String!) { createGuest(guest: {
    firstName: "Mia", lastName: "Sommer", email: $credential, phone: "0171 2345678", password: "Netzkante im Mai",
    address: { city: "Musterstadt", street: "Am Netz", houseNumber: "1", zip: "12345" } }) { success code msg } }`,
  reset: `mutation ($credential: String!) {
    resetPassword(data: { credential: $credential, code: "FALSCH23", password: "Netzkante im Mai" }) { code } }`,
  verify: `mutation ($credential: String!) {
    verifyUser(data: { credential: $credential, code: "FALSCH23", password: "Netzkante im Mai" }) { code } }`,
};
export type AnonymousCall = keyof typeof anonymousCalls;

export type TimedAnswer = Readonly<{ text: string; milliseconds: number }>;

/** Each call comes from a new client address. */
export const callAnonymously = async (url: string, call: AnonymousCall, credential: string): Promise<TimedAnswer> => {
  const began = performance.now();
  const body = JSON.stringify({ query: anonymousCalls[call], variables: { credential } });
  const text = await (await post(url, body, { 'x-forwarded-for': newAddress() })).text();
  return { text, milliseconds: performance.now() - began };
};

/** Whether it was refused by a rate limit, and so says nothing about the account. */
export const metLimit = ({ text }: TimedAnswer): boolean => /ERR_TOO_MANY_LOGIN_ATTEMPTS|ERR_EMAIL_NOT_SENT/.test(text);
