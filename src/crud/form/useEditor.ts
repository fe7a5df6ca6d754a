import { Form } from 'antd';
import type { FormInstance } from 'antd';
import { useRef, useState } from 'react';
import type { ApiError } from '@/api/failure';
import { useT } from '@/i18n';
import type { Key } from '@/i18n/keys';
import { isEqual } from '@/lib/equal';
import { useUnsaved } from '@/services/unsaved';
import type { Field, FormValues } from '../field/field';
import { formatLabel } from '../field/label';
import { recordOf } from '@/lib/record';
import { currentRecord, fieldProblems } from '../action/refusals';
import { newRequestId } from '../action/requestId';
import { useConfirm } from '../action/useConfirm';
import type { ResourceName } from '@/contract/resources';
import { useWrite } from '@/services/writes';
import { toast } from '@/ui/toast/toast';

/** What an editor edits, and how it is sent. */
export interface EditorOptions {
  /** Of the resource. */
  name: string;
  fields: readonly Field[];
  /** The record to change; nothing for a new one. */
  record?: object | undefined;
  /** The record's key: while somebody writes to it, nothing is sent. */
  id?: number | string | undefined;
  /** Several records that are written to together, in place of `id`. */
  ids?: readonly string[] | undefined;
  /** Other resources that read otherwise afterwards. */
  touches?: readonly ResourceName[] | undefined;
  /**
   * Sends the values. `base` is the record they are based on, with its version; the request id stays the
   * same for all attempts of one editor, so that nothing happens twice.
   */
  save: (values: FormValues, base: FormValues, requestId: string) => Promise<unknown>;
  /** Said when it is done. */
  done?: Key | undefined;
  onDone: (answer: unknown) => void;
  /** Told of a refusal before it is shown; `true` when the form is done with it. */
  onRefused?: (error: ApiError) => boolean;
}

/** A form on its way: what it holds, why it was refused, who was faster. */
export interface Editor {
  form: FormInstance<FormValues>;
  /** The record it is based on; empty for a new one. */
  record: FormValues;
  /** Values it starts with. */
  initial: FormValues;
  /** Goes with every change of a field. */
  onValuesChange(): void;
  /** Sets a value that nobody typed, unless somebody already did. */
  prefill(field: string, value: unknown): void;
  /** Puts the cursor into the first field, unless somebody was faster than the dialog's opening. */
  focusFirst(): void;
  submit(): Promise<void>;
  sending: boolean;
  /** Why the last attempt failed; `null` for what is said at the fields. */
  failure: ApiError | null;
  /** What is wrong with fields, in one sentence for screen readers. */
  problems: string;
  /** Somebody else changed the record: as the form knew it, and as it is now. */
  conflict: { before: FormValues; current: FormValues } | null;
  /** Goes on with the newer record; what was typed stays. */
  takeCurrent(): void;
  /** `true` when there is nothing to lose, or the operator agrees. */
  mayLeave(): Promise<boolean>;
}

function initialValues(fields: readonly Field[], record: FormValues | null): FormValues {
  return Object.fromEntries(fields.map(({ name, initial }) => [name, record ? record[name] : initial]));
}

/** The state of one form, from its opening to its being saved. */
export function useEditor(options: EditorOptions): Editor {
  const { name, fields, record, id, ids, touches, save, done, onDone, onRefused } = options;
  const t = useT();
  const confirm = useConfirm();
  const write = useWrite();
  const [form] = Form.useForm<FormValues>();
  const [requestId] = useState(newRequestId);
  const [base, setBase] = useState<FormValues | null>(() => (record ? recordOf(record) : null));
  const [initial, setInitial] = useState(() => initialValues(fields, base));
  const [dirty, setDirty] = useState(false);
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<ApiError | null>(null);
  const [problems, setProblems] = useState('');
  const [current, setCurrent] = useState<FormValues | null>(null);
  const sending = useRef(false);
  useUnsaved(dirty);

  function showProblems(): void {
    const list = form.getFieldsError().filter(({ errors }) => errors.length > 0);
    const words = list.map(({ name: [field], errors }) => {
      const label = fields.find((one) => one.name === field)?.label;
      return `${label ? formatLabel(label) : String(field)}: ${errors[0] ?? ''}`;
    });
    setProblems(words.length > 0 ? t('crud.formProblems', { n: words.length, list: words.join('; ') }) : '');
    const first = fields.find((field) => list.some(({ name: [other] }) => other === field.name));
    if (first) form.scrollToField(first.name, { focus: true, block: 'center' });
  }

  function showRefusal(error: ApiError): void {
    const fieldErrors = fieldProblems(error);
    const known = fields.filter((field) => field.name in fieldErrors);
    form.setFields(known.map((field) => ({ name: field.name, errors: [fieldErrors[field.name] ?? ''] })));
    showProblems();
    // What concerns no field of this form has to be said elsewhere.
    const allSaid = known.length > 0 && known.length === Object.keys(fieldErrors).length;
    setFailure(allSaid ? null : error);
    setCurrent(currentRecord(error));
  }

  async function send(): Promise<void> {
    setFailure(null);
    setProblems('');
    const valid = await form.validateFields().then(
      () => true,
      () => false,
    );
    if (!valid) return showProblems();
    // Not before: a spinner that comes and goes in one moment may stay.
    setBusy(true);
    const all = form.getFieldsValue(true);
    const values = Object.fromEntries(
      fields
        .filter(({ when }) => when?.(all, base ?? {}) ?? true)
        .map((field) => {
          const value: unknown = form.getFieldValue(field.name);
          return [field.name, field.clean ? field.clean(value) : value];
        }),
    );
    const outcome = await write({ resource: name, ids: ids ?? [String(id ?? requestId)], touches }, () =>
      save(values, base ?? {}, requestId),
    );
    if (outcome.kind === 'failed') {
      if (onRefused?.(outcome.error)) setDirty(false);
      else showRefusal(outcome.error);
    }
    if (outcome.kind === 'busy') toast('info', t('crud.busy'));
    if (outcome.kind === 'done') {
      if (done) toast('success', t(done));
      setDirty(false);
      onDone(outcome.answer);
    }
  }

  return {
    form,
    record: base ?? {},
    initial,
    onValuesChange: () => setDirty(!isEqual(form.getFieldsValue(true), initial)),
    prefill: (field, value) => {
      if (form.isFieldTouched(field) || form.getFieldValue(field) !== undefined) return;
      form.setFields([{ name: field, value, touched: false }]);
      setInitial((now) => ({ ...now, [field]: value }));
    },
    focusFirst: () => {
      const [first] = fields;
      // A password that is being typed must not go on in another field.
      const writing = document.activeElement?.closest('[role="dialog"] form');
      if (first && !writing) form.focusField(first.name);
    },
    submit: async () => {
      // Before anything is awaited: a second click in the same moment must find it set.
      if (sending.current) return;
      sending.current = true;
      try {
        await send();
      } finally {
        sending.current = false;
        setBusy(false);
      }
    },
    sending: busy,
    failure: current && base ? null : failure,
    problems,
    conflict: current && base ? { before: base, current } : null,
    takeCurrent: () => {
      if (!current) return;
      const fresh = initialValues(fields, current);
      const untouched = fields.filter((field) => !form.isFieldTouched(field.name));
      // Not `setFieldsValue`: it would count as typed, and stand against the next newer record.
      form.setFields(
        untouched.map((field) => ({ name: field.name, value: fresh[field.name], touched: false })),
      );
      setBase(current);
      setInitial(fresh);
      setCurrent(null);
      setFailure(null);
    },
    mayLeave: async () => {
      if (!dirty) return true;
      const question = { text: t('crud.confirmLeave'), ok: 'crud.leave', cancel: 'crud.stay' } as const;
      const leaves = await confirm({ ...question, danger: true });
      // A closed form stays for a moment, its changes are gone at once.
      if (leaves) setDirty(false);
      return leaves;
    },
  };
}
