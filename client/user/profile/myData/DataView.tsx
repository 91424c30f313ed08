import { useTranslation } from 'react-i18next';
import { DescriptionList } from '../../../ui/layout/DescriptionList.tsx';
import { EntryList } from './EntryList.tsx';
import { Fold } from './Fold.tsx';
import { Missing } from './Missing.tsx';
import { type StoredValue, isFact, isGroup, partsOf } from './storedData.ts';
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
      <Missing names={missing} />
      {identifiers.length > 0 && (
        <Fold title={t(($) => $.data.identifiers)}>
          <Facts facts={identifiers} />
        </Fold>
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
