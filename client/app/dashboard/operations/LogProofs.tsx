import styled from '@emotion/styled';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../ui/buttons/Button.tsx';
import { NoticeBox } from '../../../ui/feedback/NoticeBox.tsx';
import { useMoment } from '../../../core/formatting/useMoment.ts';
import { LogFlaws } from './LogFlaws.tsx';
import { LogProofTable } from './LogProofTable.tsx';
import { useLogProofs } from './useLogProofs.ts';

const Section = styled('section')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: theme.spacing(4),
  marginBottom: theme.spacing(8),
  '& > h2, & > p': { margin: 0, maxWidth: '70ch' },
}));
const Row = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  gap: theme.spacing(3, 5),
  alignItems: 'center',
}));

type ProofStateProps = Pick<ReturnType<typeof useLogProofs>, 'runs' | 'progress' | 'isRunning'>;

/** How far the run is, or when nothing was found last. */
const ProofState = ({ runs, progress, isRunning }: ProofStateProps) => {
  const { t } = useTranslation('operations');
  const moment = useMoment();
  if (isRunning && progress === null) return t(($) => $.proofs.waiting);
  if (isRunning) return t(($) => $.proofs.running, { percent: Math.floor((progress ?? 0) * 100) });
  const clean = runs.find(({ flawCount }) => flawCount === 0);
  if (!clean) return t(($) => (runs.length === 0 ? $.proofs.never : $.proofs.neverClean));
  return t(($) => $.proofs.lastClean, { time: moment(Date.parse(clean.startedAt)) });
};

/** What is proved on the log each night, what it found, and the button to prove it now. */
export const LogProofs = () => {
  const { t } = useTranslation('operations');
  const { prove, isBusy, ...state } = useLogProofs();
  const { runs, isRunning } = state;
  const [newest] = runs;
  return (
    <Section aria-labelledby="log-proofs">
      <h2 id="log-proofs">{t(($) => $.proofs.title)}</h2>
      <p>{t(($) => $.proofs.hint)}</p>
      <Row>
        <Button isBusy={isRunning || isBusy} onClick={prove}>
          {t(($) => $.proofs.now)}
        </Button>
        <span role="status">
          <ProofState {...state} />
        </span>
      </Row>
      {newest && newest.flawCount > 0 && (
        <NoticeBox kind="error">
          <LogFlaws flaws={newest.flaws} count={newest.flawCount} />
        </NoticeBox>
      )}
      {runs.length > 0 && <LogProofTable runs={runs} />}
    </Section>
  );
};
