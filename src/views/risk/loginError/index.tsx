import { RiskTabs } from '../RiskTabs';
import type { RiskTab } from '../RiskTabs';
import { ErrorFigures } from './ErrorFigures';
import { Errors } from './Errors';
import { Sources } from './Sources';

const TABS: readonly [RiskTab, ...RiskTab[]] = [
  { key: '', label: 'loginError.errors', Part: Errors },
  { key: 'sources', label: 'loginError.sources', Part: Sources },
  { key: 'figures', label: 'loginError.figures', Part: ErrorFigures },
];

/** Sign-ins that failed: one by one, by their addresses, and in figures. */
export default function LoginErrors() {
  return <RiskTabs tabs={TABS} />;
}
