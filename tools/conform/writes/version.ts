import type { Call } from '@/contract/call';
import { Refusal } from '@/contract/refusals';
import type { DescribedCall } from '../../contract/described';
import { versionFieldOf } from '@/contract/terms';
import { newRequestId } from '../bodies/made';
import { isRow } from '../faults';
import type { Row } from '../faults';
import { cameText, codeText, findingText } from '../wording';
import type { World } from '../world';
import { askAbout } from './asking';
import { candidates } from './samples';

/** How far a version that is not the record's is off. */
const OFF = 7;

/** The same body about another version of its record, or of the first of its records. */
function withOtherVersion(call: Call, body: Row): Row {
  const { version, versions } = body;
  const anew = call.body?.['requestId'] ? { requestId: newRequestId() } : {};
  if (!isRow(versions)) return { ...body, ...anew, version: Number(version) + OFF };
  const [[id, own] = ['', 0]] = Object.entries(versions);
  return { ...body, ...anew, versions: { ...versions, [id]: Number(own) + OFF } };
}

const isCurrent = (data: unknown, { version }: Row): boolean =>
  isRow(data) && isRow(data['current']) && data['current']['version'] === version;

/** A write about another version than the record's is refused, and answered with the record as it is. */
export async function checkVersion(
  world: World,
  described: DescribedCall,
  records: AsyncIterable<Row> = candidates(world, described),
): Promise<void> {
  const { call } = described;
  if (!versionFieldOf(call)) return;
  const probe = world.probe(described);
  const asked = await askAbout(world, described, records, {
    make: (body) => withOtherVersion(call, body),
    passed: ['invalidInput', 'forbidden', 'protectedRecord', 'alreadyDecided', 'claimedByAnother'],
    none: 'the list has no record to try it on',
  });
  if (typeof asked === 'string') return probe.leaves('version', asked);
  const { body, record, reply } = asked;
  probe.tries('version');
  if (reply.envelope?.code !== Refusal.staleVersion) {
    const contract = codeText(['staleVersion']);
    probe.differs('version', findingText('another version', body, cameText(reply), contract));
  } else if (body['id'] !== undefined && !isCurrent(reply.envelope.data, record)) {
    probe.differs('version', 'data.current of 40900 is not the record as it is');
  }
}
