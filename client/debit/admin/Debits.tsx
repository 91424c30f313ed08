import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { graphql, useLazyLoadQuery } from 'react-relay';
import type { DebitsQuery } from '../../__generated__/DebitsQuery.graphql.ts';
import { useRetryKey } from '../../core/relay/retryKey.ts';
import { ButtonLink } from '../../ui/buttons/Button.tsx';
import { NoticeBox } from '../../ui/feedback/NoticeBox.tsx';
import { CollectionList } from './CollectionList.tsx';
import { Mandates } from './Mandates.tsx';
import { NewCollection } from './NewCollection.tsx';

const isComing = ({ state }: Readonly<{ state: string }>): boolean => state === 'ANNOUNCED' || state === 'SUBMITTED';

/** Terms, collections and mandates; read again after each change. */
export const Debits = () => {
  const { t } = useTranslation('debitAdmin');
  const [changes, setChanges] = useState(0);
  const { directDebitTerms, debitCollections, mandates } = useLazyLoadQuery<DebitsQuery>(
    graphql`
      query DebitsQuery {
        directDebitTerms {
          earliestExecution
        }
        debitCollections {
          state
          executionOn
          ...CollectionList_collections
        }
        mandates {
          ...Mandates_mandates
        }
      }
    `,
    {},
    { fetchPolicy: 'store-and-network', fetchKey: `${useRetryKey()} ${changes}` },
  );
  const onChanged = () => setChanges((count) => count + 1);
  return (
    <>
      {directDebitTerms ? (
        <NewCollection
          earliest={directDebitTerms.earliestExecution}
          takenDays={debitCollections.filter(isComing).map(({ executionOn }) => executionOn)}
          onChanged={onChanged}
        />
      ) : (
        <NoticeBox kind="info" role="status">
          {t(($) => $.off)} <ButtonLink to="/dashboard/settings/tax">{t(($) => $.toSettings)}</ButtonLink>
        </NoticeBox>
      )}
      <CollectionList collections={debitCollections} />
      <Mandates mandates={mandates} canEnter={directDebitTerms !== null} onChanged={onChanged} />
    </>
  );
};
