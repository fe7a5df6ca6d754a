import type zh from '../zh-CN/kernel';

export default {
  'kernel.loading': 'Loading',
  'kernel.signIn': 'Sign in',
  'kernel.notFound': 'Page not found',
  'kernel.noPower': 'No permission',
  'kernel.stalled': 'The menu could not be loaded',
  'kernel.stalledHint': 'Check the network and try again; if it keeps failing, tell an administrator.',
  'kernel.retry': 'Try again',
  'kernel.signOut': 'Sign out',
  'kernel.home': 'Back to home',
  'kernel.crashed': 'This page failed',
  'kernel.crashedHint':
    'Other pages are not affected. Try again, or tell an administrator the number {{id}}.',
  'kernel.viewGone': 'The page could not be loaded',
  'kernel.viewGoneHint': 'A new version may have been released, or the network broke. Please try again.',
  'kernel.noView': 'No such page component',
  'kernel.noViewHint': 'The menu item "{{title}}" names {{component}}, and no page file fits.',
  'kernel.manyViews': 'The page component is not unique',
  'kernel.manyViewsHint':
    'The menu item "{{title}}" names {{component}}, which fits several files: {{files}}',
  'kernel.badLink': 'This link cannot be opened',
  'kernel.badLinkHint': 'The address of the menu item "{{title}}" is unsafe or not on the list.',
  'kernel.outside': 'External link',
  'kernel.outsideHint': 'You are about to leave the console for {{host}}',
  'kernel.open': 'Open the link',
  'kernel.menuBroken': 'The menu cannot be read, only home is shown. Please tell an administrator',
  'kernel.menuEmpty': 'You have no menu yet, only home is shown. Please ask an administrator',
  'kernel.themeBroken': 'Part of the stored settings could not be read and is back at its default',
  'kernel.skipped': '{{n}} menu items are misconfigured and were left out',
  'kernel.newVersion': 'New version',
  'kernel.newVersionAsk': 'Loading the new version loses what is not saved yet. Continue?',
} satisfies Record<keyof typeof zh, string>;
