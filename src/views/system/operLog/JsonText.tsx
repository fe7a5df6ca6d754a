import { visibleText } from '@/lib/text';
import { NONE } from '@/ui/cell/value';
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

/** What a call was sent or answered, as JSON. */
export const JsonText = ({ json }: { json: string }) =>
  json === '' ? (
    NONE
  ) : (
    <pre className={styles.sent} dir="ltr">
      {visibleText(readable(json))}
    </pre>
  );
