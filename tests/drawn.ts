import fc from 'fast-check';
import { times } from './effort';

// Properties that name no number of runs draw fast-check's usual one.
fc.configureGlobal({ numRuns: times(100) });
