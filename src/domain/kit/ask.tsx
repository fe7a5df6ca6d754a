import { tellOutcome } from '@/crud/action/tellOutcome';
import { permissionOf, send } from '@/api/call';
import type { SendOptions } from '@/api/call';
import { ApiError, failureOf } from '@/api/failure';
import type { Call } from '@/contract/call';
import type { Field, Shape, ShapeValue } from '@/contract/field/field';
import type { Answered } from '@/contract/resource';
import { unclearWrite } from '@/crud/action/refusals';
import { newRequestId } from '@/crud/action/requestId';
import type { ScreenAction, ScreenContext, Viewer } from '@/crud/action/screenAction';
import { runAction } from '@/crud/action/runAction';
import { showResult } from '@/crud/action/showResult';
import type { FormField, FormValues } from '@/crud/field/field';
import { ActionText } from '@/crud/form/ActionText';
import { EditorDrawer } from '@/crud/form/EditorDrawer';
import { FormDialog } from '@/crud/form/FormDialog';
import { LostDialog } from '@/crud/form/LostDialog';
import type { Translate } from '@/i18n';
import { undoable } from '@/services/undoable';
import { write } from '@/services/writes';
import { recordOf } from '@/lib/record';
import { toast } from '@/ui/toast/toast';
import { toastError } from '@/ui/toast/toastError';
import { composeBody, recordsInBody, writtenOf } from './compose';
import { askEffect } from './askEffect';
import type { AskOptions, AskTarget } from './askOptions';
import type { Answer } from './writing';
import { unreadableReason } from './deciding';
import { formField } from './form';
import { formInReview } from './inReview';
import { fieldsOf } from './formFields';
import { ruledFields, rulesOf, signature } from './guardedForm';

/** The version of the record that the form was filled from, which may be newer than the row of the list. */
const newer = ({ version }: FormValues): object => (version === undefined ? {} : { version });

/**
 * Form fields for the reason or the password, if the body requires them and nothing else fills them. The caller puts
 * the reason first and the password last.
 */
function automatic(resource: string, body: Shape, kind: 'reason' | 'password', given: object): FormField[] {
  return Object.entries<Field>(body)
    .filter(([name, field]) => field.kind === kind && !field.optional && !(name in given))
    .map(([name, field]) => formField(resource, name, field));
}

/** The success of a write: in force, or waiting for another operator. */
const savedOrAsked = (answer: unknown, t: Translate): string =>
  typeof answer === 'object' && answer !== null && Reflect.get(answer, 'waits') === true
    ? t('crud.change.asked')
    : t('crud.saved');

/** An action that writes: it opens a form for the call's body, sends the call once, and shows the result. */
export function askAction<S extends Shape, Subject, A extends Answer>(
  target: AskTarget<Subject>,
  options: AskOptions<S, Subject, A>,
): ScreenAction<Subject> {
  const { resource, shape, rowsOf, titleOf, isBulk, of } = target;
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
    done = savedOrAsked,
  } = options;
  const name = options.name ?? call.path.split('/').at(-1) ?? call.path;
  /** Records that are being loaded for their form. */
  const loading = new Set<string>();
  const fixedOf = (subject: Subject): Partial<ShapeValue<S>> =>
    (typeof fixed === 'function' ? fixed(subject) : fixed) ?? {};

  function fieldsFor(subject: Subject, viewer: Viewer): FormField[] {
    const fixed = fixedOf(subject);
    const maker = fieldsOf(resource, call);
    const chosen =
      typeof fields === 'function' ? fields(maker, subject, viewer) : fields && maker.all(fields);
    const own = ruledFields(of ? rulesOf(of, call) : [], chosen ?? []).filter(({ name }) => !(name in fixed));
    const given = { ...fixed, ...Object.fromEntries(own.map(({ name }) => [name, true])) };
    return [
      ...automatic(resource, call.body, 'reason', given),
      ...own,
      ...automatic(resource, call.body, 'password', given),
      ...(load && of ? signature(resource, { ...of.row, ...of.detail }, call.body, given) : []),
    ];
  }

  async function sendIt(
    subject: Subject,
    values: FormValues,
    requestId: string,
    by: SendOptions = {},
  ): Promise<unknown> {
    const records = recordsInBody(call.body, rowsOf(subject).map(writtenOf), isBulk);
    const parts = { ...records, ...values, ...options.toBody?.(values), ...fixedOf(subject), requestId };
    const body = composeBody(call, parts);
    return send<Call>(call, body, by);
  }

  /** @throws ApiError `cancelled` if the operator does not confirm: the form stays open unchanged */
  async function beSure(
    values: FormValues,
    record: FormValues,
    { t, confirm }: ScreenContext,
  ): Promise<void> {
    const isNew = of !== undefined && call === of.calls['add'];
    const effect = of && (load || isNew) ? () => askEffect(of, values, isNew ? {} : record, t) : () => null;
    const question = (await (sure ?? effect)(values, t, record)) ?? null;
    const ok = options.ok ?? (drawer ? 'crud.save' : label);
    if (question === null || (await confirm({ text: question, ok }))) return;
    throw new ApiError({ kind: 'cancelled' });
  }

  function onDone(subject: Subject, answer: unknown, context: ScreenContext): void {
    context.onWritten();
    const names = new Map(rowsOf(subject).map((row) => [writtenOf(row).id, titleOf(row)]));
    // The answer was parsed with the description from which this type is derived.
    const told = answer as Answered<A>;
    const words = typeof done === 'function' ? done(told, context.t, subject) : done && context.t(done);
    showResult(answer, context.show, names, words ?? undefined, options.listed);
    options.onDone?.(told, context);
  }

  /** The record that a form edits. @returns `null` if it could not be loaded or edited, after a message has said so */
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

  /** Writes without a form, or after one that was only filled in. What can be undone waits first. */
  async function writeAtOnce(subject: Subject, values: FormValues, context: ScreenContext): Promise<void> {
    const { t, client, show } = context;
    const ids = rowsOf(subject).map((row) => writtenOf(row).id);
    const requestId = newRequestId();
    const words = t('crud.undoable', { action: t(label), n: ids.length });
    const outcome = await write(client, { resource, ids, touches: call.touches }, () =>
      options.undo
        ? undoable(words, (by) => sendIt(subject, values, requestId, by))
        : sendIt(subject, values, requestId),
    );
    const isDone = tellOutcome(outcome, t, {
      failed: (error) => {
        const unclear = unclearWrite(error);
        const { kind } = failureOf(error);
        if (unclear) show((dialog) => <LostDialog {...dialog} write={unclear} />);
        else if (options.undo && kind === 'cancelled') toast('info', t('crud.undone'));
        else if (options.undo && kind === 'sessionExpired') toast('warning', t('crud.notSent', { words }));
        else toastError(error);
      },
    });
    if (isDone) onDone(subject, outcome.answer, context);
  }

  async function perform(subject: Subject, context: ScreenContext): Promise<void> {
    const { t, viewer, show, confirm } = context;
    const rows = rowsOf(subject);
    const ids = rows.map((row) => writtenOf(row).id);
    const asked = fieldsFor(subject, viewer);
    const { touches } = call;
    if (asked.length === 0 && !drawer && !options.content && !context.review) {
      const words = options.undo ? undefined : text?.(subject, t, {});
      if (
        words !== undefined &&
        !(await confirm({
          title: label,
          text: typeof words === 'string' ? words : words.map((line, place) => <p key={place}>{line}</p>),
          danger,
          ok: options.ok ?? label,
        }))
      )
        return;
      await writeAtOnce(subject, {}, context);
      return;
    }
    const key = `${name} ${ids.join(' ')}`;
    const found = await read(subject, key, t);
    if (!found) return;
    const { record } = found;
    const [only] = rows;
    const { review } = context;
    const inReview = review && { ...formInReview(asked, review, options.focus), title: t(label) };
    const title =
      options.title?.(subject, t) ?? (only && !isBulk ? `${t(label)} · ${titleOf(only)}` : t(label));
    const Form = drawer ? EditorDrawer : FormDialog;
    show(
      (dialog) => (
        <Form
          {...dialog}
          name={resource}
          shape={shape}
          ids={ids.length > 0 ? ids : undefined}
          draft={`${resource} ${key}`}
          touches={touches}
          title={title}
          ok={options.ok ?? (drawer ? undefined : label)}
          danger={danger}
          wide={options.wide}
          record={record}
          fields={asked}
          {...(drawer ? {} : { focus: options.focus, ...inReview })}
          save={async (values, base, requestId) => {
            await beSure(values, base, context);
            if (options.undo) return values;
            return sendIt(subject, { ...newer(base), ...values }, requestId);
          }}
          onDone={(answer) => {
            if (options.undo) runAction(() => writeAtOnce(subject, recordOf(answer), context));
            else onDone(subject, answer, context);
          }}
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
    hotkey: options.hotkey,
    danger,
    primary: options.primary,
    forGood: options.forGood,
    permission: options.permission === undefined ? permissionOf(call) : options.permission,
    visible: options.visible,
    disabledReason: (subject, t, viewer) =>
      unreadableReason(resource, shape, call.body, rowsOf(subject), t) ??
      options.disabledReason?.(subject, t, viewer) ??
      null,
    perform,
  };
}
