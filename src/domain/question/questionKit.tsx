import { MessageOutlined, QuestionCircleOutlined, UndoOutlined } from '@ant-design/icons';
import type { ReactNode } from 'react';
import { SITE } from '@/api/client';
import { openQuestion, REPLY_FOR_MEMBERS } from '@/contract/block/question';
import type { ThreadEntry, ThreadKind } from '@/contract/block/question';
import { answererOf, barredAs, stateOf, termsNamed } from '@/contract/flow';
import type { Flow } from '@/contract/flow';
import type { Resource } from '@/contract/resource';
import { question, QUESTION_KINDS, reply, retract } from '@/contract/shell/question';
import type { QuestionKind } from '@/contract/shell/question';
import type { ScreenAction, Viewer } from '@/crud/action/screenAction';
import type { Translate } from '@/i18n';
import type { Key } from '@/i18n/keys';
import { askAction } from '../kit/ask';
import type { AskOptions } from '../kit/askOptions';
import { whyBarred } from '../kit/moves';
import { titleOf } from '../kit/title';
import { Thread } from './Thread';

/** A record with what was asked about it. */
interface Questioned {
  thread: readonly ThreadEntry[];
}

type Body = typeof question.body;

const openIn = ({ thread }: Questioned): ThreadEntry | undefined => openQuestion(thread);

/** What was asked about a record and replied; nothing where nothing was. */
export const drawThread = ({ thread }: Questioned): ReactNode =>
  thread.length > 0 ? <Thread thread={thread} /> : null;

/** True for the operator whom the open question goes to. */
function isAsked(record: Questioned, { name, can }: Viewer): boolean {
  const open = openIn(record);
  if (!open || open.by === name) return false;
  return open.to === '' ? can(`${SITE}${REPLY_FOR_MEMBERS}`) : open.to === name;
}

/** @throws Error for a resource whose records nobody asks back about */
function kindOf({ name }: Resource): QuestionKind {
  const kind = QUESTION_KINDS.find((one) => one === name);
  if (!kind) throw new Error(`Nobody asks back about ${name}`);
  return kind;
}

/** Asking back about a record, replying, and taking the question back, as the flow of its life allows. */
export function questionKit<Row extends object & Questioned>(resource: Resource, flow: Flow) {
  const kind = kindOf(resource);
  const life = { flow, calls: {} };
  const target = {
    resource: resource.name,
    shape: { ...resource.row, ...resource.detail },
    titleOf: (row: object) => titleOf(resource, row),
    rowsOf: (row: Row) => [row],
    isBulk: false,
  };

  function action(
    move: ThreadKind,
    label: Key,
    options: Omit<AskOptions<Body, Row, undefined>, 'call' | 'label'>,
  ): ScreenAction<Row> {
    const terms = termsNamed(life, move);
    const call = { question, reply, retract }[move];
    return askAction<Body, Row, undefined>(target, {
      name: move,
      label,
      content: drawThread,
      ...options,
      call: { ...call, answer: undefined },
      permission: `${SITE}${call.permissionBy.paths[kind]}`,
      fixed: { kind },
      fields: (field) => [field('text', { label: `crud.question.text.${move}` })],
      visible: (row, viewer) =>
        terms.from.includes(stateOf(flow, row) ?? -1) && (options.visible?.(row, viewer) ?? true),
      disabledReason: (row, t: Translate, { name }) =>
        whyBarred(
          barredAs(terms, row, (one) => one === name),
          t,
        ),
    });
  }

  return {
    /** Asks back in place of a decision. */
    ask: action('question', 'crud.question.ask', {
      icon: <QuestionCircleOutlined />,
      hotkey: 'Q',
      visible: (row) => !openIn(row),
      text: (row, t) =>
        t('crud.question.askText', { who: answererOf(flow, row) ?? t('crud.question.anyone') }),
      done: 'crud.question.asked',
    }),
    reply: action('reply', 'crud.question.reply', {
      icon: <MessageOutlined />,
      primary: true,
      visible: isAsked,
      done: 'crud.question.sent',
    }),
    retract: action('retract', 'crud.question.retract', {
      icon: <UndoOutlined />,
      visible: (row) => openIn(row) !== undefined,
      done: 'crud.question.gone',
    }),
  } as const;
}
