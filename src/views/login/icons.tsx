import type { ReactNode } from 'react';

function Icon({ children, size = 20 }: { children: ReactNode; size?: number }) {
  return (
    <svg
      width={size}
      height={size}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.8"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      {children}
    </svg>
  );
}

/** An eye, crossed out while the password is hidden. */
export function EyeIcon({ open }: { open: boolean }) {
  return (
    <Icon>
      <path d="M2 12c2.4-4.4 6-6.6 10-6.6S19.6 7.6 22 12c-2.4 4.4-6 6.6-10 6.600S4.4 16.4 2 12Z" />
      <circle cx="12" cy="12" r="3" />
      {!open && <path d="M4 4l16 16" />}
    </Icon>
  );
}

export function GlobeIcon() {
  return (
    <Icon size={16}>
      <circle cx="12" cy="12" r="9" />
      <path d="M3 12h18M12 3c3 3 3 15 0 18M12 3c-3 3-3 15 0 18" />
    </Icon>
  );
}

function GoogleIcon() {
  return (
    <Icon>
      <path d="M20 12h-8M18.2 6.200A8.5 8.5 0 1 0 20.5 12" />
    </Icon>
  );
}

function TelegramIcon() {
  return (
    <Icon>
      <path d="M21 4 3 11l6 2 2 6 3-4 4 3 3-14ZM9 13l8-6" />
    </Icon>
  );
}

function WechatIcon() {
  return (
    <Icon>
      <path d="M15.5 9.500C15 6.4 12.3 4.5 9 4.500c-3.6 0-6.5 2.3-6.5 5.3 0 1.7 1 3.2 2.5 4.200l-.5 2 2.3-1.200c.7.2 1.4.300 2.2.300" />
      <path d="M21.5 14.700c0-2.6-2.5-4.6-5.5-4.600s-5.5 2-5.5 4.6 2.5 4.6 5.5 4.600c.6 0 1.2-.1 1.8-.3l1.9 1-.4-1.700c1.4-.8 2.2-2.1 2.2-3.600Z" />
    </Icon>
  );
}

/** Icons of the third-party providers, by the server's names for them. */
export const PROVIDERS = [
  { name: 'google', Mark: GoogleIcon },
  { name: 'telegram', Mark: TelegramIcon },
  { name: 'wechat', Mark: WechatIcon },
] as const;
