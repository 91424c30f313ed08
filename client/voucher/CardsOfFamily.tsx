import { Suspense, useId } from 'react';
import styled from '@emotion/styled';
import { useTranslation } from 'react-i18next';
import { Navigate, useSearchParams } from 'react-router-dom';
import { ListSkeleton } from '../ui/feedback/ListSkeleton.tsx';
import { RadioGroup } from '../ui/forms/RadioGroup.tsx';
import { MyVouchers } from './MyVouchers.tsx';
import { useCardOwners } from './useCardOwners.ts';

const Choice = styled('div')(({ theme }) => ({ maxWidth: 760, marginBottom: theme.spacing(5) }));

/** The hour cards of the viewer, or of the child that is chosen; `?of=` is its member number. A guest without such a child has none. */
export const CardsOfFamily = () => {
  const { t } = useTranslation('vouchers');
  const name = useId();
  const owners = useCardOwners();
  const [params, setParams] = useSearchParams();
  const owner = owners.find(({ userID }) => userID === params.get('of')) ?? owners[0];
  if (!owner) return <Navigate replace to="/user/bookings" />;
  return (
    <>
      {owners.length > 1 && (
        <Choice>
          <RadioGroup
            name={name}
            label={t(($) => $.whose)}
            selected={owner.userID}
            options={owners.map(({ userID, child }) => ({ value: userID, label: child ?? t(($) => $.mine) }))}
            onChange={({ target: { value } }) =>
              setParams(value === owners[0]?.userID ? {} : { of: value }, { replace: true })
            }
          />
        </Choice>
      )}
      <Suspense key={owner.userID} fallback={<ListSkeleton />}>
        <MyVouchers owner={owner} />
      </Suspense>
    </>
  );
};
