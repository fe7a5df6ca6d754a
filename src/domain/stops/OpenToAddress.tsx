import type { Id } from '@/contract/field/brands';
import { withdrawAddress } from '@/contract/finance/withdrawAddress';
import { openQuestion } from './question';
import { StillOpen } from './StillOpen';

interface OpenToAddressProps {
  id: Id;
  address: string;
  step: 'previewBlacklist' | 'previewUnblacklist';
}

/** What is still open to or from an address, in the dialog that bars it or takes it off the blacklist. */
export const OpenToAddress = ({ id, address, step }: OpenToAddressProps) => (
  <StillOpen
    question={openQuestion(withdrawAddress.calls[step], { id })}
    filters={{ withdraw: { toAddress: address }, recharge: { fromAddress: address } }}
    holds={step === 'previewBlacklist'}
  />
);
