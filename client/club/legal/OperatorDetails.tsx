import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { graphql, useLazyLoadQuery } from 'react-relay';
import type { OperatorDetailsQuery } from '../../__generated__/OperatorDetailsQuery.graphql.ts';
import { useRetryKey } from '../../core/relay/retryKey.ts';
import { PostalAddress } from './PostalAddress.tsx';
import type { useClubAddress } from './useClubAddress.ts';

/** Renders nothing where the club has no value. */
const Section = ({ title, children }: { title: string; children: ReactNode }) => (
  <section>
    <h2>{title}</h2>
    {children}
  </section>
);

/** Board, register, VAT id, and the person responsible for the content. */
export const OperatorDetails = ({ office }: { office: ReturnType<typeof useClubAddress>['addresses']['office'] }) => {
  const { t } = useTranslation('club');
  const { imprint } = useLazyLoadQuery<OperatorDetailsQuery>(
    graphql`
      query OperatorDetailsQuery {
        imprint {
          board
          responsible
          registerCourt
          registerNumber
          vatId
        }
      }
    `,
    {},
    { fetchKey: useRetryKey() },
  );
  const { board, responsible, registerCourt, registerNumber, vatId } = imprint;
  return (
    <>
      {board.length > 0 && (
        <Section title={t(($) => $.imprint.board)}>
          <p>{board.join(', ')}</p>
        </Section>
      )}
      {registerCourt != null && (
        <Section title={t(($) => $.imprint.register)}>
          <p>
            {registerCourt}, {registerNumber}
          </p>
        </Section>
      )}
      {vatId != null && (
        <Section title={t(($) => $.imprint.vatId)}>
          <p>{vatId}</p>
        </Section>
      )}
      {responsible != null && (
        <Section title={t(($) => $.imprint.responsible)}>
          <PostalAddress name={responsible} address={office} />
        </Section>
      )}
    </>
  );
};
