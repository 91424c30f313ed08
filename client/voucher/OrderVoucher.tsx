import { useId, useState } from 'react';
import styled from '@emotion/styled';
import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay';
import type { VoucherType } from '@platzwart/contracts/core';
import { consentVersion, usableWithoutConsent } from '@platzwart/contracts/voucher';
import type { OrderVoucher_infos$key } from '../__generated__/OrderVoucher_infos.graphql.ts';
import { useErrorText } from '../core/errors/useErrorText.ts';
import { useFormat } from '../core/formatting/useFormat.ts';
import { useNotify } from '../core/notices.ts';
import { clubClockAt } from '../core/time/clubTime.ts';
import { useNow } from '../core/time/useNow.ts';
import { Button } from '../ui/buttons/Button.tsx';
import { NoticeBox } from '../ui/feedback/NoticeBox.tsx';
import { Checkbox } from '../ui/forms/Checkbox.tsx';
import { RadioGroup } from '../ui/forms/RadioGroup.tsx';
import type { CardOwner } from './useCardOwners.ts';
import { useHours } from './useHours.ts';
import { useOrderVoucher } from './useOrderVoucher.ts';

const Form = styled('form')(({ theme }) => ({ display: 'grid', gap: theme.spacing(4), '& p': { margin: 0 } }));

type OrderVoucherProps = { infos: OrderVoucher_infos$key; owner: CardOwner; onOrdered: () => void };

/** Undefined where none is sold. */
const usualType = (vouchers: readonly Readonly<{ type: VoucherType }>[], child: string | null) => {
  const usual = child === null ? 'ADULT' : 'YOUNG';
  return (vouchers.find(({ type }) => type === usual) ?? vouchers[0])?.type;
};

/** Orders one card; whoever consents to its immediate use need not wait for the end of the time of withdrawal (decisions.md V2, N43, Q14). */
export const OrderVoucher = ({ infos: key, owner: { userID, child }, onOrdered }: OrderVoucherProps) => {
  const { t } = useTranslation('vouchers');
  const { cents, date } = useFormat();
  const hours = useHours();
  const errorText = useErrorText();
  const notify = useNotify();
  const { vouchers, voucherHours, vatRate } = useFragment(
    graphql`
      fragment OrderVoucher_infos on BookingInfos {
        voucherHours
        vatRate
        vouchers {
          type
          price
        }
      }
    `,
    key,
  );
  const { call, isBusy } = useOrderVoucher();
  const now = useNow();
  const name = useId();
  const [chosen, setChosen] = useState<VoucherType | null>(null);
  const [hasConsent, setConsent] = useState(false);
  const [refusal, setRefusal] = useState<Error | null>(null);
  const type = chosen ?? usualType(vouchers, child);
  if (type === undefined) return <p>{t(($) => $.order.notSold)}</p>;
  const later = date(usableWithoutConsent(clubClockAt(now).date));
  const ordered = child === null ? t(($) => $.order.done) : t(($) => $.order.doneFor, { name: child });
  const submit = () => {
    setRefusal(null);
    call(
      { userID, type, consent: hasConsent ? consentVersion : null },
      {
        onDone: () => {
          notify({
            kind: 'success',
            text: `${ordered} ${hasConsent ? t(($) => $.order.usable) : t(($) => $.order.usableLater, { date: later })}`,
          });
          onOrdered();
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
      <RadioGroup
        name={name}
        label={t(($) => $.order.type)}
        selected={type}
        options={vouchers.map((each) => ({
          value: each.type,
          label: t(($) => $.order.option, {
            type: t(($) => $.types[each.type]),
            hours: hours(voucherHours),
            price: cents(each.price),
          }),
        }))}
        onChange={({ target }) => setChosen(vouchers.find((each) => each.type === target.value)?.type ?? null)}
      />
      <p>{vatRate > 0 ? t(($) => $.order.invoice) : t(($) => $.order.invoiceWithoutVat)}</p>
      <Checkbox
        label={t(($) => $.order.consent)}
        checked={hasConsent}
        onChange={({ target }) => setConsent(target.checked)}
      />
      {!hasConsent && <p>{t(($) => $.order.withoutConsent, { date: later })}</p>}
      {refusal && (
        <NoticeBox kind="error" role="alert">
          {errorText(refusal)}
        </NoticeBox>
      )}
      <Button type="submit" isBusy={isBusy}>
        {t(($) => $.order.submit)}
      </Button>
    </Form>
  );
};
