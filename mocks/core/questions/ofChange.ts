import { changeFlow } from '../../../src/contract/block/changeFlow';
import { personIn, stateOf } from '../../../src/contract/flow';
import type { QuestionKind } from '@/contract/shell/question';
import type { GuardedRow } from '../change/guarding';
import { Refusal } from '../refusal';
import { callOf, mustBeVersion, touch } from '../resource';
import type { Resource } from '../resource';
import { mustBeAnother } from '../samePerson';
import { questioning } from './questioning';
import type { Questioning } from './questioning';
import { addEntry } from './thread';

const isIn = (row: GuardedRow, { from }: { from: readonly number[] }): boolean =>
  from.includes(stateOf(changeFlow, row) ?? -1);

/** Questions of those who confirm changes of a kind's guarded fields. */
export const changeQuestions = <Row extends GuardedRow>(
  kind: QuestionKind,
  resource: Resource<Row, object>,
): Questioning =>
  questioning<Row>({
    kind,
    resource,
    flow: changeFlow,
    permission: callOf(resource, 'confirmChange').path,
    isIn,
    mustBeAllowed(context, terms, row, version) {
      mustBeVersion(context, resource, row, version);
      for (const { field } of terms.notBy) mustBeAnother(context, personIn(row, field));
      if (!isIn(row, terms)) throw new Refusal(40904);
    },
    keep(context, row, entry) {
      addEntry(context.db, row, { ...entry, by: context.user.userName });
      touch(context, row);
    },
  });
