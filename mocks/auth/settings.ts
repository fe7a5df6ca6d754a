import { COUNTRIES } from '../../src/contract/countries';
import { declare } from '../core/config/setting';

export const blockedCountries = declare({
  key: 'kyc.blockedCountries',
  type: 'codes',
  default: 'RU',
  names: COUNTRIES,
  second: 'lower',
  title: ['禁止认证的国家/地区', 'Countries not accepted', '禁止認證的國家/地區'],
  remark: ['以逗号分隔', 'Separated by commas', '以逗號分隔'],
});

/** What operators may set about real-name authentication. */
export const authSettings = [blockedCountries];
