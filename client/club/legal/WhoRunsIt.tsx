import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { PostalAddress } from './PostalAddress.tsx';
import type { useClubAddress } from './useClubAddress.ts';
import { useImprint } from './useImprint.ts';

/** Nothing at all where the club has not said it: an empty line would say that there is nothing to say. */
const Section = ({ title, children }: { title: string; children: ReactNode }) => (
  <section>
    <h2>{title}</h2>
    {children}
  </section>
);

/** Board, register, VAT id, and who answers for what is published. */
export const WhoRunsIt = ({ office }: { office: ReturnType<typeof useClubAddress>['addresses']['office'] }) => {
  const { t } = useTranslation('club');
  const { board, responsible, registerCourt, registerNumber, vatId } = useImprint();
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
