import { useState } from 'react';
import styled from '@emotion/styled';
import { useTranslation } from 'react-i18next';
import { graphql, useLazyLoadQuery } from 'react-relay';
import { useNavigate } from 'react-router-dom';
import type { VoucherType } from '@platzwart/contracts/core';
import type { NewVoucherFormQuery } from '../../__generated__/NewVoucherFormQuery.graphql.ts';
import { useErrorText } from '../../core/errors/useErrorText.ts';
import { useFormat } from '../../core/formatting/useFormat.ts';
import { useNotify } from '../../core/notices.ts';
import type { Pickable, PickedPerson } from '../../core/people/findPeople.ts';
import { PersonPicker } from '../../core/people/PersonPicker.tsx';
import { useRetryKey } from '../../core/relay/retryKey.ts';
import { Button } from '../../ui/buttons/Button.tsx';
import { NoticeBox } from '../../ui/feedback/NoticeBox.tsx';
import { AdminSelect } from '../../ui/material/admin/AdminSelect.tsx';
import { useHours } from '../useHours.ts';
import { useOrderVoucher } from '../useOrderVoucher.ts';

const Form = styled('form')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(4),
  maxWidth: 640,
  '& > p': { margin: 0 },
}));
const owners: Pickable = { roles: ['MEMBER', 'TRAINER', 'ADMIN'], isActive: true };

const useSale = () => {
  const { bookingInfos } = useLazyLoadQuery<NewVoucherFormQuery>(
    graphql`
      query NewVoucherFormQuery {
        bookingInfos {
          allowedVouchers
          voucherHours
          vouchers {
            type
            price
          }
        }
      }
    `,
    {},
    { fetchPolicy: 'store-and-network', fetchKey: useRetryKey() },
  );
  const { allowedVouchers, vouchers, voucherHours } = bookingInfos;
  return { sold: allowedVouchers ? vouchers : [], voucherHours };
};

export const NewVoucherForm = () => {
  const { t } = useTranslation(['voucherAdmin', 'vouchers']);
  const { cents } = useFormat();
  const hours = useHours();
  const errorText = useErrorText();
  const notify = useNotify();
  const navigate = useNavigate();
  const { sold, voucherHours } = useSale();
  const { call, isBusy } = useOrderVoucher();
  const [person, setPerson] = useState<PickedPerson | null>(null);
  const [type, setType] = useState<VoucherType>('ADULT');
  const [isMissing, setMissing] = useState(false);
  const [refusal, setRefusal] = useState<Error | null>(null);
  const chosen = sold.find((each) => each.type === type) ?? sold[0];
  if (!chosen) return <NoticeBox kind="info">{t(($) => $.form.notSold)}</NoticeBox>;
  const submit = () => {
    setMissing(person === null);
    setRefusal(null);
    if (person === null) return;
    call(
      { userID: person.userID, type: chosen.type },
      {
        onDone: () => {
          notify({ kind: 'success', text: t(($) => $.form.done) });
          void navigate('/dashboard/voucher');
        },
        onRefused: setRefusal,
      },
    );
  };
  return (
    <Form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      <PersonPicker
        person={person}
        label={t(($) => $.form.person)}
        help={t(($) => $.form.personHelp)}
        pickable={owners}
        error={isMissing ? t(($) => $.form.personMissing) : undefined}
        onPick={(picked) => {
          setPerson(picked);
          setMissing(false);
        }}
      />
      <AdminSelect
        label={t(($) => $.form.type)}
        value={chosen.type}
        options={sold.map((each) => ({
          value: each.type,
          label: `${t(($) => $.types[each.type], { ns: 'vouchers' })}, ${cents(each.price)}`,
        }))}
        onChange={({ target }) => setType(sold.find((each) => each.type === target.value)?.type ?? chosen.type)}
      />
      <p>{t(($) => $.form.price, { hours: hours(voucherHours), price: cents(chosen.price) })}</p>
      {refusal && (
        <NoticeBox kind="error" role="alert">
          {errorText(refusal)}
        </NoticeBox>
      )}
      <Button type="submit" isBusy={isBusy}>
        {t(($) => $.form.submit)}
      </Button>
    </Form>
  );
};
