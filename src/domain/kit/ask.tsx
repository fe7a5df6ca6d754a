import type { ReactNode } from 'react';
import { permissionOf, send } from '@/api/call';
import { ApiError } from '@/api/failure';
import type { Call } from '@/contract/call';
import type { Field, Shape, ShapeValue } from '@/contract/field/field';
import type { Marked } from '@/contract/field/read';
import type { Answered } from '@/contract/resource';
import { newRequestId } from '@/crud/action/requestId';
import type { ScreenAction, ScreenContext, Viewer } from '@/crud/action/screenAction';
import { showResult } from '@/crud/action/showResult';
import type { Field as FormField, FormValues } from '@/crud/field/field';
import { ActionText } from '@/crud/form/ActionText';
import type { ActionWords } from '@/crud/form/ActionText';
import { EditorDrawer } from '@/crud/form/EditorDrawer';
import { FormDialog } from '@/crud/form/FormDialog';
import type { Translate } from '@/i18n';
import type { Key } from '@/i18n/keys';
import { write } from '@/services/writes';
import { toast } from '@/ui/toast/toast';
import { toastError } from '@/ui/toast/toastError';
import { composeBody, recordsInBody, writtenOf } from './compose';
import { unreadableReason } from './deciding';
import { fieldsOf, formField } from './form';
import type { FormFieldMaker } from './form';

/** What a call may answer; `undefined` where the client reads nothing of it. */
export type Answer = Shape | Field | undefined;

/** A call that is told something. */
export type Writing<S extends Shape, A extends Answer = Answer> = Call & { body: S; answer?: A };

/** What a screen says about a write; the rest follows from the call. */
export interface AskOptions<S extends Shape, Subject, A extends Answer = Answer> {
  /** Unique among the actions of a screen; the last part of the call's path by default. */
  name?: string;
  call: Writing<S, A>;
  label: Key;
  icon?: ReactNode;
  danger?: boolean;
  primary?: boolean;
  /** In place of the permission of the call, where the same call is also sent on other grounds. */
  permission?: string | null;
  visible?: (subject: Subject, viewer: Viewer) => boolean;
  disabledReason?: (subject: Subject, t: Translate, viewer: Viewer) => string | null;
  /** What is about to happen; follows what is typed. */
  text?: (subject: Subject, t: Translate, values: FormValues) => ActionWords;
  /** What the operator has to see in the form besides words: stands below the text. */
  content?: (subject: Subject) => ReactNode;
  /** Title of the form, in place of the label and the record's name. */
  title?: (subject: Subject, t: Translate) => string;
  /** What is typed, in this order. A reason and the operator's password are asked for by themselves. */
  fields?: (field: FormFieldMaker<S>, subject: Subject) => readonly FormField[];
  /** Parts of the body that nobody types. */
  fixed?: Partial<ShapeValue<S>> | ((subject: Subject) => Partial<ShapeValue<S>>);
  /** True: a drawer beside the list, for many fields. */
  drawer?: boolean;
  /** The record that the form edits, read when it is opened. */
  load?: (subject: Subject) => Promise<object>;
  /** Asked once more before the form is sent, with what was typed; `null` sends it at once. */
  sure?: (values: FormValues, t: Translate) => Promise<ReactNode>;
  /** Words of the button that sends. */
  ok?: Key;
  /** Said when it is done: a fixed sentence, or one that tells what came of it. `null`: `onDone` says it. */
  done?: Key | null | ((answer: Answered<A>, t: Translate, subject: Subject) => string);
  onDone?: (answer: Answered<A>, context: ScreenContext) => void;
}

/** Whose write it is. */
export interface AskTarget<Subject> {
  /** Name and fields of the resource. */
  resource: string;
  shape: Shape;
  /** The records that are written to. */
  rowsOf: (subject: Subject) => readonly (object & Marked)[];
  /** How people call them. */
  titleOf: (row: object) => string;
  isBulk: boolean;
}

/** The version a form is based on: it may have gone on with a newer record than the list shows. */
const newer = ({ version }: FormValues): object => (version === undefined ? {} : { version });

/** Fields that every form asks for where the body cannot go without: the reason first, the password last. */
function automatic(resource: string, body: Shape, kind: 'reason' | 'password', given: object): FormField[] {
  return Object.entries<Field>(body)
    .filter(([name, field]) => field.kind === kind && !field.optional && !(name in given))
    .map(([name, field]) => formField(resource, name, field));
}

/** An action that writes: it asks what the call has to be told, sends it once, and says what came of it. */
export function askAction<S extends Shape, Subject, A extends Answer>(
  target: AskTarget<Subject>,
  options: AskOptions<S, Subject, A>,
): ScreenAction<Subject> {
  const { resource, shape, rowsOf, titleOf, isBulk } = target;
  const {
    call,
    label,
    danger,
    text,
    sure,
    fields,
    fixed,
    drawer = false,
    load,
    done = 'crud.saved',
  } = options;
  const name = options.name ?? call.path.split('/').at(-1) ?? call.path;
  /** Records that are being read for their form. */
  const loading = new Set<string>();
  const fixedOf = (subject: Subject): Partial<ShapeValue<S>> =>
    (typeof fixed === 'function' ? fixed(subject) : fixed) ?? {};

  function fieldsFor(subject: Subject): FormField[] {
    const own = fields?.(fieldsOf(resource, call), subject) ?? [];
    const given = { ...fixedOf(subject), ...Object.fromEntries(own.map(({ name }) => [name, true])) };
    return [
      ...automatic(resource, call.body, 'reason', given),
      ...own,
      ...automatic(resource, call.body, 'password', given),
    ];
  }

  async function sendIt(subject: Subject, values: object, requestId: string): Promise<unknown> {
    const records = recordsInBody(call.body, rowsOf(subject).map(writtenOf), isBulk);
    const body = composeBody(call, { ...records, ...values, ...fixedOf(subject), requestId });
    return send<Call>(call, body);
  }

  /** @throws ApiError `cancelled` where the operator decides against it: the form stays as it is */
  async function beSure(values: FormValues, { t, confirm }: ScreenContext): Promise<void> {
    const question = (await sure?.(values, t)) ?? null;
    if (question === null || (await confirm({ text: question }))) return;
    throw new ApiError({ kind: 'cancelled' });
  }

  function onDone(subject: Subject, answer: unknown, context: ScreenContext): void {
    context.onWritten();
    const names = new Map(rowsOf(subject).map((row) => [writtenOf(row).id, titleOf(row)]));
    // It was read by the very description its type comes from.
    const told = answer as Answered<A>;
    const words = typeof done === 'function' ? done(told, context.t, subject) : done && context.t(done);
    showResult(answer, context.show, names, words ?? undefined);
    options.onDone?.(told, context);
  }

  /** The record a form edits. @returns `null` where it cannot be had or edited, which has been said */
  async function read(
    subject: Subject,
    key: string,
    t: Translate,
  ): Promise<{ record: object | undefined } | null> {
    if (!load) return { record: undefined };
    if (loading.has(key)) return null;
    loading.add(key);
    try {
      const record = await load(subject);
      const reason = unreadableReason(resource, shape, call.body, [record], t);
      if (reason === null) return { record };
      toast('error', reason);
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      toastError(error);
    } finally {
      loading.delete(key);
    }
    return null;
  }

  async function perform(subject: Subject, context: ScreenContext): Promise<void> {
    const { t, client, show, confirm } = context;
    const rows = rowsOf(subject);
    const ids = rows.map((row) => writtenOf(row).id);
    const asked = fieldsFor(subject);
    const { touches } = call;
    if (asked.length === 0 && !drawer && !options.content) {
      const words = text?.(subject, t, {});
      if (
        words !== undefined &&
        !(await confirm({
          text: typeof words === 'string' ? words : words.map((line, place) => <p key={place}>{line}</p>),
          danger,
          ok: options.ok,
        }))
      )
        return;
      const requestId = newRequestId();
      const outcome = await write(client, { resource, ids, touches }, () => sendIt(subject, {}, requestId));
      if (outcome.kind === 'done') onDone(subject, outcome.answer, context);
      if (outcome.kind === 'busy') toast('info', t('crud.busy'));
      if (outcome.kind === 'failed') toastError(outcome.error);
      return;
    }
    const key = `${name} ${ids.join(' ')}`;
    const found = await read(subject, key, t);
    if (!found) return;
    const { record } = found;
    const [only] = rows;
    const title =
      options.title?.(subject, t) ?? (only && !isBulk ? `${t(label)} · ${titleOf(only)}` : t(label));
    const Form = drawer ? EditorDrawer : FormDialog;
    show(
      (dialog) => (
        <Form
          {...dialog}
          name={resource}
          ids={ids.length > 0 ? ids : undefined}
          touches={touches}
          title={title}
          ok={options.ok ?? (drawer ? undefined : label)}
          danger={danger}
          record={record}
          fields={asked}
          save={async (values, base, requestId) => {
            await beSure(values, context);
            return sendIt(subject, { ...newer(base), ...values }, requestId);
          }}
          onDone={(answer) => onDone(subject, answer, context)}
        >
          {text ? <ActionText text={(values) => text(subject, t, values)} /> : null}
          {options.content?.(subject)}
        </Form>
      ),
      key,
    );
  }

  return {
    name,
    label,
    icon: options.icon,
    danger,
    primary: options.primary,
    permission: options.permission === undefined ? permissionOf(call) : options.permission,
    visible: options.visible,
    disabledReason: (subject, t, viewer) =>
      unreadableReason(resource, shape, call.body, rowsOf(subject), t) ??
      options.disabledReason?.(subject, t, viewer) ??
      null,
    perform,
  };
}
