import { commentsOf } from '../contract/comments';
import { describedCalls, describedResources } from '../contract/described';
import type { Json } from './json';

/** What calls are about that belong to no resource. */
const OTHERS: Readonly<Record<string, string>> = {
  board: 'The boards that run in the background of a room.',
  cluster: 'Members tied together by what they have in common.',
  dict: 'Dictionaries: the words of codes.',
  evidence: 'One record as evidence, with a digest.',
  home: 'What the home page shows.',
  homeAlerts: 'What is wrong at this moment.',
  homeDesk: "The operator's day, liabilities by coin, and the feeds of prices.",
  monitor: 'The server itself.',
  options: 'Lists that fields are chosen from.',
  own: "The operator's own sessions and doings.",
  pending: 'What waits for the operator.',
  personal: "The operator's own account.",
  profile: 'One member as a whole.',
  question: 'What reviewers ask back about records that wait, and the replies.',
  request: 'What became of a write whose answer was lost.',
  reveal: 'Masked fields in full.',
  review: 'Claims, and the walk from one record that waits to the next.',
  search: 'Records by what is known of them.',
  security: 'What a member signs in with.',
  session: 'Signing in and out.',
  sharedFilter: 'Filters that colleagues share on lists.',
  team: 'The members below one.',
  timeline: 'What happened to a member.',
  upload: 'Files in chunks.',
  website:
    'The one record of the site: what it says, what is switched off, its maintenance, and its history.',
};

/** The groups of operations, each with what it is about. @throws Error for a group without words */
export function tags(): Json[] {
  const names = new Set(describedCalls.map(({ id }) => id.split('.')[0] ?? id));
  const comments = new Map(
    describedResources.map(({ file, exportName, resource }) => [
      resource.name,
      commentsOf(file, exportName).comment,
    ]),
  );
  return [...names].map((name) => {
    const description = comments.get(name) ?? OTHERS[name];
    if (!description) throw new Error(`say in tools/openapi/tags.ts what the calls of ${name} are about`);
    return { name, description };
  });
}
