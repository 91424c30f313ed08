import type {
  HolidayRegion,
  PaymentMethod,
  PlayerRule,
  Role,
  Surface,
  TaxSphere,
  VatGroup,
} from '@platzwart/contracts/core';
import { typeReference } from '../core/typeReference.ts';

type Court = { number: number; name: string; surface: Surface; active: boolean };
type VatRate = { group: VatGroup; percent: number; validFrom: string; sphere: TaxSphere };
type LimitsOfRole = {
  role: Role;
  minAdvanceMinutes: number;
  maxAdvanceDays?: number | null;
  graceMinutes: number;
  maxOpenBookings?: number | null;
  maxMinutesPerDay?: number | null;
  maxParallel?: number | null;
};

/** `BookingRulesInput`, which is nested in several inputs. */
export type BookingRulesInput = {
  stornoTime?: number | null;
  allowedGuests?: boolean | null;
  allowedTrainers?: boolean | null;
  allowedVouchers?: boolean | null;
  allowedSaisonBookings?: boolean | null;
  showNames?: boolean | null;
  avoidGaps?: boolean | null;
  players?: PlayerRule | null;
  guestFee?: number | null;
  paymentMethods?: PaymentMethod[] | null;
  invoiceForGuests?: boolean | null;
  discount?: number | null;
  holidayRegion?: HolidayRegion | null;
  vatRates?: VatRate[] | null;
  smallBusinessPeriods?: { from: string; to?: string | null }[] | null;
  limits?: LimitsOfRole[] | null;
};

export type TimeAndCourtInput = {
  sport: string;
  numOfCourts: number;
  start: string;
  end: string;
  halfHour: boolean;
  stornoTime?: number | null;
  sports: string[];
  allowedTrainersBookings?: boolean | null;
  allowedGuestsBookings?: boolean | null;
  allowedSaisonBookings?: boolean | null;
  allowedVouchers?: boolean | null;
  courts?: Court[] | null;
  surface?: Surface | null;
  labels?: { de: string; en: string } | null;
  rules?: BookingRulesInput | null;
  force?: boolean | null;
  reason?: string | null;
};

/** `TimeAndCourtInfosInput`, for the arguments of other features. */
export const timeAndCourtInput = typeReference((builder) =>
  builder.inputRef<TimeAndCourtInput>('TimeAndCourtInfosInput'),
);
