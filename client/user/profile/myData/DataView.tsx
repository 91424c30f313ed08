import { useState } from 'react';
import styled from '@emotion/styled';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../ui/buttons/Button.tsx';
import { ButtonRow } from '../../../ui/buttons/ButtonRow.tsx';
import { DescriptionList } from '../../../ui/layout/DescriptionList.tsx';
import { FoldedSection } from './FoldedSection.tsx';
import { DataNotStored } from './DataNotStored.tsx';
import { type StoredValue, isFact, isGroup, partsOf, titleAndRest } from './storedData.ts';
import { useDataTexts } from './useDataTexts.ts';

type NamedValue = readonly [name: string, value: StoredValue];

const Facts = ({ facts }: { facts: readonly NamedValue[] }) => {
  const { nameOf } = useDataTexts();
  return (
    <DescriptionList>
      {facts.map(([name, value]) => [
        <dt key={`${name} name`}>{nameOf(name)}</dt>,
        <dd key={name}>
          <DataView name={name} value={value} />
        </dd>,
      ])}
    </DescriptionList>
  );
};

const DataGroup = ({ group }: { group: Readonly<Record<string, StoredValue>> }) => {
  const { t } = useTranslation('profile');
  const { shown, identifiers, missing } = partsOf(group);
  return (
    <>
      {shown.length > 0 && <Facts facts={shown} />}
      <DataNotStored names={missing} />
      {identifiers.length > 0 && (
        <FoldedSection title={t(($) => $.data.identifiers)}>
          <Facts facts={identifiers} />
        </FoldedSection>
      )}
    </>
  );
};

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
    <FoldedSection title={words}>
      <DataView name={name} value={rest} />
    </FoldedSection>
  );
};

/** A list, one line per entry; shows its beginning until all of it is requested, on paper too. */
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

/** The stored data at any depth: facts as text, groups by name, entries of lists folded below what names them. */
export const DataView = ({ name, value }: { name: string; value: StoredValue }) => {
  const { textOf, addressOf } = useDataTexts();
  if (isFact(value)) return textOf(name, value);
  if (isGroup(value)) return addressOf(name, value) ?? <DataGroup group={value} />;
  return <EntryList name={name} entries={value} />;
};
