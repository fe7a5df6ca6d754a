export { printedReport } from './report';
export { conform } from './run';
