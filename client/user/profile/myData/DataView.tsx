import { useState } from 'react';
import styled from '@emotion/styled';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../ui/Button.tsx';
import { ButtonRow } from '../../../ui/ButtonRow.tsx';
import { Facts } from '../../../ui/Facts.tsx';
import { type OnRecord, isFact } from './dataOnRecord.ts';
import { useDataWords } from './useDataWords.ts';

const shownAtFirst = 20;

const Entries = styled('ol')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(4),
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '& > li': { paddingTop: theme.spacing(4), borderTop: `1px solid ${theme.vars.palette.divider}` },
  '& > li:first-of-type': { paddingTop: 0, borderTop: 0 },
}));

/** A list, at first its beginning; on paper always all of it would be too much as well, so one asks for it first. */
const EntryList = ({ name, entries }: { name: string; entries: readonly OnRecord[] }) => {
  const { t } = useTranslation('profile');
  const { textOf } = useDataWords();
  const [areAllShown, showAll] = useState(false);
  if (entries.length === 0) return textOf(name, null);
  const shown = areAllShown ? entries : entries.slice(0, shownAtFirst);
  return (
    <>
      <Entries>
        {shown.map((entry, index) => (
          // A list that never changes: the place is the identity.
          <li key={index}>
            <DataView name={name} value={entry} />
          </li>
        ))}
      </Entries>
      {shown.length < entries.length && (
        <ButtonRow>
          <Button look="secondary" onClick={() => showAll(true)}>
            {t(($) => $.data.more, { count: entries.length })}
          </Button>
        </ButtonRow>
      )}
    </>
  );
};

/** What is stored, as deep as it goes: facts as text, groups of facts by name, lists one after the other. */
export const DataView = ({ name, value }: { name: string; value: OnRecord }) => {
  const { nameOf, textOf } = useDataWords();
  if (isFact(value)) return textOf(name, value);
  if (Array.isArray(value)) return <EntryList name={name} entries={value} />;
  return (
    <Facts>
      {Object.entries(value).map(([part, inside]) => [
        <dt key={`${part} name`}>{nameOf(part)}</dt>,
        <dd key={part}>
          <DataView name={part} value={inside} />
        </dd>,
      ])}
    </Facts>
  );
};
