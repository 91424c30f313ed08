import type { TextShape } from '../../core/texts/textShape.ts';
import type { seasonOfferTextsDe } from './texts.de.ts';

export const seasonOfferTextsEn: TextShape<typeof seasonOfferTextsDe> = {
  title: 'Your time in the next season',
  greeting: 'Hello {{name}}, would you like to keep your time?',
  until: 'You can answer until {{date}}, and change your answer until then. Nothing is booked yet.',
  over: 'The time for answers ended on {{date}}. If you still want your time, please contact the club.',
  unknown: 'This offer is over',
  unknownText:
    'There may be a newer e-mail with a new link, or the club has planned the season already. Please ask the club.',
  rhythm: { DAILY: 'Every day', WEEKLY: 'Every {{day}}', MONTHLY: 'Every month' },
  facts: '{{court}}, {{from}} to {{to}}',
  price_one: '{{count}} date, {{price}}',
  price_other: '{{count}} dates, {{price}}',
  answer: 'Your answer',
  answers: { YES: 'Yes, I keep the time', NO: 'No, thank you', OTHER_TIME: 'I would like another time' },
  otherTime: 'Which time would be better for you?',
  otherTimeMissing: 'Please say which time would be better for you.',
  missing: 'Please answer each series.',
  submit: 'Send the answer',
  done: 'Thank you, the club has your answer.',
  change: 'You can change it here until {{date}}.',
};
