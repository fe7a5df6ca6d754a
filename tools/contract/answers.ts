import type { Call } from '@/contract/call';
import type { Field, Shape } from '@/contract/field/field';
import { version } from '@/contract/field/numbers';
import { id } from '@/contract/field/texts';
import { isOnce, isWrite } from '@/contract/terms';

/** The key of the record that was created. */
const created = { id: id() };

/** The version that the record has now. */
const changed = { version: version() };

const KEYS = ['id', 'ids', 'versions'];

/**
 * What a call answers. A write that describes nothing answers the key of what it creates, or the new version of the one record
 * that it changes; the client makes do without. `null` for a call that answers nothing.
 */
export function answerOf(call: Call): Shape | Field | null {
  const { answer, body = {} } = call;
  if (answer) return answer;
  if (!isWrite(call)) return null;
  if (body['version']) return changed;
  return isOnce(call) && !KEYS.some((name) => body[name]) ? created : null;
}
