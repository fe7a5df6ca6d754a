import { load } from '../load.mjs';

/** Answers read by their contract, and the mock backend with a great many data. */
export async function measure() {
  const reading = (await load('parts/reading.ts')).measureReading();
  return { ...reading, ...(await (await load('parts/backend.ts')).measureBackend()) };
}
