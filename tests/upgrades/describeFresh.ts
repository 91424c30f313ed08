import { preparedDataVariable } from '../../scripts/test/prepareData.ts';
import {
  type TestInstance,
  clearAway,
  newTestInstanceWithData,
  startTestInstance,
  untilOpen,
} from '../operations/startedInstance.ts';
import { inStoppedDatabase } from './database/inStoppedDatabase.ts';
import { type ReleaseDescription, describeRelease } from './describeRelease.ts';

/** Where no data were prepared for this run, an instance has to start once. */
const fillOnce = async (testInstance: TestInstance): Promise<void> => {
  if (process.env[preparedDataVariable]) return;
  const instance = startTestInstance(testInstance);
  await untilOpen(instance);
  instance.child.kill('SIGTERM');
  await instance.hasEnded;
};

/** Describes the database of an instance that this release has begun. */
export const describeFresh = async (): Promise<ReleaseDescription> => {
  const testInstance = await newTestInstanceWithData();
  try {
    await fillOnce(testInstance);
    return await inStoppedDatabase(testInstance.folder, describeRelease);
  } finally {
    await clearAway(testInstance);
  }
};
