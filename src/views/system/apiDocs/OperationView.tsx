import { CopyButton } from '@/crud/cell/CopyButton';
import { useT } from '@/i18n';
import type { ApiDocument, Operation } from './apiDocument';
import styles from './apiDocs.module.css';
import { curlOf } from './curl';
import { fieldsOf, parametersOf } from './fields';
import { FieldTable } from './FieldTable';
import { Method } from './Method';

/** All that is known of one call. */
export function OperationView({ api, operation }: { api: ApiDocument; operation: Operation }) {
  const t = useT();
  const { method, path, description, access, permission, refusals, touches, stepUp, staffOnly } = operation;
  const parameters = parametersOf(operation.parameters, api);
  const body = operation.body ? fieldsOf(operation.body, api) : [];
  const curl = curlOf(operation, `${location.origin}${api.base}`, parameters, body);
  return (
    <article className={styles.operation}>
      <h2>
        <Method method={method} /> <code>{path}</code>
      </h2>
      {description ? <p>{description}</p> : null}
      <ul className={styles.terms}>
        <li>
          {access === 'permission' ? (
            <code>{permission}</code>
          ) : (
            t(access === 'open' ? 'apiDocs.open' : 'apiDocs.session')
          )}
        </li>
        {stepUp ? <li>{t('apiDocs.stepUp')}</li> : null}
        {staffOnly ? <li>{t('apiDocs.staffOnly')}</li> : null}
      </ul>
      <FieldTable title={t('apiDocs.query')} fields={parameters} />
      <FieldTable title={t('apiDocs.body')} fields={body} />
      <FieldTable title={t('apiDocs.answer')} fields={fieldsOf(operation.data, api)} />
      {refusals.length > 0 ? (
        <section className={styles.part}>
          <h3>{t('apiDocs.refusals')}</h3>
          <ul className={styles.terms}>
            {refusals.map(({ code, name }) => (
              <li key={code}>
                <code>{code}</code> {name}
              </li>
            ))}
          </ul>
        </section>
      ) : null}
      {touches.length > 0 ? (
        <section className={styles.part}>
          <h3>{t('apiDocs.touches')}</h3>
          <p>{touches.join(t('crud.comma'))}</p>
        </section>
      ) : null}
      <section className={styles.part}>
        <h3>
          {t('apiDocs.curl')} <CopyButton text={curl} />
        </h3>
        <pre className={styles.curl}>{curl}</pre>
      </section>
    </article>
  );
}
