import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type LocalDate, localDateSchema } from '@platzwart/contracts/core';
import * as v from 'valibot';
import { useFormat } from '../../core/formatting/useFormat.ts';
import { NoticeBox } from '../../ui/feedback/NoticeBox.tsx';
import { Skeleton } from '../../ui/feedback/Skeleton.tsx';
import { TextField } from '../../ui/forms/TextField.tsx';
import { Card } from '../../ui/layout/Card.tsx';
import { DebitPreview } from './DebitPreview.tsx';

type NewCollectionProps = {
  earliest: LocalDate;
  /** Days on which something will be collected already. */
  takenDays: readonly string[];
  onChanged: () => void;
};

/** Chooses the day of a collection and shows what it would collect. */
export const NewCollection = ({ earliest, takenDays, onChanged }: NewCollectionProps) => {
  const { t } = useTranslation('debitAdmin');
  const { date } = useFormat();
  const [typed, setTyped] = useState<string>(earliest);
  const parsed = v.safeParse(localDateSchema, typed);
  const day = parsed.success && parsed.output >= earliest ? parsed.output : null;
  const first = date(earliest, 'plain');
  return (
    <Card title={t(($) => $.fresh.title)}>
      <p>{t(($) => $.fresh.text)}</p>
      <TextField
        type="date"
        label={t(($) => $.fresh.day)}
        help={t(($) => $.fresh.dayHelp, { day: first })}
        value={typed}
        min={earliest}
        error={day === null ? t(($) => $.fresh.dayWrong, { day: first }) : undefined}
        onChange={({ target }) => setTyped(target.value)}
      />
      {day !== null && takenDays.includes(day) && <NoticeBox kind="info">{t(($) => $.fresh.dayTaken)}</NoticeBox>}
      {day !== null && (
        <Suspense fallback={<Skeleton height={160} />}>
          <DebitPreview key={day} executionOn={day} onAnnounced={onChanged} />
        </Suspense>
      )}
    </Card>
  );
};
