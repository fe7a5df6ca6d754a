import type zh from './zh-CN';

export default {
  'error.notFound.title': 'The address was entered wrongly',
  'error.notFound.hint': 'There is no such page, or it has moved. Check the address, or start from the menu.',
  'error.notFound.home': 'Back to home page',
  'error.noPower.title': 'You are not authorised to be here',
  'error.noPower.hint':
    'To be given access, ask the system administrator and name your account and the page you need.',
  'error.noPower.again': 'Reauthorize',
  'error.noPower.home': 'Back to home page',
} satisfies Record<keyof typeof zh, string>;
