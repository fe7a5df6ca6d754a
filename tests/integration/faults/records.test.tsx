import { LONG } from '../../effort';
import { testUnderFaults } from './schedules';
import { RECORDS } from './records';

testUnderFaults(RECORDS, LONG);
