/** Inputs and calls of the specs of the policies. */

const memberInput = `firstName: "Mia", lastName: "Neu", email: "mia@platzwart.example"`;
const addressInput = `address: { city: "Musterstadt", street: "Am Netz", houseNumber: "1", zip: "12345" }`;
const codeInput = `credential: "1002", code: "ABCD2345", password: "Sandplatz-07"`;

export const ofPublic: readonly (readonly [string, string])[] = [
  ['createGuest', `guest: { ${memberInput}, phone: "+49 89 1000", password: "Sandplatz-07", ${addressInput} }`],
  ['verifyUser', `data: { ${codeInput} }`],
  ['resetPassword', `data: { ${codeInput} }`],
  ['resendMail', 'email: "ben@platzwart.example", type: RESET_PASSWORD'],
];
export const adminOrder = `category: BLOCK, title: "Platzpflege", sport: "TENNIS", court: 1, date: "2026-06-15", start: "10:00", end: "11:00"`;

export const ofOwnAccount: readonly (readonly [string, string, string])[] = [
  ['setUpSecondFactor', 'password: "platzwart"', 'secret uri'],
  ['enableSecondFactor', 'code: "123456"', 'codes'],
  ['removeSecondFactor', 'password: "platzwart"', 'code'],
  ['requestErasure', 'password: "platzwart"', 'code'],
  ['endSessions', 'password: "platzwart"', 'code'],
  ['endSession', `sessionId: "${crypto.randomUUID()}", password: "platzwart"`, 'code'],
];
