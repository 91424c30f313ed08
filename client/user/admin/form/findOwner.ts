import { fetchQuery } from 'react-relay';
import { type Environment, graphql } from 'relay-runtime';
import { emailAddress } from '@platzwart/contracts/core';
import type { findOwnerByEmailQuery } from '../../../__generated__/findOwnerByEmailQuery.graphql.ts';
import type { findOwnerByNumberQuery } from '../../../__generated__/findOwnerByNumberQuery.graphql.ts';

export type Owner = Readonly<{ userID: string; name: string }>;

const ownerOf = (user: Readonly<{ userID: string; firstName: string; lastName: string }> | null | undefined) =>
  user ? { userID: user.userID, name: `${user.firstName} ${user.lastName}` } : null;

/** A check before the server's own: where it fails, nothing is shown, and the server decides. */
const orNobody = (search: Promise<Owner | null>): Promise<Owner | null> => search.catch(() => null);

export const findNumberOwner = async (environment: Environment, number: string): Promise<Owner | null> => {
  if (!/^[1-9]\d{0,8}$/.test(number)) return null;
  const answer = fetchQuery<findOwnerByNumberQuery>(
    environment,
    graphql`
      query findOwnerByNumberQuery($number: ID!) {
        user(id: $number) {
          userID
          firstName
          lastName
        }
      }
    `,
    { number },
    { networkCacheConfig: { force: true } },
  ).toPromise();
  return orNobody(answer.then((found) => ownerOf(found?.user)));
};

export const findEmailOwner = async (environment: Environment, email: string): Promise<Owner | null> => {
  const typed = emailAddress(email);
  if (typed === null) return null;
  const answer = fetchQuery<findOwnerByEmailQuery>(
    environment,
    graphql`
      query findOwnerByEmailQuery($email: String!) {
        userPage(search: $email, size: 10) {
          users {
            userID
            firstName
            lastName
            email
          }
        }
      }
    `,
    { email: typed },
    { networkCacheConfig: { force: true } },
  ).toPromise();
  return orNobody(answer.then((found) => ownerOf(found?.userPage.users.find((user) => user.email === typed))));
};
