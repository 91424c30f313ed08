/** The columns of accounts in a table for spreadsheets, in order; named like the server's fields. */
export const userColumns = [
  ...(['userID', 'firstName', 'lastName', 'email', 'phone'] as const),
  ...(['street', 'houseNumber', 'zip', 'city', 'country', 'companyName'] as const),
  ...(['role', 'discount', 'language', 'state'] as const),
];
export type UserColumn = (typeof userColumns)[number];
