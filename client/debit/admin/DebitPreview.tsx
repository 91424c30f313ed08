import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { graphql, useLazyLoadQuery } from 'react-relay';
import type { DebitPreviewQuery, DebitPreviewQuery$data } from '../../__generated__/DebitPreviewQuery.graphql.ts';
import type { LocalDate } from '@platzwart/contracts/core';
import { useFormat } from '../../core/formatting/useFormat.ts';
import { Button } from '../../ui/buttons/Button.tsx';
import { ButtonRow } from '../../ui/buttons/ButtonRow.tsx';
import { NoticeBox } from '../../ui/feedback/NoticeBox.tsx';
import { AdminTable } from '../../ui/material/admin/AdminTable.tsx';
import { DebitQuestion } from './DebitQuestion.tsx';
import { PickedPerson } from './PickedPerson.tsx';
import { ReturnNote } from './ReturnNote.tsx';
import { useAnnounceCollection } from './useDebitMutations.ts';
import { useStep } from './useStep.ts';

type Due = DebitPreviewQuery$data['debitPreview']['invoices'][number];
type DebitPreviewProps = { executionOn: LocalDate; onAnnounced: () => void };

/** The invoices of a day, each of which can be left out, and the question before everybody gets an e-mail. */
export const DebitPreview = ({ executionOn, onAnnounced }: DebitPreviewProps) => {
  const { t } = useTranslation('debitAdmin');
  const { cents, date } = useFormat();
  /** Those that an ADMIN has decided otherwise about than is proposed: what came back is not collected again by itself. */
  const [toggled, setToggled] = useState<ReadonlySet<string>>(new Set());
  const [isAsking, setAsking] = useState(false);
  const [round, setRound] = useState(0);
  const { call, isBusy } = useAnnounceCollection();
  const step = useStep(
    t(($) => $.fresh.announced),
    () => {
      setAsking(false);
      setToggled(new Set());
      setRound((count) => count + 1);
      onAnnounced();
    },
  );
  const { debitPreview } = useLazyLoadQuery<DebitPreviewQuery>(
    graphql`
      query DebitPreviewQuery($executionOn: Date!) {
        debitPreview(executionOn: $executionOn) {
          invoices {
            _id
            invoiceNumber
            amount
            dueDate
            returnedOn
            ...ReturnNote_invoice
            firstName
            lastName
          }
          withoutMandate
        }
      }
    `,
    { executionOn },
    { fetchPolicy: 'store-and-network', fetchKey: round },
  );
  const { invoices, withoutMandate } = debitPreview;
  const isPicked = ({ _id, returnedOn }: Due) => (returnedOn == null) !== toggled.has(_id);
  const chosen = invoices.filter(isPicked);
  const again = chosen.filter(({ returnedOn }) => returnedOn != null).length;
  const amount = cents(chosen.reduce((sum, invoice) => sum + invoice.amount, 0));
  const what = t(($) => $.count, { count: chosen.length });
  const toggle = (id: string) =>
    setToggled((before) => new Set(before.has(id) ? [...before].filter((each) => each !== id) : [...before, id]));
  return (
    <>
      {withoutMandate > 0 && <p>{t(($) => $.fresh.withoutMandate, { count: withoutMandate })}</p>}
      {invoices.length === 0 ? (
        <NoticeBox kind="info" role="status">
          {t(($) => $.fresh.none)}
        </NoticeBox>
      ) : (
        <>
          <AdminTable
            label={t(($) => $.fresh.list)}
            columns={[
              { label: t(($) => $.columns.person) },
              { label: t(($) => $.columns.invoice), isNarrow: true },
              { label: t(($) => $.columns.due), isNarrow: true },
              { label: t(($) => $.columns.amount), isNarrow: true, isNumber: true },
            ]}
            rows={invoices.map((invoice) => ({
              key: invoice._id,
              cells: [
                <PickedPerson
                  key="person"
                  isPicked={isPicked(invoice)}
                  note={invoice.returnedOn == null ? null : <ReturnNote invoice={invoice} />}
                  onToggle={() => toggle(invoice._id)}
                  name={[invoice.lastName, invoice.firstName].filter(Boolean).join(', ')}
                />,
                invoice.invoiceNumber,
                date(invoice.dueDate, 'plain'),
                cents(invoice.amount),
              ],
            }))}
          />
          <ButtonRow>
            <Button disabled={chosen.length === 0} onClick={() => setAsking(true)}>
              {t(($) => $.fresh.announce, { what, amount })}
            </Button>
          </ButtonRow>
        </>
      )}
      {isAsking && (
        <DebitQuestion
          title={t(($) => $.fresh.question)}
          submit={t(($) => $.fresh.submit)}
          {...{ isBusy, refusal: step.refusal }}
          onSubmit={() => call({ executionOn, invoiceIDs: chosen.map(({ _id }) => _id) }, step.callbacks)}
          onClose={() => setAsking(false)}
        >
          {t(($) => $.fresh.explain, { what, amount, day: date(executionOn, 'plain') })}{' '}
          {again > 0 && t(($) => $.fresh.again, { count: again })}
        </DebitQuestion>
      )}
    </>
  );
};
