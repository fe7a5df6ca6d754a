import type { QuestionKind } from '@/contract/shell/question';
import type { Resource } from '../resource';
import type { Kind, Reviewed } from '../review/kind';
import { mustBeAllowed } from '../review/perform';
import { keep } from '../review/trail';
import { questioning } from './questioning';
import type { Questioning } from './questioning';
import { addEntry } from './thread';

/** Questions of those who review records of a kind. */
export const reviewQuestions = <Row extends Reviewed>(
  kind: Kind<Row> & { resource: Resource<Row, object> },
  name: QuestionKind,
): Questioning =>
  questioning<Row>({
    kind: name,
    resource: kind.resource,
    flow: kind.flow,
    permission: kind.transitions.approve.permission,
    isIn: (row, { from }) => from.includes(row.status),
    mustBeAllowed: (context, terms, row, version) =>
      mustBeAllowed(context, kind, { ...terms, versioned: true }, row, version),
    keep({ db, user: { userName } }, row, entry) {
      const deed = { result: entry.kind, who: userName, note: entry.text, keepsClaim: true };
      keep(db, kind, row, deed, () => addEntry(db, row, { ...entry, by: userName }));
    },
  });
