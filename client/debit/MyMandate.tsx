import { useState } from 'react';
import styled from '@emotion/styled';
import { useTranslation } from 'react-i18next';
import { graphql, useLazyLoadQuery } from 'react-relay';
import type { MyMandateQuery } from '../__generated__/MyMandateQuery.graphql.ts';
import { useRetryKey } from '../core/relay/retryKey.ts';
import { NoticeBox } from '../ui/feedback/NoticeBox.tsx';
import { GivenMandate } from './GivenMandate.tsx';
import { MandateForm } from './MandateForm.tsx';

const Column = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: theme.spacing(5),
  '& > p': { margin: 0 },
}));

/** The mandate that was given, and the form for a new one while the club collects. */
export const MyMandate = () => {
  const { t } = useTranslation('debit');
  const [changes, setChanges] = useState(0);
  const { ownMandate, directDebitTerms } = useLazyLoadQuery<MyMandateQuery>(
    graphql`
      query MyMandateQuery {
        ownMandate {
          ...GivenMandate_mandate
        }
        directDebitTerms {
          ...MandateForm_terms
        }
      }
    `,
    {},
    { fetchPolicy: 'store-and-network', fetchKey: `${useRetryKey()} ${changes}` },
  );
  const onChanged = () => setChanges((count) => count + 1);
  return (
    <Column>
      {directDebitTerms ? (
        <p>{t(($) => $.intro)}</p>
      ) : (
        <NoticeBox kind="info" role="status">
          {t(($) => $.off)}
        </NoticeBox>
      )}
      {ownMandate && <GivenMandate mandate={ownMandate} onRevoked={onChanged} />}
      {directDebitTerms && (
        <MandateForm key={changes} terms={directDebitTerms} replaces={ownMandate != null} onSigned={onChanged} />
      )}
    </Column>
  );
};
