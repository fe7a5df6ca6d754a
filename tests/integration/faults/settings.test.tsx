import { LONG } from '../../effort';
import { testUnderFaults } from './schedules';
import { SETTINGS } from './settings';

testUnderFaults(SETTINGS, LONG);
