import { visibleText } from '@/lib/text';
import styles from './operLog.module.css';

const SPACES = 2;

/** JSON with line breaks; any other text as it is. */
function readable(json: string): string {
  try {
    return JSON.stringify(JSON.parse(json), null, SPACES);
  } catch {
    return json;
  }
}

/** What a call was sent, as JSON. */
export const SentData = ({ json }: { json: string }) => (
  <pre className={styles.sent} dir="ltr">
    {visibleText(readable(json))}
  </pre>
);
