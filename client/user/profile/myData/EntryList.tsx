import { useState } from 'react';
import styled from '@emotion/styled';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../ui/buttons/Button.tsx';
import { ButtonRow } from '../../../ui/buttons/ButtonRow.tsx';
import { DataView } from './DataView.tsx';
import { Fold } from './Fold.tsx';
import { type StoredValue, isGroup, titleAndRest } from './storedData.ts';
import { useDataTexts } from './useDataTexts.ts';

const shownAtFirst = 20;

const Entries = styled('ol')(({ theme }) => ({
  display: 'grid',
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '& > li': { paddingBlock: theme.spacing(1), borderTop: `1px solid ${theme.vars.palette.divider}` },
  '& > li:first-of-type': { borderTop: 0 },
  '& > li > p': { margin: 0, paddingBlock: theme.spacing(1.5) },
}));

const Entry = ({ name, entry }: { name: string; entry: StoredValue }) => {
  const { titleOf } = useDataTexts();
  if (!isGroup(entry)) return <DataView name={name} value={entry} />;
  const { title, rest } = titleAndRest(name, entry);
  const words = titleOf(title);
  if (words === '') return <DataView name={name} value={entry} />;
  if (Object.keys(rest).length === 0) return <p>{words}</p>;
  return (
    <Fold title={words}>
      <DataView name={name} value={rest} />
    </Fold>
  );
};

/** A list, one line per entry; shows its beginning until all of it is requested, on paper too. */
export const EntryList = ({ name, entries }: { name: string; entries: readonly StoredValue[] }) => {
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
            <Entry name={name} entry={entry} />
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
