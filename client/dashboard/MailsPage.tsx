import { Suspense, useMemo, useState } from 'react';
import styled from '@emotion/styled';
import { mdiRefresh } from '@mdi/js';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { mailStates } from '@platzwart/contracts/core';
import { Attempt } from '../ui/Attempt.tsx';
import { Button } from '../ui/Button.tsx';
import { Icon } from '../ui/Icon.tsx';
import { ListSkeleton } from '../ui/ListSkeleton.tsx';
import { Page } from '../ui/Page.tsx';
import { SelectField } from '../ui/SelectField.tsx';
import { MailList } from './mails/MailList.tsx';
import { mailFilterOf, paramsOfMails } from './mails/mailFilter.ts';

const Filter = styled('search')(({ theme }) => ({
  display: 'block',
  maxWidth: 280,
  marginBottom: theme.spacing(5),
  '@media print': { display: 'none' },
}));

/** Every letter that the club has sent, or is about to. */
export const MailsPage = () => {
  const { t } = useTranslation('dashboard');
  const [params, setParams] = useSearchParams();
  const filter = useMemo(() => mailFilterOf(params), [params]);
  const [round, setRound] = useState(0);
  const again = () => setRound(round + 1);
  return (
    <Page
      title={t(($) => $.mails.title)}
      actions={
        <Button look="secondary" icon={<Icon path={mdiRefresh} />} onClick={again}>
          {t(($) => $.mails.refresh)}
        </Button>
      }
    >
      <Filter>
        <SelectField
          label={t(($) => $.mails.filter)}
          help={null}
          value={filter.state ?? ''}
          options={[
            { value: '', label: t(($) => $.mails.any) },
            ...mailStates.map((state) => ({ value: state, label: t(($) => $.mails.states[state]) })),
          ]}
          onChange={({ target }) => {
            const state = mailStates.find((each) => each === target.value) ?? null;
            setParams(paramsOfMails({ state, page: 1 }), { replace: true });
          }}
        />
      </Filter>
      <Attempt>
        <Suspense fallback={<ListSkeleton />}>
          <MailList
            filter={filter}
            round={round}
            onTurn={(page) => setParams(paramsOfMails({ ...filter, page }), { replace: true })}
            onChanged={again}
          />
        </Suspense>
      </Attempt>
    </Page>
  );
};
