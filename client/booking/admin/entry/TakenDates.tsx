import styled from '@emotion/styled';
import { useTranslation } from 'react-i18next';
import { type OccurrenceChoice, canDisplace } from '@platzwart/contracts/booking';
import type { Court } from '@platzwart/contracts/core';
import { useFormat } from '../../../core/formatting/useFormat.ts';
import { Button } from '../../../ui/buttons/Button.tsx';
import { ButtonRow } from '../../../ui/buttons/ButtonRow.tsx';
import { NoticeBox } from '../../../ui/feedback/NoticeBox.tsx';
import { TextField } from '../../../ui/forms/TextField.tsx';
import { AdminSelect } from '../../../ui/material/admin/AdminSelect.tsx';
import { impactRowsOf } from '../impact/impactRows.ts';
import { ImpactTable } from '../impact/ImpactTable.tsx';
import { useOccupantText } from '../impact/useOccupantText.ts';
import type { BookingDraft } from './bookingDraft.ts';
import { type TakenDate, withChoice } from './takenDates.ts';

const List = styled('ul')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(4),
  margin: theme.spacing(3, 0),
  padding: 0,
  listStyle: 'none',
}));

const Undecided = styled('p')(({ theme }) => ({ margin: 0, fontWeight: 600, color: theme.vars.palette.error.main }));

type TakenDatesProps = {
  taken: readonly TakenDate[];
  /** Of the sport. */
  courts: readonly Court[];
  /** False for an entry of one booking: without it there is none. */
  canSkip: boolean;
  draft: BookingDraft;
  /** False where the form asks for a reason elsewhere. */
  hasOwnReason?: boolean;
  reasonError: string | undefined;
  /** Whether to say that dates which nobody has decided about keep the form from being sent. */
  isUndecidedShown?: boolean;
  onChoose: (choices: readonly OccurrenceChoice[]) => void;
  onChange: (change: Partial<BookingDraft>) => void;
};

const optionOf = (choice: OccurrenceChoice | null): string => String(choice?.otherCourt ?? choice?.action ?? '');

const choiceOf = (option: string): Pick<OccurrenceChoice, 'action' | 'otherCourt'> | null => {
  if (option === '') return null;
  if (option === 'SKIP' || option === 'DISPLACE') return { action: option, otherCourt: null };
  return { action: 'OTHER_COURT', otherCourt: Number(option) };
};

const KnownTakenDates = ({ taken, courts, canSkip, draft, isUndecidedShown, onChoose }: TakenDatesProps) => {
  const { t } = useTranslation('bookingAdmin');
  const { date } = useFormat();
  const occupantText = useOccupantText();
  const choices = taken.flatMap(({ choice }) => choice ?? []);
  const nameOf = (court: number): string => courts.find(({ number }) => number === court)?.name ?? String(court);
  const optionsOf = ({ otherCourts }: TakenDate) => [
    { value: '', label: t(($) => $.entry.choices.none) },
    ...(canSkip ? [{ value: 'SKIP', label: t(($) => $.entry.choices.SKIP) }] : []),
    ...(canDisplace(draft.category) ? [{ value: 'DISPLACE', label: t(($) => $.entry.choices.DISPLACE) }] : []),
    ...otherCourts.map((court) => ({ value: String(court), label: nameOf(court) })),
  ];
  const helpOf = ({ isOtherTaken, otherCourts }: TakenDate): string | undefined => {
    if (isOtherTaken) return t(($) => $.entry.choices.otherTaken);
    return otherCourts.length === 0 ? t(($) => $.entry.choices.noOther) : undefined;
  };
  const chooseForAll = (action: 'SKIP' | 'DISPLACE') =>
    onChoose(taken.map((each) => ({ date: each.date, court: each.court, action, otherCourt: null })));
  return (
    <NoticeBox kind="warning">
      {t(($) => $.entry.conflicts, { count: taken.length })}
      <List>
        {taken.map((each) => (
          <li key={`${each.date}/${each.court}`}>
            <AdminSelect
              label={t(($) => $.entry.conflict, {
                court: nameOf(each.court),
                date: date(each.date, 'short'),
                what: occupantText(each.conflicts),
              })}
              value={optionOf(each.choice)}
              options={optionsOf(each)}
              onChange={({ target }) => onChoose(withChoice(choices, each, choiceOf(target.value)))}
              help={helpOf(each)}
            />
          </li>
        ))}
      </List>
      {taken.length > 1 && (
        <ButtonRow>
          {canDisplace(draft.category) && (
            <Button variant="secondary" onClick={() => chooseForAll('DISPLACE')}>
              {t(($) => $.entry.choices.displaceAll)}
            </Button>
          )}
          {canSkip && (
            <Button variant="secondary" onClick={() => chooseForAll('SKIP')}>
              {t(($) => $.entry.choices.skipAll)}
            </Button>
          )}
        </ButtonRow>
      )}
      {isUndecidedShown && <Undecided role="alert">{t(($) => $.entry.undecided)}</Undecided>}
    </NoticeBox>
  );
};

/** The dates of an entry that are taken, with a choice for each (decisions.md B13, B14), and those who make way, with the reason (N18). */
export const TakenDates = (props: TakenDatesProps) => {
  const { t } = useTranslation('bookingAdmin');
  const { taken, draft, hasOwnReason = true, reasonError, onChange } = props;
  const displaced = impactRowsOf(taken.filter(({ choice }) => choice?.action === 'DISPLACE'));
  return (
    <>
      {taken.length > 0 && <KnownTakenDates {...props} />}
      {displaced.length > 0 && (
        <>
          <p>{t(($) => $.impact.summary, { count: displaced.length })}</p>
          <ImpactTable label={t(($) => $.impact.label)} rows={displaced} courts={props.courts} />
          {hasOwnReason && (
            <TextField
              label={t(($) => $.entry.displacedReason)}
              help={t(($) => $.entry.displacedHelp)}
              error={reasonError}
              value={draft.reason}
              maxLength={500}
              onChange={({ target }) => onChange({ reason: target.value })}
            />
          )}
        </>
      )}
    </>
  );
};
