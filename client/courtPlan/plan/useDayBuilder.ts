import { useState } from 'react';
import { type DayBuilder, createDayBuilder } from './createDayBuilder.ts';

/** A day builder that lives as long as its page. */
export const useDayBuilder = (): DayBuilder => useState(createDayBuilder)[0];
