import {
  answerSeasonOfferSchema,
  askSeasonHoldersSchema,
  bookSeasonSchema,
  closeSeasonPlanSchema,
  planSeasonSchema,
  removeSeasonSeriesSchema,
  saveSeasonSeriesSchema,
  setSeasonAnswerSchema,
} from '@platzwart/contracts/booking';
import { command } from '../../core/commandDeclaration.ts';
import { answerSeasonOffer, askSeasonHolders } from './askSeasonHolders.ts';
import { bookSeason } from './bookSeason.ts';
import { closeSeasonPlan, planSeason, removeSeasonSeries, saveSeasonSeries, setSeasonAnswer } from './planSeason.ts';

/** Drafts of the next season (docs/adr/0041-season-take-over.md). */
export const seasonCommands = {
  PlanSeason: command(planSeasonSchema, 'admin in person', planSeason),
  SaveSeasonSeries: command(saveSeasonSeriesSchema, 'admin in person', saveSeasonSeries),
  RemoveSeasonSeries: command(removeSeasonSeriesSchema, 'admin in person', removeSeasonSeries),
  AskSeasonHolders: command(askSeasonHoldersSchema, 'admin in person', askSeasonHolders),
  AnswerSeasonOffer: command(answerSeasonOfferSchema, 'anybody', answerSeasonOffer),
  SetSeasonAnswer: command(setSeasonAnswerSchema, 'admin in person', setSeasonAnswer),
  BookSeason: command(bookSeasonSchema, 'admin in person', bookSeason),
  CloseSeasonPlan: command(closeSeasonPlanSchema, 'admin in person', closeSeasonPlan),
};
