import { load } from '../load.mjs';

/** The mock backend with as many redemption codes as large campaigns leave. */
export const measure = async () => (await load('parts/manyCodes.ts')).measureCodes();
