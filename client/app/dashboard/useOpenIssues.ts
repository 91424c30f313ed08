import { graphql, useLazyLoadQuery } from 'react-relay';
import type { useOpenIssuesQuery, useOpenIssuesQuery$data } from '../../__generated__/useOpenIssuesQuery.graphql.ts';
import { useRetryKey } from '../../core/relay/retryKey.ts';

/** `amount` in cents. */
type Owed = Readonly<{ count: number; amount: number }>;

export type OpenIssues = Readonly<{
  failedMails: number;
  /** Guests who have registered and not confirmed their e-mail. */
  guests: number;
  /** Everybody else whose account is not confirmed. */
  accounts: number;
  /** Of the last check of the log. */
  logFlaws: number;
  /** Invoices that should have been paid, and what the club has to pay back. */
  overdue: Owed;
  refundsDue: Owed;
  /** At payment providers. */
  failedRefunds: Owed;
  reversals: Owed;
  /** Invoices with lines of what was cancelled since. */
  toCorrect: number;
  /** Online payments whose end is not known, though it should be. */
  stuckPayments: useOpenIssuesQuery$data['stuckPayments'];
  /** Whether what the screens show lags behind what has happened. */
  isBehind: boolean;
}>;

/** More than this many events are not a moment's delay. */
const tolerated = 50;

export const useOpenIssues = (): OpenIssues => {
  const { failed, guests, unverified, logProofs, owedMoney, toCorrect, stuckPayments, paymentTasks, readModels } =
    useLazyLoadQuery<useOpenIssuesQuery>(
      graphql`
        query useOpenIssuesQuery {
          failed: mails(state: FAILED) {
            total
          }
          guests: userPage(role: GUEST, state: UNVERIFIED, size: 1) {
            total
          }
          unverified: userPage(state: UNVERIFIED, size: 1) {
            total
          }
          logProofs {
            runs {
              flawCount
            }
          }
          owedMoney {
            kind
            count
            amount
          }
          toCorrect: invoicePage(state: TO_CORRECT, size: 1) {
            total
          }
          stuckPayments {
            _id
            amount
            expires_at
            person {
              userID
              firstName
              lastName
            }
          }
          paymentTasks {
            kind
            amount
          }
          readModels {
            id
            behind
            rebuilding
          }
        }
      `,
      {},
      { fetchPolicy: 'store-and-network', fetchKey: useRetryKey() },
    );
  const owed = [...owedMoney, ...paymentTasks.map((task) => ({ ...task, count: 1 }))];
  const sumOf = (...kinds: readonly string[]): Owed => {
    const found = owed.filter(({ kind }) => kinds.includes(kind));
    return {
      count: found.reduce((sum, { count }) => sum + count, 0),
      amount: found.reduce((sum, { amount }) => sum + amount, 0),
    };
  };
  return {
    logFlaws: logProofs.runs[0]?.flawCount ?? 0,
    overdue: sumOf('DAYS_30', 'DAYS_60', 'OLDER'),
    refundsDue: sumOf('REFUND_DUE'),
    failedRefunds: sumOf('REFUND_FAILED'),
    reversals: sumOf('REVERSED'),
    toCorrect: toCorrect.total,
    stuckPayments,
    failedMails: failed.total,
    guests: guests.total,
    accounts: unverified.total - guests.total,
    isBehind: readModels.some(({ behind, rebuilding }) => behind > tolerated || rebuilding != null),
  };
};
