import styled from '@emotion/styled';
import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay';
import type { RunPeople_people$key } from '../../../__generated__/RunPeople_people.graphql.ts';
import { useFormat } from '../../../core/formatting/useFormat.ts';
import { AdminTable } from '../../../ui/material/admin/AdminTable.tsx';
import { touchTarget } from '../../../ui/theme/shape.ts';

const Choice = styled('label')(({ theme }) => ({
  display: 'flex',
  gap: theme.spacing(3),
  alignItems: 'baseline',
  minHeight: touchTarget,
  paddingTop: theme.spacing(2.5),
  cursor: 'pointer',
  // The box is higher than the line: its middle moves to the middle of the letters.
  '& input': {
    flex: 'none',
    width: 22,
    height: 22,
    margin: 0,
    transform: 'translateY(5px)',
    accentColor: theme.vars.palette.primary.main,
  },
}));

type RunPeopleProps = {
  people: RunPeople_people$key;
  excluded: ReadonlySet<string>;
  onToggle: (userID: string) => void;
};

/** Who gets an invoice, with what; each can be left out. */
export const RunPeople = ({ people: key, excluded, onToggle }: RunPeopleProps) => {
  const { t } = useTranslation('invoiceAdmin');
  const { cents } = useFormat();
  const people = useFragment(
    graphql`
      fragment RunPeople_people on InvoiceRunPerson @relay(plural: true) {
        userID
        firstName
        lastName
        items
        amount
      }
    `,
    key,
  );
  return (
    <AdminTable
      label={t(($) => $.run.people)}
      columns={[
        { label: t(($) => $.list.columns.person) },
        { label: t(($) => $.run.items), isNarrow: true, isNumber: true },
        { label: t(($) => $.list.columns.amount), isNarrow: true, isNumber: true },
      ]}
      rows={people.map(({ userID, firstName, lastName, items, amount }) => ({
        key: userID,
        cells: [
          <Choice key="person">
            <input type="checkbox" checked={!excluded.has(userID)} onChange={() => onToggle(userID)} />
            <span>{`${lastName}, ${firstName} (${userID})`}</span>
          </Choice>,
          items,
          cents(amount),
        ],
      }))}
    />
  );
};
