import { describeUpgrade } from './describeUpgrade.ts';

describeUpgrade('2026-11-29');
