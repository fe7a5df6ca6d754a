/** The one password of every demo user. */
export const DEMO_PASSWORD = 'Demo1234';

/** The SMS code that always arrives in the demo. */
export const DEMO_SMS_CODE = '123456';

/** Who can sign in, and as what. */
export interface DemoAccount {
  userName: string;
  role: string;
}

/** The log-ins a visitor of the demo is told about. */
export const demoAccounts: readonly DemoAccount[] = [
  { userName: 'admin', role: 'super_admin' },
  { userName: 'admin02', role: 'super_admin' },
  { userName: 'finance01', role: 'finance' },
  { userName: 'finance02', role: 'finance' },
  { userName: 'risk001', role: 'risk' },
  { userName: 'risk002', role: 'risk' },
  { userName: 'service01', role: 'service' },
  { userName: 'service02', role: 'service' },
  { userName: 'operate01', role: 'operation' },
  { userName: 'auditor01', role: 'auditor' },
  { userName: 'agent01', role: 'agent' },
  { userName: 'common', role: 'common' },
  { userName: 'locked01', role: 'disabled' },
];
