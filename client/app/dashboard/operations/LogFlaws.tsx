import styled from '@emotion/styled';
import { useTranslation } from 'react-i18next';
import { shownPosition } from '@platzwart/contracts/core';
import type { LogProofRun } from './useLogProofs.ts';

const List = styled('ul')(({ theme }) => ({
  margin: theme.spacing(2, 0, 0),
  paddingLeft: theme.spacing(5),
  overflowWrap: 'anywhere',
}));

/** What a run has found: by which proof, at which position of the log, and what is wrong there. */
export const LogFlaws = ({ flaws, count }: { flaws: LogProofRun['flaws']; count: number }) => {
  const { t } = useTranslation('operations');
  return (
    <>
      <p>{t(($) => $.proofs.found)}</p>
      <List>
        {flaws.map(({ proof, position, because }, index) => (
          <li key={index}>
            <strong>{t(($) => $.proofs.names[proof])}</strong>
            {position == null ? '' : `, ${t(($) => $.proofs.at, { position: shownPosition(position) })}`}:{' '}
            <span lang="en">{because}</span>
          </li>
        ))}
        {count > flaws.length && <li>{t(($) => $.proofs.more, { count: count - flaws.length })}</li>}
      </List>
      <p>{t(($) => $.proofs.whatToDo)}</p>
    </>
  );
};
