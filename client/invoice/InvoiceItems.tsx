import type { ReactNode } from 'react';
import styled from '@emotion/styled';
import { useTranslation } from 'react-i18next';
import type { LocalDate } from '@platzwart/contracts/core';
import { graphql, useFragment } from 'react-relay';
import type { InvoiceItems_items$data, InvoiceItems_items$key } from '../__generated__/InvoiceItems_items.graphql.ts';
import { useFormat } from '../core/formatting/useFormat.ts';
import { useTranslatedCourtName } from '../core/texts/useTranslatedCourtName.ts';
import { DataTable } from '../ui/layout/DataTable.tsx';
import { type ShownState, signOf } from './invoiceState.ts';

const Group = styled('section')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: theme.spacing(2),
  '& > h3': { ...theme.typography.body1, fontWeight: 700, margin: 0 },
}));
const Paid = styled('small')(({ theme }) => ({ display: 'block', color: theme.vars.palette.text.secondary }));

type Data = InvoiceItems_items$data;
type Line = Readonly<{
  key: string;
  what: string;
  when: string;
  price: number;
  alreadyPaid: boolean;
  player: string | null | undefined;
  /** Of what can be paid singly: a season cannot. */
  kind: PayableItem['kind'] | null;
}>;

/** A line that can be paid without an invoice. */
export type PayableItem = Readonly<{
  id: string;
  kind: 'COURT' | 'GUEST_FEE' | 'VOUCHER';
  what: string;
  price: number;
}>;

/** What most bookings are is not said for each. */
const isOrdinary = (category: Data['bookings'][number]['category']): boolean =>
  category === 'SINGLE' || category === 'GUEST_SINGLE';

const useLines = ({ bookings, saisonBookings, guestFees, vouchers }: Data) => {
  const { t } = useTranslation(['invoices', 'courtPlan']);
  const { date, timeRange } = useFormat();
  const courtName = useTranslatedCourtName();
  // With the year: an invoice may be about two.
  const dayOf = (day: LocalDate): string => `${date(day, 'weekday')}, ${date(day, 'inColumn')}`;
  const categoryText = (category: Data['bookings'][number]['category']): string =>
    t(($) => $.categories[category], { ns: 'courtPlan' });
  const courts = bookings.map((each): Line => ({
    ...{ key: each._id, price: each.price, alreadyPaid: each.alreadyPaid, player: each.player },
    kind: 'COURT',
    what: isOrdinary(each.category)
      ? `${each.sport}, ${courtName(each.court)}`
      : `${categoryText(each.category)}, ${each.sport}, ${courtName(each.court)}`,
    when: `${dayOf(each.date)}, ${timeRange(each.start, each.end)}`,
  }));
  const seasons = saisonBookings.map((each): Line => {
    const days = { from: date(each.date, 'plain'), to: date(each.enddate, 'plain') };
    return {
      ...{ key: each._id, price: each.price, alreadyPaid: each.alreadyPaid, player: each.player },
      kind: null,
      what: `${categoryText(each.category)}, ${each.sport}, ${courtName(each.court)}, ${t(($) => $.items.occurrences, { count: each.occurrences })}`,
      when: t(($) => $.items.season, { ...days, time: timeRange(each.start, each.end) }),
    };
  });
  const fees = guestFees.map((each): Line => ({
    ...{ key: each._id, price: each.price, alreadyPaid: each.alreadyPaid, player: each.player },
    kind: 'GUEST_FEE',
    what: t(($) => $.items.guestFee, { sport: each.sport, court: courtName(each.court) }),
    when: `${dayOf(each.date)}, ${timeRange(each.start, each.end)}`,
  }));
  const cards = vouchers.map((each): Line => ({
    ...{ key: each._id, price: each.price, alreadyPaid: each.alreadyPaid, player: each.player },
    kind: 'VOUCHER',
    what: t(($) => $.items.voucher, { type: t(($) => $.voucherTypes[each.type]) }),
    when: dayOf(each.date),
  }));
  return { bookings: courts, seasons, guestFees: fees, vouchers: cards };
};

type InvoiceItemsProps = {
  items: InvoiceItems_items$key;
  /** Of the invoice, where it is issued. */
  state?: ShownState;
  /** What can be done with a line that is not paid. */
  actionOf?: (item: PayableItem) => ReactNode;
};

/** What is billed, grouped by its kind; what was paid before is marked (decisions.md I3). */
export const InvoiceItems = ({ items: key, state = 'UNPAID', actionOf }: InvoiceItemsProps) => {
  const { t } = useTranslation('invoices');
  const { cents } = useFormat();
  const items = useFragment(
    graphql`
      fragment InvoiceItems_items on InvoiceItems {
        bookings {
          _id
          date
          start
          end
          price
          category
          sport
          court
          alreadyPaid
          player
        }
        saisonBookings {
          _id
          date
          enddate
          start
          end
          price
          category
          sport
          court
          occurrences
          alreadyPaid
          player
        }
        guestFees {
          _id
          date
          start
          end
          price
          sport
          court
          alreadyPaid
          player
        }
        vouchers {
          _id
          type
          price
          date
          alreadyPaid
          player
        }
      }
    `,
    key,
  );
  const lines = useLines(items);
  const groups = (['bookings', 'seasons', 'guestFees', 'vouchers'] as const).filter((name) => lines[name].length > 0);
  if (groups.length === 0) return <p>{t(($) => $.items.none)}</p>;
  return groups.map((name) => (
    <Group key={name} aria-label={t(($) => $.items[name])}>
      <h3>{t(($) => $.items[name])}</h3>
      <DataTable
        label={t(($) => $.items[name])}
        columns={[
          t(($) => $.items.columns.what),
          t(($) => $.items.columns.when),
          { label: t(($) => $.items.columns.amount), isNumber: true },
        ]}
        rows={lines[name].map((line) => ({
          key: line.key,
          cells: [
            line.what,
            line.player == null ? line.when : `${line.when}, ${t(($) => $.items.player, { name: line.player })}`,
            <span key="amount">
              {cents(signOf(state) * line.price)}
              {line.alreadyPaid && <Paid>{t(($) => $.items.alreadyPaid)}</Paid>}
              {!line.alreadyPaid && line.kind && actionOf?.({ ...line, id: line.key, kind: line.kind })}
            </span>,
          ],
        }))}
      />
    </Group>
  ));
};
