import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { changeScopes } from '@platzwart/contracts/booking';
import { CheckField } from '../../../ui/forms/CheckField.tsx';
import { RadioGroup } from '../../../ui/forms/RadioGroup.tsx';
import type { Change } from './useChange.ts';

/** Which dates of a series, and whether also those that were changed by themselves (decisions.md N14). */
export const ScopeField = ({ change: { change, preview, setScope, setIncludeChanged } }: { change: Change }) => {
  const { t } = useTranslation('bookingAdmin');
  const name = useId();
  const { scope, includeChanged } = change;
  const hasChanged = includeChanged || (preview?.kept.some(({ reason }) => reason === 'CHANGED_ALONE') ?? false);
  return (
    <>
      <RadioGroup
        label={t(($) => $.change.scope)}
        name={name}
        selected={scope}
        options={changeScopes.map((value) => ({ value, label: t(($) => $.change.scopes[value]) }))}
        onChange={({ target }) => {
          const chosen = changeScopes.find((each) => each === target.value);
          if (chosen) setScope(chosen);
        }}
      />
      {scope !== 'THIS' && hasChanged && (
        <CheckField
          label={t(($) => $.change.includeChanged)}
          help={t(($) => $.change.includeChangedHelp)}
          checked={includeChanged}
          onChange={({ target }) => setIncludeChanged(target.checked)}
        />
      )}
    </>
  );
};
