import { useTranslation } from 'react-i18next';
import { useBookingText } from '../cancelBooking/useBookingText.ts';
import { useFormat } from '../formatting/useFormat.ts';
import { type EntryDetails, placeOf } from './entryDetails.ts';

/** Where and when a booking was before a change, and the plan that a series has now. */
export const ChangeFacts = ({ details }: { details: EntryDetails }) => {
  const { t } = useTranslation('history');
  const bookingText = useBookingText();
  const { was } = details;
  const [place, placeBefore] = [details, was].map((each) => each && placeOf(each));
  const before = placeBefore && bookingText(placeBefore);
  const isMoved = before && place && before !== bookingText(place);
  return (
    <>
      {isMoved && <p>{t(($) => $.before, { what: before })}</p>}
      <PlanText details={details} />
    </>
  );
};

const PlanText = ({ details }: { details: EntryDetails }) => {
  const { t } = useTranslation('history');
  const { date, timeRange } = useFormat();
  const { repetition, startdate, enddate, start, end } = details;
  if (!repetition || !startdate || !enddate || !start || !end) return null;
  return (
    <p>{t(($) => $.plan[repetition], { from: date(startdate), until: date(enddate), times: timeRange(start, end) })}</p>
  );
};
