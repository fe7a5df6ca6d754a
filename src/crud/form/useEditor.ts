import { tellOutcome } from '../action/tellOutcome';
import { useQuery } from '@tanstack/react-query';
import { Form } from 'antd';
import type { FormInstance } from 'antd';
import { useRef, useState } from 'react';
import type { ApiError } from '@/api/failure';
import { useT } from '@/i18n';
import type { Key } from '@/i18n/keys';
import { isEqual } from '@/lib/equal';
import { traceQuery } from '@/services/trace';
import { useUnsaved } from '@/services/unsaved';
import type { FormField, FormValues } from '../field/field';
import { formatLabel } from '../field/label';
import { recordOf } from '@/lib/record';
import { currentRecord, fieldProblems, unclearWrite } from '../action/refusals';
import type { Unclear } from '../action/refusals';
import { newRequestId } from '../action/requestId';
import { useConfirm } from '../action/useConfirm';
import type { ResourceName } from '@/contract/resources';
import { useWrite } from '@/services/writes';
import { useDraft } from './useDraft';
import type { FormDraft } from './useDraft';

/** What an editor edits and how it saves. */
export interface EditorOptions {
  /** Name of the resource. */
  name: string;
  fields: readonly FormField[];
  /** The record to edit; missing for a new one. */
  record?: object | undefined;
  /** The record's key. While another write to this record is in flight, nothing is sent. */
  id?: number | string | undefined;
  /** Keys of several records written together, in place of `id`. */
  ids?: readonly string[] | undefined;
  /** Other resources that are changed by the write. */
  touches?: readonly ResourceName[] | undefined;
  /** Name under which what is typed is kept as a draft; without it, nothing is kept. */
  draft?: string | undefined;
  /** What operators call the form. */
  title: string;
  /**
   * Sends the values. `base` is the record being edited, with its version. The request id stays the same for
   * all attempts of one editor, so that the server does the write once.
   */
  save: (values: FormValues, base: FormValues, requestId: string) => Promise<unknown>;
  /** Message shown after success. */
  done?: Key | undefined;
  onDone: (answer: unknown) => void;
  /** Why the form cannot be sent now, whatever key or button asks; `null` by default. */
  obstacle?: string | null;
  /** Called for a refusal before it is shown; returns `true` when the refusal has been handled. */
  onRefused?: (error: ApiError) => boolean;
}

/** The state of a form and its operations. */
export interface Editor {
  form: FormInstance<FormValues>;
  /** The record being edited; empty for a new one. */
  record: FormValues;
  /** Initial values of the fields. */
  initial: FormValues;
  /** To be called after every change of fields, with those that changed. */
  onValuesChange(changed: FormValues): void;
  /** Sets a value from code, unless the operator has already edited the field. */
  prefill(field: string, value: unknown): void;
  /** Focuses the named or the first field, unless the operator has focused another one while the dialog was opening. */
  focusFirst(name?: string): void;
  submit(): Promise<void>;
  sending: boolean;
  /** Why the last attempt failed; `null` when all of it is shown at the fields. */
  failure: ApiError | null;
  /** A write of this form whose result has to be looked up, in place of `failure`. */
  unclear: Unclear | null;
  /** True once the server says that the write whose answer was lost was carried out: there is nothing left to send. */
  written: boolean;
  /** What was typed earlier and not sent. */
  draft: FormDraft;
  restoreDraft(): void;
  /** Gives up what is typed, without a question. */
  forget(): void;
  /** All field errors in one sentence, for screen readers. */
  problems: string;
  /** Another operator changed the record: as the form knew it, and as it is now. */
  conflict: { before: FormValues; current: FormValues } | null;
  /** Continues with the newer record; the operator's input stays. */
  takeCurrent(): void;
  /** Resolves to `true` when there are no unsaved changes, or the operator agrees to lose them. */
  mayLeave(): Promise<boolean>;
}

function initialValues(fields: readonly FormField[], record: FormValues | null): FormValues {
  return Object.fromEntries(fields.map(({ name, initial }) => [name, record ? record[name] : initial]));
}

/** The state of one form from opening to saving. */
export function useEditor(options: EditorOptions): Editor {
  const { name, fields, record, id, ids, touches, save, done, onDone, onRefused } = options;
  const t = useT();
  const confirm = useConfirm();
  const write = useWrite();
  const [form] = Form.useForm<FormValues>();
  const [requestId, setRequestId] = useState(newRequestId);
  const [base, setBase] = useState<FormValues | null>(() => (record ? recordOf(record) : null));
  const [initial, setInitial] = useState(() => initialValues(fields, base));
  const [dirty, setDirty] = useState(false);
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<ApiError | null>(null);
  const [problems, setProblems] = useState('');
  const [current, setCurrent] = useState<FormValues | null>(null);
  const sending = useRef(false);
  const draft = useDraft({
    name: options.draft,
    title: options.title,
    form,
    fields,
    edits: record !== undefined,
    opened: initial,
  });
  useUnsaved(dirty);

  function showProblems(): void {
    const list = form.getFieldsError().filter(({ errors }) => errors.length > 0);
    const words = list.map(({ name: [field], errors }) => {
      const label = fields.find((one) => one.name === field)?.label;
      return t('crud.labelled', {
        label: label ? formatLabel(label) : String(field),
        value: errors[0] ?? '',
      });
    });
    setProblems(
      words.length > 0
        ? t('crud.formProblems', { n: words.length, list: words.join(t('crud.semicolon')) })
        : '',
    );
    const first = fields.find((field) => list.some(({ name: [other] }) => other === field.name));
    if (first) form.scrollToField(first.name, { focus: true, block: 'center' });
  }

  function showRefusal(error: ApiError): void {
    const fieldErrors = fieldProblems(error);
    const known = fields.filter((field) => field.name in fieldErrors);
    form.setFields(known.map((field) => ({ name: field.name, errors: [fieldErrors[field.name] ?? ''] })));
    showProblems();
    // Problems of fields that this form does not have are shown above the fields.
    const allSaid = known.length > 0 && known.length === Object.keys(fieldErrors).length;
    setFailure(allSaid ? null : error);
    setCurrent(currentRecord(error));
  }

  function forget(): void {
    setDirty(false);
    draft.drop();
  }

  async function send(): Promise<void> {
    setFailure(null);
    setProblems('');
    const valid = await form.validateFields().then(
      () => true,
      () => false,
    );
    const unconfirmed = fields.filter((field) => draft.unconfirmed.has(field.name));
    form.setFields(unconfirmed.map((field) => ({ name: field.name, errors: [t('form.draftAmount')] })));
    if (!valid || unconfirmed.length > 0) return showProblems();
    // Set only now: with a spinner that appears and disappears within one frame, antd may leave it on.
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
    const isDone = tellOutcome(outcome, t, {
      done: done && t(done),
      failed: (error) => {
        if (onRefused?.(error)) forget();
        else showRefusal(error);
      },
    });
    if (!isDone) return;
    forget();
    onDone(outcome.answer);
  }

  const unclear = failure && unclearWrite(failure);
  const { data: found } = useQuery({ ...traceQuery(unclear?.requestId ?? ''), enabled: unclear !== null });
  const written = unclear !== null && found?.done === true;
  return {
    form,
    record: base ?? {},
    initial,
    onValuesChange: (changed) => {
      setDirty(!isEqual(form.getFieldsValue(true), initial));
      draft.keep(initial, requestId);
      for (const field of Object.keys(changed)) draft.confirm(field);
    },
    prefill: (field, value) => {
      if (form.isFieldTouched(field) || form.getFieldValue(field) !== undefined) return;
      form.setFields([{ name: field, value, touched: false }]);
      setInitial((now) => ({ ...now, [field]: value }));
    },
    focusFirst: (name) => {
      const first = fields.find((field) => field.name === name) ?? fields[0];
      // While the operator types a password in another dialog, the focus must not move away from it.
      const writing = document.activeElement?.closest('[role="dialog"] form');
      if (first && !writing) form.focusField(first.name);
    },
    submit: async () => {
      // Set before anything is awaited, so that a second click in the same moment is ignored.
      if (sending.current || written || (options.obstacle ?? null) !== null) return;
      sending.current = true;
      try {
        await send();
      } finally {
        sending.current = false;
        setBusy(false);
      }
    },
    sending: busy,
    failure: unclear || (current && base) ? null : failure,
    unclear,
    written,
    draft,
    restoreDraft: () => {
      // What was sent before the session ended may have arrived: sent again under its own id, it acts once.
      if (draft.offered?.requestId) setRequestId(draft.offered.requestId);
      draft.restore();
      setDirty(true);
    },
    forget,
    problems,
    conflict: current && base ? { before: base, current } : null,
    takeCurrent: () => {
      if (!current) return;
      const fresh = initialValues(fields, current);
      const untouched = fields.filter((field) => !form.isFieldTouched(field.name));
      // Not `setFieldsValue`: the values would count as typed and conflict with the next newer record.
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
      // A closed form stays mounted for a moment, but it no longer has unsaved changes.
      if (leaves) forget();
      return leaves;
    },
  };
}
