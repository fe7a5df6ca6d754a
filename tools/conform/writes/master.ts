import { Refusal } from '@/contract/refusals';
import { isRow } from '../faults';
import type { Row } from '../faults';
import type { Probe } from '../probe';
import { callOf, listRows } from '../world';
import type { World } from '../world';

const REMARK = 'made by conform';

/** A post's life: added, changed with its version, refused with an old one, deleted. */
export async function checkMaster(world: World): Promise<void> {
  const probe = (verb: string) => world.probe(callOf(`post.${verb}`));
  const [list, get, add] = [probe('list'), probe('get'), probe('add')];
  const postCode = `conform_${Date.now().toString(36)}`;
  const terms = { postName: { zh: 'conform', en: 'conform', tw: 'conform' }, postSort: 1, remark: REMARK };
  const wish = () => ({ postCode, ...terms, requestId: crypto.randomUUID() });
  await add.success(wish(), 'record');
  const [row] = listRows(await list.success({ postCode }, 'record'));
  if (!row) return add.differs('record', `the post ${postCode} was added, and is not in the list`);
  const { envelope } = await add.refused(wish(), 'notUnique', {
    rule: 'refusal',
    what: 'a code that exists',
  });
  const fields = isRow(envelope?.data) ? envelope.data['fields'] : undefined;
  if (!isRow(fields) || !fields['postCode']) add.differs('refusal', 'data.fields does not name postCode');
  const changed = await checkVersions(probe('edit'), get, row, terms);
  await checkRemoval(probe('remove'), get, changed);
}

const read = async (get: Probe, { id }: Row): Promise<Row> => {
  const data = await get.success({ id }, 'record');
  return isRow(data) ? data : {};
};

/** A change needs the version that it is based on; of two at once, one is done. */
async function checkVersions(edit: Probe, get: Probe, row: Row, terms: object): Promise<Row> {
  const { id, version } = row;
  const body = { id, version, ...terms };
  const stale = await edit.refused({ ...body, version: Number(version) + 7 }, 'staleVersion', {
    rule: 'version',
    what: 'another version',
  });
  const current = isRow(stale.envelope?.data) ? stale.envelope.data['current'] : undefined;
  if (!isRow(current) || current['version'] !== version) {
    edit.differs('version', 'data.current of 40900 is not the record as it is');
  }
  await edit.success({ ...body, postSort: 2 }, 'version');
  const once = await read(get, row);
  if (once['postSort'] !== 2) edit.differs('record', 'a change that succeeded is not in the record');
  if (!(Number(once['version']) > Number(version)))
    edit.differs('version', 'a change does not increase the version');
  await edit.refused({ ...body, postSort: 3 }, 'staleVersion', {
    rule: 'version',
    what: 'the version before',
  });

  const next = { ...body, version: once['version'] };
  const both = await Promise.all([edit.ask({ ...next, postSort: 4 }), edit.ask({ ...next, postSort: 5 })]);
  const codes = both.map(({ envelope }) => envelope?.code);
  if (!codes.includes(0) || !codes.includes(Refusal.staleVersion)) {
    edit.differs('version', `two changes of one version at once are answered ${codes.join(' and ')}`);
  }
  return read(get, row);
}

async function checkRemoval(remove: Probe, get: Probe, row: Row): Promise<void> {
  const ids = [row['id']];
  const data = await remove.success({ ids }, 'record');
  const success = isRow(data) && Array.isArray(data['success']) ? data['success'].map(String) : [];
  if (!success.includes(String(row['id'])))
    remove.differs('record', 'success does not name the deleted record');
  await get.refused({ id: row['id'] }, 'notFound', { rule: 'record', what: 'a deleted record' });
  await remove.refused({ ids }, 'notFound', { rule: 'record', what: 'a second deletion' });
}
