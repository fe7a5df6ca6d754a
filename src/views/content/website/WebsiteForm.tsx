import { Button, Form } from 'antd';
import { useMemo } from 'react';
import { send } from '@/api/call';
import { editWebsite } from '@/contract/content/website';
import type { Website } from '@/contract/content/website';
import { websiteContent, websiteGroups } from '@/contract/content/websiteContent';
import type { WebsiteGroup } from '@/contract/content/websiteContent';
import { isSame } from '@/contract/guard';
import { useConfirm } from '@/crud/action/useConfirm';
import type { FormValues } from '@/crud/field/field';
import { EditorForm } from '@/crud/form/EditorForm';
import { useEditor } from '@/crud/form/useEditor';
import type { Editor } from '@/crud/form/useEditor';
import { useT } from '@/i18n';
import { toast } from '@/ui/toast/toast';
import { GroupIndex } from './GroupIndex';
import { SiteChanges } from './SiteChanges';
import { GROUPS, siteFields, WEBSITE } from './siteFields';
import styles from './website.module.css';

/** Names of the fields that differ from what is saved. */
const changedIn = (values: FormValues, base: FormValues): string[] =>
  Object.entries(websiteContent).flatMap(([name, field]) =>
    name in values && !isSame(base[name], values[name], field) ? [name] : [],
  );

/** The part of the record that the form is about: that of others would only be told in a conflict. */
const baseOf = (website: Website): FormValues => ({
  ...Object.fromEntries(Object.keys(websiteContent).map((name) => [name, Reflect.get(website, name)])),
  version: website.version,
  updatedBy: website.updatedBy,
});

/** How many fields differ, by group; drawn again with each key, so that the form is not. */
function Index({ editor }: { editor: Editor }) {
  const values = Form.useWatch((all: FormValues) => all, { form: editor.form, preserve: true }) ?? {};
  const names = changedIn(values, editor.record);
  const changed = GROUPS.filter((group) => names.some((name) => name in websiteGroups[group]));
  return <GroupIndex changed={new Set<WebsiteGroup>(changed)} />;
}

function SaveBar({ editor, onSave }: { editor: Editor; onSave: () => void }) {
  const t = useT();
  const values = Form.useWatch((all: FormValues) => all, { form: editor.form, preserve: true }) ?? {};
  const count = changedIn(values, editor.record).length;
  return (
    <div className={styles.save}>
      <output className={styles.count}>
        {count === 0 ? t('website.unchanged') : t('website.changed', { n: count })}
      </output>
      <Button
        disabled={count === 0 || editor.sending}
        onClick={() => {
          editor.form.setFieldsValue(editor.initial);
          editor.forget();
        }}
      >
        {t('website.discard')}
      </Button>
      <Button type="primary" disabled={count === 0} loading={editor.sending} onClick={onSave}>
        {t('website.save')}
      </Button>
    </div>
  );
}

interface WebsiteFormProps {
  website: Website;
  /** False: what the site says is shown alone. */
  mayEdit: boolean;
}

/** What the site says, in groups. What would change is shown field by field before it is sent. */
export function WebsiteForm({ website, mayEdit }: WebsiteFormProps) {
  const t = useT();
  const confirm = useConfirm();
  const fields = useMemo(() => siteFields(website), [website]);
  const editor = useEditor({
    name: WEBSITE,
    title: t('website.title'),
    fields,
    record: baseOf(website),
    id: 'content',
    draft: mayEdit ? 'website' : undefined,
    done: 'website.saved',
    save: ({ operPassword, ...values }, base) => {
      const names = changedIn(values, base);
      return send(editWebsite, {
        version: Number(base['version']),
        ...Object.fromEntries(names.map((name) => [name, values[name]])),
        ...(typeof operPassword === 'string' ? { operPassword } : {}),
      });
    },
    onDone: () => undefined,
  });

  async function save(): Promise<void> {
    const { form, record } = editor;
    const isValid = await form.validateFields().then(
      () => true,
      () => false,
    );
    // The editor says what is wrong, and sends nothing.
    if (!isValid) return editor.submit();
    const values = form.getFieldsValue(true);
    const names = changedIn(values, record);
    if (names.length === 0) return toast('info', t('website.unchanged'));
    const changes = names.map((field) => ({ field, before: record[field], after: values[field] }));
    const isSure = await confirm({
      title: 'website.sure',
      text: <SiteChanges changes={changes} />,
      ok: 'website.save',
      wide: true,
    });
    if (isSure) await editor.submit();
  }

  return (
    <div className={styles.columns}>
      <Index editor={editor} />
      <div className={styles.form}>
        <EditorForm
          editor={{ ...editor, submit: save }}
          name={WEBSITE}
          shape={websiteContent}
          fields={fields}
          isNew={false}
          disabled={!mayEdit}
          onLeave={editor.forget}
        />
        {mayEdit ? <SaveBar editor={editor} onSave={() => void save()} /> : null}
      </div>
    </div>
  );
}
