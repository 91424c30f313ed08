import { useState } from 'react';
import styled from '@emotion/styled';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../ui/buttons/Button.tsx';
import { ButtonRow } from '../../../ui/buttons/ButtonRow.tsx';
import { DescriptionList } from '../../../ui/layout/DescriptionList.tsx';
import { type StoredValue, isFact } from './storedData.ts';
import { useDataTexts } from './useDataTexts.ts';

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

/** A list; shows its beginning until all of it is requested, on paper too. */
const EntryList = ({ name, entries }: { name: string; entries: readonly StoredValue[] }) => {
  const { t } = useTranslation('profile');
  const { textOf } = useDataTexts();
  const [areAllShown, showAll] = useState(false);
  if (entries.length === 0) return textOf(name, null);
  const shown = areAllShown ? entries : entries.slice(0, shownAtFirst);
  return (
    <>
      <Entries>
        {shown.map((entry, index) => (
          // The list never changes, so the index identifies an entry.
          <li key={index}>
            <DataView name={name} value={entry} />
          </li>
        ))}
      </Entries>
      {shown.length < entries.length && (
        <ButtonRow>
          <Button variant="secondary" onClick={() => showAll(true)}>
            {t(($) => $.data.more, { count: entries.length })}
          </Button>
        </ButtonRow>
      )}
    </>
  );
};

/** The stored data at any depth: facts as text, groups of facts by name, lists one after the other. */
export const DataView = ({ name, value }: { name: string; value: StoredValue }) => {
  const { nameOf, textOf } = useDataTexts();
  if (isFact(value)) return textOf(name, value);
  if (Array.isArray(value)) return <EntryList name={name} entries={value} />;
  return (
    <DescriptionList>
      {Object.entries(value).map(([part, inside]) => [
        <dt key={`${part} name`}>{nameOf(part)}</dt>,
        <dd key={part}>
          <DataView name={part} value={inside} />
        </dd>,
      ])}
    </DescriptionList>
  );
};
