import { Button, Form } from 'antd';
import { useT } from '@/i18n';
import { FormRecord } from './formRecord';
import type { Editor } from './useEditor';
import { Fragment, useEffect, useId, useRef } from 'react';
import type { ReactNode } from 'react';
import type { Shape } from '@/contract/field/field';
import { FailureBar } from '@/ui/feedback/FailureBar';
import { useSubmitKey } from '@/ui/keys/useSubmitKey';
import type { FormField } from '../field/field';
import { useFormatLabel } from '../field/label';
import { useDict } from '../cell/useDict';
import { required } from '../field/rules';
import { DraftOffer } from './DraftOffer';
import { LostWrite } from './LostWrite';
import { VersionConflict } from './VersionConflict';
import styles from './form.module.css';

/** Marks an amount that comes out of a draft until the operator has confirmed or changed it. */
function UnconfirmedAmount({ field, editor: { form, draft } }: { field: string; editor: Editor }) {
  const t = useT();
  return (
    <span className={styles.unconfirmed}>
      {t('form.draftAmount')}
      <Button
        size="small"
        // The field keeps the focus. If it lost it at the press, its check would replace the message that contains this
        // button, and the click would miss.
        onMouseDown={(event) => event.preventDefault()}
        onClick={() => {
          draft.confirm(field);
          form.setFields([{ name: field, errors: [] }]);
        }}
      >
        {t('form.draftConfirm')}
      </Button>
    </span>
  );
}

/** Sets the default of a dictionary in a new record once the dictionary is loaded. */
function DictDefault({ field, type, prefill }: { field: string; type: string; prefill: Editor['prefill'] }) {
  const { initial } = useDict(type);
  useEffect(() => {
    if (initial !== undefined) prefill(field, initial);
  }, [initial, field, prefill]);
  return null;
}

/** One field with its label, hint and error. */
function EditorField({ field, editor }: { field: FormField; editor: Editor }) {
  const t = useT();
  const labelOf = useFormatLabel();
  return (
    <Form.Item
      name={field.name}
      label={labelOf(field.label)}
      required={field.rules?.includes(required) ?? false}
      extra={
        editor.draft.unconfirmed.has(field.name) ? (
          <UnconfirmedAmount field={field.name} editor={editor} />
        ) : field.hint ? (
          t(field.hint)
        ) : undefined
      }
      dependencies={[...(field.dependsOn ?? [])]}
      validateTrigger="onBlur"
      validateFirst
      rules={(field.rules ?? []).map((rule) => ({
        validator: async (_, value: unknown) => {
          const problem = rule(value, t, editor.form.getFieldsValue(true), editor.record);
          if (problem !== null) throw new Error(problem);
        },
      }))}
    >
      {field.control}
    </Form.Item>
  );
}

interface EditorFormProps {
  editor: Editor;
  /** First part of the message keys of the fields. */
  name: string;
  /** The fields of the resource. */
  shape?: Shape | undefined;
  fields: readonly FormField[];
  /** True: the fields start with their defaults. */
  isNew: boolean;
  /** Called when the operator follows a link to what the form has written already. */
  onLeave: () => void;
  /** True: what it says is shown alone. */
  disabled?: boolean;
  children?: ReactNode;
}

/** The fields of an editor, with its failure above them. Enter submits; in a text area Ctrl+Enter does. */
export function EditorForm(props: EditorFormProps) {
  const { editor, name, shape = {}, fields, isNew, onLeave, disabled = false, children } = props;
  const id = useId();
  const { form, initial, failure, problems, conflict, unclear, draft } = editor;
  const head = useRef<HTMLDivElement>(null);
  // In a text area Enter inserts a line break.
  useSubmitKey(head, () => {
    if (!disabled) void editor.submit();
  });
  const isTold = failure !== null || conflict !== null || unclear !== null;
  // In a long form the operator may be looking at its last field.
  useEffect(() => {
    if (isTold) head.current?.scrollIntoView({ block: 'nearest' });
  }, [isTold]);
  return (
    <Form
      form={form}
      name={id}
      layout="vertical"
      disabled={disabled}
      initialValues={initial}
      scrollToFirstError={false}
      onValuesChange={editor.onValuesChange}
      onFinish={() => void editor.submit()}
      onSubmitCapture={(event) => {
        // antd would validate once more before submitting; the editor validates and submits itself.
        event.preventDefault();
        event.stopPropagation();
        void editor.submit();
      }}
    >
      <div ref={head} className={styles.formHead}>
        {conflict ? (
          <VersionConflict name={name} shape={shape} {...conflict} onTake={editor.takeCurrent} />
        ) : null}
        <DraftOffer draft={draft} onRestore={editor.restoreDraft} />
        <FailureBar error={failure} />
        {unclear ? <LostWrite write={unclear} onOpen={onLeave} /> : null}
        <div role="alert" className={styles.unseen}>
          {problems}
        </div>
        {children}
      </div>
      <FormRecord value={editor.record}>
        {fields.map((field) => {
          const { when } = field;
          return (
            <Fragment key={field.name}>
              {field.above}
              {when ? (
                <Form.Item noStyle shouldUpdate>
                  {() =>
                    when(form.getFieldsValue(true), editor.record) ? (
                      <EditorField field={field} editor={editor} />
                    ) : null
                  }
                </Form.Item>
              ) : (
                <EditorField field={field} editor={editor} />
              )}
            </Fragment>
          );
        })}
      </FormRecord>
      {isNew
        ? fields.map(({ name: field, dict }) =>
            dict ? <DictDefault key={field} field={field} type={dict} prefill={editor.prefill} /> : null,
          )
        : null}
    </Form>
  );
}
