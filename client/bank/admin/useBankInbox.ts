import { graphql, useLazyLoadQuery } from 'react-relay';
import type { useBankInboxQuery, useBankInboxQuery$data } from '../../__generated__/useBankInboxQuery.graphql.ts';
import { useRetryKey } from '../../core/relay/retryKey.ts';
import { type InboxFilter, pageSize } from './inboxFilter.ts';

export type Inbox = useBankInboxQuery$data['bankInbox'];
export type Movement = Inbox['movements'][number];
export type MatchedInvoice = Movement['invoices'][number];

/** A page of the movements in a state. `refreshKey` rises when they have changed. */
export const useBankInbox = (filter: InboxFilter, refreshKey: number): Inbox =>
  useLazyLoadQuery<useBankInboxQuery>(
    graphql`
      query useBankInboxQuery($state: MovementState, $search: String, $page: Int, $size: Int) {
        bankInbox(state: $state, search: $search, page: $page, size: $size) {
          total
          open
          settled
          setAside
          outgoing
          unreadable
          readUntil
          gaps {
            kind
            iban
            fromDate
            toDate
            amount
          }
          awaited {
            _id
            invoiceNumber
            amountDue
            firstName
            lastName
          }
          movements {
            _id
            bookedOn
            amount
            rest
            name
            text
            returnCode
            state
            match
            reason
            asideReason
            note
            maybeSame
            problem {
              line
              reason
            }
            debit {
              _id
              executionOn
              amount
              isReturn
              movementIDs
            }
            invoices {
              _id
              invoiceNumber
              amountDue
              firstName
              lastName
            }
          }
        }
      }
    `,
    { ...filter, size: pageSize },
    { fetchPolicy: 'store-and-network', fetchKey: `${useRetryKey()} ${refreshKey}` },
  ).bankInbox;
