import { asset } from '@/contract/member/asset';
import { auth } from '@/contract/member/auth';
import { ledger } from '@/contract/member/ledger';
import { detail } from '@/domain/auth/authSections';
import { relatedList } from './relatedList';

export const Assets = relatedList(asset, 'menu.103', [
  'accountType',
  'coin',
  'available',
  'frozen',
  'total',
  'usdtValue',
  'updatedAt',
]);

export const Ledger = relatedList(ledger, 'menu.104', [
  'createdAt',
  'bizType',
  'accountType',
  'coin',
  'availableChange',
  'frozenChange',
  'availableAfter',
  'frozenAfter',
  'refNo',
  'operatorName',
]);

export const Auths = relatedList(
  auth,
  'menu.105',
  [
    'authNo',
    'authLevel',
    'status',
    'realName',
    'docNo',
    'faceScore',
    'dupCount',
    'rejectCodes',
    'reviewerName',
    'createdAt',
    'reviewedAt',
  ],
  detail,
);
