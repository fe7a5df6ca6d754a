export { printedReport } from './print';
export { conform } from './run';
