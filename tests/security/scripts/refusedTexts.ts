import { callGraphql } from '../../support/graphqlClient.ts';
import type { Scene } from './scene.ts';

const createUser = 'mutation ($data: UserInput!) { createUser(user: $data) { code } }';
const updateUser = 'mutation ($data: UpdateUserInput!) { updateUser(userID: "1001", user: $data) { code } }';
const resendMail = 'mutation ($data: String!) { resendMail(email: $data, type: RESET_PASSWORD) { code } }';
const verifyNewMail = 'mutation ($data: String!) { verifyNewMail(userID: "1001", email: $data) { code } }';

const somebody = { firstName: 'Mia', lastName: 'Sommer', email: 'mia@platzwart.example', role: 'MEMBER' };
const home = { street: 'Am Netz', houseNumber: '7', zip: '12345', city: 'Musterstadt' };
const fields = ['firstName', 'lastName', 'email', 'phone', 'userID'];
const addressFields = ['houseNumber', 'zip'];
/** A shorter text is accepted as the house number: pages show it like any other text. */
const longestHouseNumber = 10;

type Attempt = Readonly<{ name: string; query: string; data: unknown }>;

const attemptsWith = (text: string): readonly Attempt[] => [
  ...fields.flatMap((field) => [
    { name: `UserInput.${field}`, query: createUser, data: { ...somebody, [field]: text } },
    { name: `UpdateUserInput.${field}`, query: updateUser, data: { [field]: text } },
  ]),
  ...addressFields
    .filter((field) => field === 'zip' || text.length > longestHouseNumber)
    .flatMap((field) => [
      {
        name: `UserInput.address.${field}`,
        query: createUser,
        data: { ...somebody, address: { ...home, [field]: text } },
      },
      { name: `UpdateUserInput.address.${field}`, query: updateUser, data: { address: { ...home, [field]: text } } },
    ]),
  { name: 'resendMail.email', query: resendMail, data: text },
  { name: 'verifyNewMail.email', query: verifyNewMail, data: text },
];

/** Names, numbers and addresses have formats that no markup matches, also where an ADMIN writes them. */
export const refusedTexts: Scene = async ({ target, payloads, adminToken }) => {
  const violations: string[] = [];
  let cases = 0;
  for (const { text } of payloads)
    for (const { name, query, data } of attemptsWith(text)) {
      const { errors } = await callGraphql(target.url, { query, variables: { data }, token: adminToken });
      const outcome = errors?.[0]?.message ?? 'accepted';
      if (outcome !== 'ERR_INVALID_INPUT') violations.push(`${name}: ${text} is ${outcome}`);
      cases += 1;
    }
  return { cases, violations };
};
