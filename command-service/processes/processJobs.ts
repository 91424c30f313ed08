import { hour, job, minute } from '../core/jobDeclaration.ts';
import { finishClearances } from './clearCourts.ts';
import { eraseUnconfirmed } from './eraseUnconfirmed.ts';
import { finishErasures } from './finishErasures.ts';
import { keepLogHead } from './keepLogHead.ts';

/** Jobs that affect several features. */
export const processJobs = {
  finishClearances: job(minute, finishClearances),
  finishErasures: job(minute, finishErasures),
  eraseUnconfirmed: job(hour, eraseUnconfirmed),
  keepLogHead: job(hour, keepLogHead),
};
