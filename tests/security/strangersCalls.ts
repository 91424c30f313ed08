import { post } from './suites/forms.ts';
import { newAddress } from './suites/knock.ts';

/** What anybody may ask who says to be somebody: by an e-mail alone, with a password or a code that is wrong. */
export const strangersCalls = {
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
export type StrangersCall = keyof typeof strangersCalls;

export type Asked = Readonly<{ text: string; milliseconds: number }>;

/** Each call comes from a place where nobody has called from before. */
export const askAsStranger = async (url: string, call: StrangersCall, credential: string): Promise<Asked> => {
  const began = performance.now();
  const body = JSON.stringify({ query: strangersCalls[call], variables: { credential } });
  const text = await (await post(url, body, { 'x-forwarded-for': newAddress() })).text();
  return { text, milliseconds: performance.now() - began };
};

/** Whether it was refused for coming too often, and so says nothing about anybody. */
export const metLimit = ({ text }: Asked): boolean => /ERR_TOO_MANY_LOGIN_ATTEMPTS|ERR_EMAIL_NOT_SENT/.test(text);
