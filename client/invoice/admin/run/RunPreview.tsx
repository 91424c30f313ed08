import { useState } from 'react';
import styled from '@emotion/styled';
import { useTranslation } from 'react-i18next';
import { graphql, useLazyLoadQuery } from 'react-relay';
import type { Role } from '@platzwart/contracts/core';
import type { RunPreviewQuery } from '../../../__generated__/RunPreviewQuery.graphql.ts';
import { useFormat } from '../../../core/formatting/useFormat.ts';
import { useRetryKey } from '../../../core/relay/retryKey.ts';
import { Button } from '../../../ui/buttons/Button.tsx';
import { ButtonRow } from '../../../ui/buttons/ButtonRow.tsx';
import { Link } from '../../../ui/buttons/Link.tsx';
import { EmptyList } from '../../../ui/feedback/EmptyList.tsx';
import { Card } from '../../../ui/layout/Card.tsx';
import { AdminDialog } from '../../../ui/material/admin/AdminDialog.tsx';
import type { BillingPeriod } from '../period/billingPeriod.ts';
import { RunPeople } from './RunPeople.tsx';
import type { Billed } from './useInvoiceRun.ts';

const Missing = styled('ul')(({ theme }) => ({ margin: 0, paddingLeft: theme.spacing(5) }));

type RunPreviewProps = {
  period: BillingPeriod;
  role: Role | null;
  /** How many runs there were: what is left is asked for again. */
  runs: number;
  onStart: (people: readonly Billed[]) => void;
};

/** Everybody with something open in the period; those without an address are listed and left out (decisions.md N37). */
export const RunPreview = ({ period, role, runs, onStart }: RunPreviewProps) => {
  const { t } = useTranslation(['invoiceAdmin', 'core']);
  const { cents } = useFormat();
  const [excluded, setExcluded] = useState<ReadonlySet<string>>(new Set());
  const [isAsking, setAsking] = useState(false);
  const { invoiceRun } = useLazyLoadQuery<RunPreviewQuery>(
    graphql`
      query RunPreviewQuery($fromDate: Date!, $toDate: Date!, $role: Role) {
        invoiceRun(fromDate: $fromDate, toDate: $toDate, role: $role) {
          userID
          firstName
          lastName
          amount
          hasAddress
          ...RunPeople_people
        }
      }
    `,
    { ...period, role },
    { fetchPolicy: 'network-only', fetchKey: `${useRetryKey()} ${runs}` },
  );
  const billable = invoiceRun.filter(({ hasAddress }) => hasAddress);
  const missing = invoiceRun.filter(({ hasAddress }) => !hasAddress);
  const chosen = billable.filter(({ userID }) => !excluded.has(userID));
  const sum = cents(chosen.reduce((all, { amount }) => all + amount, 0));
  const toggle = (userID: string) =>
    setExcluded((before) => {
      const next = new Set(before);
      if (!next.delete(userID)) next.add(userID);
      return next;
    });
  const start = () =>
    onStart(
      chosen.map(({ userID, firstName, lastName, amount }) => ({
        ...{ userID, amount, name: `${lastName}, ${firstName} (${userID})` },
      })),
    );
  if (invoiceRun.length === 0) return <EmptyList title={t(($) => $.new.nothing)} text={t(($) => $.run.nothingText)} />;
  return (
    <>
      {billable.length > 0 && (
        <Card title={t(($) => $.run.people)}>
          <ButtonRow>
            <Button variant="quiet" onClick={() => setExcluded(new Set())}>
              {t(($) => $.run.all)}
            </Button>
            <Button variant="quiet" onClick={() => setExcluded(new Set(billable.map(({ userID }) => userID)))}>
              {t(($) => $.run.noneChosen)}
            </Button>
          </ButtonRow>
          <RunPeople people={billable} excluded={excluded} onToggle={toggle} />
          <p role="status">{t(($) => $.run.chosen, { count: chosen.length, sum })}</p>
          <ButtonRow>
            <Button disabled={chosen.length === 0} onClick={() => setAsking(true)}>
              {t(($) => $.run.submit, { count: chosen.length })}
            </Button>
          </ButtonRow>
        </Card>
      )}
      {missing.length > 0 && (
        <Card title={t(($) => $.run.withoutAddress)}>
          <p>{t(($) => $.run.withoutAddressText)}</p>
          <Missing>
            {missing.map(({ userID, firstName, lastName, amount }) => (
              <li key={userID}>
                <Link to={`/dashboard/user/${userID}/edit`}>{`${lastName}, ${firstName} (${userID})`}</Link>,{' '}
                {cents(amount)}
              </li>
            ))}
          </Missing>
        </Card>
      )}
      {isAsking && (
        <AdminDialog
          title={t(($) => $.run.submit, { count: chosen.length })}
          onClose={() => setAsking(false)}
          actions={
            <>
              <Button variant="secondary" onClick={() => setAsking(false)}>
                {t(($) => $.cancel, { ns: 'core' })}
              </Button>
              <Button onClick={start}>{t(($) => $.run.confirm)}</Button>
            </>
          }
        >
          <p>{t(($) => $.run.question, { count: chosen.length, sum })}</p>
        </AdminDialog>
      )}
    </>
  );
};
